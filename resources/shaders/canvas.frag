#version 330 core
// All visible layers of one tile in one pass. The same formulas, in the same integer steps, as shade_rows.cpp.
// STEPS is defined by gl_tile_programs.cpp: a call of one of the over…() functions for each layer, bottom first.

const int heightHalf = 512;
const int scaleColors = 256;
const float surfaceSteps = 32768.0;
const float reliefAmbient = 0.3;
const float reliefMaximum = 511.0 / 256.0;
// Stands for "no height" in the texture.
const float noHeight = -1.0e29;
// Stands for the same in both channels of the rise.
const float noGradient = -1.0e30;
const int foldBits = 10;
const int fold = 1 << foldBits;

uniform isampler2D columns; // the cell of each screen column and row, folded into lines of 1024
uniform isampler2D rows;
uniform sampler2D heights;
uniform sampler2D gradients; // the rise to the east and down, unscaled
uniform usampler2D ids;     // with a rim of one cell
uniform usampler2D categories;
uniform usampler2D surfaces;
uniform sampler2D pictures;
uniform usampler2D tables;  // one look-up table a line: heights, categories, bodies, surfaces, depths

uniform int viewHeight;
uniform int shift;          // levels that the tile is coarser than the cells of columns and rows
uniform ivec2 origin;       // the tile's first cell
uniform int opacities[16];  // 1 to 256
uniform ivec3 paper;
uniform ivec3 outline;
uniform float low, sea, belowScale, aboveScale;
uniform float surfaceLow, surfaceScale, depthScale;
uniform float slope;
uniform vec3 light;

out vec4 color;

float heightAt(ivec2 cell) { return texelFetch(heights, cell, 0).r; }
uint idAt(ivec2 cell) { return texelFetch(ids, cell + 1, 0).r; }
ivec4 table(int line, int index) { return ivec4(texelFetch(tables, ivec2(index, line), 0)); }

int stepOf(float value, float start, float scale, int count)
{
    return int(min(max((value - start) * scale, 0.0), float(count - 1)));
}

ivec4 heightColor(ivec2 cell)
{
    float h = heightAt(cell);
    if (h <= noHeight)
        return ivec4(0);
    if (h >= sea)
        return table(0, 1 + heightHalf + stepOf(h, sea, aboveScale, heightHalf));
    return table(0, 1 + stepOf(h, low, belowScale, heightHalf));
}

float levelAt(uint q) { return float(int(q) - 1) / surfaceSteps; }

ivec4 surfaceColor(ivec2 cell)
{
    uint q = texelFetch(surfaces, cell, 0).r;
    return q == 0u ? ivec4(0) : table(3, 1 + stepOf(levelAt(q), surfaceLow, surfaceScale, scaleColors));
}

ivec4 depthColor(ivec2 cell)
{
    uint q = texelFetch(surfaces, cell, 0).r;
    float h = heightAt(cell);
    if (q == 0u || h <= noHeight)
        return ivec4(0);
    return table(4, 1 + stepOf(levelAt(q) - h, 0.0, depthScale, scaleColors));
}

ivec4 bodyColor(ivec2 cell)
{
    int id = int(idAt(cell));
    return table(2, id < 2 ? id : 2 + (id - 2) % 254);
}

ivec4 outlineColor(ivec2 cell)
{
    uint id = idAt(cell);
    bool rim = id != 0u
        && (idAt(cell + ivec2(-1, 0)) != id || idAt(cell + ivec2(1, 0)) != id || idAt(cell + ivec2(0, -1)) != id
            || idAt(cell + ivec2(0, 1)) != id);
    return rim ? ivec4(outline, 255) : ivec4(0);
}

// Brightness by the slope, in 1/256.
int relief(ivec2 cell, float opacity)
{
    vec2 rise = texelFetch(gradients, cell, 0).rg;
    if (rise == vec2(noGradient))
        return 256;
    float east = rise.x * slope;
    float down = rise.y * slope;
    float shade = max((light.z - east * light.x - down * light.y) / sqrt(1.0 + east * east + down * down), 0.0);
    float full = min(reliefAmbient + (1.0 - reliefAmbient) * shade, reliefMaximum);
    return int((1.0 + (full - 1.0) * opacity) * 256.0 + 0.5);
}

ivec3 over(ivec3 under, ivec4 top, int opacity)
{
    return top.a == 0 ? under : (top.rgb * opacity + under * (256 - opacity) + 128) >> 8;
}

ivec3 overHeight(ivec3 under, ivec2 cell, int opacity) { return over(under, heightColor(cell), opacity); }
ivec3 overBody(ivec3 under, ivec2 cell, int opacity) { return over(under, bodyColor(cell), opacity); }
ivec3 overSurface(ivec3 under, ivec2 cell, int opacity) { return over(under, surfaceColor(cell), opacity); }
ivec3 overDepth(ivec3 under, ivec2 cell, int opacity) { return over(under, depthColor(cell), opacity); }
ivec3 overOutline(ivec3 under, ivec2 cell, int opacity) { return over(under, outlineColor(cell), opacity); }

ivec3 overCategory(ivec3 under, ivec2 cell, int opacity)
{
    return over(under, table(1, int(texelFetch(categories, cell, 0).r)), opacity);
}

ivec3 overRelief(ivec3 under, ivec2 cell, int opacity)
{
    return min((under * relief(cell, float(opacity) / 256.0) + 128) >> 8, ivec3(255));
}

ivec3 overPicture(ivec3 under, ivec2 cell, int opacity)
{
    ivec4 above = ivec4(texelFetch(pictures, cell, 0) * 255.0 + 0.5);
    int keep = 65280 - above.a * opacity;
    return min((above.rgb * opacity * 255 + under * keep + 32640) / 65280, ivec3(255));
}

void main()
{
    int column = int(gl_FragCoord.x);
    int row = viewHeight - 1 - int(gl_FragCoord.y);
    ivec2 cell = ivec2(texelFetch(columns, ivec2(column & (fold - 1), column >> foldBits), 0).r,
                       texelFetch(rows, ivec2(row & (fold - 1), row >> foldBits), 0).r);
    cell = (cell >> shift) - origin;
    ivec3 sum = paper;
    STEPS
    color = vec4(vec3(sum) / 255.0, 1.0);
}
