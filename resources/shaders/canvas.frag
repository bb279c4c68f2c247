#version 330 core
// All visible layers of one tile in one pass. The same formulas, in the same integer steps, as shade_rows.cpp.

const int kHeight = 0, kRelief = 1, kCategory = 2, kWaterBody = 3, kSurface = 4, kDepth = 5, kOutline = 6, kPicture = 7;
const int heightHalf = 512;
const int scaleColors = 256;
const float surfaceSteps = 32768.0;
const float reliefAmbient = 0.3;
const float reliefMaximum = 511.0 / 256.0;
// Stands for "no height" in the texture.
const float noHeight = -1.0e29;
const int fold = 1024;

uniform isampler2D columns; // the cell of each screen column and row, folded into lines of 1024
uniform isampler2D rows;
uniform sampler2D heights;  // with a rim of one cell
uniform usampler2D ids;     // with a rim of one cell
uniform usampler2D categories;
uniform usampler2D surfaces;
uniform sampler2D pictures;
uniform sampler2D tables;   // one look-up table a line: heights, categories, bodies, surfaces, depths

uniform int viewHeight;
uniform int shift;          // levels that the tile is coarser than the cells of columns and rows
uniform ivec2 origin;       // the tile's first cell
uniform int planes;         // which textures there are: 1 heights, 2 ids, 4 categories, 8 surfaces, 16 pictures
uniform int stepCount;
uniform int kinds[16];
uniform int opacities[16];  // 1 to 256
uniform ivec3 paper;
uniform ivec3 outline;
uniform float low, sea, belowScale, aboveScale;
uniform float surfaceLow, surfaceScale, depthScale;
uniform float slope;
uniform vec3 light;

out vec4 color;

bool has(int plane) { return (planes & plane) != 0; }
float heightAt(ivec2 cell) { return texelFetch(heights, cell + 1, 0).r; }
uint idAt(ivec2 cell) { return texelFetch(ids, cell + 1, 0).r; }
ivec4 table(int line, int index) { return ivec4(texelFetch(tables, ivec2(index, line), 0) * 255.0 + 0.5); }

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

float known(float h, float here) { return h <= noHeight ? here : h; }

// Brightness by the slope, in 1/256.
int relief(ivec2 cell, float opacity)
{
    float e = heightAt(cell);
    if (e <= noHeight)
        return 256;
    float a = known(heightAt(cell + ivec2(-1, -1)), e);
    float b = known(heightAt(cell + ivec2(0, -1)), e);
    float c = known(heightAt(cell + ivec2(1, -1)), e);
    float d = known(heightAt(cell + ivec2(-1, 0)), e);
    float f = known(heightAt(cell + ivec2(1, 0)), e);
    float g = known(heightAt(cell + ivec2(-1, 1)), e);
    float h = known(heightAt(cell + ivec2(0, 1)), e);
    float k = known(heightAt(cell + ivec2(1, 1)), e);
    float east = ((c + 2.0 * f + k) - (a + 2.0 * d + g)) * slope;
    float down = ((g + 2.0 * h + k) - (a + 2.0 * b + c)) * slope;
    float shade = max((light.z - east * light.x - down * light.y) / sqrt(1.0 + east * east + down * down), 0.0);
    float full = min(reliefAmbient + (1.0 - reliefAmbient) * shade, reliefMaximum);
    return int((1.0 + (full - 1.0) * opacity) * 256.0 + 0.5);
}

ivec3 picture(ivec3 under, ivec2 cell, int opacity)
{
    ivec4 over = ivec4(texelFetch(pictures, cell, 0) * 255.0 + 0.5);
    int keep = 65280 - over.a * opacity;
    return min((over.rgb * opacity * 255 + under * keep + 32640) / 65280, ivec3(255));
}

void main()
{
    int column = int(gl_FragCoord.x);
    int row = viewHeight - 1 - int(gl_FragCoord.y);
    ivec2 cell = ivec2(texelFetch(columns, ivec2(column % fold, column / fold), 0).r,
                       texelFetch(rows, ivec2(row % fold, row / fold), 0).r);
    cell = (cell >> shift) - origin;
    ivec3 sum = paper;
    for (int i = 0; i < stepCount; ++i) {
        int kind = kinds[i];
        int opacity = opacities[i];
        ivec4 over = ivec4(0);
        if (kind == kRelief) {
            if (has(1))
                sum = min((sum * relief(cell, float(opacity) / 256.0) + 128) >> 8, ivec3(255));
        } else if (kind == kPicture) {
            if (has(16))
                sum = picture(sum, cell, opacity);
        } else if (kind == kHeight) {
            if (has(1))
                over = heightColor(cell);
        } else if (kind == kCategory) {
            if (has(4))
                over = table(1, int(texelFetch(categories, cell, 0).r));
        } else if (kind == kWaterBody) {
            if (has(2))
                over = bodyColor(cell);
        } else if (kind == kSurface) {
            if (has(8))
                over = surfaceColor(cell);
        } else if (kind == kDepth) {
            if (has(1) && has(8))
                over = depthColor(cell);
        } else if (kind == kOutline) {
            if (has(2))
                over = outlineColor(cell);
        }
        if (over.a != 0)
            sum = (over.rgb * opacity + sum * (256 - opacity) + 128) >> 8;
    }
    color = vec4(vec3(sum) / 255.0, 1.0);
}
