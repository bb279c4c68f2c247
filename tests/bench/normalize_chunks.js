// The peer of the normalize rows: reads, pads, trims and prints chunk texts as a script for Node would.
// node normalize_chunks.js MODE RESULT INPUT [OUTPUT]; RESULT gets the seconds that the work took, without Node's
// start, and the length of everything printed, in UTF-16 code units.
//   memory   INPUT holds the texts with a NUL behind each; reading it does not count
//   files    INPUT is a folder of chunk files, OUTPUT one for the new files; each is written beside its name and renamed
//   flushed  the same with each file flushed to the disk before it is renamed
'use strict';
const fs = require('fs');
const path = require('path');

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

function normalizeTexts(texts) {
    let length = 0;
    for (const text of texts) length += JSON.stringify(normalize(JSON.parse(text))).length;
    return length;
}

function normalizeFiles(input, output, flush) {
    let length = 0;
    for (const name of fs.readdirSync(input)) {
        const text = JSON.stringify(normalize(JSON.parse(fs.readFileSync(path.join(input, name), 'utf8'))));
        const temporary = path.join(output, `${name}.tmp`);
        const file = fs.openSync(temporary, 'w');
        fs.writeSync(file, text);
        if (flush) fs.fsyncSync(file);
        fs.closeSync(file);
        fs.renameSync(temporary, path.join(output, name));
        length += text.length;
    }
    return length;
}

const [mode, result, input, output] = process.argv.slice(2);
let texts = [];
if (mode === 'memory') {
    texts = fs.readFileSync(input, 'utf8').split('\0');
    texts.pop();
}
const start = process.hrtime.bigint();
const length = mode === 'memory' ? normalizeTexts(texts) : normalizeFiles(input, output, mode === 'flushed');
const seconds = Number(process.hrtime.bigint() - start) / 1e9;
fs.writeFileSync(result, `${seconds} ${length}\n`);
