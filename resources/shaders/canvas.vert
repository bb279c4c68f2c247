#version 330 core
// One triangle over the whole viewport; the scissor cuts out what is drawn.
void main()
{
    vec2 corner = vec2((gl_VertexID & 1) * 4 - 1, (gl_VertexID >> 1) * 4 - 1);
    gl_Position = vec4(corner, 0.0, 1.0);
}
