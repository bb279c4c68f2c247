#version 330 core
// Puts one piece of the picture of the overlays over the frame; premultiplied.
uniform sampler2D picture;
uniform ivec2 origin; // the piece's first screen pixel
uniform int viewHeight;
out vec4 color;

void main()
{
    ivec2 screen = ivec2(int(gl_FragCoord.x), viewHeight - 1 - int(gl_FragCoord.y));
    color = texelFetch(picture, screen - origin, 0);
}
