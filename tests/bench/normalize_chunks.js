// The peer of the row normalize-memory: reads, pads, trims and prints chunk texts as a script for Node would.
// node normalize_chunks.js INPUT RESULT: INPUT holds the texts with a NUL behind each; RESULT gets the seconds
// that the work took (without starting and reading) and the length of everything printed, in UTF-16 code units.
'use strict';
const fs = require('fs');

const width = 32;
const height = 32;

function padRows(rows, pad) {
    const out = [];
    for (let y = 0; y < height; ++y) {
        const row = typeof rows[y] === 'string' ? rows[y] : '';
        out.push(row.length > width ? row.slice(0, width) : row.padEnd(width, pad));
    }
    return out;
}

function trimPatch(patch) {
    let rows = patch.rows.map((row) => row.replaceAll('.', ' ').replace(/ +$/, ''));
    let top = 0;
    while (top < rows.length && rows[top] === '') ++top;
    let bottom = rows.length;
    while (bottom > top && rows[bottom - 1] === '') --bottom;
    rows = rows.slice(top, bottom);
    let left = Infinity;
    for (const row of rows) {
        if (row !== '') left = Math.min(left, row.length - row.trimStart().length);
    }
    if (rows.length > 0) {
        patch.rows = rows.map((row) => row.slice(left));
        patch.x += left;
        patch.y += top;
    } else {
        patch.rows = [];
    }
}

function normalize(chunk) {
    for (const layer of chunk.roomLayers) {
        layer.rows = padRows(layer.rows, layer.layer === 0 ? '.' : ' ');
        layer.instanceIds = chunk.instances.filter((i) => i.layer === layer.layer).map((i) => i.id);
    }
    chunk.roomLayers.sort((a, b) => a.layer - b.layer);
    for (const instance of chunk.instances) {
        instance.x = Math.min(Math.max(Math.floor(instance.x), 0), width - 1);
        instance.y = Math.min(Math.max(Math.floor(instance.y), 0), height - 1);
        instance.record.position = {
            ...instance.record.position,
            x: chunk.chunkX * width + instance.x,
            y: chunk.chunkY * height + instance.y,
        };
    }
    for (const patch of chunk.heightLayers) trimPatch(patch);
    return chunk;
}

const texts = fs.readFileSync(process.argv[2], 'utf8').split('\0');
texts.pop();
const start = process.hrtime.bigint();
let length = 0;
for (const text of texts) length += JSON.stringify(normalize(JSON.parse(text))).length;
const seconds = Number(process.hrtime.bigint() - start) / 1e9;
fs.writeFileSync(process.argv[3], `${seconds} ${length}\n`);
