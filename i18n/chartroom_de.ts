<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Chartroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See, check and mend game worlds: terrain blueprints, chunk worlds and blobs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built with Qt %1, QCustomPlot, fmt, simdjson, xxHash and CLI11.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it assumes: the names of biomes, town tiers and road tiers come from the built-in palette unless another one is given. The sea level is the one that a file states; a file that states none is shown with 0.15.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>&amp;Open File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open World &amp;Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open S&amp;ample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen Closed &amp;Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset Docks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find Action…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Chartroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Blueprint</name>
    <message>
        <source>%1 (unknown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ocean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>salt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rugged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trail</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ByteValue</name>
    <message>
        <source>bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: the count %1 is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: %1 bytes counted, %2 are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tag</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Biome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names and colours come from the palette: an assumption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ordinal that is stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The palette does not have this biome: the server would refuse the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>CRLF became LF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LF became CRLF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No envelope in it is whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last whole envelope is &apos;{domain}&apos; at offset {offset} ({length} bytes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not even the header is whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>but a generation cannot be negative, so the field is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newer than {expected}: the file comes from a newer build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name is empty (byte count 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name is null (byte count -1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its byte count is negative: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its byte count is {found}, but only {expected} bytes are left in the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its {found} bytes are not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file comes from a newer build, so open it with a newer version of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is not a known generation, so the header is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a length cannot be negative, so the field is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes missing: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes too many: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has {found} bytes; the header of a blob alone needs {expected}. It was cut short, or it is some other kind of file: copy or download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with {found}; a blob begins with {expected}. It is some other kind of file, or its start was damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The codec generation is {found}; the known one is {expected}: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flags are {found}; expected {expected}. Unknown bits: {bits}. The file is not damaged by that, it comes from a newer build: open it with a newer version of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header declares {expected} data bytes; {found} follow it: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header declares the hash {expected}; the data have {found}. Data or hash were damaged after the file was written: copy or download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data end inside an envelope&apos;s header: {expected} bytes are needed at offset {offset}, {found} are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The envelope&apos;s domain cannot be read: {problem}. The data are damaged, or are no envelope.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{domain}&apos; is at generation {found}, {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content of &apos;{domain}&apos; declares {found} bytes; {expected} are left in the data. The length is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} bytes follow the root envelope; nothing may stand behind it. The envelope&apos;s length is damaged, or something was appended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{domain}&apos; is at generation {found}, older than {expected}: the game migrates it when it reads the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{domain}&apos; is not in the list of known domains: its generation {found} cannot be judged. If it is new in your version of the game, add it to the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{domain}&apos; at offset {offset}, found by search, is at generation {found}, newer than {expected}: the game would refuse it. Open it with a newer version of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hash fits: the data are as they were written. That is no proof against tampering, since anybody can compute it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file carries no hash: damage inside its data cannot be noticed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged. A newer version of the game will not read it either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file comes from a newer build of the game and is not damaged by what was checked. Update the game to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a blob.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty: it was created, but nothing was written or transferred. Save or copy it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From offset {offset} to the end there are only zeros ({found} bytes): the disk space was reserved, but the content was never written (a crash, a full disk or a broken download). Take a backup or download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was cut short: {found} of {expected} bytes are there, {missing} are missing. {lastWhole} Copy or download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} bytes stand behind the declared data, from offset {offset} on: something was appended, or the transfer padded the file. They can be cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the length field is wrong: it says {found}, and the hash proves the {expected} bytes that follow the header to be whole. It can be set right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A byte order mark (EF BB BF) stands before the magic: an editor or script saved the file as text. It can be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header is big-endian: the program that wrote it used the wrong byte order. Each header field can be reversed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The magic is BHBL, generation {found}: the file was written before version 1.0 of the format. Open it with the version of the game that wrote it and export it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the JSON text of a level under a .blob name. Give it the ending .json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a zip archive. Unpack it; the blob may be inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a gzip file: the blob was compressed in transfer. Unpack it (gunzip).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an OpenPGP file: the level is signed or encrypted. Decrypt it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an HTML page: the download gave an error or log-in page instead of the file. Download it again in a browser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a Git LFS pointer: the file itself was not fetched. Run &apos;git lfs pull&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line ends were converted in transfer ({direction}): the file was sent or checked out as text. Undoing it in {found} places makes the length fit. Transfer it as binary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bytes EF BF BD (a replacement character) occur from offset {offset} on: the file was decoded as text and saved again, and the bytes they stand for are lost. Take the original.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hash was made with seed {found}; the format wants seed {expected}. The data are whole; the hash can be set right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hash was made over header bytes 0 to {found} and the data; the format wants the data only. The data are whole; the hash can be set right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One bit is flipped: bit {bit} of the byte at offset {offset}, {found} instead of {expected}. It can be flipped back. Test the memory or disk that the file was on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is sound except the hash, which matches nothing that was tried: the data or the hash field ({found}) are damaged, and it cannot be told where. Take a backup or download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a list of domains: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is the damaged file itself: a repair goes to a new file. Give another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is accepted: there is nothing to mend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be mended: no cause is proven. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty: a blueprint begins with ISLA or ISLA_V1. Generate or copy it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first byte is {found}; a blueprint begins with 0x49 (version 2) or 0x07 (version 1). This is some other kind of file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The magic is {found}; expected {expected}. This is some other kind of file, or its start was overwritten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format version is {found}; the server reads version {expected} only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends inside {field}: {expected} bytes are needed at offset {offset}, {found} are there. Copy or generate the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section {tag} declares {found} bytes, but only {expected} are left in the file. It was cut short, or the length is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first section is {found}; the server expects {expected} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section {tag} occurs a second time; the first one is at offset {expected}. The server allows each tag once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section {tag} holds {found} bytes, but its content needs {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section {tag} is not a registered one: it is skipped ({length} bytes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MapSize is {found}; the server accepts {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section {tag} holds {found} bytes; a map of {mapSize} x {mapSize} pixels needs exactly {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) has biome {found}, but only {expected} biomes are known. Pixels with an unknown biome: {count}; ordinals: {ordinals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town {index} has tier {found}, but only {expected} tiers are known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town {index}: the highway flag is {found}; expected {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of {items} is {found}; the bytes left can hold {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text {field} cannot be read: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TCRV of curve version {version} has {found} bytes; expected {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TCRV has curve version {found}, newer than {expected}: it is read as version {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water body {id}: {field} is {found}; expected {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a version 1 file: the format is deprecated. Convert it to version 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{length} bytes follow the Trail roads; the server ignores them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The water sections come together, but {missing} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) has water body {id}, but its biome is {found}. Pixels where body and biome disagree: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) has surface value {found}, but water body {id}. Pixels where surface and body disagree: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) has surface value {found}; the level of its water body {id} encodes to {expected}. Pixels that differ: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water body {id}: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water body {id} has type {found}; id 1 and only id 1 is the ocean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) is the first of water body {found}, after body {expected}: ids are given in the order of the scan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water body {id} declares {found} pixels; the grid has {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water body {id} declares its centroid at {found}; the grid&apos;s is at {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) has height {found}. Heights that are no finite numbers: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) has biome {found}, but only {expected} biomes are known. Pixels with an unknown biome: {count}; ordinals: {ordinals}. Version 2 would reject it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town {index} has tier {found}, but only {expected} tiers are known. Version 2 would reject it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{road} road {path}, point {index} lies at ({found}), outside of 0 to {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town {index} lies at ({found}), outside of 0 to {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The generation parameters are placeholders: this file was converted from version 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file&apos;s name says seed {found}, but the embedded WorldSeed is {expected}: the server looks the file up by its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is configured for WorldSeed {expected}; the file holds {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is configured for MapSize {expected}; the file holds {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is configured for WorldSeed 0 (random): it never finds a generated file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: there is no such file or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a regular file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be mapped into memory: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} became shorter while it was read: it had {expected} bytes, {found} are left. Open it again when the program that writes it has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} was changed by another program while it was read. Open it again to see its new content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is none of the known kinds: it starts neither as a blueprint nor as a blob, and its name ends in none of .dat, .blob and .json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a palette: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a server configuration: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be converted: the server would refuse it. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rugged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {count} pixels, but no row in WBTB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id 0 means no water and must have no row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has a row already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has a row, but no pixel in WBID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its MapSize is {expected} instead of {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heights at {count} pixels, first {expected} instead of {found} at ({x}, {y})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>biomes at {count} pixels, first {expected} instead of {found} at ({x}, {y})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {expected} towns instead of {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place or tier of {count} towns, first of town {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {expected} road paths instead of {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} road paths, first path {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is rejected itself ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no version 1 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program changed it meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>salinity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its length prefix is longer than 5 bytes or above 2147483647</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section ends before or inside its length prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its {found} bytes do not fit into the section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its bytes are not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the magic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the format version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a biome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>towns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of towns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of road paths or points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a section&apos;s tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a section&apos;s length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section {tag} is not in the file. Without PRMS, HGTS or BIOM the server refuses it; without towns or roads it loads empty lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version 1 twin {path} does not match: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>infinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-infinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version 1: knots t1 to t4, one spike maximum pooled over many seeds, a 50 m plateau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version 2: as version 1, but the spike maximum is this seed&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version 3: knots K1 to K4 of six (K5 and K6 are fixed), fixed shelves at 100 m and 220 m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version 4: as version 3, but the shelves vary over the map around their base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version 5: as version 4, with a preset and its K5 and K6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newer than version 5: read as version 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum before the curve, pooled over the calibration seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum before the curve, of this seed: without it the heights cannot be made again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low end of the 50 m plateau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High end of the 50 m plateau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fixed shelf at 100 m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fixed shelf at 220 m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base of the lower shelf; it varies by benchAmp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base of the upper shelf; it varies by plateauAmp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 (compact)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 (balanced)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knot t%1, before the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knot K%1 of six, before the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A constant of this version, not stored in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per island width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to WorldSeed for this noise field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower shelf varies by plus or minus this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper shelf varies by plus or minus this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least output span of a shelf: shelf strength blends from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest output span of a shelf: shelf strength blends up to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undulations of the shelves&apos; elevation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undulations of the shelves&apos; strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height curve (TCRV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For information only: the stored heights are curved already, nothing applies the curve again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sea level of the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No peak rises above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slope of the curve behind its last knot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain detail (TDTL)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For information only: the stored heights carry the detail already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no TCRV beside it: the generator&apos;s detail passes need the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown version: shown as if it were version 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shelf relief, plus or minus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undulations of the shelf relief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K of the drainage incision: depth = K · accumulation^p · slope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p of the drainage incision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deepest incision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No incision below this height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crater radii</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No detail within this distance of the crater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the incision on shelves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deprecated. The original reader has no checks for it and would misread a damaged file: the refusals shown here (mapsize, count, truncated) are this program&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither version 1 nor version 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pixel counts as 1 m: an assumption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 biomes and %2 town tiers are taken as known. The lists live in the game, not in the file: an assumption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generation (PRMS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholders: the file was converted from version 1, which does not carry them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is a placeholder: it is not compared with the server&apos;s configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resolved seed; the server finds the file by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When this file was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the ocean&apos;s row in WBTB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the curve (TCRV): the file has no ocean row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed: the file gives none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 raw = 251 m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All road sections are there and empty: the generator ran with SkipRoads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transitional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One flat level a water body; a flat sea model will replace the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>provisional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ocean salt, lake fresh: a placeholder, no mechanic uses it yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heights have the raw legacy profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pixel</name>
    <message>
        <source>%1 m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>body %1 (not listed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (stored %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none (stored 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x, y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height, raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surface, raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Roads</name>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number within its tier, from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length (m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pixel counts as 1 m: an assumption</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Generation parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water body of each pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water surface of each pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads: Highway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads: Branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads: Rugged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads: Trail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not registered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown, skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate, not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic ISLA_V1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MapSize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heights and biomes, in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First byte, counted from the start of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes of content, without tag and length, as the file declares them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes are there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Towns</name>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number in the file, from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names come from the palette: an assumption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels, to the east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels, to the south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highway node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the generator joined it to the highways; version 1 does not carry it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaterBodies</name>
    <message>
        <source>One flat level a body is a transitional rule of the generator: a later sea model replaces it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the body&apos;s pixels, as the file states it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salinity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provisional: the generator sets ocean salt, lake fresh; nothing uses it yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level (raw)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level (m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre y</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowStart</name>
    <message>
        <source>The name %1 is not valid UTF-8. Rename the file to open it here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::app::ActionSearch</name>
    <message>
        <source>Find action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a part of an action&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::app::CloseGuard</name>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are changes that are not saved. Save them before closing?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::app::DocumentTabs</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 unsaved change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::app::Documents</name>
    <message>
        <source>%1 is not a folder that can be opened here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::app::MainWindow</name>
    <message>
        <source>Chartroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] - Chartroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything known (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::app::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Docks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::app::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::app::RecentCard</name>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blueprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blob</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language changes when Chartroom is started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without OpenGL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic takes OpenGL where a graphics card does the work, and draws without it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw maps with:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mouse wheel zooms (Ctrl+wheel: finer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise the wheel scrolls and Ctrl+wheel zooms.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::app::ShortcutsModel</name>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::app::ShortcutsPage</name>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiled keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by name or keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shortcut:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Other:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to “%2” (%3). Take it away there first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::app::StartPage</name>
    <message>
        <source>Chartroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See, check and mend game worlds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files and folders can be dropped anywhere in this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that you open are remembered here.

Open a file, or look at the sample island first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::app::StatusArea</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::canvas::Minimap</name>
    <message>
        <source>The whole map. Click or drag to go there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::canvas::RasterView</name>
    <message numerus="yes">
        <source>Raster, %n thread(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::model::ByteValuesModel</name>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::model::ParametersModel</name>
    <message>
        <source>Parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::views::ByteFindBar</name>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-16 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the text stands for. Numbers and UTF-16 are looked for in both byte orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what to look for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be read as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (past the end of the file)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found; counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::views::ByteGotoBar</name>
    <message>
        <source>&amp;Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example 1234, 0x4D2, +16 or -16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No offset between 0 and %1 (0x%2).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::views::ByteInspector</name>
    <message>
        <source>What the bytes at the caret mean, as number, string or count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values at the caret</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::views::BytePanel</name>
    <message>
        <source>Offset %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 selected, to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::views::ByteView</name>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caret at offset %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 bytes are too many for the clipboard: it takes %L2 at most. Nothing was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the offset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln bytes.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset %1 (0x%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;C array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as hex &amp;dump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::views::FindingsDock</name>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problems of the file appear here when the check has run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::views::FindingsModel</name>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place (offset + bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more of this kind are not listed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chartroom::views::VerdictBar</name>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the first problem</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
