#version 330 core
// Puts one piece of the picture of the overlays over the frame; premultiplied.
uniform sampler2D picture;
uniform ivec2 origin; // the piece's first pixel in the picture
uniform vec2 shift;   // of the picture's corner on the screen
uniform float zoom;   // screen pixels a pixel of the picture
uniform int viewHeight;
out vec4 color;

void main()
{
    vec2 screen = vec2(gl_FragCoord.x, float(viewHeight) - gl_FragCoord.y);
    ivec2 at = ivec2(floor((screen - shift) / zoom)) - origin;
    color = texelFetch(picture, clamp(at, ivec2(0), textureSize(picture, 0) - 1), 0);
}
