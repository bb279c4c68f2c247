<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Chartroom</source>
        <translation>Über Chartroom</translation>
    </message>
    <message>
        <source>See, check and mend game worlds: terrain blueprints, chunk worlds and blobs.</source>
        <translation>Spielwelten ansehen, prüfen und reparieren: Geländepläne, Chunk-Welten und Blobs.</translation>
    </message>
    <message>
        <source>Built with Qt %1, QCustomPlot, fmt, simdjson, xxHash and CLI11.</source>
        <translation>Erstellt mit Qt %1, QCustomPlot, fmt, simdjson, xxHash und CLI11.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>What it assumes: the names of biomes, town tiers and road tiers come from the built-in palette unless another one is given. The sea level is the one that a file states; a file that states none is shown with 0.15.</source>
        <translation>Annahmen: Die Namen von Biomen, Orts- und Straßenstufen stammen aus der eingebauten Palette, wenn keine andere angegeben ist. Als Meeresspiegel gilt der in der Datei angegebene; gibt eine Datei keinen an, wird 0,15 angenommen.</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>&amp;Open File…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open World &amp;Folder…</source>
        <translation>&amp;Weltordner öffnen…</translation>
    </message>
    <message>
        <source>Open S&amp;ample</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Diese Liste &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>Reiter &amp;schließen</translation>
    </message>
    <message>
        <source>Reopen Closed &amp;Tab</source>
        <translation>Geschlossenen Reiter wieder ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Next Tab</source>
        <translation>&amp;Nächster Reiter</translation>
    </message>
    <message>
        <source>&amp;Previous Tab</source>
        <translation>&amp;Voriger Reiter</translation>
    </message>
    <message>
        <source>&amp;Reset Docks</source>
        <translation>&amp;Docks zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Find Action…</source>
        <translation>&amp;Aktion suchen…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>&amp;About Chartroom</source>
        <translation>Ü&amp;ber Chartroom</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>&amp;Relief</source>
        <translation>&amp;Relief</translation>
    </message>
    <message>
        <source>&amp;Biome</source>
        <translation>&amp;Biom</translation>
    </message>
    <message>
        <source>&amp;Water Bodies</source>
        <translation>Ge&amp;wässer</translation>
    </message>
    <message>
        <source>Water &amp;Surface</source>
        <translation>Wasser&amp;spiegel</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>&amp;Tiefe</translation>
    </message>
    <message>
        <source>Sh&amp;ores</source>
        <translation>&amp;Ufer</translation>
    </message>
    <message>
        <source>Roa&amp;ds</source>
        <translation>St&amp;raßen</translation>
    </message>
    <message>
        <source>&amp;Towns</source>
        <translation>&amp;Orte</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;1:1</source>
        <translation>&amp;1:1</translation>
    </message>
    <message>
        <source>&amp;Fit Map</source>
        <translation>&amp;Karte einpassen</translation>
    </message>
    <message>
        <source>&amp;Go to Pixel…</source>
        <translation>Gehe zu &amp;Pixel…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Fo&amp;rward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>&amp;Minimap</source>
        <translation>&amp;Übersichtskarte</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Gitter</translation>
    </message>
    <message>
        <source>Copy &amp;Values</source>
        <translation>&amp;Werte kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Coordinates</source>
        <translation>&amp;Koordinaten kopieren</translation>
    </message>
    <message>
        <source>&amp;Check Again</source>
        <translation>Erneut &amp;prüfen</translation>
    </message>
    <message>
        <source>Compare with &amp;Server Configuration…</source>
        <translation>Mit &amp;Serverkonfiguration vergleichen…</translation>
    </message>
    <message>
        <source>Compare with Version 1 &amp;Twin</source>
        <translation>Mit &amp;Zwilling der Version 1 vergleichen</translation>
    </message>
    <message>
        <source>Choose &amp;Palette…</source>
        <translation>&amp;Palette wählen…</translation>
    </message>
    <message>
        <source>&amp;Default Palette</source>
        <translation>&amp;Standardpalette</translation>
    </message>
    <message>
        <source>Draw with Open&amp;GL</source>
        <translation>Mit Open&amp;GL zeichnen</translation>
    </message>
    <message>
        <source>Draw with the &amp;Processor</source>
        <translation>Mit dem P&amp;rozessor zeichnen</translation>
    </message>
    <message>
        <source>&amp;Repair to Copy…</source>
        <translation>In Kopie &amp;reparieren …</translation>
    </message>
    <message>
        <source>&amp;Compare with Another Blob…</source>
        <translation>Mit anderem Blob &amp;vergleichen …</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>&amp;Erneut prüfen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>&amp;Rückwärts weitersuchen</translation>
    </message>
    <message>
        <source>&amp;Go to Offset…</source>
        <translation>&amp;Gehe zu Offset …</translation>
    </message>
    <message>
        <source>Copy as &amp;Hex</source>
        <translation>Als &amp;Hex kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;C Array</source>
        <translation>Als &amp;C-Feld kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Offset</source>
        <translation>&amp;Offset kopieren</translation>
    </message>
    <message>
        <source>Next &amp;Unclaimed Bytes</source>
        <translation>Nächste &amp;herrenlose Bytes</translation>
    </message>
    <message>
        <source>Pre&amp;vious Unclaimed Bytes</source>
        <translation>&amp;Vorige herrenlose Bytes</translation>
    </message>
    <message>
        <source>&amp;Bigger Letters</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>&amp;Smaller Letters</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Normal Letters</source>
        <translation>&amp;Normale Schrift</translation>
    </message>
    <message>
        <source>Bytes per Line: &amp;Automatic</source>
        <translation>Bytes je Zeile: &amp;automatisch</translation>
    </message>
    <message>
        <source>Bytes per Line: &amp;8</source>
        <translation>Bytes je Zeile: &amp;8</translation>
    </message>
    <message>
        <source>Bytes per Line: &amp;16</source>
        <translation>Bytes je Zeile: &amp;16</translation>
    </message>
    <message>
        <source>Bytes per Line: &amp;32</source>
        <translation>Bytes je Zeile: &amp;32</translation>
    </message>
    <message>
        <source>&amp;Export Table…</source>
        <translation>Tabelle &amp;exportieren …</translation>
    </message>
    <message>
        <source>Look for &amp;All Causes of the Selected</source>
        <translation>&amp;Alle Ursachen der Auswahl suchen</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>Bild &amp;exportieren…</translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation>&amp;Umwandeln…</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>&amp;Radierer</translation>
    </message>
    <message>
        <source>&amp;Hole</source>
        <translation>&amp;Loch</translation>
    </message>
    <message>
        <source>Rectan&amp;gle</source>
        <translation>&amp;Rechteck</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Füllen</translation>
    </message>
    <message>
        <source>&amp;Picker</source>
        <translation>Pi&amp;pette</translation>
    </message>
    <message>
        <source>S&amp;tamp</source>
        <translation>&amp;Stempel</translation>
    </message>
    <message>
        <source>Select &amp;Rectangle</source>
        <translation>R&amp;echteck auswählen</translation>
    </message>
    <message>
        <source>Select Connected (&amp;Wand)</source>
        <translation>&amp;Zusammenhängendes auswählen (Zauberstab)</translation>
    </message>
    <message>
        <source>Select &amp;Same Symbol</source>
        <translation>&amp;Gleiches Symbol auswählen</translation>
    </message>
    <message>
        <source>&amp;Instances</source>
        <translation>&amp;Instanzen</translation>
    </message>
    <message>
        <source>&amp;Chunks</source>
        <translation>&amp;Chunks</translation>
    </message>
    <message>
        <source>Mirror Left to &amp;Right</source>
        <translation>&amp;Waagerecht spiegeln</translation>
    </message>
    <message>
        <source>Mirror Top to &amp;Bottom</source>
        <translation>&amp;Senkrecht spiegeln</translation>
    </message>
    <message>
        <source>&amp;Turn Clockwise</source>
        <translation>Im &amp;Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn &amp;Back</source>
        <translation>&amp;Gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>&amp;Duplicate Chunks</source>
        <translation>Chunks &amp;duplizieren</translation>
    </message>
    <message>
        <source>Fill Chunk Back&amp;ground</source>
        <translation>Chunk-Hinter&amp;grund füllen</translation>
    </message>
    <message>
        <source>&amp;Larger Brush</source>
        <translation>&amp;Größerer Pinsel</translation>
    </message>
    <message>
        <source>S&amp;maller Brush</source>
        <translation>&amp;Kleinerer Pinsel</translation>
    </message>
    <message>
        <source>R&amp;ound Brush</source>
        <translation>&amp;Runder Pinsel</translation>
    </message>
    <message>
        <source>Selections Take All La&amp;yers</source>
        <translation>Auswahl um&amp;fasst alle Ebenen</translation>
    </message>
    <message>
        <source>Take Stamp</source>
        <translation>Stempel nehmen</translation>
    </message>
    <message>
        <source>Keep Stamp</source>
        <translation>Stempel merken</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Select &amp;All in View</source>
        <translation>Alles &amp;in Sicht auswählen</translation>
    </message>
    <message>
        <source>Select &amp;None</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Go to Tile…</source>
        <translation>&amp;Gehe zu Kachel…</translation>
    </message>
    <message>
        <source>Go to &amp;Spawn</source>
        <translation>Zum Sta&amp;rtpunkt</translation>
    </message>
    <message>
        <source>Chunk Bor&amp;ders</source>
        <translation>Chunk-&amp;Ränder</translation>
    </message>
    <message>
        <source>&amp;Instances on the Map</source>
        <translation>&amp;Instanzen auf der Karte</translation>
    </message>
    <message>
        <source>Spawn and Boo&amp;kmarks</source>
        <translation>Startpunkt und &amp;Lesezeichen</translation>
    </message>
    <message>
        <source>Heights with &amp;Relief</source>
        <translation>Höhen &amp;plastisch</translation>
    </message>
    <message>
        <source>&amp;Highlight Active Layer</source>
        <translation>Aktive Ebene &amp;hervorheben</translation>
    </message>
    <message>
        <source>Layer &amp;Above</source>
        <translation>Ebene &amp;darüber</translation>
    </message>
    <message>
        <source>Layer &amp;Below</source>
        <translation>Ebene daru&amp;nter</translation>
    </message>
    <message>
        <source>&amp;Show or Hide Layer</source>
        <translation>Ebene &amp;zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show &amp;Only This Layer</source>
        <translation>&amp;Nur diese Ebene zeigen</translation>
    </message>
    <message>
        <source>&amp;Lock or Unlock Layer</source>
        <translation>Ebene &amp;sperren oder entsperren</translation>
    </message>
    <message>
        <source>Choose Layer</source>
        <translation>Ebene wählen</translation>
    </message>
    <message>
        <source>New &amp;World…</source>
        <translation>Neue &amp;Welt…</translation>
    </message>
    <message>
        <source>New &amp;Content Folder…</source>
        <translation>Neuer &amp;Inhaltsordner…</translation>
    </message>
    <message>
        <source>Add Hei&amp;ght Layer</source>
        <translation>&amp;Höhenebene hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;Room Layer</source>
        <translation>&amp;Raumebene hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate Layer</source>
        <translation>Ebene &amp;duplizieren</translation>
    </message>
    <message>
        <source>Re&amp;name Layer</source>
        <translation>Ebene &amp;umbenennen</translation>
    </message>
    <message>
        <source>D&amp;elete Layer</source>
        <translation>Ebene &amp;löschen</translation>
    </message>
    <message>
        <source>Move Layer &amp;Up</source>
        <translation>Ebene nach &amp;oben</translation>
    </message>
    <message>
        <source>Move Layer Do&amp;wn</source>
        <translation>Ebene nach u&amp;nten</translation>
    </message>
    <message>
        <source>Renu&amp;mber the Stack</source>
        <translation>&amp;Stapel neu nummerieren</translation>
    </message>
    <message>
        <source>&amp;Add Bookmark</source>
        <translation>Lesezeichen &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Show Bookmarks</source>
        <translation>Lesezeichen &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Find and Replace Symbols…</source>
        <translation>Symbole &amp;suchen und ersetzen…</translation>
    </message>
    <message>
        <source>Re&amp;view and Save…</source>
        <translation>An&amp;sehen und speichern…</translation>
    </message>
    <message>
        <source>Known &amp;Domains…</source>
        <translation>Bekannte &amp;Domänen…</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Profil</translation>
    </message>
    <message>
        <source>&amp;Find Bytes…</source>
        <translation>Bytes &amp;suchen…</translation>
    </message>
    <message>
        <source>Go to &amp;Offset…</source>
        <translation>Gehe zu &amp;Offset…</translation>
    </message>
    <message>
        <source>&amp;Next Symbol</source>
        <translation>&amp;Nächstes Symbol</translation>
    </message>
    <message>
        <source>Pre&amp;vious Symbol</source>
        <translation>&amp;Voriges Symbol</translation>
    </message>
    <message>
        <source>Select Ane&amp;w</source>
        <translation>&amp;Neu auswählen</translation>
    </message>
    <message>
        <source>Add to t&amp;he Selection</source>
        <translation>Zur Auswahl &amp;dazu</translation>
    </message>
    <message>
        <source>&amp;Subtract from the Selection</source>
        <translation>V&amp;on der Auswahl weg</translation>
    </message>
    <message>
        <source>Int&amp;ersect with the Selection</source>
        <translation>&amp;Mit der Auswahl schneiden</translation>
    </message>
    <message>
        <source>Hide D&amp;ocks</source>
        <translation>D&amp;ocks ausblenden</translation>
    </message>
    <message>
        <source>&amp;Export Picture of the View…</source>
        <translation>Bild der Ansicht &amp;exportieren…</translation>
    </message>
    <message>
        <source>Open in Pro&amp;ject…</source>
        <translation>Im Pro&amp;jekt öffnen…</translation>
    </message>
    <message>
        <source>Reco&amp;vered Work…</source>
        <translation>Geborgene &amp;Arbeit…</translation>
    </message>
    <message>
        <source>Paint at Rando&amp;m</source>
        <translation>&amp;Zufällig malen</translation>
    </message>
    <message>
        <source>Outline Onl&amp;y</source>
        <translation>Nur den Um&amp;riss</translation>
    </message>
    <message>
        <source>Put Selection D&amp;own</source>
        <translation>Auswahl ab&amp;legen</translation>
    </message>
    <message>
        <source>Next P&amp;ane</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>Previous Pan&amp;e</source>
        <translation>Voriger Ber&amp;eich</translation>
    </message>
    <message>
        <source>Shift and a click draw a line from the last point, Ctrl+Shift and a click a circle around it.</source>
        <translation>Umschalt und ein Klick ziehen eine Linie vom letzten Punkt, Strg+Umschalt und ein Klick einen Kreis um ihn.</translation>
    </message>
    <message>
        <source>Shift adds to the selection, Ctrl subtracts from it, both intersect. From inside, a drag moves it.</source>
        <translation>Umschalt fügt zur Auswahl hinzu, Strg nimmt davon weg, beide bilden die Schnittmenge. Von innen gezogen wird sie verschoben.</translation>
    </message>
    <message>
        <source>With Shift a square.</source>
        <translation>Mit Umschalt ein Quadrat.</translation>
    </message>
    <message>
        <source>A drag with the right button, in any paint tool, captures a stamp.</source>
        <translation>Mit der rechten Taste gezogen nimmt jedes Malwerkzeug einen Stempel auf.</translation>
    </message>
    <message>
        <source>Shift adds chunks, Ctrl takes one in or out. A drag moves them, with Ctrl a copy.</source>
        <translation>Umschalt fügt Chunks hinzu, Strg nimmt einen dazu oder heraus. Gezogen werden sie verschoben, mit Strg kopiert.</translation>
    </message>
    <message>
        <source>Cursor &amp;Up</source>
        <translation>Cursor nach &amp;oben</translation>
    </message>
    <message>
        <source>Cursor &amp;Down</source>
        <translation>Cursor nach &amp;unten</translation>
    </message>
    <message>
        <source>Cursor &amp;Left</source>
        <translation>Cursor nach &amp;links</translation>
    </message>
    <message>
        <source>Cursor &amp;Right</source>
        <translation>Cursor nach &amp;rechts</translation>
    </message>
    <message>
        <source>U&amp;se Tool at the Cursor</source>
        <translation>Werkzeug am Cursor &amp;anwenden</translation>
    </message>
    <message>
        <source>&amp;Hold Tool Down</source>
        <translation>Werkzeug &amp;gedrückt halten</translation>
    </message>
    <message>
        <source>Looks in the chunks around the view, 9 × 9 at most. Shift adds to the selection, Ctrl subtracts from it, both intersect. From inside, a drag moves it.</source>
        <translation>Sucht in den Chunks um die Ansicht, höchstens 9 × 9. Umschalt fügt zur Auswahl hinzu, Strg nimmt davon weg, beide bilden die Schnittmenge. Von innen gezogen wird sie verschoben.</translation>
    </message>
    <message>
        <source>Fill Chunk Back&amp;ground with %1</source>
        <translation>Chunk-Hinter&amp;grund mit %1 füllen</translation>
    </message>
</context>
<context>
    <name>BlobCauses</name>
    <message>
        <source>✓ proven</source>
        <translation>✓ bewiesen</translation>
    </message>
    <message>
        <source>? likely</source>
        <translation>? wahrscheinlich</translation>
    </message>
    <message>
        <source>– not tried</source>
        <translation>– nicht versucht</translation>
    </message>
    <message>
        <source>The file is too big for this cause to be looked for.</source>
        <translation>Die Datei ist zu groß, um nach dieser Ursache zu suchen.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
</context>
<context>
    <name>BlobChecks</name>
    <message>
        <source>header: %1</source>
        <translation>Kopf: %1</translation>
    </message>
    <message>
        <source>data: %1</source>
        <translation>Daten: %1</translation>
    </message>
    <message>
        <source>✓ passed</source>
        <translation>✓ bestanden</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation>✗ durchgefallen</translation>
    </message>
    <message>
        <source>· would pass</source>
        <translation>· würde bestehen</translation>
    </message>
    <message>
        <source>? would fail</source>
        <translation>? würde durchfallen</translation>
    </message>
    <message>
        <source>– not looked at</source>
        <translation>– nicht angesehen</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>codec generation</source>
        <translation>Codec-Generation</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>data length</source>
        <translation>Datenlänge</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>24 or more</source>
        <translation>24 oder mehr</translation>
    </message>
    <message>
        <source>no hash is declared</source>
        <translation>keine Prüfsumme angegeben</translation>
    </message>
    <message>
        <source>root envelope</source>
        <translation>Wurzelhülle</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>a sound one</source>
        <translation>eine fehlerfreie</translation>
    </message>
    <message>
        <source>passed: as it should be. failed: the first that fails refuses the file. would pass, would fail: what a later check says all the same, although the game no longer gets there. not looked at: there is nothing to look at.</source>
        <translation>bestanden: wie es sein soll. durchgefallen: Die erste durchgefallene Prüfung lehnt die Datei ab. würde bestehen, würde durchfallen: was eine spätere Prüfung trotzdem sagt, obwohl das Spiel nicht mehr so weit kommt. nicht angesehen: Es gibt nichts anzusehen.</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <source>What the format wants; for length and hash what the header says</source>
        <translation>Was das Format verlangt; bei Länge und Prüfsumme, was der Kopf sagt</translation>
    </message>
    <message>
        <source>What the file has; length and hash are measured</source>
        <translation>Was die Datei hat; Länge und Prüfsumme sind gemessen</translation>
    </message>
    <message>
        <source>no header</source>
        <translation>kein Kopf</translation>
    </message>
</context>
<context>
    <name>BlobStructure</name>
    <message>
        <source>bytes that no structure claims</source>
        <translation>Bytes, die zu keiner Struktur gehören</translation>
    </message>
    <message>
        <source>domain length</source>
        <translation>Länge der Domäne</translation>
    </message>
    <message>
        <source>domain</source>
        <translation>Domäne</translation>
    </message>
    <message>
        <source>model generation</source>
        <translation>Modellgeneration</translation>
    </message>
    <message>
        <source>content length</source>
        <translation>Inhaltslänge</translation>
    </message>
    <message>
        <source>content</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>BlobVerdict</name>
    <message>
        <source>too short for a blob</source>
        <translation>zu kurz für einen Blob</translation>
    </message>
    <message>
        <source>not a blob, or its start is damaged</source>
        <translation>kein Blob, oder der Anfang ist beschädigt</translation>
    </message>
    <message>
        <source>unknown codec generation</source>
        <translation>unbekannte Codec-Generation</translation>
    </message>
    <message>
        <source>unknown flags</source>
        <translation>unbekannte Schalter</translation>
    </message>
    <message>
        <source>wrong length</source>
        <translation>falsche Länge</translation>
    </message>
    <message>
        <source>wrong hash</source>
        <translation>falsche Prüfsumme</translation>
    </message>
    <message>
        <source>the data end inside an envelope&apos;s header</source>
        <translation>die Daten enden im Kopf einer Hülle</translation>
    </message>
    <message>
        <source>unreadable domain</source>
        <translation>unlesbare Domäne</translation>
    </message>
    <message>
        <source>wrong content length</source>
        <translation>falsche Inhaltslänge</translation>
    </message>
    <message>
        <source>bytes behind the root envelope</source>
        <translation>Bytes hinter der Wurzelhülle</translation>
    </message>
    <message>
        <source>unknown model generation</source>
        <translation>unbekannte Modellgeneration</translation>
    </message>
    <message>
        <source>filled with zeros</source>
        <translation>mit Nullen gefüllt</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>something was appended</source>
        <translation>es wurde etwas angehängt</translation>
    </message>
    <message>
        <source>wrong length field</source>
        <translation>falsches Längenfeld</translation>
    </message>
    <message>
        <source>a byte order mark before the magic</source>
        <translation>eine Bytereihenfolge-Marke vor der Kennung</translation>
    </message>
    <message>
        <source>header in the wrong byte order</source>
        <translation>Kopf in falscher Bytereihenfolge</translation>
    </message>
    <message>
        <source>from before version 1.0 of the format</source>
        <translation>aus der Zeit vor Version 1.0 des Formats</translation>
    </message>
    <message>
        <source>JSON text</source>
        <translation>JSON-Text</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>ein Zip-Archiv</translation>
    </message>
    <message>
        <source>a gzip file</source>
        <translation>eine Gzip-Datei</translation>
    </message>
    <message>
        <source>signed or encrypted with OpenPGP</source>
        <translation>mit OpenPGP signiert oder verschlüsselt</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>eine Webseite</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>ein Git-LFS-Zeiger</translation>
    </message>
    <message>
        <source>line ends were converted</source>
        <translation>Zeilenenden wurden umgewandelt</translation>
    </message>
    <message>
        <source>saved as text</source>
        <translation>als Text gespeichert</translation>
    </message>
    <message>
        <source>hashed with another seed</source>
        <translation>Prüfsumme mit anderem Startwert</translation>
    </message>
    <message>
        <source>hashed over the wrong bytes</source>
        <translation>Prüfsumme über die falschen Bytes</translation>
    </message>
    <message>
        <source>one flipped bit</source>
        <translation>ein gekipptes Bit</translation>
    </message>
    <message>
        <source>data or hash damaged</source>
        <translation>Daten oder Prüfsumme beschädigt</translation>
    </message>
    <message>
        <source>Accepted, but look at this:</source>
        <translation>Angenommen, aber bitte beachten:</translation>
    </message>
    <message>
        <source>Accepted: the game will load this file.</source>
        <translation>Angenommen: Das Spiel lädt diese Datei.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Abgelehnt: %1.</translation>
    </message>
    <message>
        <source>Proven: %1</source>
        <translation>Bewiesen: %1</translation>
    </message>
    <message>
        <source>Likely: %1</source>
        <translation>Wahrscheinlich: %1</translation>
    </message>
    <message>
        <source>Damaged, not from a newer build.</source>
        <translation>Beschädigt, nicht aus einem neueren Build.</translation>
    </message>
    <message>
        <source>Another kind of file, not a blob.</source>
        <translation>Eine andere Art Datei, kein Blob.</translation>
    </message>
    <message>
        <source>an empty file, 0 bytes</source>
        <translation>eine leere Datei, 0 Bytes</translation>
    </message>
    <message>
        <source>From a newer build, not damaged.</source>
        <translation>Aus einem neueren Build, nicht beschädigt.</translation>
    </message>
    <message>
        <source>The file is accepted: there is nothing to explain.</source>
        <translation>Die Datei wird angenommen: Es gibt nichts zu erklären.</translation>
    </message>
    <message>
        <source>There is no damage to explain: the file is newer. %1</source>
        <translation>Es gibt keinen Schaden zu erklären: Die Datei ist neuer. %1</translation>
    </message>
    <message>
        <source>None of the known causes matches this file.</source>
        <translation>Keine der bekannten Ursachen passt zu dieser Datei.</translation>
    </message>
    <message>
        <source>the hash is all zeros</source>
        <translation>die Prüfsumme besteht nur aus Nullen</translation>
    </message>
</context>
<context>
    <name>Blueprint</name>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
    <message>
        <source>Ocean</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>süß</translation>
    </message>
    <message>
        <source>salt</source>
        <translation>salzig</translation>
    </message>
    <message>
        <source>Highway</source>
        <translation>Highway</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Branch</translation>
    </message>
    <message>
        <source>Rugged</source>
        <translation>Rugged</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Trail</translation>
    </message>
</context>
<context>
    <name>BlueprintVerdict</name>
    <message>
        <source>The server will refuse this file: %1</source>
        <translation>Der Server wird diese Datei ablehnen: %1</translation>
    </message>
    <message>
        <source>The server will load this file.</source>
        <translation>Der Server wird diese Datei laden.</translation>
    </message>
    <message>
        <source>The server will load this file. Warnings: %1</source>
        <translation>Der Server wird diese Datei laden. Warnungen: %1</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>Not checked: the check was stopped. Choose Tools, Check Again to run it.</source>
        <translation>Nicht geprüft: Die Prüfung wurde abgebrochen. Werkzeuge, Erneut prüfen führt sie aus.</translation>
    </message>
    <message>
        <source>Checking whether the server will load this file…</source>
        <translation>Es wird geprüft, ob der Server diese Datei lädt…</translation>
    </message>
</context>
<context>
    <name>ByteValue</name>
    <message>
        <source>bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>none: the count %1 is negative</source>
        <translation>keiner: Die Anzahl %1 ist negativ</translation>
    </message>
    <message>
        <source>none: %1 bytes counted, %2 are left</source>
        <translation>keiner: %1 Bytes angegeben, %2 sind übrig</translation>
    </message>
    <message>
        <source>none: not UTF-8</source>
        <translation>keiner: kein UTF-8</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
    <message>
        <source>string</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>Kennzahl</translation>
    </message>
</context>
<context>
    <name>ChunkMarks</name>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>geändert</translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>It was too late to cancel: the work was finished already. Written: %1</source>
        <translation>Zum Abbrechen war es zu spät: Die Arbeit war schon fertig. Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>DomainRows</name>
    <message>
        <source>your list</source>
        <translation>eigene Liste</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domäne</translation>
    </message>
    <message>
        <source>Newest generation</source>
        <translation>Neueste Generation</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Nicht lesbar</translation>
    </message>
</context>
<context>
    <name>GivenPaths</name>
    <message>
        <source>The name %1 is not valid UTF-8. Rename the file to open it here.</source>
        <translation>Der Name %1 ist kein gültiges UTF-8. Um die Datei hier zu öffnen, muss sie umbenannt werden.</translation>
    </message>
</context>
<context>
    <name>HeaderField</name>
    <message>
        <source>a blob</source>
        <translation>ein Blob</translation>
    </message>
    <message>
        <source>a blob from before version 1.0 of the format</source>
        <translation>ein Blob aus der Zeit vor Version 1.0 des Formats</translation>
    </message>
    <message>
        <source>no blob</source>
        <translation>kein Blob</translation>
    </message>
    <message>
        <source>the data have a hash</source>
        <translation>die Daten haben eine Prüfsumme</translation>
    </message>
    <message>
        <source>the data have no hash</source>
        <translation>die Daten haben keine Prüfsumme</translation>
    </message>
    <message>
        <source>; unknown bits are set</source>
        <translation>; unbekannte Bits sind gesetzt</translation>
    </message>
    <message>
        <source>not looked at: the flag is not set</source>
        <translation>nicht angesehen: Der Schalter ist nicht gesetzt</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>nicht berechnet</translation>
    </message>
    <message>
        <source>that of what follows the header</source>
        <translation>die dessen, was auf den Kopf folgt</translation>
    </message>
    <message>
        <source>what follows the header has %1</source>
        <translation>was auf den Kopf folgt, hat %1</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>codec generation</source>
        <translation>Codec-Generation</translation>
    </message>
    <message>
        <source>the known one</source>
        <translation>die bekannte</translation>
    </message>
    <message>
        <source>only 1 is known</source>
        <translation>nur 1 ist bekannt</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>data length</source>
        <translation>Datenlänge</translation>
    </message>
    <message>
        <source>bytes behind the header</source>
        <translation>Bytes hinter dem Kopf</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>all zeros: never filled in, or lost; what follows the header has %1</source>
        <translation>nur Nullen: nie ausgefüllt oder verloren; was auf den Kopf folgt, hat %1</translation>
    </message>
</context>
<context>
    <name>InstanceRecord</name>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>Zeile %1, Spalte %2: %3.</translation>
    </message>
    <message>
        <source>A record is a JSON object: { … }.</source>
        <translation>Ein Datensatz ist ein JSON-Objekt: { … }.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Biome</source>
        <translation>Biom</translation>
    </message>
    <message>
        <source>Names and colours come from the palette: an assumption</source>
        <translation>Namen und Farben stammen aus der Palette: eine Annahme</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>The ordinal that is stored</source>
        <translation>Die gespeicherte Nummer</translation>
    </message>
    <message>
        <source>The palette does not have this biome: the server would refuse the file</source>
        <translation>Dieses Biom fehlt in der Palette: Der Server würde die Datei ablehnen</translation>
    </message>
    <message>
        <source>unknown town tier</source>
        <translation>unbekannte Ortsstufe</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>CRLF became LF</source>
        <translation>aus CRLF wurde LF</translation>
    </message>
    <message>
        <source>LF became CRLF</source>
        <translation>aus LF wurde CRLF</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>No envelope in it is whole.</source>
        <translation>Keine Hülle darin ist vollständig.</translation>
    </message>
    <message>
        <source>Not even the header is whole.</source>
        <translation>Nicht einmal der Kopf ist vollständig.</translation>
    </message>
    <message>
        <source>but a generation cannot be negative, so the field is damaged</source>
        <translation>eine Generation kann aber nicht negativ sein, also ist das Feld beschädigt</translation>
    </message>
    <message>
        <source>newer than {expected}: the file comes from a newer build</source>
        <translation>neuer als {expected}: Die Datei stammt aus einer neueren Version des Spiels</translation>
    </message>
    <message>
        <source>its name is empty (byte count 0)</source>
        <translation>sein Name ist leer (Byteanzahl 0)</translation>
    </message>
    <message>
        <source>its name is null (byte count -1)</source>
        <translation>sein Name ist null (Byteanzahl -1)</translation>
    </message>
    <message>
        <source>its byte count is negative: {found}</source>
        <translation>seine Byteanzahl ist negativ: {found}</translation>
    </message>
    <message>
        <source>its byte count is {found}, but only {expected} bytes are left in the data</source>
        <translation>seine Byteanzahl ist {found}, aber in den Daten sind nur noch {expected} Bytes übrig</translation>
    </message>
    <message>
        <source>its {found} bytes are not UTF-8</source>
        <translation>seine {found} Bytes sind kein UTF-8</translation>
    </message>
    <message>
        <source>that is not a known generation, so the header is damaged</source>
        <translation>das ist keine bekannte Generation, also ist der Kopf beschädigt</translation>
    </message>
    <message>
        <source>a length cannot be negative, so the field is damaged</source>
        <translation>eine Länge kann nicht negativ sein, also ist das Feld beschädigt</translation>
    </message>
    <message>
        <source>The file begins with {found}; a blob begins with {expected}. It is some other kind of file, or its start was damaged.</source>
        <translation>Die Datei beginnt mit {found}, ein Blob aber mit {expected}. Sie ist eine andere Art von Datei, oder ihr Anfang ist beschädigt.</translation>
    </message>
    <message>
        <source>The codec generation is {found}; the known one is {expected}: {problem}.</source>
        <translation>Die Generation des Codecs ist {found}, bekannt ist {expected}: {problem}.</translation>
    </message>
    <message>
        <source>The envelope&apos;s domain cannot be read: {problem}. The data are damaged, or are no envelope.</source>
        <translation>Die Domäne der Hülle ist nicht lesbar: {problem}. Die Daten sind beschädigt oder keine Hülle.</translation>
    </message>
    <message>
        <source>&apos;{domain}&apos; is at generation {found}, {problem}.</source>
        <translation>„{domain}“ hat Generation {found}, {problem}.</translation>
    </message>
    <message>
        <source>&apos;{domain}&apos; is at generation {found}, older than {expected}: the game migrates it when it reads the file.</source>
        <translation>„{domain}“ hat Generation {found}, älter als {expected}: Das Spiel stellt sie beim Lesen um.</translation>
    </message>
    <message>
        <source>&apos;{domain}&apos; is not in the list of known domains: its generation {found} cannot be judged. If it is new in your version of the game, add it to the list.</source>
        <translation>„{domain}“ steht nicht in der Liste der bekannten Domänen: Generation {found} lässt sich nicht beurteilen. Ist die Domäne in der eigenen Version des Spiels neu, gehört sie in die Liste.</translation>
    </message>
    <message>
        <source>The hash fits: the data are as they were written. That is no proof against tampering, since anybody can compute it anew.</source>
        <translation>Die Prüfsumme passt: Die Daten sind so, wie sie geschrieben wurden. Gegen absichtliche Änderung beweist das nichts, denn jeder kann sie neu berechnen.</translation>
    </message>
    <message>
        <source>The file carries no hash: damage inside its data cannot be noticed.</source>
        <translation>Die Datei hat keine Prüfsumme: Schäden in den Daten sind nicht erkennbar.</translation>
    </message>
    <message>
        <source>The file is damaged. A newer version of the game will not read it either.</source>
        <translation>Die Datei ist beschädigt. Auch eine neuere Version des Spiels wird sie nicht lesen.</translation>
    </message>
    <message>
        <source>The file is not a blob.</source>
        <translation>Die Datei ist kein Blob.</translation>
    </message>
    <message>
        <source>A byte order mark (EF BB BF) stands before the magic: an editor or script saved the file as text.</source>
        <translation>Vor der Kennung steht eine Bytereihenfolge-Marke (EF BB BF): Ein Editor oder Skript hat die Datei als Text gespeichert.</translation>
    </message>
    <message>
        <source>The header is big-endian: the program that wrote it used the wrong byte order.</source>
        <translation>Der Kopf ist big-endian: Das schreibende Programm hat die falsche Bytereihenfolge benutzt.</translation>
    </message>
    <message>
        <source>{path} is not a list of domains: {reason}.</source>
        <translation>{path} ist keine Liste von Domänen: {reason}.</translation>
    </message>
    <message>
        <source>{path} is the damaged file itself: a repair goes to a new file. Give another name.</source>
        <translation>{path} ist die beschädigte Datei selbst: Eine Reparatur geht in eine neue Datei. Einen anderen Namen angeben.</translation>
    </message>
    <message>
        <source>{path} is accepted: there is nothing to mend.</source>
        <translation>{path} wird angenommen: Es gibt nichts zu reparieren.</translation>
    </message>
    <message>
        <source>The file is empty: a blueprint begins with ISLA or ISLA_V1. Generate or copy it again.</source>
        <translation>Die Datei ist leer: Ein Geländeplan beginnt mit ISLA oder ISLA_V1. Neu erzeugen oder kopieren.</translation>
    </message>
    <message>
        <source>The file ends inside {field}: {expected} bytes are needed at offset {offset}, {found} are there. Copy or generate the file again.</source>
        <translation>Die Datei endet mitten im Feld „{field}“: Bei Offset {offset} werden {expected} Bytes gebraucht, {found} sind da. Die Datei neu kopieren oder erzeugen.</translation>
    </message>
    <message>
        <source>Section {tag} is not a registered one: it is skipped ({length} bytes).</source>
        <translation>Abschnitt {tag} ist nicht registriert: Er wird übersprungen ({length} Bytes).</translation>
    </message>
    <message>
        <source>Town {index}: the highway flag is {found}; expected {expected}.</source>
        <translation>Ort {index}: Der Fernstraßen-Schalter ist {found}, erwartet ist {expected}.</translation>
    </message>
    <message>
        <source>TCRV has curve version {found}, newer than {expected}: it is read as version {expected}.</source>
        <translation>TCRV hat Kurvenversion {found}, neuer als {expected}: Sie wird als Version {expected} gelesen.</translation>
    </message>
    <message>
        <source>Water body {id}: {field} is {found}; expected {expected}.</source>
        <translation>Gewässer {id}: {field} ist {found}, erwartet ist {expected}.</translation>
    </message>
    <message>
        <source>This is a version 1 file: the format is deprecated. Convert it to version 2.</source>
        <translation>Das ist eine Datei der Version 1: Das Format ist veraltet. In Version 2 umwandeln.</translation>
    </message>
    <message>
        <source>{length} bytes follow the Trail roads; the server ignores them.</source>
        <translation>Auf die Trail-Straßen folgen {length} Bytes; der Server übergeht sie.</translation>
    </message>
    <message>
        <source>The water sections come together, but {missing} is missing.</source>
        <translation>Die Gewässerabschnitte gehören zusammen, aber {missing} fehlt.</translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) has water body {id}, but its biome is {found}. Pixels where body and biome disagree: {count}.</source>
        <translation>Pixel ({x}, {y}) hat Gewässer {id}, sein Biom aber ist {found}. Pixel, bei denen Gewässer und Biom nicht zusammenpassen: {count}.</translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) has surface value {found}, but water body {id}. Pixels where surface and body disagree: {count}.</source>
        <translation>Pixel ({x}, {y}) hat Oberflächenwert {found}, aber Gewässer {id}. Pixel, bei denen Oberfläche und Gewässer nicht zusammenpassen: {count}.</translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) has surface value {found}; the level of its water body {id} encodes to {expected}. Pixels that differ: {count}.</source>
        <translation>Pixel ({x}, {y}) hat Oberflächenwert {found}; der Pegel seines Gewässers {id} ergibt {expected}. Abweichende Pixel: {count}.</translation>
    </message>
    <message>
        <source>Water body {id}: {problem}.</source>
        <translation>Gewässer {id}: {problem}.</translation>
    </message>
    <message>
        <source>Water body {id} has type {found}; id 1 and only id 1 is the ocean.</source>
        <translation>Gewässer {id} hat Art {found}; Nummer 1 und nur Nummer 1 ist das Meer.</translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) is the first of water body {found}, after body {expected}: ids are given in the order of the scan.</source>
        <translation>Pixel ({x}, {y}) ist das erste von Gewässer {found}, nach Gewässer {expected}: Nummern werden in der Reihenfolge des Durchlaufs vergeben.</translation>
    </message>
    <message>
        <source>Water body {id} declares {found} pixels; the grid has {expected}.</source>
        <translation>Gewässer {id} gibt {found} Pixel an; das Raster hat {expected}.</translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) has height {found}. Heights that are no finite numbers: {count}.</source>
        <translation>Pixel ({x}, {y}) hat Höhe {found}. Höhen, die keine endlichen Zahlen sind: {count}.</translation>
    </message>
    <message>
        <source>The generation parameters are placeholders: this file was converted from version 1.</source>
        <translation>Die Erzeugungsparameter sind Platzhalter: Diese Datei wurde aus Version 1 umgewandelt.</translation>
    </message>
    <message>
        <source>The file&apos;s name says seed {found}, but the embedded WorldSeed is {expected}: the server looks the file up by its name.</source>
        <translation>Der Dateiname nennt Startwert {found}, die eingebettete WorldSeed ist aber {expected}: Der Server sucht die Datei nach ihrem Namen.</translation>
    </message>
    <message>
        <source>The server is configured for WorldSeed {expected}; the file holds {found}.</source>
        <translation>Der Server ist auf WorldSeed {expected} eingestellt; die Datei enthält {found}.</translation>
    </message>
    <message>
        <source>The server is configured for MapSize {expected}; the file holds {found}.</source>
        <translation>Der Server ist auf MapSize {expected} eingestellt; die Datei enthält {found}.</translation>
    </message>
    <message>
        <source>The server is configured for WorldSeed 0 (random): it never finds a generated file.</source>
        <translation>Der Server ist auf WorldSeed 0 (zufällig) eingestellt: Er findet nie eine erzeugte Datei.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {reason}. Check the rights of the file and its folder, and whether its disk is there.</source>
        <translation>{path} lässt sich nicht öffnen: {reason}. Die Rechte der Datei und ihres Ordners prüfen, und ob ihr Datenträger da ist.</translation>
    </message>
    <message>
        <source>{path} became shorter while it was read: it had {expected} bytes, {found} are left. Open it again when the program that writes it has finished.</source>
        <translation>{path} wurde beim Lesen kürzer: Es waren {expected} Bytes, {found} sind übrig. Neu öffnen, wenn das schreibende Programm fertig ist.</translation>
    </message>
    <message>
        <source>{path} was changed by another program while it was read. Open it again to see its new content.</source>
        <translation>{path} wurde beim Lesen von einem anderen Programm geändert. Neu öffnen, um den neuen Inhalt zu sehen.</translation>
    </message>
    <message>
        <source>{path} cannot be converted to version 2, whose ordinals are checked: {reason}</source>
        <translation>{path} lässt sich nicht nach Version 2 umwandeln, deren Ordnungszahlen geprüft werden: {reason}</translation>
    </message>
    <message>
        <source>{path}: water cannot be derived, for there are more than {expected} lakes and the format has no more ids. Join or remove lakes.</source>
        <translation>{path}: Das Wasser lässt sich nicht ableiten, denn es gibt mehr als {expected} Seen, und das Format hat keine weiteren Nummern. Seen verbinden oder entfernen.</translation>
    </message>
    <message>
        <source>Section {tag} ({length} bytes) is dropped: version 1 cannot carry it.</source>
        <translation>Abschnitt {tag} ({length} Bytes) entfällt: Version 1 kann ihn nicht aufnehmen.</translation>
    </message>
    <message>
        <source>The {length} bytes after the Trail roads are dropped: version 2 has no place for them.</source>
        <translation>Die {length} Bytes nach den Pfaden (Trail) entfallen: Version 2 hat keinen Platz für sie.</translation>
    </message>
    <message>
        <source>The file has its water sections already: they stay as they are and nothing is derived.</source>
        <translation>Die Datei hat ihre Wasser-Abschnitte schon: Sie bleiben, wie sie sind, und nichts wird abgeleitet.</translation>
    </message>
    <message>
        <source>Section {tag} is replaced by derived water: the other water sections are missing.</source>
        <translation>Abschnitt {tag} wird durch abgeleitetes Wasser ersetzt: Die anderen Wasser-Abschnitte fehlen.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Abgebrochen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>{path} is not a palette: {reason}. Correct the file, or go on with the palette of the program.</source>
        <translation>{path} ist keine Palette: {reason}. Die Datei berichtigen oder mit der Palette des Programms weitermachen.</translation>
    </message>
    <message>
        <source>{path} is not a server configuration: {reason}. Correct the file, or name another one.</source>
        <translation>{path} ist keine Serverkonfiguration: {reason}. Die Datei berichtigen oder eine andere angeben.</translation>
    </message>
    <message>
        <source>{path} cannot be converted: the server would refuse it. {reason}</source>
        <translation>{path} lässt sich nicht umwandeln: Der Server würde die Datei ablehnen. {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be written: pictures are written as PNG, so the name must end in .png.</source>
        <translation>{path} lässt sich nicht schreiben: Bilder werden als PNG geschrieben, daher muss der Name auf .png enden.</translation>
    </message>
    <message>
        <source>{path} holds nothing to draw for the layer {layer}: {reason}.</source>
        <translation>{path} enthält nichts, was sich für die Ebene {layer} zeichnen ließe: {reason}.</translation>
    </message>
    <message>
        <source>Highway</source>
        <translation>Highway</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Branch</translation>
    </message>
    <message>
        <source>Rugged</source>
        <translation>Rugged</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Trail</translation>
    </message>
    <message>
        <source>no value at all</source>
        <translation>gar kein Wert</translation>
    </message>
    <message>
        <source>it has {count} pixels, but no row in WBTB</source>
        <translation>es hat {count} Pixel, aber keine Zeile in WBTB</translation>
    </message>
    <message>
        <source>id 0 means no water and must have no row</source>
        <translation>Nummer 0 bedeutet kein Wasser und darf keine Zeile haben</translation>
    </message>
    <message>
        <source>it has a row already</source>
        <translation>es hat schon eine Zeile</translation>
    </message>
    <message>
        <source>it has a row, but no pixel in WBID</source>
        <translation>es hat eine Zeile, aber kein Pixel in WBID</translation>
    </message>
    <message>
        <source>its MapSize is {expected} instead of {found}</source>
        <translation>seine MapSize ist {expected} statt {found}</translation>
    </message>
    <message>
        <source>biomes at {count} pixels, first {expected} instead of {found} at ({x}, {y})</source>
        <translation>Biome an {count} Pixeln, zuerst {expected} statt {found} bei ({x}, {y})</translation>
    </message>
    <message>
        <source>it has {expected} towns instead of {found}</source>
        <translation>er hat {expected} Orte statt {found}</translation>
    </message>
    <message>
        <source>place or tier of {count} towns, first of town {index}</source>
        <translation>Lage oder Stufe von {count} Orten, zuerst bei Ort {index}</translation>
    </message>
    <message>
        <source>it has {expected} road paths instead of {found}</source>
        <translation>er hat {expected} Straßenzüge statt {found}</translation>
    </message>
    <message>
        <source>{count} road paths, first path {index}</source>
        <translation>{count} Straßenzüge, zuerst Zug {index}</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <translation>er ist nicht lesbar ({reason})</translation>
    </message>
    <message>
        <source>it is rejected itself ({reason})</source>
        <translation>er wird selbst abgelehnt ({reason})</translation>
    </message>
    <message>
        <source>it is no version 1 file</source>
        <translation>er ist keine Datei der Version 1</translation>
    </message>
    <message>
        <source>another program changed it meanwhile</source>
        <translation>ein anderes Programm hat ihn inzwischen geändert</translation>
    </message>
    <message>
        <source>paths</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 oder 1</translation>
    </message>
    <message>
        <source>type</source>
        <translation>die Art</translation>
    </message>
    <message>
        <source>salinity</source>
        <translation>der Salzgehalt</translation>
    </message>
    <message>
        <source>its length prefix is longer than 5 bytes or above 2147483647</source>
        <translation>seine Längenangabe ist länger als 5 Bytes oder größer als 2147483647</translation>
    </message>
    <message>
        <source>the section ends before or inside its length prefix</source>
        <translation>der Abschnitt endet vor oder in seiner Längenangabe</translation>
    </message>
    <message>
        <source>its {found} bytes do not fit into the section</source>
        <translation>seine {found} Bytes passen nicht in den Abschnitt</translation>
    </message>
    <message>
        <source>its bytes are not UTF-8</source>
        <translation>seine Bytes sind kein UTF-8</translation>
    </message>
    <message>
        <source>the magic</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>the format version</source>
        <translation>Formatversion</translation>
    </message>
    <message>
        <source>a height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>a biome</source>
        <translation>Biom</translation>
    </message>
    <message>
        <source>towns</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>the number of towns</source>
        <translation>Anzahl der Orte</translation>
    </message>
    <message>
        <source>a number of road paths or points</source>
        <translation>Anzahl von Straßenzügen oder Punkten</translation>
    </message>
    <message>
        <source>water bodies</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <source>a section&apos;s tag</source>
        <translation>Kennung eines Abschnitts</translation>
    </message>
    <message>
        <source>a section&apos;s length</source>
        <translation>Länge eines Abschnitts</translation>
    </message>
    <message>
        <source>The version 1 twin {path} does not match: {problem}.</source>
        <translation>Der Zwilling der Version 1, {path}, passt nicht dazu: {problem}.</translation>
    </message>
    <message>
        <source>one byte is missing</source>
        <translation>ein Byte fehlt</translation>
    </message>
    <message>
        <source>{count} bytes are missing</source>
        <translation>{count} Bytes fehlen</translation>
    </message>
    <message>
        <source>there is one byte too many</source>
        <translation>es ist ein Byte zu viel</translation>
    </message>
    <message>
        <source>{count} bytes are too many</source>
        <translation>{count} Bytes sind zu viel</translation>
    </message>
    <message>
        <source>This is not JSON: line {line}, column {column} (byte {offset}): {problem}. The file is left as it is; mend it with a text editor.</source>
        <translation>Das ist kein JSON: Zeile {line}, Spalte {column} (Byte {offset}): {problem}. Die Datei bleibt, wie sie ist; mit einem Texteditor reparieren.</translation>
    </message>
    <message>
        <source>The file holds {found} where a JSON object is expected. It is left as it is.</source>
        <translation>Die Datei enthält {found}, wo ein JSON-Objekt erwartet wird. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. It is ignored, and kept when the file is saved.</source>
        <translation>Die Datei beginnt mit einer Bytereihenfolge-Marke. Sie wird übergangen und bleibt beim Speichern erhalten.</translation>
    </message>
    <message>
        <source>The key {key} occurs more than once in one object; its last value counts.</source>
        <translation>Der Schlüssel {key} kommt in einem Objekt mehrmals vor; es gilt sein letzter Wert.</translation>
    </message>
    <message>
        <source>schemaVersion is {found}; this program knows version {expected}. The file is shown but never changed.</source>
        <translation>schemaVersion ist {found}; dieses Programm kennt Version {expected}. Die Datei wird gezeigt, aber nie geändert.</translation>
    </message>
    <message>
        <source>World {id}: its worldDir {found} leads out of the folder {expected} that holds worlds.json. The entry is refused.</source>
        <translation>Welt {id}: Ihr worldDir {found} führt aus dem Ordner {expected} heraus, in dem worlds.json liegt. Der Eintrag wird abgelehnt.</translation>
    </message>
    <message>
        <source>The name {found} is no chunk address such as 3_-2.json. The file is left as it is and not shown.</source>
        <translation>Der Name {found} ist keine Chunk-Adresse wie 3_-2.json. Die Datei bleibt, wie sie ist, und wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>The file says {found}, its name says {expected}: the name counts.</source>
        <translation>Die Datei sagt {found}, ihr Name sagt {expected}: Es gilt der Name.</translation>
    </message>
    <message>
        <source>The file says {found}, the world&apos;s chunks are {expected} tiles: the world counts.</source>
        <translation>Die Datei sagt {found}, die Chunks der Welt haben {expected} Kacheln: Es gilt die Welt.</translation>
    </message>
    <message>
        <source>Room layer {layer} occurs more than once: the later one fills empty cells of the first.</source>
        <translation>Raumebene {layer} kommt mehrmals vor: Die spätere füllt leere Zellen der ersten.</translation>
    </message>
    <message>
        <source>{found} room layers of {cells} cells each are more than the {expected} cells that one chunk may have. The file is left as it is.</source>
        <translation>{found} Raumebenen mit je {cells} Zellen sind mehr als die {expected} Zellen, die ein Chunk haben darf. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Lost when this file is normalized: {what} ({count}). Its first save keeps the file as it was, with .orig behind its name.</source>
        <translation>Geht beim Normalisieren dieser Datei verloren: {what} ({count}). Beim ersten Speichern bleibt die alte Datei erhalten, mit .orig hinter ihrem Namen.</translation>
    </message>
    <message>
        <source>Bookmark number {index} is {found}, not an object: it is dropped when the file is saved.</source>
        <translation>Lesezeichen Nummer {index} ist {found}, kein Objekt: Beim Speichern der Datei entfällt es.</translation>
    </message>
    <message>
        <source>Pieces of height layer {id} are stored at different heights: {found}. The smallest counts; renumber the stack to make them agree.</source>
        <translation>Teile der Höhenebene {id} sind mit verschiedenen Höhen gespeichert: {found}. Die kleinste gilt; den Höhenstapel neu nummerieren, damit sie übereinstimmen.</translation>
    </message>
    <message>
        <source>The radius {found} is not allowed: it is 0 to {expected} chunks.</source>
        <translation>Der Radius {found} ist nicht erlaubt: Er reicht von 0 bis {expected} Chunks.</translation>
    </message>
    <message>
        <source>A radius of {radius} would make a document of {found} cells; at most {expected} are allowed. Choose a smaller radius.</source>
        <translation>Ein Radius von {radius} ergäbe ein Dokument von {found} Zellen; höchstens {expected} sind erlaubt. Einen kleineren Radius wählen.</translation>
    </message>
    <message>
        <source>The line is not JSON: column {column}: {problem}.</source>
        <translation>Die Zeile ist kein JSON: Spalte {column}: {problem}.</translation>
    </message>
    <message>
        <source>There is no operation {found}.</source>
        <translation>Eine Operation {found} gibt es nicht.</translation>
    </message>
    <message>
        <source>{operation}: {field} must be {expected}, but is {found}.</source>
        <translation>{operation}: {field} muss {expected} sein, ist aber {found}.</translation>
    </message>
    <message>
        <source>{operation}: {found} cannot be painted: a symbol is one character, not a space, a dot or half of a surrogate pair.</source>
        <translation>{operation}: {found} lässt sich nicht malen: Ein Symbol ist ein einzelnes Zeichen, kein Leerzeichen, kein Punkt und keine Hälfte eines Surrogatpaars.</translation>
    </message>
    <message>
        <source>Room layer {layer} is used nowhere in the world.</source>
        <translation>Raumebene {layer} kommt nirgends in der Welt vor.</translation>
    </message>
    <message>
        <source>Room layer 0 is the ground: it can neither be moved nor deleted.</source>
        <translation>Raumebene 0 ist der Boden: Sie lässt sich weder verschieben noch löschen.</translation>
    </message>
    <message>
        <source>Room layer {layer} is in use already. Choose another number.</source>
        <translation>Raumebene {layer} ist schon belegt. Eine andere Nummer wählen.</translation>
    </message>
    <message>
        <source>Chunk {chunk} cannot have another room layer: its layers would have more than {expected} cells.</source>
        <translation>Chunk {chunk} kann keine weitere Raumebene haben: Seine Ebenen hätten mehr als {expected} Zellen.</translation>
    </message>
    <message>
        <source>There is no height layer {id}.</source>
        <translation>Eine Höhenebene {id} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is a height layer {id} already. Choose another id.</source>
        <translation>Eine Höhenebene {id} gibt es schon. Eine andere Kennung wählen.</translation>
    </message>
    <message>
        <source>There is no place {found} in the height stack; its places are 0 to {expected}.</source>
        <translation>Einen Platz {found} gibt es im Höhenstapel nicht; seine Plätze sind 0 bis {expected}.</translation>
    </message>
    <message>
        <source>Chunk {chunk} has no instance {id}.</source>
        <translation>Chunk {chunk} hat keine Instanz {id}.</translation>
    </message>
    <message>
        <source>There is no bookmark {id}.</source>
        <translation>Ein Lesezeichen {id} gibt es nicht.</translation>
    </message>
    <message>
        <source>bookmarks.json cannot be read or has a newer schema: bookmarks cannot be changed. Mend or remove the file.</source>
        <translation>bookmarks.json ist nicht lesbar oder hat ein neueres Schema: Lesezeichen lassen sich nicht ändern. Die Datei reparieren oder entfernen.</translation>
    </message>
    <message>
        <source>Chunk {chunk} cannot be read, so it cannot be edited. Mend or remove its file.</source>
        <translation>Chunk {chunk} ist nicht lesbar und lässt sich daher nicht bearbeiten. Seine Datei reparieren oder entfernen.</translation>
    </message>
    <message>
        <source>Chunk {chunk} has a newer schema than this program knows, so it cannot be edited.</source>
        <translation>Chunk {chunk} hat ein neueres Schema, als dieses Programm kennt, und lässt sich daher nicht bearbeiten.</translation>
    </message>
    <message>
        <source>A quarter turn needs square chunks; the chunks of this world are {found}.</source>
        <translation>Eine Vierteldrehung braucht quadratische Chunks; die Chunks dieser Welt sind {found}.</translation>
    </message>
    <message>
        <source>Source and destination are the same chunk, {chunk}.</source>
        <translation>Quelle und Ziel sind derselbe Chunk, {chunk}.</translation>
    </message>
    <message>
        <source>The fill starts at ({found}), outside of its neighbourhood.</source>
        <translation>Das Füllen beginnt bei ({found}), außerhalb seiner Nachbarschaft.</translation>
    </message>
    <message>
        <source>Chunk {chunk} lies outside of the world: addresses are -{expected} to {expected}.</source>
        <translation>Chunk {chunk} liegt außerhalb der Welt: Adressen reichen von -{expected} bis {expected}.</translation>
    </message>
    <message>
        <source>This would touch chunks of {found} cells at once; at most {expected} are allowed.</source>
        <translation>Das beträfe Chunks mit {found} Zellen auf einmal; höchstens {expected} sind erlaubt.</translation>
    </message>
    <message>
        <source>setWorld cannot change {field}: every chunk of the world depends on it.</source>
        <translation>setWorld kann {field} nicht ändern: Jeder Chunk der Welt hängt davon ab.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>{path} holds no world: a world is a folder with world.json, and a content folder has worlds.json.</source>
        <translation>{path} enthält keine Welt: Eine Welt ist ein Ordner mit world.json, und ein Inhaltsordner hat worlds.json.</translation>
    </message>
    <message>
        <source>{path} lists no world {id} that can be opened. It lists: {found}.</source>
        <translation>{path} führt keine Welt {id} auf, die sich öffnen lässt. Aufgeführt sind: {found}.</translation>
    </message>
    <message>
        <source>{path} cannot be opened. {reason}</source>
        <translation>{path} lässt sich nicht öffnen. {reason}</translation>
    </message>
    <message>
        <source>{path} has a newer schema than this program knows, so the world cannot be edited.</source>
        <translation>{path} hat ein neueres Schema, als dieses Programm kennt; die Welt lässt sich daher nicht bearbeiten.</translation>
    </message>
    <message>
        <source>{path} was changed by another program since it was read. Nothing was written; choose which version to keep.</source>
        <translation>{path} wurde seit dem Lesen von einem anderen Programm geändert. Nichts wurde geschrieben; wählen, welche Fassung bleibt.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}. Taking the other files back failed too. When the world is opened again, this save is finished or taken back as a whole; which of both is said then.</source>
        <translation>{path} lässt sich nicht schreiben: {reason}. Auch das Zurücknehmen der anderen Dateien ist misslungen. Beim nächsten Öffnen der Welt wird dieses Speichern als Ganzes vollendet oder zurückgenommen; welches von beiden, steht dann da.</translation>
    </message>
    <message>
        <source>A save that was interrupted has been finished: all files are the new ones.</source>
        <translation>Ein unterbrochenes Speichern wurde zu Ende geführt: Alle Dateien sind die neuen.</translation>
    </message>
    <message>
        <source>A save that was interrupted has been taken back: all files are the old ones.</source>
        <translation>Ein unterbrochenes Speichern wurde zurückgenommen: Alle Dateien sind die alten.</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>der Text endet zu früh</translation>
    </message>
    <message>
        <source>a value is expected here: an object, an array, a string in double quotes, a number, true, false or null</source>
        <translation>hier wird ein Wert erwartet: ein Objekt, eine Liste, eine Zeichenkette in Anführungszeichen, eine Zahl, true, false oder null</translation>
    </message>
    <message>
        <source>there is more text behind the end of the value</source>
        <translation>hinter dem Ende des Wertes steht weiterer Text</translation>
    </message>
    <message>
        <source>a digit is expected behind the minus sign</source>
        <translation>hinter dem Minuszeichen wird eine Ziffer erwartet</translation>
    </message>
    <message>
        <source>a number must not begin with 0 and go on with a digit</source>
        <translation>eine Zahl darf nicht mit 0 beginnen und mit einer Ziffer weitergehen</translation>
    </message>
    <message>
        <source>a digit is expected behind the decimal point</source>
        <translation>hinter dem Dezimalpunkt wird eine Ziffer erwartet</translation>
    </message>
    <message>
        <source>a digit is expected in the exponent</source>
        <translation>im Exponenten wird eine Ziffer erwartet</translation>
    </message>
    <message>
        <source>a line break, tab or other control character inside a string must be written as an escape such as \n</source>
        <translation>Zeilenumbruch, Tabulator und andere Steuerzeichen in einer Zeichenkette sind zu umschreiben, etwa als \n</translation>
    </message>
    <message>
        <source>this escape does not exist</source>
        <translation>diese Umschreibung gibt es nicht</translation>
    </message>
    <message>
        <source>\u needs four hexadecimal digits</source>
        <translation>\u braucht vier Hexadezimalziffern</translation>
    </message>
    <message>
        <source>the second half of a surrogate pair stands alone</source>
        <translation>die zweite Hälfte eines Surrogatpaars steht allein</translation>
    </message>
    <message>
        <source>the first half of a surrogate pair stands alone</source>
        <translation>die erste Hälfte eines Surrogatpaars steht allein</translation>
    </message>
    <message>
        <source>the nesting is deeper than 256</source>
        <translation>die Verschachtelung ist tiefer als 256</translation>
    </message>
    <message>
        <source>a comma or ] is expected here</source>
        <translation>hier wird ein Komma oder ] erwartet</translation>
    </message>
    <message>
        <source>a key in double quotes is expected here</source>
        <translation>hier wird ein Schlüssel in Anführungszeichen erwartet</translation>
    </message>
    <message>
        <source>a colon is expected here</source>
        <translation>hier wird ein Doppelpunkt erwartet</translation>
    </message>
    <message>
        <source>a comma or } is expected here</source>
        <translation>hier wird ein Komma oder } erwartet</translation>
    </message>
    <message>
        <source>the file is larger than 4 GiB</source>
        <translation>die Datei ist größer als 4 GiB</translation>
    </message>
    <message>
        <source>the bytes here are not UTF-8</source>
        <translation>die Bytes hier sind kein UTF-8</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a truth value</source>
        <translation>ein Wahrheitswert</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an instance that is no object</source>
        <translation>eine Instanz, die kein Objekt ist</translation>
    </message>
    <message>
        <source>an entry that is no object</source>
        <translation>ein Eintrag, der kein Objekt ist</translation>
    </message>
    <message>
        <source>a room layer with a negative number</source>
        <translation>eine Raumebene mit negativer Nummer</translation>
    </message>
    <message>
        <source>cells of room layer {layer}</source>
        <translation>Zellen der Raumebene {layer}</translation>
    </message>
    <message>
        <source>a height patch that is no object</source>
        <translation>ein Höhenstück, das kein Objekt ist</translation>
    </message>
    <message>
        <source>cells of height patch {id}</source>
        <translation>Zellen des Höhenstücks {id}</translation>
    </message>
    <message>
        <source>a chunk address [x, y]</source>
        <translation>eine Chunk-Adresse [x, y]</translation>
    </message>
    <message>
        <source>a string that is not empty</source>
        <translation>eine nicht leere Zeichenkette</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>rotate90, rotate180, rotate270, flipHorizontal or flipVertical</source>
        <translation>rotate90, rotate180, rotate270, flipHorizontal oder flipVertical</translation>
    </message>
    <message>
        <source>a list of tiles [x, y]</source>
        <translation>eine Liste von Kacheln [x, y]</translation>
    </message>
    <message>
        <source>an area [x, y, width, height] of at least 1x1 tiles</source>
        <translation>ein Bereich [x, y, width, height] von mindestens 1x1 Kacheln</translation>
    </message>
    <message>
        <source>a list of operations</source>
        <translation>eine Liste von Operationen</translation>
    </message>
    <message>
        <source>an integer from {least} to {most}</source>
        <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>an integer of at least {least}</source>
        <translation>eine ganze Zahl ab {least}</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>die Zeile</translation>
    </message>
    <message>
        <source>the name of an operation</source>
        <translation>der Name einer Operation</translation>
    </message>
    <message>
        <source>an object with the key op</source>
        <translation>ein Objekt mit dem Schlüssel op</translation>
    </message>
    <message>
        <source>There was not enough memory to finish. Nothing was changed; close other programs or documents and try again.</source>
        <translation>Der Arbeitsspeicher reichte nicht. Es wurde nichts geändert; andere Programme oder Dokumente schließen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>{operation} needs the whole world, which is still being read. Try again when it has been read.</source>
        <translation>{operation} braucht die ganze Welt, die noch gelesen wird. Noch einmal versuchen, wenn sie gelesen ist.</translation>
    </message>
    <message>
        <source>it belongs to this world, whose files stay as they are until you choose</source>
        <translation>das gehört zu dieser Welt, deren Dateien bis zur Entscheidung bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>it belongs to another world</source>
        <translation>das gehört zu einer anderen Welt</translation>
    </message>
    <message>
        <source>{cause}. The copies are not complete; what was written of them could not be removed and is in {left}</source>
        <translation>{cause}. Die Kopien sind nicht vollständig; was von ihnen geschrieben wurde, ließ sich nicht entfernen und liegt in {left}</translation>
    </message>
    <message>
        <source>it was stopped. The copies are not complete; what was written of them could not be removed</source>
        <translation>es wurde angehalten. Die Kopien sind nicht vollständig; was von ihnen geschrieben wurde, ließ sich nicht entfernen</translation>
    </message>
    <message>
        <source>it is there already</source>
        <translation>das gibt es dort schon</translation>
    </message>
    <message>
        <source>it lists a world of this id already</source>
        <translation>darin steht schon eine Welt mit dieser Kennung</translation>
    </message>
    <message>
        <source>the id cannot be the name of a folder</source>
        <translation>die Kennung kann kein Ordnername sein</translation>
    </message>
    <message>
        <source>{path} is being edited by another window or program (process {pid} on {host}, since {time}), so it can only be looked at. Close it there first.</source>
        <translation>{path} wird in einem anderen Fenster oder Programm bearbeitet (Prozess {pid} auf {host}, seit {time}) und kann nur angesehen werden. Zuerst dort schließen.</translation>
    </message>
    <message>
        <source>The recovery journal {path} cannot be written: {reason}. A crash would lose what is not saved; save soon.</source>
        <translation>Das Wiederherstellungsjournal {path} kann nicht geschrieben werden: {reason}. Ein Absturz würde Ungespeichertes verlieren; bald speichern.</translation>
    </message>
    <message>
        <source>The recovery journal of this world does not belong to it, or is none. Nothing was recovered from it; it is kept as {kept}.</source>
        <translation>Das Wiederherstellungsjournal dieser Welt gehört nicht zu ihr oder ist keines. Es wurde nichts daraus wiederhergestellt; es bleibt als {kept} erhalten.</translation>
    </message>
    <message>
        <source>The recovery journal is damaged behind its step {count}. The steps before it can be recovered; the journal is kept as {kept}.</source>
        <translation>Das Wiederherstellungsjournal ist hinter Schritt {count} beschädigt. Die Schritte bis dahin können wiederhergestellt werden; das Journal bleibt als {kept} erhalten.</translation>
    </message>
    <message>
        <source>{path} was changed after the work that is to be recovered ({count} such files). The steps are done again on the files as they are now; look at them before saving.</source>
        <translation>{path} wurde nach der Arbeit geändert, die wiederhergestellt werden soll (so auch insgesamt {count} Dateien). Die Schritte werden auf den Dateien ausgeführt, wie sie jetzt sind; vor dem Speichern ansehen.</translation>
    </message>
    <message>
        <source>the content of a chunk</source>
        <translation>der Inhalt eines Chunks</translation>
    </message>
    <message>
        <source>{path}: only blueprints and worlds can be drawn.</source>
        <translation>{path}: Nur Geländepläne und Welten lassen sich zeichnen.</translation>
    </message>
    <message>
        <source>{path} has no layer {layer}; it can be drawn as {expected}.</source>
        <translation>{path} hat keine Ebene {layer}; zeichnen lässt sich {expected}.</translation>
    </message>
    <message>
        <source>{path} is the map itself: a picture goes to a file of its own. Give another name.</source>
        <translation>{path} ist die Karte selbst: Ein Bild kommt in eine eigene Datei. Einen anderen Namen angeben.</translation>
    </message>
    <message>
        <source>an empty zip archive</source>
        <translation>ein leeres Zip-Archiv</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>ein Zip-Archiv</translation>
    </message>
    <message>
        <source>the hash field holds only zeros, so it was never filled in, or was lost, and nothing tells whether the data are whole</source>
        <translation>Das Prüfsummenfeld enthält nur Nullen, wurde also nie ausgefüllt oder ging verloren, und nichts sagt, ob die Daten unversehrt sind</translation>
    </message>
    <message>
        <source>the one in the header ({found}) matches nothing that was tried, so the data or the hash field are damaged, and it cannot be told where</source>
        <translation>Die im Kopf ({found}) passt zu nichts, was versucht wurde; die Daten oder das Prüfsummenfeld sind also beschädigt, und wo, lässt sich nicht sagen</translation>
    </message>
    <message>
        <source>One byte stands behind the declared data,</source>
        <translation>Hinter den angegebenen Daten steht ein Byte,</translation>
    </message>
    <message>
        <source>{found:count} bytes stand behind the declared data,</source>
        <translation>Hinter den angegebenen Daten stehen {found:count} Bytes,</translation>
    </message>
    <message>
        <source>The last whole envelope is &apos;{domain}&apos; at offset {offset:offset}, {length:count} bytes long.</source>
        <translation>Die letzte vollständige Hülle ist „{domain}“ bei Offset {offset:offset}, {length:count} Bytes lang.</translation>
    </message>
    <message>
        <source>{missing} of {expected} header bytes are missing</source>
        <translation>{missing} von {expected} Bytes des Kopfes fehlen</translation>
    </message>
    <message>
        <source>One of {expected:count} data bytes is missing</source>
        <translation>Eines von {expected:count} Datenbytes fehlt</translation>
    </message>
    <message>
        <source>{missing:count} of {expected:count} data bytes are missing</source>
        <translation>{missing:count} von {expected:count} Datenbytes fehlen</translation>
    </message>
    <message>
        <source>the file comes from a newer build of the game</source>
        <translation>Die Datei stammt aus einer neueren Version des Spiels</translation>
    </message>
    <message>
        <source>The file has {found} bytes; the header of a blob alone needs {expected}. It was cut short, or it is some other kind of file.</source>
        <translation>Die Datei hat {found} Bytes; schon der Kopf eines Blobs braucht {expected}. Sie wurde abgeschnitten oder ist eine andere Art von Datei.</translation>
    </message>
    <message>
        <source>The flags are {found}; known are {expected}. Unknown bits: {bits}. The file is not damaged by that, it comes from a newer build.</source>
        <translation>Die Schalter sind {found}, bekannt sind {expected}. Unbekannte Bits: {bits}. Die Datei ist dadurch nicht beschädigt, sie stammt aus einer neueren Version des Spiels.</translation>
    </message>
    <message>
        <source>The header declares {expected:count} data bytes; {found:count} follow it: {problem}.</source>
        <translation>Der Kopf gibt {expected:count} Datenbytes an, es folgen {found:count}: {problem}.</translation>
    </message>
    <message>
        <source>The header declares the hash {expected}; the data have {found}. Data or hash were damaged after the file was written.</source>
        <translation>Der Kopf gibt die Prüfsumme {expected} an, die Daten haben {found}. Daten oder Prüfsumme wurden nach dem Schreiben beschädigt.</translation>
    </message>
    <message>
        <source>The data end inside an envelope&apos;s header: {expected} bytes are needed at offset {offset:offset}, {found} are there.</source>
        <translation>Die Daten enden im Kopf einer Hülle: Bei Offset {offset:offset} werden {expected} Bytes gebraucht, {found} sind da.</translation>
    </message>
    <message>
        <source>The content of &apos;{domain}&apos; declares {found:count} bytes; {expected:count} are left in the data. The length is damaged.</source>
        <translation>Der Inhalt von „{domain}“ gibt {found:count} Bytes an; in den Daten sind {expected:count} übrig. Die Länge ist beschädigt.</translation>
    </message>
    <message>
        <source>{found:count} bytes follow the root envelope; nothing may stand behind it. The envelope&apos;s length is damaged, or something was appended.</source>
        <translation>Auf die Wurzelhülle folgen {found:count} Bytes; dahinter darf nichts stehen. Die Länge der Hülle ist beschädigt, oder es wurde etwas angehängt.</translation>
    </message>
    <message>
        <source>&apos;{domain}&apos; at offset {offset:offset}, found by search, is at generation {found}, newer than {expected}: the game would refuse it. Open it with a newer version of the game.</source>
        <translation>„{domain}“ bei Offset {offset:offset}, durch Suche gefunden, hat Generation {found}, neuer als {expected}: Das Spiel würde ihn ablehnen. Mit einer neueren Version des Spiels öffnen.</translation>
    </message>
    <message>
        <source>The file comes from a newer build of the game and is not damaged by what was checked.</source>
        <translation>Die Datei stammt aus einer neueren Version des Spiels und ist, soweit geprüft, unbeschädigt.</translation>
    </message>
    <message>
        <source>Only the header is wrong; the level data are intact.</source>
        <translation>Nur der Kopf ist falsch; die Daten des Levels sind unversehrt.</translation>
    </message>
    <message>
        <source>The level data are intact; bytes that do not belong to them were added.</source>
        <translation>Die Daten des Levels sind unversehrt; es kamen Bytes hinzu, die nicht dazugehören.</translation>
    </message>
    <message>
        <source>The file is older than this format, not damaged.</source>
        <translation>Die Datei ist älter als dieses Format, nicht beschädigt.</translation>
    </message>
    <message>
        <source>The file is empty (0 bytes): it was created, but nothing was ever written to it, or its content was lost in a crash or a transfer.</source>
        <translation>Die Datei ist leer (0 Bytes): Sie wurde angelegt, aber nie beschrieben, oder ihr Inhalt ging bei einem Absturz oder einer Übertragung verloren.</translation>
    </message>
    <message>
        <source>From offset {offset:offset} to the end there are only zeros ({found:count} bytes): the disk space was reserved, but the content was never written (a crash, a full disk or a broken download).</source>
        <translation>Ab Offset {offset:offset} stehen bis zum Ende nur Nullen ({found:count} Bytes): Der Platz wurde belegt, der Inhalt aber nie geschrieben (Absturz, volle Platte oder abgebrochenes Herunterladen).</translation>
    </message>
    <message>
        <source>{problem}: the file was probably not downloaded or copied whole. {lastWhole}</source>
        <translation>{problem}: Die Datei wurde wahrscheinlich nicht vollständig heruntergeladen oder kopiert. {lastWhole}</translation>
    </message>
    <message>
        <source>{problem} from offset {offset:offset} on: something was appended, or the transfer padded the file.</source>
        <translation>{problem} ab Offset {offset:offset}: Es wurde etwas angehängt, oder die Übertragung hat die Datei aufgefüllt.</translation>
    </message>
    <message>
        <source>The length field says {found}; the hash proves the {expected:count} bytes that follow the header to be all of the data.</source>
        <translation>Das Längenfeld sagt {found}; die Prüfsumme beweist, dass die {expected:count} Bytes nach dem Kopf alle Daten sind.</translation>
    </message>
    <message>
        <source>The magic is BHBL, generation {found}: the file was written before version 1.0 of the format.</source>
        <translation>Die Kennung ist BHBL, Generation {found}: Die Datei entstand vor Version 1.0 des Formats.</translation>
    </message>
    <message>
        <source>This is the JSON text of a level under a .blob name.</source>
        <translation>Das ist der JSON-Text eines Levels unter einem .blob-Namen.</translation>
    </message>
    <message>
        <source>This is {kind}.</source>
        <translation>Das ist {kind}.</translation>
    </message>
    <message>
        <source>This is a gzip file: the blob was compressed in transfer.</source>
        <translation>Das ist eine gzip-Datei: Der Blob wurde bei der Übertragung gepackt.</translation>
    </message>
    <message>
        <source>This is an OpenPGP file: the level is signed or encrypted.</source>
        <translation>Das ist eine OpenPGP-Datei: Das Level ist signiert oder verschlüsselt.</translation>
    </message>
    <message>
        <source>This is an HTML page: the download gave an error or log-in page instead of the file.</source>
        <translation>Das ist eine HTML-Seite: Statt der Datei kam eine Fehler- oder Anmeldeseite.</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer: the file itself was not fetched.</source>
        <translation>Das ist ein Git-LFS-Verweis: Die Datei selbst wurde nicht geholt.</translation>
    </message>
    <message>
        <source>Line ends were converted in transfer ({direction}): the file was sent or checked out as text. Undoing it in {found:count} places makes the length fit.</source>
        <translation>Zeilenenden wurden bei der Übertragung umgewandelt ({direction}): Die Datei wurde als Text gesendet oder ausgecheckt. Wird das an {found:count} Stellen rückgängig gemacht, stimmt die Länge.</translation>
    </message>
    <message>
        <source>The bytes EF BF BD (a replacement character) occur from offset {offset:offset} on: the file was decoded as text and saved again, and the bytes they stand for are lost.</source>
        <translation>Ab Offset {offset:offset} kommen die Bytes EF BF BD (ein Ersatzzeichen) vor: Die Datei wurde als Text gelesen und neu gespeichert; die Bytes, für die sie stehen, sind verloren.</translation>
    </message>
    <message>
        <source>The hash was made with seed {found}; the format wants seed {expected}.</source>
        <translation>Die Prüfsumme wurde mit dem Startwert {found} gebildet; das Format verlangt {expected}.</translation>
    </message>
    <message>
        <source>The hash was made over header bytes 0 to {found} and the data; the format wants the data only.</source>
        <translation>Die Prüfsumme wurde über die Bytes 0 bis {found} des Kopfes und die Daten gebildet; das Format verlangt nur die Daten.</translation>
    </message>
    <message>
        <source>One bit is flipped: bit {bit} of the byte at offset {offset:offset}, {found} instead of {expected}. Test the memory or disk that the file was on.</source>
        <translation>Ein Bit ist gekippt: Bit {bit} des Bytes bei Offset {offset:offset}, {found} statt {expected}. Speicher oder Datenträger prüfen, auf dem die Datei lag.</translation>
    </message>
    <message>
        <source>Everything is sound except the hash: {problem}.</source>
        <translation>Alles ist in Ordnung bis auf die Prüfsumme: {problem}.</translation>
    </message>
    <message>
        <source>It can be repaired to a copy: the cause is proven, and the mended copy passes every check.</source>
        <translation>Sie lässt sich in eine Kopie reparieren: Die Ursache ist bewiesen, und die reparierte Kopie besteht jede Prüfung.</translation>
    </message>
    <message>
        <source>Get another copy, or save the level again: there is nothing in this file to repair.</source>
        <translation>Eine andere Kopie besorgen oder das Level neu speichern: In dieser Datei gibt es nichts zu reparieren.</translation>
    </message>
    <message>
        <source>It cannot be repaired; get another copy (a backup, a new download): the lost bytes are nowhere in the file.</source>
        <translation>Sie lässt sich nicht reparieren; eine andere Kopie besorgen (Sicherung, neu herunterladen): Die verlorenen Bytes stehen nirgends in der Datei.</translation>
    </message>
    <message>
        <source>It cannot be repaired; get another copy (a backup, a new download): nothing proves which of its bytes are wrong.</source>
        <translation>Sie lässt sich nicht reparieren; eine andere Kopie besorgen (Sicherung, neu herunterladen): Nichts beweist, welche ihrer Bytes falsch sind.</translation>
    </message>
    <message>
        <source>It cannot be repaired; transfer it again, as binary: nothing proves which of its line ends were converted.</source>
        <translation>Sie lässt sich nicht reparieren; neu übertragen, und zwar binär: Nichts beweist, welche ihrer Zeilenenden umgewandelt wurden.</translation>
    </message>
    <message>
        <source>It cannot be repaired; take it up with whoever made it: its hash fits, so it was written like this and not damaged on the way.</source>
        <translation>Sie lässt sich nicht reparieren; am besten dort nachfragen, wo sie herkommt: Die Prüfsumme stimmt, also wurde sie so geschrieben und nicht unterwegs beschädigt.</translation>
    </message>
    <message>
        <source>Update the game to read it; there is nothing to repair.</source>
        <translation>Das Spiel aktualisieren, um sie zu lesen; zu reparieren gibt es nichts.</translation>
    </message>
    <message>
        <source>Open it with the version of the game that wrote it and export it again; it cannot be brought up to date here.</source>
        <translation>Mit der Version des Spiels öffnen, die sie geschrieben hat, und neu exportieren; hier lässt sie sich nicht auf den neuen Stand bringen.</translation>
    </message>
    <message>
        <source>Give it the ending .json; it is no blob, so there is nothing to repair.</source>
        <translation>Ihr die Endung .json geben; sie ist kein Blob, also gibt es nichts zu reparieren.</translation>
    </message>
    <message>
        <source>Unpack it: the blob may be inside. The archive itself is no blob, so there is nothing to repair; if it does not unpack, get another copy.</source>
        <translation>Auspacken: Der Blob kann darin sein. Das Archiv selbst ist kein Blob, also gibt es nichts zu reparieren; lässt es sich nicht auspacken, eine andere Kopie besorgen.</translation>
    </message>
    <message>
        <source>Get another copy: the archive is empty, so there is nothing in it to unpack or to repair.</source>
        <translation>Eine andere Kopie besorgen: Das Archiv ist leer, also gibt es darin nichts auszupacken oder zu reparieren.</translation>
    </message>
    <message>
        <source>Unpack it (gunzip): the blob is inside. There is nothing to repair; if it does not unpack, get another copy.</source>
        <translation>Auspacken (gunzip): Der Blob ist darin. Zu reparieren gibt es nichts; lässt sie sich nicht auspacken, eine andere Kopie besorgen.</translation>
    </message>
    <message>
        <source>Decrypt it first (gpg), or ask whoever sent it for the level itself; it is no blob, so there is nothing to repair.</source>
        <translation>Zuerst entschlüsseln (gpg) oder beim Absender nach dem Level selbst fragen; sie ist kein Blob, also gibt es nichts zu reparieren.</translation>
    </message>
    <message>
        <source>Download it again in a browser, logged in if need be; the level is not in this file, so it cannot be repaired.</source>
        <translation>Im Browser neu herunterladen, nötigenfalls angemeldet; das Level steht nicht in dieser Datei, also lässt sie sich nicht reparieren.</translation>
    </message>
    <message>
        <source>Run &apos;git lfs pull&apos; where the file came from; the level is not in this file, so it cannot be repaired.</source>
        <translation>„git lfs pull“ dort ausführen, wo die Datei herkommt; das Level steht nicht in dieser Datei, also lässt sie sich nicht reparieren.</translation>
    </message>
    <message>
        <source>Get another copy, or open it with the program that made it: it does not begin as a blob, so nothing in it can be repaired.</source>
        <translation>Eine andere Kopie besorgen oder mit dem Programm öffnen, das sie gemacht hat: Sie beginnt nicht wie ein Blob, also lässt sich nichts an ihr reparieren.</translation>
    </message>
    <message>
        <source>An edit that reaches many chunks is still running. Wait for its end, or cancel it.</source>
        <translation>Eine Änderung, die viele Chunks betrifft, läuft noch. Ihr Ende abwarten oder sie abbrechen.</translation>
    </message>
    <message>
        <source>this folder is no world, for neither world.json nor worlds.json is in it. Name a world&apos;s folder or a single file</source>
        <translation>Dieser Ordner ist keine Welt, denn er enthält weder world.json noch worlds.json. Den Ordner einer Welt oder eine einzelne Datei angeben</translation>
    </message>
    <message>
        <source>this is a catalog of tiles. Name the world that it belongs to</source>
        <translation>Das ist ein Kachelkatalog. Die Welt angeben, zu der er gehört</translation>
    </message>
    <message>
        <source>these are a world&apos;s bookmarks. Name the world&apos;s folder</source>
        <translation>Das sind die Lesezeichen einer Welt. Den Ordner der Welt angeben</translation>
    </message>
    <message>
        <source>this folder holds no file of a known kind: no .dat, no .blob, no chunk and no world</source>
        <translation>Dieser Ordner enthält keine Datei einer bekannten Art: keine .dat, keine .blob, keinen Chunk und keine Welt</translation>
    </message>
    <message>
        <source>{wanted} is not proven</source>
        <translation>{wanted} ist nicht bewiesen</translation>
    </message>
    <message>
        <source>Proven is {proven}: mend that.</source>
        <translation>Bewiesen ist {proven}: diese Ursache beheben.</translation>
    </message>
    <message>
        <source>no cause is proven</source>
        <translation>Keine Ursache ist bewiesen</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>Es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>This is a gzip file: unpack it (gunzip)</source>
        <translation>Das ist eine gzip-Datei: entpacken (gunzip)</translation>
    </message>
    <message>
        <source>This is a zip archive: unpack it, the blueprint may be inside</source>
        <translation>Das ist ein Zip-Archiv: entpacken, der Geländeplan liegt vielleicht darin</translation>
    </message>
    <message>
        <source>A byte order mark stands before the content: the file was saved as text. Take the original</source>
        <translation>Vor dem Inhalt steht eine Bytereihenfolge-Marke: Die Datei wurde als Text gespeichert. Das Original nehmen</translation>
    </message>
    <message>
        <source>The bytes were decoded as text and are lost. Take the original</source>
        <translation>Die Bytes wurden als Text gelesen und sind verloren. Das Original nehmen</translation>
    </message>
    <message>
        <source>The magic is big-endian: the program that wrote the file used the wrong byte order. Write it in little-endian order</source>
        <translation>Die Kennung ist big-endian: Das schreibende Programm hat die falsche Bytereihenfolge benutzt. In Little-Endian-Reihenfolge schreiben</translation>
    </message>
    <message>
        <source>This is a blob: give it the ending .blob</source>
        <translation>Das ist ein Blob: mit der Endung .blob versehen</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer: the file itself was not fetched. Run &apos;git lfs pull&apos;</source>
        <translation>Das ist ein Git-LFS-Verweis: Die Datei selbst wurde nicht geholt. „git lfs pull“ ausführen</translation>
    </message>
    <message>
        <source>This looks like a web page: the download gave a page instead of the file. Download it again in a browser</source>
        <translation>Das sieht nach einer Webseite aus: Heruntergeladen wurde eine Seite statt der Datei. Erneut im Browser herunterladen</translation>
    </message>
    <message>
        <source>There are only zeros: the disk space was reserved, but the content was never written. Copy or generate the file again</source>
        <translation>Es sind nur Nullen: Der Platz wurde belegt, der Inhalt aber nie geschrieben. Die Datei erneut kopieren oder erzeugen</translation>
    </message>
    <message>
        <source>This is some other kind of file, or its start was overwritten: copy or generate it again</source>
        <translation>Das ist eine andere Art von Datei, oder ihr Anfang wurde überschrieben: erneut kopieren oder erzeugen</translation>
    </message>
    <message>
        <source>The number is big-endian: the program that wrote the file used the wrong byte order. Write it in little-endian order</source>
        <translation>Die Zahl ist big-endian: Das schreibende Programm hat die falsche Bytereihenfolge benutzt. In Little-Endian-Reihenfolge schreiben</translation>
    </message>
    <message>
        <source>A newer generator wrote the file: update the server, or generate the file in the version that it reads</source>
        <translation>Ein neuerer Generator hat die Datei geschrieben: den Server aktualisieren oder die Datei in der Version erzeugen, die er liest</translation>
    </message>
    <message>
        <source>The field is damaged: copy or generate the file again</source>
        <translation>Das Feld ist beschädigt: Die Datei erneut kopieren oder erzeugen</translation>
    </message>
    <message>
        <source>Line ends were converted in transfer (LF became CRLF): the file was sent or checked out as text. Transfer it as binary</source>
        <translation>Beim Übertragen wurden Zeilenenden umgewandelt (aus LF wurde CRLF): Die Datei wurde als Text gesendet oder ausgecheckt. Binär übertragen</translation>
    </message>
    <message>
        <source>The file was cut short, or the length is damaged: copy or generate it again</source>
        <translation>Die Datei wurde abgeschnitten, oder die Länge ist beschädigt: erneut kopieren oder erzeugen</translation>
    </message>
    <message>
        <source>a length and as many bytes of UTF-8</source>
        <translation>eine Länge und so viele Bytes UTF-8</translation>
    </message>
    <message>
        <source>0x49 (version 2) or 0x07 (version 1)</source>
        <translation>0x49 (Version 2) oder 0x07 (Version 1)</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>Das ist ein Gerät oder eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>{path} cannot be mended: {problem}. {reason}</source>
        <translation>{path} lässt sich nicht reparieren: {problem}. {reason}</translation>
    </message>
    <message>
        <source>The first byte is {found}; a blueprint begins with {expected}. {hint}.</source>
        <translation>Das erste Byte ist {found}; ein Geländeplan beginnt mit {expected}. {hint}.</translation>
    </message>
    <message>
        <source>The magic is {found}; expected {expected}. {hint}.</source>
        <translation>Die Kennung ist {found}; erwartet ist {expected}. {hint}.</translation>
    </message>
    <message>
        <source>The format version is {found}; the server reads version {expected} only. {hint}.</source>
        <translation>Die Formatversion ist {found}; der Server liest nur Version {expected}. {hint}.</translation>
    </message>
    <message>
        <source>Section {tag} declares {found} bytes, but only {expected} are left in the file. {hint}.</source>
        <translation>Abschnitt {tag} gibt {found} Bytes an, in der Datei sind aber nur noch {expected} übrig. {hint}.</translation>
    </message>
    <message>
        <source>The first section is {found}; the server expects {expected} first. Write the sections in that order, or generate the file again.</source>
        <translation>Der erste Abschnitt ist {found}; der Server erwartet zuerst {expected}. Die Abschnitte in dieser Reihenfolge schreiben oder die Datei neu erzeugen.</translation>
    </message>
    <message>
        <source>Section {tag} occurs a second time; the first one is at offset {first}. The server allows each tag once: remove one of them, or generate the file again.</source>
        <translation>Abschnitt {tag} kommt zum zweiten Mal vor; der erste steht bei Offset {first}. Der Server erlaubt jede Kennung einmal: einen davon entfernen oder die Datei neu erzeugen.</translation>
    </message>
    <message>
        <source>Section {tag} holds {found} bytes, but its content needs {expected}. Its length or its content is damaged: copy or generate the file again.</source>
        <translation>Abschnitt {tag} hat {found} Bytes, sein Inhalt braucht aber {expected}. Länge oder Inhalt sind beschädigt: Die Datei erneut kopieren oder erzeugen.</translation>
    </message>
    <message>
        <source>Section {tag} is not in the file. Without PRMS, HGTS or BIOM the server refuses it; without towns or roads it loads empty lists. If it should be there, generate the file again.</source>
        <translation>Abschnitt {tag} ist nicht in der Datei. Ohne PRMS, HGTS oder BIOM lehnt der Server sie ab; ohne Orte oder Straßen lädt er leere Listen. Soll er darin sein, die Datei neu erzeugen.</translation>
    </message>
    <message>
        <source>MapSize is {found}; the server accepts {expected}. Generate the map in an allowed size; if it was, the field is damaged.</source>
        <translation>MapSize ist {found}; der Server nimmt {expected} an. Die Karte in einer erlaubten Größe erzeugen; wurde sie das, ist das Feld beschädigt.</translation>
    </message>
    <message>
        <source>Section {tag} holds {found} bytes; a map of {mapSize} x {mapSize} pixels needs exactly {expected}. {hint}.</source>
        <translation>Abschnitt {tag} hat {found} Bytes; eine Karte von {mapSize} x {mapSize} Pixeln braucht genau {expected}. {hint}.</translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) has biome {found}; known are {expected}. Pixels with an unknown biome: {count}; ordinals: {ordinals}. If your game has these biomes, choose its palette; else generate the map again.</source>
        <translation>Pixel ({x}, {y}) hat Biom {found}; bekannt sind {expected}. Pixel mit unbekanntem Biom: {count}; Nummern: {ordinals}. Kennt das Spiel diese Biome, dessen Palette wählen; sonst die Karte neu erzeugen.</translation>
    </message>
    <message>
        <source>Town {index} has tier {found}; known are {expected}. If your game has this tier, choose its palette; else generate the map again.</source>
        <translation>Ort {index} hat Stufe {found}; bekannt sind {expected}. Kennt das Spiel diese Stufe, dessen Palette wählen; sonst die Karte neu erzeugen.</translation>
    </message>
    <message>
        <source>The number of {items} is {found}; the bytes left can hold {expected}. The number is damaged, or the section was cut short: copy or generate the file again.</source>
        <translation>Angegebene Anzahl ({items}): {found}; in die übrigen Bytes passen {expected}. Die Zahl ist beschädigt, oder der Abschnitt wurde abgeschnitten: Die Datei erneut kopieren oder erzeugen.</translation>
    </message>
    <message>
        <source>The text {field} cannot be read: {problem}. It is damaged: copy or generate the file again.</source>
        <translation>Der Text {field} lässt sich nicht lesen: {problem}. Er ist beschädigt: Die Datei erneut kopieren oder erzeugen.</translation>
    </message>
    <message>
        <source>TCRV of curve version {version} has {found} bytes; expected {expected}. Generate the file again; if a newer generator wrote it, update the server.</source>
        <translation>TCRV der Kurvenversion {version} hat {found} Bytes; erwartet ist {expected}. Die Datei neu erzeugen; hat ein neuerer Generator sie geschrieben, den Server aktualisieren.</translation>
    </message>
    <message>
        <source>Pixel ({x}, {y}) has biome {found}; known are {expected}. Pixels with an unknown biome: {count}; ordinals: {ordinals}. Version 2 would reject it.</source>
        <translation>Pixel ({x}, {y}) hat Biom {found}; bekannt sind {expected}. Pixel mit unbekanntem Biom: {count}; Nummern: {ordinals}. In Version 2 würde das abgelehnt.</translation>
    </message>
    <message>
        <source>Town {index} has tier {found}; known are {expected}. Version 2 would reject it.</source>
        <translation>Ort {index} hat Stufe {found}; bekannt sind {expected}. In Version 2 würde das abgelehnt.</translation>
    </message>
    <message>
        <source>{path}: there is no such file or folder. Check how it is written.</source>
        <translation>{path}: Es gibt keine solche Datei und keinen solchen Ordner. Die Schreibweise prüfen.</translation>
    </message>
    <message>
        <source>{path} is not a regular file, but a folder, a pipe or a device. A regular file has to be in its place; what comes out of a pipe can be kept in one.</source>
        <translation>{path} ist keine gewöhnliche Datei, sondern ein Ordner, eine Pipe oder ein Gerät. An ihre Stelle gehört eine gewöhnliche Datei; was aus einer Pipe kommt, lässt sich in einer ablegen.</translation>
    </message>
    <message>
        <source>{path} cannot be mapped into memory: {reason}. Close other programs, or raise the limit on address space (ulimit -v).</source>
        <translation>{path} lässt sich nicht in den Speicher einblenden: {reason}. Andere Programme schließen oder die Grenze für den Adressraum anheben (ulimit -v).</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}. What was there before is as it was. Remove the cause, or choose another place.</source>
        <translation>{path} lässt sich nicht schreiben: {reason}. Was vorher da war, ist unverändert. Die Ursache beseitigen oder einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>{path} is none of the known kinds: {problem}. Name a blueprint, a blob, or a world by its folder, world.json or worlds.json.</source>
        <translation>{path} gehört zu keiner der bekannten Arten: {problem}. Einen Geländeplan, einen Blob oder eine Welt (ihren Ordner, world.json oder worlds.json) angeben.</translation>
    </message>
    <message>
        <source>Chunks of {found} tiles are too large: at most {expected} cells a chunk are allowed. Correct {fields}.</source>
        <translation>Chunks von {found} Kacheln sind zu groß: Erlaubt sind höchstens {expected} Zellen je Chunk. Zu ändern: {fields}.</translation>
    </message>
    <message>
        <source>{field} is {found}. It is put right when the file is saved: {expected} (rule {rule}).</source>
        <translation>{field} ist {found}. Beim Speichern wird das berichtigt: {expected} (Regel {rule}).</translation>
    </message>
    <message>
        <source>Nothing keeps other programs from editing {path} at the same time, for {lock} cannot be made: {reason}.</source>
        <translation>Nichts hindert andere Programme daran, {path} zur selben Zeit zu bearbeiten, denn {lock} lässt sich nicht anlegen: {reason}.</translation>
    </message>
    <message>
        <source>it starts neither as a blueprint nor as a blob, and its name ends in none of .dat, .blob and .json. If it is one of these, give it that ending</source>
        <translation>Sie beginnt weder wie ein Geländeplan noch wie ein Blob, und ihr Name endet nicht auf .dat, .blob oder .json. Ist sie eines davon, mit der passenden Endung versehen</translation>
    </message>
    <message>
        <source>an operation that changes the world (save, undo and redo stand in lines of their own)</source>
        <translation>ein Befehl, der die Welt ändert (save, undo und redo stehen in eigenen Zeilen),</translation>
    </message>
    <message>
        <source>each bookmark has an id of its own, a label and whole coordinates, and the list has the world&apos;s id</source>
        <translation>Jedes Lesezeichen hat eine eigene Id, eine Beschriftung und ganze Koordinaten, und die Liste hat die Id der Welt</translation>
    </message>
    <message>
        <source>the file&apos;s name says where the chunk is</source>
        <translation>Der Name der Datei sagt, wo der Chunk liegt</translation>
    </message>
    <message>
        <source>a chunk has the world&apos;s id and the world&apos;s chunk size</source>
        <translation>Ein Chunk hat die Id und die Chunkgröße der Welt</translation>
    </message>
    <message>
        <source>the background is the id of a tile, a string</source>
        <translation>Der Hintergrund ist die Id einer Kachel, eine Zeichenkette</translation>
    </message>
    <message>
        <source>a room layer has a number from 0 on and as many rows and cells as the chunk</source>
        <translation>Eine Raumebene hat eine Nummer ab 0 und so viele Zeilen und Zellen wie der Chunk</translation>
    </message>
    <message>
        <source>layer 0 and one above it are there, sorted by number</source>
        <translation>Ebene 0 und eine darüber sind vorhanden, nach Nummern sortiert</translation>
    </message>
    <message>
        <source>an instance has an id of its own, a layer, a place in the chunk and a record with its world tile</source>
        <translation>Eine Instanz hat eine eigene Id, eine Ebene, einen Platz im Chunk und einen Datensatz mit ihrer Weltkachel</translation>
    </message>
    <message>
        <source>a room layer lists the instances on it</source>
        <translation>Eine Raumebene führt die Instanzen auf, die auf ihr liegen</translation>
    </message>
    <message>
        <source>a height patch has an id of its own, a z from 1 on and no empty rows or columns around it</source>
        <translation>Ein Höhenstück hat eine eigene Id, ein z ab 1 und außen keine leeren Zeilen oder Spalten</translation>
    </message>
    <message>
        <source>a list is an array</source>
        <translation>Eine Liste ist ein Array</translation>
    </message>
    <message>
        <source>each property is there, of its type and within its limits</source>
        <translation>Jede Eigenschaft ist vorhanden, vom richtigen Typ und in ihren Grenzen</translation>
    </message>
    <message>
        <source>an array that breaks a rule</source>
        <translation>eine Liste, die eine Regel verletzt</translation>
    </message>
    <message>
        <source>an object that breaks a rule</source>
        <translation>ein Objekt, das eine Regel verletzt</translation>
    </message>
    <message>
        <source>Version 1 cannot carry the highway flags of towns. Towns whose flags are dropped: {count}.</source>
        <translation>Version 1 kann die Fernstraßen-Kennzeichen von Orten nicht aufnehmen. Orte, deren Kennzeichen entfallen: {count}.</translation>
    </message>
    <message>
        <source>Steps that were recovered: {count}. The next one cannot be done again: {reason} The journal is kept as {kept}.</source>
        <translation>Wiederhergestellte Schritte: {count}. Der nächste kann nicht noch einmal ausgeführt werden: {reason} Das Journal bleibt als {kept} erhalten.</translation>
    </message>
    <message>
        <source>Steps of unsaved work that were recovered: {count}.</source>
        <translation>Wiederhergestellte Schritte nicht gespeicherter Arbeit: {count}.</translation>
    </message>
    <message>
        <source>A save of this world has not come to its end: it was interrupted, or another program is at it. What is read here is {which}. Opening the world for editing clears it up.</source>
        <translation>Ein Speichern dieser Welt ist nicht zu Ende gekommen: Es wurde unterbrochen, oder ein anderes Programm ist gerade dabei. Gelesen wird hier {which}. Das Öffnen der Welt zum Bearbeiten räumt es auf.</translation>
    </message>
    <message>
        <source>Unsaved work of an earlier session could not be joined with that of the last one. Its recovery journal is kept as {kept}.</source>
        <translation>Ungespeicherte Arbeit einer früheren Sitzung konnte nicht mit der der letzten verbunden werden. Ihr Wiederherstellungsprotokoll ist als {kept} aufgehoben.</translation>
    </message>
    <message>
        <source>the world as the save leaves it</source>
        <translation>die Welt, wie das Speichern sie hinterlässt</translation>
    </message>
    <message>
        <source>the world as it was before the save</source>
        <translation>die Welt, wie sie vor dem Speichern war</translation>
    </message>
    <message>
        <source>{path} has more than {expected} bytes, the most that a file of its kind may have. It was not read and is left as it is. Look whether it is the file that belongs here.</source>
        <translation>{path} hat mehr als {expected} Bytes, so viele, wie eine solche Datei höchstens haben darf. Sie wurde nicht gelesen und bleibt, wie sie ist. Nachsehen, ob es die Datei ist, die hierher gehört.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}. Nothing was saved; all files are as they were. Remove the cause, then save again.</source>
        <translation>{path} lässt sich nicht schreiben: {reason}. Nichts wurde gespeichert; alle Dateien sind, wie sie waren. Die Ursache beseitigen, dann noch einmal speichern.</translation>
    </message>
    <message>
        <source>An interrupted save cannot be cleared up at {path}: {reason}. The world and all files of that save are left as they are. Remove the cause, then open the world again.</source>
        <translation>Ein unterbrochenes Speichern lässt sich bei {path} nicht zu Ende bringen: {reason}. Die Welt und alle Dateien dieses Speicherns bleiben, wie sie sind. Die Ursache beseitigen, dann die Welt wieder öffnen.</translation>
    </message>
    <message>
        <source>{path} stands where the record of an interrupted save is, but is none that this program writes. Nothing that it says is done, and the world can only be looked at. Move it out of the folder, then open the world again.</source>
        <translation>{path} steht dort, wo ein unterbrochenes Speichern vermerkt ist, ist aber kein Vermerk, den dieses Programm schreibt. Nichts von dem, was darin steht, wird getan, und die Welt lässt sich nur ansehen. Die Datei aus dem Ordner nehmen, dann die Welt wieder öffnen.</translation>
    </message>
    <message>
        <source>a list of objects with layer (a number) and rows (a list of strings)</source>
        <translation>eine Liste von Objekten mit layer (eine Zahl) und rows (eine Liste von Zeichenketten)</translation>
    </message>
    <message>
        <source>a list of objects with at (a chunk&apos;s address) and content (an object or null)</source>
        <translation>eine Liste von Objekten mit at (die Adresse eines Chunks) und content (ein Objekt oder null)</translation>
    </message>
    <message>
        <source>a list of objects with id (a string) and z (a number)</source>
        <translation>eine Liste von Objekten mit id (eine Zeichenkette) und z (eine Zahl)</translation>
    </message>
    <message>
        <source>of any id</source>
        <translation>mit irgendeiner Kennung</translation>
    </message>
    <message>
        <source>heights at {count} pixels, first {expected:decimal} instead of {found:decimal} at ({x}, {y})</source>
        <translation>Höhen an {count} Pixeln, zuerst {expected:decimal} statt {found:decimal} bei ({x}, {y})</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Water body {id} declares its centroid at {found:decimal}; the grid&apos;s is at {expected:decimal}.</source>
        <translation>Gewässer {id} gibt seinen Schwerpunkt bei {found:decimal} an; der des Rasters liegt bei {expected:decimal}.</translation>
    </message>
    <message>
        <source>{road} road {path}, point {index} lies at ({found:decimal}), outside of {expected}.</source>
        <translation>{road}, Straße {path}: Punkt {index} liegt bei ({found:decimal}), außerhalb von {expected}.</translation>
    </message>
    <message>
        <source>Town {index} lies at ({found:decimal}), outside of {expected}.</source>
        <translation>Ort {index} liegt bei ({found:decimal}), außerhalb von {expected}.</translation>
    </message>
    <message>
        <source>{path}: water cannot be derived. Water body {id}, which begins at pixel ({x}, {y}), would lie at {found:decimal}; the format holds levels from 0 to {most:decimal}.</source>
        <translation>{path}: Das Wasser lässt sich nicht ableiten. Gewässer {id}, das bei Pixel ({x}, {y}) beginnt, läge auf {found:decimal}; das Format kennt Pegel von 0 bis {most:decimal}.</translation>
    </message>
    <message>
        <source>The generation parameters are dropped: version 1 cannot carry WorldSeed {seed}, CraterRadius {radius:decimal}, DensityMultiplier {density:decimal}, ImpactCenter ({center:decimal}), GeneratedUtc &quot;{utc}&quot; and GeneratorGitHash &quot;{hash}&quot;.</source>
        <translation>Die Parameter der Erzeugung entfallen: Version 1 kann WorldSeed {seed}, CraterRadius {radius:decimal}, DensityMultiplier {density:decimal}, ImpactCenter ({center:decimal}), GeneratedUtc &quot;{utc}&quot; und GeneratorGitHash &quot;{hash}&quot; nicht aufnehmen.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>mindestens {least}</translation>
    </message>
    <message>
        <source>Ordinals of unknown biomes: {ordinals}; pixels: {count}, the first at ({x}, {y}).</source>
        <translation>Ordnungszahlen unbekannter Biome: {ordinals}; Pixel: {count}, das erste bei ({x}, {y}).</translation>
    </message>
    <message>
        <source>Towns with an unknown tier: {towns-count}; tiers: {tiers}.</source>
        <translation>Orte mit unbekannter Stufe: {towns-count}; Stufen: {tiers}.</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>there is no tiles.json in {path}</source>
        <translation>In {path} gibt es keine tiles.json</translation>
    </message>
    <message>
        <source>there is no tiles.json in {path}, and {list} does not list this world</source>
        <translation>In {path} gibt es keine tiles.json, und in {list} steht diese Welt nicht</translation>
    </message>
    <message>
        <source>there is no tiles.json in {path}, and no worlds.json above it that lists this world</source>
        <translation>In {path} gibt es keine tiles.json und darüber keine worlds.json, in der diese Welt steht</translation>
    </message>
    <message>
        <source>Tiles are shown as letters: {reason}.</source>
        <translation>Kacheln erscheinen als Buchstaben: {reason}.</translation>
    </message>
    <message>
        <source>it is not JSON ({error})</source>
        <translation>sie ist kein JSON ({error})</translation>
    </message>
    <message>
        <source>expected an object with an array &quot;domains&quot;</source>
        <translation>erwartet wird ein Objekt mit einem Array &quot;domains&quot;</translation>
    </message>
    <message>
        <source>{place}/name: expected a text of 1 to {most} bytes</source>
        <translation>{place}/name: erwartet wird ein Text von 1 bis {most} Byte</translation>
    </message>
    <message>
        <source>{place}/newest: expected a whole number from 0 to {most}</source>
        <translation>{place}/newest: erwartet wird eine ganze Zahl von 0 bis {most}</translation>
    </message>
    <message>
        <source>it has {found} bytes, expected at most {most}</source>
        <translation>sie hat {found} Byte, erlaubt sind höchstens {most}</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is no integer</source>
        <translation>&quot;{key}&quot; ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>it has neither &quot;WorldSeed&quot; nor &quot;MapSize&quot;</source>
        <translation>sie hat weder &quot;WorldSeed&quot; noch &quot;MapSize&quot;</translation>
    </message>
    <message>
        <source>it is no JSON ({error})</source>
        <translation>sie ist kein JSON ({error})</translation>
    </message>
    <message>
        <source>the outermost value is no object</source>
        <translation>der äußerste Wert ist kein Objekt</translation>
    </message>
    <message>
        <source>&quot;color&quot; is &quot;{found}&quot;, expected &quot;#RRGGBB&quot;</source>
        <translation>&quot;color&quot; ist &quot;{found}&quot;, erwartet wird &quot;#RRGGBB&quot;</translation>
    </message>
    <message>
        <source>&quot;role&quot; is &quot;{found}&quot;, expected &quot;ocean&quot;, &quot;lake&quot; or none</source>
        <translation>&quot;role&quot; ist &quot;{found}&quot;, erwartet wird &quot;ocean&quot;, &quot;lake&quot; oder keine</translation>
    </message>
    <message>
        <source>&quot;name&quot; is missing, empty or no text</source>
        <translation>&quot;name&quot; fehlt, ist leer oder kein Text</translation>
    </message>
    <message>
        <source>&quot;color&quot; is missing or no text</source>
        <translation>&quot;color&quot; fehlt oder ist kein Text</translation>
    </message>
    <message>
        <source>&quot;role&quot; is no text</source>
        <translation>&quot;role&quot; ist kein Text</translation>
    </message>
    <message>
        <source>the list &quot;{key}&quot; is missing</source>
        <translation>die Liste &quot;{key}&quot; fehlt</translation>
    </message>
    <message>
        <source>the list &quot;{key}&quot; has {found} entries, expected 1 to {expected}</source>
        <translation>die Liste &quot;{key}&quot; hat {found} Einträge, erlaubt sind 1 bis {expected}</translation>
    </message>
    <message>
        <source>it is no object</source>
        <translation>er ist kein Objekt</translation>
    </message>
    <message>
        <source>&quot;{key}&quot;, entry {index}: {reason}</source>
        <translation>&quot;{key}&quot;, Eintrag {index}: {reason}</translation>
    </message>
    <message>
        <source>The picture of tile {tile} cannot be shown; a plain colour stands for it. {reason}</source>
        <translation>Das Bild der Kachel {tile} lässt sich nicht zeigen; eine einfache Farbe steht für sie. {reason}</translation>
    </message>
    <message>
        <source>{path} is no picture that this program can read. Use a PNG file of moderate size.</source>
        <translation>{path} ist kein Bild, das dieses Programm lesen kann. Geeignet ist eine PNG-Datei mäßiger Größe.</translation>
    </message>
    <message>
        <source>A save that was interrupted has been taken back, for other programs have changed files of it since. Those are as they were left; all others are the old ones.</source>
        <translation>Ein unterbrochenes Speichern ist zurückgenommen worden, denn andere Programme haben seither Dateien davon geändert. Diese sind, wie sie hinterlassen wurden; alle anderen sind die alten.</translation>
    </message>
</context>
<context>
    <name>ModeText</name>
    <message>
        <source>round %1 × %1</source>
        <translation>rund %1 × %1</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>dazu</translation>
    </message>
    <message>
        <source>subtracts</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>intersects</source>
        <translation>schneidet</translation>
    </message>
    <message>
        <source>%1 (locked)</source>
        <translation>%1 (gesperrt)</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (verborgen)</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>selection %L1 × %L2</source>
        <translation>Auswahl %L1 × %L2</translation>
    </message>
    <message>
        <source>at random of %L1 symbols</source>
        <translation>zufällig eines von %L1 Symbolen</translation>
    </message>
    <message>
        <source>a click selects a chunk, a drag several</source>
        <translation>ein Klick wählt einen Chunk, Ziehen mehrere</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %Ln cell(s)</source>
        <translation>
            <numerusform>%1 mit %Ln Zelle</numerusform>
            <numerusform>%1 mit %Ln Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Wand</source>
        <translation>Zauberstab</translation>
    </message>
    <message>
        <source>Same symbol</source>
        <translation>Gleiches Symbol</translation>
    </message>
    <message>
        <source>selected: %L1  ·  a drag moves, with Ctrl copies</source>
        <translation>ausgewählt: %L1  ·  Ziehen verschiebt, mit Strg kopiert</translation>
    </message>
    <message>
        <source>at random only %1</source>
        <translation>zufällig nur %1</translation>
    </message>
    <message>
        <source>Dragging moves the selected chunks, with Ctrl it copies them without their instances.</source>
        <translation>Ziehen verschiebt die ausgewählten Chunks, mit Strg kopiert es sie ohne ihre Instanzen.</translation>
    </message>
    <message>
        <source>Choose more symbols in the palette, with Ctrl: they are painted at random.</source>
        <translation>In der Palette mit Strg mehr Symbole wählen: Sie werden zufällig gemalt.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>infinite</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>-infinite</source>
        <translation>-unendlich</translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation>&lt; %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>OutdatedVerdict</name>
    <message>
        <source>Cut short since the check, and not checked again. Reload to learn what is left. Before: %1</source>
        <translation>Seit der Prüfung abgeschnitten und nicht neu geprüft. Neu laden, um zu sehen, was übrig ist. Davor: %1</translation>
    </message>
    <message>
        <source>Changed since the check, and not checked again: reload to check it. Before: %1</source>
        <translation>Seit der Prüfung geändert und nicht neu geprüft: zum Prüfen neu laden. Davor: %1</translation>
    </message>
    <message>
        <source>The file is gone. Before: %1</source>
        <translation>Die Datei ist nicht mehr da. Davor: %1</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>raw</source>
        <translation>roh</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Version 1: knots t1 to t4, one spike maximum pooled over many seeds, a 50 m plateau</source>
        <translation>Version 1: Knoten t1 bis t4, ein über viele Startwerte gemitteltes Spitzenmaximum, ein Plateau bei 50 m</translation>
    </message>
    <message>
        <source>Version 2: as version 1, but the spike maximum is this seed&apos;s own</source>
        <translation>Version 2: wie Version 1, aber das Spitzenmaximum ist das dieses Startwerts</translation>
    </message>
    <message>
        <source>Version 3: knots K1 to K4 of six (K5 and K6 are fixed), fixed shelves at 100 m and 220 m</source>
        <translation>Version 3: Knoten K1 bis K4 von sechs (K5 und K6 sind fest), feste Terrassen bei 100 m und 220 m</translation>
    </message>
    <message>
        <source>Version 4: as version 3, but the shelves vary over the map around their base</source>
        <translation>Version 4: wie Version 3, aber die Terrassen schwanken über die Karte um ihre Grundhöhe</translation>
    </message>
    <message>
        <source>Version 5: as version 4, with a preset and its K5 and K6</source>
        <translation>Version 5: wie Version 4, mit einer Vorgabe und deren K5 und K6</translation>
    </message>
    <message>
        <source>Newer than version 5: read as version 5</source>
        <translation>Neuer als Version 5: wie Version 5 gelesen</translation>
    </message>
    <message>
        <source>Maximum before the curve, pooled over the calibration seeds</source>
        <translation>Maximum vor der Kurve, über die Kalibrier-Startwerte zusammengefasst</translation>
    </message>
    <message>
        <source>Maximum before the curve, of this seed: without it the heights cannot be made again</source>
        <translation>Maximum vor der Kurve für diesen Startwert: Ohne ihn lassen sich die Höhen nicht noch einmal erzeugen</translation>
    </message>
    <message>
        <source>Low end of the 50 m plateau</source>
        <translation>Unteres Ende des 50-m-Plateaus</translation>
    </message>
    <message>
        <source>High end of the 50 m plateau</source>
        <translation>Oberes Ende des 50-m-Plateaus</translation>
    </message>
    <message>
        <source>The fixed shelf at 100 m</source>
        <translation>Die feste Terrasse bei 100 m</translation>
    </message>
    <message>
        <source>The fixed shelf at 220 m</source>
        <translation>Die feste Terrasse bei 220 m</translation>
    </message>
    <message>
        <source>Base of the lower shelf; it varies by benchAmp</source>
        <translation>Grundhöhe der unteren Terrasse; sie schwankt um benchAmp</translation>
    </message>
    <message>
        <source>Base of the upper shelf; it varies by plateauAmp</source>
        <translation>Grundhöhe der oberen Terrasse; sie schwankt um plateauAmp</translation>
    </message>
    <message>
        <source>1 (compact)</source>
        <translation>1 (kompakt)</translation>
    </message>
    <message>
        <source>2 (balanced)</source>
        <translation>2 (ausgewogen)</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
    <message>
        <source>Knot t%1, before the curve</source>
        <translation>Knoten t%1, vor der Kurve</translation>
    </message>
    <message>
        <source>Knot K%1 of six, before the curve</source>
        <translation>Knoten K%1 von sechs, vor der Kurve</translation>
    </message>
    <message>
        <source>Of the preset</source>
        <translation>Aus der Vorgabe</translation>
    </message>
    <message>
        <source>A constant of this version, not stored in the file</source>
        <translation>Eine Konstante dieser Version, nicht in der Datei gespeichert</translation>
    </message>
    <message>
        <source>per island width</source>
        <translation>je Inselbreite</translation>
    </message>
    <message>
        <source>Added to WorldSeed for this noise field</source>
        <translation>Wird für dieses Rauschfeld zu WorldSeed addiert</translation>
    </message>
    <message>
        <source>The lower shelf varies by plus or minus this</source>
        <translation>Um so viel schwankt die untere Terrasse nach oben und unten</translation>
    </message>
    <message>
        <source>The upper shelf varies by plus or minus this</source>
        <translation>Um so viel schwankt die obere Terrasse nach oben und unten</translation>
    </message>
    <message>
        <source>Least output span of a shelf: shelf strength blends from here</source>
        <translation>Kleinste Ausgabespanne einer Terrasse: Ab hier wird die Terrassenstärke eingeblendet</translation>
    </message>
    <message>
        <source>Greatest output span of a shelf: shelf strength blends up to here</source>
        <translation>Größte Ausgabespanne einer Terrasse: Bis hier wird die Terrassenstärke eingeblendet</translation>
    </message>
    <message>
        <source>Undulations of the shelves&apos; elevation</source>
        <translation>Wellen der Terrassenhöhe</translation>
    </message>
    <message>
        <source>Undulations of the shelves&apos; strength</source>
        <translation>Wellen der Terrassenstärke</translation>
    </message>
    <message>
        <source>Height curve (TCRV)</source>
        <translation>Höhenkurve (TCRV)</translation>
    </message>
    <message>
        <source>For information only: the stored heights are curved already, nothing applies the curve again</source>
        <translation>Nur zur Auskunft: In den gespeicherten Höhen steckt die Kurve schon, nichts wendet sie noch einmal an</translation>
    </message>
    <message>
        <source>Sea level of the curve</source>
        <translation>Meeresspiegel der Kurve</translation>
    </message>
    <message>
        <source>No peak rises above it</source>
        <translation>Kein Gipfel ragt darüber hinaus</translation>
    </message>
    <message>
        <source>Slope of the curve behind its last knot</source>
        <translation>Steigung der Kurve hinter ihrem letzten Knoten</translation>
    </message>
    <message>
        <source>Terrain detail (TDTL)</source>
        <translation>Geländedetail (TDTL)</translation>
    </message>
    <message>
        <source>For information only: the stored heights carry the detail already</source>
        <translation>Nur zur Auskunft: In den gespeicherten Höhen steckt das Detail schon</translation>
    </message>
    <message>
        <source>There is no TCRV beside it: the generator&apos;s detail passes need the curve</source>
        <translation>Daneben fehlt TCRV: Die Detailstufen des Generators brauchen die Kurve</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Unknown version: shown as if it were version 1</source>
        <translation>Unbekannte Version: wie Version 1 gezeigt</translation>
    </message>
    <message>
        <source>Shelf relief, plus or minus</source>
        <translation>Relief der Terrassen, nach oben und unten</translation>
    </message>
    <message>
        <source>Undulations of the shelf relief</source>
        <translation>Wellen des Terrassenreliefs</translation>
    </message>
    <message>
        <source>K of the drainage incision: depth = K · accumulation^p · slope</source>
        <translation>K der Einschneidung durch Abfluss: Tiefe = K · Zufluss^p · Gefälle</translation>
    </message>
    <message>
        <source>p of the drainage incision</source>
        <translation>p der Einschneidung durch Abfluss</translation>
    </message>
    <message>
        <source>Deepest incision</source>
        <translation>Tiefste Einschneidung</translation>
    </message>
    <message>
        <source>No incision below this height</source>
        <translation>Keine Einschneidung unter dieser Höhe</translation>
    </message>
    <message>
        <source>crater radii</source>
        <translation>Kraterradien</translation>
    </message>
    <message>
        <source>No detail within this distance of the crater</source>
        <translation>Kein Detail in dieser Entfernung vom Krater</translation>
    </message>
    <message>
        <source>Weight of the incision on shelves</source>
        <translation>Gewicht der Einschneidung auf Terrassen</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Deprecated. The original reader has no checks for it and would misread a damaged file: the refusals shown here (mapsize, count, truncated) are this program&apos;s</source>
        <translation>Veraltet. Der ursprüngliche Leser prüft hier nichts und würde eine beschädigte Datei falsch lesen: Die hier gezeigten Ablehnungen (mapsize, count, truncated) sind die dieses Programms</translation>
    </message>
    <message>
        <source>Neither version 1 nor version 2</source>
        <translation>Weder Version 1 noch Version 2</translation>
    </message>
    <message>
        <source>Format version</source>
        <translation>Formatversion</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>Dateigröße</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>One pixel counts as 1 m: an assumption</source>
        <translation>Ein Pixel gilt als 1 m: eine Annahme</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>the program&apos;s own</source>
        <translation>die des Programms</translation>
    </message>
    <message>
        <source>%1 biomes and %2 town tiers are taken as known. The lists live in the game, not in the file: an assumption</source>
        <translation>%1 Biome und %2 Ortsstufen gelten als bekannt. Die Listen stehen im Spiel, nicht in der Datei: eine Annahme</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>Generation (PRMS)</source>
        <translation>Erzeugung (PRMS)</translation>
    </message>
    <message>
        <source>Placeholders: the file was converted from version 1, which does not carry them</source>
        <translation>Platzhalter: Die Datei wurde aus Version 1 umgewandelt, die diese Werte nicht enthält</translation>
    </message>
    <message>
        <source>0 is a placeholder: it is not compared with the server&apos;s configuration</source>
        <translation>0 ist ein Platzhalter: Er wird nicht mit der Serverkonfiguration verglichen</translation>
    </message>
    <message>
        <source>The resolved seed; the server finds the file by it</source>
        <translation>Der endgültige Startwert; nach ihm findet der Server die Datei</translation>
    </message>
    <message>
        <source>Along one side</source>
        <translation>Entlang einer Seite</translation>
    </message>
    <message>
        <source>When this file was written</source>
        <translation>Wann diese Datei geschrieben wurde</translation>
    </message>
    <message>
        <source>Empty: not known</source>
        <translation>Leer: nicht bekannt</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>Meeresspiegel</translation>
    </message>
    <message>
        <source>From the ocean&apos;s row in WBTB</source>
        <translation>Aus der Zeile des Meeres in WBTB</translation>
    </message>
    <message>
        <source>From the curve (TCRV): the file has no ocean row</source>
        <translation>Aus der Kurve (TCRV): Die Datei hat keine Zeile für das Meer</translation>
    </message>
    <message>
        <source>Assumed: the file gives none</source>
        <translation>Angenommen: Die Datei gibt keinen an</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>1 raw = 251 m</source>
        <translation>1 roh = 251 m</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>All road sections are there and empty: the generator ran with SkipRoads</source>
        <translation>Alle Straßenabschnitte sind da und leer: Der Generator lief mit SkipRoads</translation>
    </message>
    <message>
        <source>transitional</source>
        <translation>vorläufig</translation>
    </message>
    <message>
        <source>One flat level a water body; a flat sea model will replace the rule</source>
        <translation>Ein fester Pegel je Gewässer; ein Modell mit einheitlichem Meeresspiegel wird die Regel ersetzen</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>vorläufig</translation>
    </message>
    <message>
        <source>Ocean salt, lake fresh: a placeholder, no mechanic uses it yet</source>
        <translation>Meer salzig, See süß: ein Platzhalter, noch ohne Wirkung im Spiel</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>The heights have the raw legacy profile</source>
        <translation>Die Höhen haben das alte Rohprofil</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>World height</source>
        <translation>Höhe in der Welt</translation>
    </message>
</context>
<context>
    <name>Pixel</name>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>no water</source>
        <translation>kein Wasser</translation>
    </message>
    <message>
        <source>body %1 (not listed)</source>
        <translation>Gewässer %1 (nicht aufgeführt)</translation>
    </message>
    <message>
        <source>h %1 = %2</source>
        <translation>h %1 = %2</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>%1 (stored %2)</source>
        <translation>%1 (gespeichert %2)</translation>
    </message>
    <message>
        <source>none (stored 0)</source>
        <translation>keine (gespeichert 0)</translation>
    </message>
    <message>
        <source>x, y</source>
        <translation>x, y</translation>
    </message>
    <message>
        <source>Height, raw</source>
        <translation>Höhe, roh</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Biome</source>
        <translation>Biom</translation>
    </message>
    <message>
        <source>Water body</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <source>Its level</source>
        <translation>Sein Pegel</translation>
    </message>
    <message>
        <source>Surface, raw</source>
        <translation>Oberfläche, roh</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
</context>
<context>
    <name>PlaceMarks</name>
    <message>
        <source>Spawn</source>
        <translation>Startpunkt</translation>
    </message>
</context>
<context>
    <name>Plots</name>
    <message>
        <source>sea level</source>
        <translation>Meeresspiegel</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Tasten drücken</translation>
    </message>
</context>
<context>
    <name>ReadOnlyText</name>
    <message>
        <source>Nothing can be written (%1): the world can only be looked at. Once writing is allowed in %2, it can be edited without being opened again.</source>
        <translation>Es kann nichts geschrieben werden (%1): Die Welt kann nur angesehen werden. Sobald das Schreiben in %2 erlaubt ist, kann sie bearbeitet werden, ohne sie erneut zu öffnen.</translation>
    </message>
    <message>
        <source>The world is being edited by another window or program (process %1 on %2, since %3), so it can only be looked at. Close it there: then it can be edited here.</source>
        <translation>Die Welt wird von einem anderen Fenster oder Programm bearbeitet (Prozess %1 auf %2, seit %3) und kann daher nur angesehen werden. Dort schließen: Dann kann sie hier bearbeitet werden.</translation>
    </message>
</context>
<context>
    <name>RecordRemarks</name>
    <message>
        <source>More than once in one object: %1. The last one counts.</source>
        <translation>Mehrmals in einem Objekt: %1. Das letzte zählt.</translation>
    </message>
    <message>
        <source>position follows the tile %1: what is typed for it is not stored. Drag the instance on the map to move it.</source>
        <translation>position folgt der Kachel %1: Was dafür eingegeben ist, wird nicht gespeichert. Die Instanz auf der Karte ziehen, um sie zu bewegen.</translation>
    </message>
</context>
<context>
    <name>RepairReceipt</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>… (%1 bytes)</source>
        <translation>… (%1 Bytes)</translation>
    </message>
    <message>
        <source>Offset in the damaged file</source>
        <translation>Offset in der beschädigten Datei</translation>
    </message>
    <message>
        <source>Offset in the copy</source>
        <translation>Offset in der Kopie</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Places changed: %1. The copy has %2 bytes and is accepted; the damaged file was not touched.</source>
        <translation>Geänderte Stellen: %1. Die Kopie hat %2 Bytes und wird angenommen; die beschädigte Datei wurde nicht angerührt.</translation>
    </message>
    <message>
        <source>The first %1 are listed.</source>
        <translation>Die ersten %1 sind aufgeführt.</translation>
    </message>
</context>
<context>
    <name>Roads</name>
    <message>
        <source>Tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Number within its tier, from 0</source>
        <translation>Nummer innerhalb der Stufe, ab 0</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Length (m)</source>
        <translation>Länge (m)</translation>
    </message>
    <message>
        <source>One pixel counts as 1 m: an assumption</source>
        <translation>Ein Pixel gilt als 1 m: eine Annahme</translation>
    </message>
</context>
<context>
    <name>SectionStructure</name>
    <message>
        <source>magic</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>format version</source>
        <translation>Formatversion</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>biome</source>
        <translation>Biom</translation>
    </message>
    <message>
        <source>towns</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>bytes that no section claims</source>
        <translation>Bytes, die zu keinem Abschnitt gehören</translation>
    </message>
    <message>
        <source>pixel (%1, %2)</source>
        <translation>Pixel (%1, %2)</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Generation parameters</source>
        <translation>Erzeugungsparameter</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Biomes</source>
        <translation>Biome</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Height curve</source>
        <translation>Höhenkurve</translation>
    </message>
    <message>
        <source>Terrain detail</source>
        <translation>Geländedetail</translation>
    </message>
    <message>
        <source>Water body of each pixel</source>
        <translation>Gewässer jedes Pixels</translation>
    </message>
    <message>
        <source>Water bodies</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <source>Water surface of each pixel</source>
        <translation>Wasseroberfläche jedes Pixels</translation>
    </message>
    <message>
        <source>Roads: Highway</source>
        <translation>Straßen: Highway</translation>
    </message>
    <message>
        <source>Roads: Branch</source>
        <translation>Straßen: Branch</translation>
    </message>
    <message>
        <source>Roads: Rugged</source>
        <translation>Straßen: Rugged</translation>
    </message>
    <message>
        <source>Roads: Trail</source>
        <translation>Straßen: Trail</translation>
    </message>
    <message>
        <source>Not registered</source>
        <translation>Nicht registriert</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>unknown, skipped</source>
        <translation>unbekannt, übersprungen</translation>
    </message>
    <message>
        <source>duplicate, not read</source>
        <translation>doppelt, nicht gelesen</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>faulty</source>
        <translation>fehlerhaft</translation>
    </message>
    <message>
        <source>Magic ISLA_V1</source>
        <translation>Kennung ISLA_V1</translation>
    </message>
    <message>
        <source>MapSize</source>
        <translation>MapSize</translation>
    </message>
    <message>
        <source>Heights and biomes, in turn</source>
        <translation>Höhen und Biome im Wechsel</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>First byte, counted from the start of the file</source>
        <translation>Erstes Byte, vom Anfang der Datei gezählt</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Bytes of content, without tag and length, as the file declares them</source>
        <translation>Bytes des Inhalts ohne Kennung und Länge, wie die Datei sie angibt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>%1 bytes are there</source>
        <translation>%1 Bytes sind da</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Cut a hole</source>
        <translation>Loch schneiden</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempeln</translation>
    </message>
    <message>
        <source>Replace symbols</source>
        <translation>Symbole ersetzen</translation>
    </message>
    <message>
        <source>Paint heights</source>
        <translation>Höhe malen</translation>
    </message>
    <message>
        <source>Erase heights</source>
        <translation>Höhe radieren</translation>
    </message>
    <message>
        <source>Add height layer</source>
        <translation>Höhenebene hinzufügen</translation>
    </message>
    <message>
        <source>Rename height layer</source>
        <translation>Höhenebene umbenennen</translation>
    </message>
    <message>
        <source>Duplicate height layer</source>
        <translation>Höhenebene duplizieren</translation>
    </message>
    <message>
        <source>Delete height layer</source>
        <translation>Höhenebene löschen</translation>
    </message>
    <message>
        <source>Move height layer</source>
        <translation>Höhenebene verschieben</translation>
    </message>
    <message>
        <source>Renumber the stack</source>
        <translation>Stapel neu nummerieren</translation>
    </message>
    <message>
        <source>Delete room layer</source>
        <translation>Raumebene löschen</translation>
    </message>
    <message>
        <source>Move room layer</source>
        <translation>Raumebene verschieben</translation>
    </message>
    <message>
        <source>Rename room layer</source>
        <translation>Raumebene umbenennen</translation>
    </message>
    <message>
        <source>Duplicate room layer</source>
        <translation>Raumebene duplizieren</translation>
    </message>
    <message>
        <source>Move chunk</source>
        <translation>Chunk verschieben</translation>
    </message>
    <message>
        <source>Duplicate chunk</source>
        <translation>Chunk duplizieren</translation>
    </message>
    <message>
        <source>Turn or flip chunk</source>
        <translation>Chunk drehen oder spiegeln</translation>
    </message>
    <message>
        <source>Clear chunk</source>
        <translation>Chunk leeren</translation>
    </message>
    <message>
        <source>Fill background</source>
        <translation>Hintergrund füllen</translation>
    </message>
    <message>
        <source>Place instance</source>
        <translation>Instanz setzen</translation>
    </message>
    <message>
        <source>Move instance</source>
        <translation>Instanz verschieben</translation>
    </message>
    <message>
        <source>Delete instance</source>
        <translation>Instanz löschen</translation>
    </message>
    <message>
        <source>Edit instance</source>
        <translation>Instanz bearbeiten</translation>
    </message>
    <message>
        <source>Set bookmark</source>
        <translation>Lesezeichen setzen</translation>
    </message>
    <message>
        <source>Delete bookmark</source>
        <translation>Lesezeichen löschen</translation>
    </message>
    <message>
        <source>World properties</source>
        <translation>Welteigenschaften</translation>
    </message>
    <message>
        <source>Change by another program</source>
        <translation>Änderung durch ein anderes Programm</translation>
    </message>
    <message>
        <source>Several edits</source>
        <translation>Mehrere Änderungen</translation>
    </message>
    <message>
        <source>Unsaved work of the last session</source>
        <translation>Nicht gespeicherte Arbeit der letzten Sitzung</translation>
    </message>
</context>
<context>
    <name>StructureComparison</name>
    <message>
        <source>generation %1, %2 bytes at %3</source>
        <translation>Generation %1, %2 Bytes bei %3</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Kopf</translation>
    </message>
</context>
<context>
    <name>TileText</name>
    <message>
        <source>no background</source>
        <translation>kein Hintergrund</translation>
    </message>
    <message>
        <source>%1 (chunk)</source>
        <translation>%1 (Chunk)</translation>
    </message>
    <message>
        <source>%1 (world default)</source>
        <translation>%1 (Vorgabe der Welt)</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>wird geladen</translation>
    </message>
    <message>
        <source>no chunk yet</source>
        <translation>noch kein Chunk</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>chunk %1  local %2, %3  world %4, %5</source>
        <translation>Chunk %1  lokal %2, %3  Welt %4, %5</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>Loch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Tool</name>
    <message>
        <source>Duplicate chunks</source>
        <translation>Chunks duplizieren</translation>
    </message>
    <message>
        <source>Move chunks</source>
        <translation>Chunks verschieben</translation>
    </message>
    <message>
        <source>Mirror chunks</source>
        <translation>Chunks spiegeln</translation>
    </message>
    <message>
        <source>Turn chunks</source>
        <translation>Chunks drehen</translation>
    </message>
    <message>
        <source>Clear chunks</source>
        <translation>Chunks leeren</translation>
    </message>
    <message>
        <source>The chosen symbol has no tile id in the catalog.</source>
        <translation>Das gewählte Zeichen hat im Katalog keine Kachel-Id.</translation>
    </message>
    <message>
        <source>Move selection</source>
        <translation>Auswahl verschieben</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempeln</translation>
    </message>
    <message>
        <source>There is no stamp yet: drag with the right button, or copy a selection.</source>
        <translation>Es gibt noch keinen Stempel: mit der rechten Taste ziehen oder eine Auswahl kopieren.</translation>
    </message>
    <message>
        <source>The tiles float: drag them on; Enter puts them down, Esc takes them back.</source>
        <translation>Die Kacheln schweben: weiterziehen; Enter legt sie ab, Esc bringt sie zurück.</translation>
    </message>
    <message>
        <source>The centre of a circle: Ctrl+Shift and a click elsewhere draw it through there. Esc forgets it.</source>
        <translation>Die Mitte eines Kreises: Strg+Umschalt und ein Klick anderswo ziehen ihn durch die Stelle. Esc vergisst sie.</translation>
    </message>
    <message>
        <source>The start of a line: Shift and a click elsewhere draw it. Esc forgets it.</source>
        <translation>Der Anfang einer Linie: Umschalt und ein Klick anderswo ziehen sie. Esc vergisst ihn.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln existing chunk(s) were replaced; Ctrl+Z brings them back.</source>
        <translation>
            <numerusform>%Ln vorhandener Chunk wurde ersetzt; Strg+Z bringt ihn zurück.</numerusform>
            <numerusform>%Ln vorhandene Chunks wurden ersetzt; Strg+Z bringt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>No chunk is selected: a click or Return selects the one there.</source>
        <translation>Kein Chunk ist ausgewählt: ein Klick oder Eingabe wählt den dort aus.</translation>
    </message>
    <message>
        <source>The copy is chunk %1, and is selected.</source>
        <translation>Die Kopie ist Chunk %1; er ist ausgewählt.</translation>
    </message>
    <message>
        <source>Nothing to fill: this symbol is there already.</source>
        <translation>Nichts zu füllen: Dieses Zeichen steht dort schon.</translation>
    </message>
    <message>
        <source>It ended at the edge of the %1 × %1 chunks around the view: zoom out to fill more at once.</source>
        <translation>Am Rand der %1 × %1 Chunks um die Ansicht war Schluss: herauszoomen, um mehr auf einmal zu füllen.</translation>
    </message>
    <message>
        <source>It ended at the edge of the %1 × %1 chunks around the view: move on and fill there as well.</source>
        <translation>Am Rand der %1 × %1 Chunks um die Ansicht war Schluss: weitergehen und dort auch füllen.</translation>
    </message>
    <message numerus="yes">
        <source>The copies of %Ln chunk(s) begin at chunk %1, and are selected.</source>
        <translation>
            <numerusform>Die Kopie von %Ln Chunk beginnt bei Chunk %1 und ist ausgewählt.</numerusform>
            <numerusform>Die Kopien von %Ln Chunks beginnen bei Chunk %1 und sind ausgewählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filled: %Ln cell(s).</source>
        <translation>
            <numerusform>%Ln Zelle gefüllt.</numerusform>
            <numerusform>%Ln Zellen gefüllt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stamp has nothing that this layer can take: capture or copy other cells.</source>
        <translation>Der Stempel enthält nichts, was diese Ebene aufnehmen kann: andere Zellen aufnehmen oder kopieren.</translation>
    </message>
    <message>
        <source>Too much is selected to be moved at once: select less, or what lies nearer together.</source>
        <translation>Zu viel ist ausgewählt, um es auf einmal zu verschieben: weniger auswählen oder was näher beieinander liegt.</translation>
    </message>
    <message>
        <source>That is too far for one line: draw it in parts.</source>
        <translation>Das ist zu weit für eine Linie: sie in Teilen ziehen.</translation>
    </message>
    <message>
        <source>The stamp paints layers that are locked or hidden: unlock and show them first, or take another stamp.</source>
        <translation>Der Stempel malt auf Ebenen, die gesperrt oder verborgen sind: sie zuerst entsperren und zeigen oder einen anderen Stempel nehmen.</translation>
    </message>
    <message>
        <source>Nothing is selected: select cells first, with Select Rectangle for instance.</source>
        <translation>Nichts ist ausgewählt: zuerst Zellen auswählen, zum Beispiel mit „Rechteck auswählen“.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) alike and connected, of the %1 × %1 chunks around the view.</source>
        <translation>
            <numerusform>%Ln gleiche und zusammenhängende Zelle, aus den %1 × %1 Chunks um die Ansicht.</numerusform>
            <numerusform>%Ln gleiche und zusammenhängende Zellen, aus den %1 × %1 Chunks um die Ansicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) alike, of the %1 × %1 chunks around the view.</source>
        <translation>
            <numerusform>%Ln gleiche Zelle, aus den %1 × %1 Chunks um die Ansicht.</numerusform>
            <numerusform>%Ln gleiche Zellen, aus den %1 × %1 Chunks um die Ansicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The selected chunk is empty: there is nothing to copy, move, turn or clear.</source>
        <translation>Der ausgewählte Chunk ist leer: Es gibt nichts zu kopieren, zu verschieben, zu drehen oder zu leeren.</translation>
    </message>
    <message>
        <source>The selected chunks are empty: there is nothing to copy, move, turn or clear.</source>
        <translation>Die ausgewählten Chunks sind leer: Es gibt nichts zu kopieren, zu verschieben, zu drehen oder zu leeren.</translation>
    </message>
    <message>
        <source>There is nothing to copy but instances, and those are not copied with their chunk.</source>
        <translation>Zu kopieren wären nur Instanzen, und die werden mit ihrem Chunk nicht kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>Copied without their %Ln instance(s).</source>
        <translation>
            <numerusform>Ohne %Ln Instanz kopiert.</numerusform>
            <numerusform>Ohne die %Ln Instanzen kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill background with %1</source>
        <translation>Hintergrund mit %1 füllen</translation>
    </message>
    <message numerus="yes">
        <source>The background of %Ln chunk(s) is %1 now.</source>
        <translation>
            <numerusform>Der Hintergrund von %Ln Chunk ist jetzt %1.</numerusform>
            <numerusform>Der Hintergrund von %Ln Chunks ist jetzt %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Towns</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Number in the file, from 0</source>
        <translation>Nummer in der Datei, ab 0</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>The names come from the palette: an assumption</source>
        <translation>Die Namen stammen aus der Palette: eine Annahme</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>Pixels, to the east</source>
        <translation>Pixel, nach Osten</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Pixels, to the south</source>
        <translation>Pixel, nach Süden</translation>
    </message>
    <message>
        <source>Highway node</source>
        <translation>Fernstraßenknoten</translation>
    </message>
    <message>
        <source>Whether the generator joined it to the highways; version 1 does not carry it</source>
        <translation>Ob der Generator den Ort an die Fernstraßen angeschlossen hat; in Version 1 nicht enthalten</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>UnclaimedBytes</name>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>outside every envelope</source>
        <translation>außerhalb aller Hüllen</translation>
    </message>
    <message>
        <source>content of %1, beside the envelopes found in it</source>
        <translation>Inhalt von %1, neben den darin gefundenen Hüllen</translation>
    </message>
</context>
<context>
    <name>WaterBodies</name>
    <message>
        <source>One flat level a body is a transitional rule of the generator: a later sea model replaces it</source>
        <translation>Ein fester Pegel je Gewässer ist eine vorläufige Regel des Generators: Ein späteres Meeresmodell ersetzt sie</translation>
    </message>
    <message>
        <source>Mean of the body&apos;s pixels, as the file states it</source>
        <translation>Mittel der Pixel des Gewässers, wie die Datei es angibt</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Salinity</source>
        <translation>Salzgehalt</translation>
    </message>
    <message>
        <source>Provisional: the generator sets ocean salt, lake fresh; nothing uses it yet</source>
        <translation>Vorläufig: Der Generator setzt Meer auf salzig, See auf süß; noch benutzt es nichts</translation>
    </message>
    <message>
        <source>Level (raw)</source>
        <translation>Pegel (roh)</translation>
    </message>
    <message>
        <source>Level (m)</source>
        <translation>Pegel (m)</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation>Wie die Datei es angibt</translation>
    </message>
    <message>
        <source>Centre x</source>
        <translation>Mitte x</translation>
    </message>
    <message>
        <source>Centre y</source>
        <translation>Mitte y</translation>
    </message>
</context>
<context>
    <name>WorkbenchFactory</name>
    <message>
        <source>Blueprints</source>
        <translation>Geländepläne</translation>
    </message>
    <message>
        <source>Blobs</source>
        <translation>Blobs</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>Welten</translation>
    </message>
</context>
<context>
    <name>WorldPlaces</name>
    <message>
        <source>world</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Startpunkt</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Chunk</translation>
    </message>
</context>
<context>
    <name>WorldText</name>
    <message>
        <source>A whole number from 0 on is wanted here, not “%1”.</source>
        <translation>Hier gehört eine ganze Zahl ab 0 hin, nicht „%1“.</translation>
    </message>
    <message>
        <source>A whole number is wanted here, not “%1”.</source>
        <translation>Hier gehört eine ganze Zahl hin, nicht „%1“.</translation>
    </message>
</context>
<context>
    <name>chartroom::app::ActionSearch</name>
    <message>
        <source>Find action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Type a part of an action&apos;s name</source>
        <translation>Teil des Namens einer Aktion eingeben</translation>
    </message>
    <message>
        <source>No action that can be used now is called so.</source>
        <translation>Keine Aktion, die jetzt benutzbar ist, heißt so.</translation>
    </message>
</context>
<context>
    <name>chartroom::app::CloseGuard</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>unsaved changes</source>
        <translation>nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>There are changes that are not saved. Save them before closing?</source>
        <translation>Es gibt nicht gespeicherte Änderungen. Vor dem Schließen speichern?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Close &amp;without saving</source>
        <translation>&amp;Ohne Speichern schließen</translation>
    </message>
</context>
<context>
    <name>chartroom::app::DocumentTabs</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>has errors</source>
        <translation>enthält Fehler</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsaved change(s)</source>
        <translation>
            <numerusform>%Ln nicht gespeicherte Änderung</numerusform>
            <numerusform>%Ln nicht gespeicherte Änderungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::app::Documents</name>
    <message>
        <source>%1 is not a folder that can be opened here.</source>
        <translation>%1 ist kein Ordner, der sich hier öffnen lässt.</translation>
    </message>
</context>
<context>
    <name>chartroom::app::MainWindow</name>
    <message>
        <source>Chartroom</source>
        <translation>Chartroom</translation>
    </message>
    <message>
        <source>%1[*] - Chartroom</source>
        <translation>%1[*] - Chartroom</translation>
    </message>
    <message>
        <source>Everything known (%1)</source>
        <translation>Alles Bekannte (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Dateien öffnen</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Writing the sample</source>
        <translation>Beispiel wird geschrieben</translation>
    </message>
    <message>
        <source>The settings cannot be written to %1. Preferences, shortcuts and recent files hold until the program ends. Give the folder room and the right to write.</source>
        <translation>Die Einstellungen lassen sich nicht in %1 schreiben. Einstellungen, Tastenkürzel und zuletzt geöffnete Dateien gelten bis zum Ende des Programms. Dem Ordner Platz und Schreibrecht geben.</translation>
    </message>
</context>
<context>
    <name>chartroom::app::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>&amp;Ebene</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Docks</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>Reiter</translation>
    </message>
</context>
<context>
    <name>chartroom::app::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>chartroom::app::QuickOpen</name>
    <message>
        <source>open tab</source>
        <translation>offener Reiter</translation>
    </message>
    <message>
        <source>Open in project</source>
        <translation>Im Projekt öffnen</translation>
    </message>
    <message>
        <source>A tab, a world, a chunk such as 3:-2, a bookmark or a recent file</source>
        <translation>Reiter, Welt, Chunk wie 3:-2, Lesezeichen oder zuletzt benutzte Datei</translation>
    </message>
    <message>
        <source>Nothing here is called so.</source>
        <translation>Hier heißt nichts so.</translation>
    </message>
</context>
<context>
    <name>chartroom::app::RecentCard</name>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
    <message>
        <source>Blueprint</source>
        <translation>Geländeplan</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Blob</source>
        <translation>Blob</translation>
    </message>
    <message>
        <source>Folder of blobs</source>
        <translation>Ordner mit Blobs</translation>
    </message>
</context>
<context>
    <name>chartroom::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>The language changes when Chartroom is started again.</source>
        <translation>Die Sprache wechselt mit dem nächsten Start von Chartroom.</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation>OpenGL</translation>
    </message>
    <message>
        <source>Without OpenGL</source>
        <translation>Ohne OpenGL</translation>
    </message>
    <message>
        <source>Automatic takes OpenGL where a graphics card does the work, and draws without it elsewhere.</source>
        <translation>„Automatisch“ nimmt OpenGL, wo eine Grafikkarte die Arbeit macht, und zeichnet sonst ohne.</translation>
    </message>
    <message>
        <source>&amp;Draw maps with:</source>
        <translation>&amp;Karten zeichnen mit:</translation>
    </message>
    <message>
        <source>&amp;Mouse wheel zooms (Ctrl+wheel: finer)</source>
        <translation>&amp;Mausrad zoomt (Strg+Rad: feiner)</translation>
    </message>
    <message>
        <source>Otherwise the wheel scrolls and Ctrl+wheel zooms.</source>
        <translation>Sonst verschiebt das Rad, und Strg+Rad zoomt.</translation>
    </message>
    <message>
        <source>Domains of blobs</source>
        <translation>Domänen von Blobs</translation>
    </message>
</context>
<context>
    <name>chartroom::app::ShortcutsModel</name>
    <message>
        <source>Folder of blobs</source>
        <translation>Ordner mit Blobs</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
</context>
<context>
    <name>chartroom::app::ShortcutsPage</name>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Tiled keys</source>
        <translation>Tasten wie in Tiled</translation>
    </message>
    <message>
        <source>Filter by name or keys</source>
        <translation>Nach Name oder Tasten filtern</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Vorgabe:</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Zurück zur Vorgabe</translation>
    </message>
    <message>
        <source>&amp;Shortcut:</source>
        <translation>&amp;Kürzel:</translation>
    </message>
    <message>
        <source>&amp;Other:</source>
        <translation>&amp;Weiteres:</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” (%3). Take it away there first.</source>
        <translation>%1 gehört zu „%2“ (%3). Zuerst dort entfernen.</translation>
    </message>
</context>
<context>
    <name>chartroom::app::StartPage</name>
    <message>
        <source>Chartroom</source>
        <translation>Chartroom</translation>
    </message>
    <message>
        <source>See, check and mend game worlds.</source>
        <translation>Spielwelten ansehen, prüfen und reparieren.</translation>
    </message>
    <message>
        <source>Files and folders can be dropped anywhere in this window.</source>
        <translation>Dateien und Ordner lassen sich überall in dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Files that you open are remembered here.

Open a file, or look at the sample island first.</source>
        <translation>Geöffnete Dateien erscheinen hier wieder.

Eine Datei öffnen oder erst die Beispielinsel ansehen.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>In der Dateiverwaltung zeigen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Aus dieser Liste entfernen</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Diese Liste leeren</translation>
    </message>
    <message>
        <source>Remove the card from the list, or bring the folder back.</source>
        <translation>Die Karte aus der Liste entfernen oder den Ordner wieder herstellen.</translation>
    </message>
</context>
<context>
    <name>chartroom::app::StatusArea</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
</context>
<context>
    <name>chartroom::app::UnaskedWork</name>
    <message numerus="yes">
        <source>%Ln more world(s) were not closed properly.</source>
        <translation>
            <numerusform>%Ln weitere Welt wurde nicht ordentlich geschlossen.</numerusform>
            <numerusform>%Ln weitere Welten wurden nicht ordentlich geschlossen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recovered Work…</source>
        <translation>Geborgene Arbeit…</translation>
    </message>
    <message>
        <source>Shows what was not saved: it can be looked at or deleted</source>
        <translation>Zeigt, was nicht gespeichert wurde: Es lässt sich ansehen oder löschen</translation>
    </message>
    <message>
        <source>A world was not closed properly, and the record of what was not saved, from %1, cannot be read.</source>
        <translation>Eine Welt wurde nicht ordentlich geschlossen, und die Aufzeichnung dessen, was nicht gespeichert wurde, von %1, ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 was not closed properly, and the record of what was not saved, from %2, cannot be read.</source>
        <translation>%1 wurde nicht ordentlich geschlossen, und die Aufzeichnung dessen, was nicht gespeichert wurde, von %2, ist nicht lesbar.</translation>
    </message>
    <message numerus="yes">
        <source>%1 was not closed properly and is not there any more. %Ln step(s) that were not saved, the last from %2, can be brought back when the world is there again.</source>
        <translation>
            <numerusform>%1 wurde nicht ordentlich geschlossen und ist nicht mehr da. %Ln nicht gespeicherter Schritt, von %2, kann zurückgeholt werden, wenn die Welt wieder da ist.</numerusform>
            <numerusform>%1 wurde nicht ordentlich geschlossen und ist nicht mehr da. %Ln nicht gespeicherte Schritte, der letzte von %2, können zurückgeholt werden, wenn die Welt wieder da ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was not closed properly. %Ln step(s) that were not saved, the last from %2, can be brought back.</source>
        <translation>
            <numerusform>%1 wurde nicht ordentlich geschlossen. %Ln nicht gespeicherter Schritt, von %2, kann zurückgeholt werden.</numerusform>
            <numerusform>%1 wurde nicht ordentlich geschlossen. %Ln nicht gespeicherte Schritte, der letzte von %2, können zurückgeholt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their record is damaged: there were more.</source>
        <translation>Ihre Aufzeichnung ist beschädigt: Es waren mehr.</translation>
    </message>
    <message>
        <source>Open World</source>
        <translation>Welt öffnen</translation>
    </message>
    <message>
        <source>Opens the world, which asks whether the steps are wanted back</source>
        <translation>Öffnet die Welt; sie fragt, ob die Schritte zurückgeholt werden sollen</translation>
    </message>
</context>
<context>
    <name>chartroom::canvas::CanvasWidget</name>
    <message>
        <source>OpenGL does not work here: no driver answers. The processor draws the map.</source>
        <translation>OpenGL geht hier nicht: Kein Treiber antwortet. Der Prozessor zeichnet die Karte.</translation>
    </message>
    <message>
        <source>OpenGL 3.3 does not work here (%1). The processor draws the map.</source>
        <translation>OpenGL 3.3 geht hier nicht (%1). Der Prozessor zeichnet die Karte.</translation>
    </message>
</context>
<context>
    <name>chartroom::canvas::GlView</name>
    <message>
        <source>OpenGL, %1</source>
        <translation>OpenGL, %1</translation>
    </message>
</context>
<context>
    <name>chartroom::canvas::Minimap</name>
    <message>
        <source>The whole map. Click or drag to go there.</source>
        <translation>Die ganze Karte. Klicken oder Ziehen führt dorthin.</translation>
    </message>
</context>
<context>
    <name>chartroom::canvas::RasterView</name>
    <message>
        <source>Raster, threads: %1</source>
        <translation>Raster, Threads: %1</translation>
    </message>
</context>
<context>
    <name>chartroom::model::BlobFolderModel</name>
    <message>
        <source>✓ accepted</source>
        <translation>✓ angenommen</translation>
    </message>
    <message>
        <source>✗ rejected</source>
        <translation>✗ abgelehnt</translation>
    </message>
    <message>
        <source>! unreadable</source>
        <translation>! unlesbar</translation>
    </message>
    <message>
        <source>%1 (proven)</source>
        <translation>%1 (bewiesen)</translation>
    </message>
    <message>
        <source>%1 (likely)</source>
        <translation>%1 (wahrscheinlich)</translation>
    </message>
    <message>
        <source>%1; some causes not tried</source>
        <translation>%1; einige Ursachen nicht geprüft</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size in bytes</source>
        <translation>Größe in Bytes</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
</context>
<context>
    <name>chartroom::model::BookmarksModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>The world is shown here when it is opened</source>
        <translation>Beim Öffnen wird die Welt hier gezeigt</translation>
    </message>
    <message>
        <source>Show the world here when it is opened</source>
        <translation>Die Welt beim Öffnen hier zeigen</translation>
    </message>
    <message>
        <source>First view</source>
        <translation>Erste Ansicht</translation>
    </message>
</context>
<context>
    <name>chartroom::model::ByteValuesModel</name>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Little-endian</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-endian</translation>
    </message>
</context>
<context>
    <name>chartroom::model::ChunksModel</name>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>read-only: newer schema</source>
        <translation>nur lesbar: neueres Schema</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>chartroom::model::EnvelopeModel</name>
    <message>
        <source>%1, not a known domain</source>
        <translation>%1, keine bekannte Domäne</translation>
    </message>
    <message>
        <source>%1, newer than %2</source>
        <translation>%1, neuer als %2</translation>
    </message>
    <message>
        <source>%1, older than %2</source>
        <translation>%1, älter als %2</translation>
    </message>
    <message>
        <source>root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>found by search</source>
        <translation>durch Suche gefunden</translation>
    </message>
    <message>
        <source>%1, cut short</source>
        <translation>%1, abgeschnitten</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domäne</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
</context>
<context>
    <name>chartroom::model::HistoryModel</name>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Earlier steps are forgotten</source>
        <translation>Frühere Schritte sind vergessen</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, rückgängig gemacht</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
</context>
<context>
    <name>chartroom::model::InstancesModel</name>
    <message>
        <source>Id: %1</source>
        <translation>Kennung: %1</translation>
    </message>
    <message>
        <source>Not shown on the map: its layer is hidden.</source>
        <translation>Auf der Karte nicht zu sehen: Die Ebene ist verborgen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Chunk</translation>
    </message>
</context>
<context>
    <name>chartroom::model::LayersModel</name>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>Height stack</source>
        <translation>Höhenstapel</translation>
    </message>
    <message>
        <source>Room layers</source>
        <translation>Raumebenen</translation>
    </message>
    <message>
        <source>Not all chunks have been read: the heights can be changed when they are.</source>
        <translation>Noch sind nicht alle Chunks gelesen: Erst dann lassen sich die Höhen ändern.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Locked: not painted on</source>
        <translation>Gesperrt: wird nicht bemalt</translation>
    </message>
    <message>
        <source>Can be painted on</source>
        <translation>Lässt sich bemalen</translation>
    </message>
    <message>
        <source>Id: %1</source>
        <translation>Kennung: %1</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <translation>%1 %2, %3, %4</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>nicht gesperrt</translation>
    </message>
    <message>
        <source>shown alone</source>
        <translation>allein gezeigt</translation>
    </message>
    <message>
        <source>hidden while another is shown alone</source>
        <translation>verborgen, solange eine andere allein gezeigt wird</translation>
    </message>
    <message>
        <source>, opacity %1 %</source>
        <translation>, Deckkraft %1 %</translation>
    </message>
    <message>
        <source>The world can only be looked at: its layers keep their order.</source>
        <translation>Die Welt kann nur angesehen werden: Ihre Ebenen behalten ihre Reihenfolge.</translation>
    </message>
    <message>
        <source>The ground (layer 0) stays below all other room layers.</source>
        <translation>Der Boden (Ebene 0) bleibt unter allen anderen Raumebenen.</translation>
    </message>
    <message>
        <source>A height layer stays in the height stack: it is no room layer.</source>
        <translation>Eine Höhenebene bleibt im Höhenstapel: Sie ist keine Raumebene.</translation>
    </message>
    <message>
        <source>A room layer stays among the room layers: it is no height layer.</source>
        <translation>Eine Raumebene bleibt bei den Raumebenen: Sie ist keine Höhenebene.</translation>
    </message>
</context>
<context>
    <name>chartroom::model::PaletteModel</name>
    <message>
        <source>%1, not in the catalog</source>
        <translation>%1, nicht im Katalog</translation>
    </message>
    <message>
        <source>Cells in the whole world: %1</source>
        <translation>Zellen in der ganzen Welt: %1</translation>
    </message>
</context>
<context>
    <name>chartroom::model::ParametersModel</name>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>chartroom::model::StructureModel</name>
    <message>
        <source>= same</source>
        <translation>= gleich</translation>
    </message>
    <message>
        <source>≈ differs inside</source>
        <translation>≈ innen anders</translation>
    </message>
    <message>
        <source>≠ differs</source>
        <translation>≠ anders</translation>
    </message>
    <message>
        <source>← only left</source>
        <translation>← nur links</translation>
    </message>
    <message>
        <source>→ only right</source>
        <translation>→ nur rechts</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
</context>
<context>
    <name>chartroom::views::BlobDocks</name>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>The checks that the game makes before it reads a file, in their order.</source>
        <translation>Die Prüfungen, die das Spiel vor dem Lesen einer Datei macht, in ihrer Reihenfolge.</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Unclaimed</source>
        <translation>Herrenlos</translation>
    </message>
    <message>
        <source>Every byte belongs to the header or to an envelope.</source>
        <translation>Jedes Byte gehört zum Kopf oder zu einer Hülle.</translation>
    </message>
    <message>
        <source>No problems: the game will load this file.</source>
        <translation>Keine Probleme: Das Spiel lädt diese Datei.</translation>
    </message>
    <message>
        <source>The fields of the header.</source>
        <translation>Die Felder des Kopfes.</translation>
    </message>
    <message>
        <source>The file does not begin as a blob: what stands there is no header.</source>
        <translation>Die Datei beginnt nicht wie ein Blob: Was dort steht, ist kein Kopf.</translation>
    </message>
    <message>
        <source>This file is too short to have a header.</source>
        <translation>Diese Datei ist zu kurz für einen Kopf.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::BlobFolderWorkbench</name>
    <message>
        <source>Checking blobs</source>
        <translation>Blobs werden geprüft</translation>
    </message>
    <message>
        <source>Blobs of the folder</source>
        <translation>Blobs des Ordners</translation>
    </message>
    <message>
        <source>The blobs of this folder and of those in it, with their verdicts.</source>
        <translation>Die Blobs dieses Ordners und seiner Unterordner mit ihren Urteilen.</translation>
    </message>
    <message>
        <source>Filter by file, reason or cause</source>
        <translation>Nach Datei, Grund oder Ursache filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>There is no file with the ending .blob in this folder or below it.</source>
        <translation>In diesem Ordner und darunter gibt es keine Datei mit der Endung .blob.</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 wurde nicht geschrieben: %2.</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 geschrieben.</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>Blobs of this folder since the check: %1. The table shows what was there then.</source>
        <translation>Blobs dieses Ordners seit der Prüfung: %1. Die Tabelle zeigt, was damals da war.</translation>
    </message>
    <message>
        <source>To try all causes, select rows and choose Tools, %1.</source>
        <translation>Um alle Ursachen zu versuchen, Zeilen auswählen und Werkzeuge, %1 wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blob(s): %1 accepted, %2 not.</source>
        <translation>
            <numerusform>%Ln Blob: %1 angenommen, %2 nicht.</numerusform>
            <numerusform>%Ln Blobs: %1 angenommen, %2 nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The check was cancelled; %Ln are left.</source>
        <translation>
            <numerusform>Die Prüfung wurde abgebrochen; %Ln steht noch aus.</numerusform>
            <numerusform>Die Prüfung wurde abgebrochen; %Ln stehen noch aus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::BlobWorkbench</name>
    <message>
        <source>Repair to Copy</source>
        <translation>In Kopie reparieren</translation>
    </message>
    <message>
        <source>Checking the file…</source>
        <translation>Die Datei wird geprüft …</translation>
    </message>
    <message>
        <source>The check was cancelled: Tools, Check Again starts it anew.</source>
        <translation>Die Prüfung wurde abgebrochen: Werkzeuge, Erneut prüfen beginnt sie neu.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Counting bytes</source>
        <translation>Bytes zählen</translation>
    </message>
    <message>
        <source>Writing the mended copy</source>
        <translation>Reparierte Kopie schreiben</translation>
    </message>
    <message>
        <source>%1 (mended).%2</source>
        <translation>%1 (repariert).%2</translation>
    </message>
    <message>
        <source>Blobs (*.blob);;All files (*)</source>
        <translation>Blobs (*.blob);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Compare with Another Blob</source>
        <translation>Mit anderem Blob vergleichen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>There are no unclaimed bytes behind this place.</source>
        <translation>Hinter dieser Stelle gibt es keine herrenlosen Bytes.</translation>
    </message>
    <message>
        <source>There are no unclaimed bytes before this place.</source>
        <translation>Vor dieser Stelle gibt es keine herrenlosen Bytes.</translation>
    </message>
    <message>
        <source>There is nothing to repair.</source>
        <translation>Es gibt nichts zu reparieren.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::BlueprintDocks</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>The biomes of an open blueprint appear here.</source>
        <translation>Hier stehen die Biome eines geöffneten Geländeplans.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>The sections of an open blueprint appear here.</source>
        <translation>Hier stehen die Abschnitte eines geöffneten Geländeplans.</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>The towns of an open blueprint appear here.</source>
        <translation>Hier stehen die Orte eines geöffneten Geländeplans.</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>The roads of an open blueprint appear here.</source>
        <translation>Hier stehen die Straßen eines geöffneten Geländeplans.</translation>
    </message>
    <message>
        <source>Water Bodies</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <source>The water bodies of an open blueprint appear here.</source>
        <translation>Hier stehen die Gewässer eines geöffneten Geländeplans.</translation>
    </message>
    <message>
        <source>The %1 could not be read. The problems say why.</source>
        <translation>Die %1 konnten nicht gelesen werden. Die Probleme sagen, warum.</translation>
    </message>
    <message>
        <source>This file has no %1.</source>
        <translation>Diese Datei hat keine %1.</translation>
    </message>
    <message>
        <source>towns</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>water bodies</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <source>sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>biomes</source>
        <translation>Biome</translation>
    </message>
    <message>
        <source>Names and colours: the program&apos;s own palette, an assumption.</source>
        <translation>Namen und Farben: die Palette des Programms, eine Annahme.</translation>
    </message>
    <message>
        <source>Names and colours: the palette you chose, an assumption.</source>
        <translation>Namen und Farben: die von Ihnen gewählte Palette, eine Annahme.</translation>
    </message>
    <message>
        <source>Levels are transitional, salinity is provisional: see the notes in Parameters.</source>
        <translation>Pegel gelten vorübergehend, der Salzgehalt vorläufig: siehe die Anmerkungen unter Parameter.</translation>
    </message>
    <message>
        <source>No problems: the server will load this file.</source>
        <translation>Keine Probleme: Der Server wird diese Datei laden.</translation>
    </message>
    <message>
        <source>The problems of the file appear here when the check has run.</source>
        <translation>Hier stehen die Probleme der Datei, wenn sie geprüft ist.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s) may only follow from the first error (%1): behind a wrong length everything is read in the wrong place. Mend the first one first.</source>
        <translation>
            <numerusform>%Ln Befund ist womöglich nur die Folge des ersten Fehlers (%1): Hinter einer falschen Länge wird alles an der falschen Stelle gelesen. Den ersten zuerst beheben.</numerusform>
            <numerusform>%Ln Befunde sind womöglich nur die Folge des ersten Fehlers (%1): Hinter einer falschen Länge wird alles an der falschen Stelle gelesen. Den ersten zuerst beheben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file could not be opened.</source>
        <translation>Die Datei konnte nicht geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::BlueprintWorkbench</name>
    <message>
        <source>Building the overview</source>
        <translation>Übersicht wird gebaut</translation>
    </message>
    <message>
        <source>No grid of this file could be read. The problems below say why.</source>
        <translation>Kein Raster dieser Datei konnte gelesen werden. Die Probleme unten sagen, warum.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Wird geöffnet</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Wird gezählt</translation>
    </message>
    <message>
        <source>Centre &amp;Here</source>
        <translation>&amp;Hier zentrieren</translation>
    </message>
    <message>
        <source>Copied %1, %2</source>
        <translation>%1, %2 kopiert</translation>
    </message>
    <message>
        <source>Choose Palette</source>
        <translation>Palette wählen</translation>
    </message>
    <message>
        <source>Palettes (*.json)</source>
        <translation>Paletten (*.json)</translation>
    </message>
    <message>
        <source>Compare with Server Configuration</source>
        <translation>Mit Serverkonfiguration vergleichen</translation>
    </message>
    <message>
        <source>Server configurations (*.json)</source>
        <translation>Serverkonfigurationen (*.json)</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 geschrieben.</translation>
    </message>
    <message>
        <source>Draw a line over the map with the left button.</source>
        <translation>Mit der linken Taste eine Linie über die Karte ziehen.</translation>
    </message>
    <message>
        <source>This file cannot be read as a blueprint. The problems below say why.</source>
        <translation>Diese Datei lässt sich nicht als Geländeplan lesen. Warum, sagen die Probleme unten.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::BlueprintWriter</name>
    <message>
        <source>There was not enough memory. Nothing was written.</source>
        <translation>Der Speicher reichte nicht. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation>Bild wird gezeichnet</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Umwandeln läuft</translation>
    </message>
</context>
<context>
    <name>chartroom::views::BookmarksDock</name>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Go to the Bookmark</source>
        <translation>Zum Lesezeichen gehen</translation>
    </message>
    <message>
        <source>Add Bookmark Here</source>
        <translation>Lesezeichen hier hinzufügen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete Bookmark</source>
        <translation>Lesezeichen löschen</translation>
    </message>
    <message>
        <source>Places to come back to appear here. Ctrl+B bookmarks what is in the middle of the view.</source>
        <translation>Hier erscheinen Orte, die man wiederfinden will. Strg+B merkt sich die Mitte der Ansicht.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ByteFindBar</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>UTF-16 text</source>
        <translation>UTF-16-Text</translation>
    </message>
    <message>
        <source>What the text stands for. Numbers and UTF-16 are looked for in both byte orders.</source>
        <translation>Wofür der Text steht. Zahlen und UTF-16 werden in beiden Bytereihenfolgen gesucht.</translation>
    </message>
    <message>
        <source>Kind of search</source>
        <translation>Art der Suche</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>Voriger Treffer (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Nächster Treffer (Eingabe)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Zum Beispiel %1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Type what to look for.</source>
        <translation>Suchbegriff eingeben.</translation>
    </message>
    <message>
        <source>That cannot be read as %1.</source>
        <translation>Das lässt sich nicht als %1 lesen.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nicht gefunden.</translation>
    </message>
    <message>
        <source> (past the end of the file)</source>
        <translation> (über das Dateiende hinaus)</translation>
    </message>
    <message>
        <source>Found; counting…</source>
        <translation>Gefunden; wird gezählt…</translation>
    </message>
    <message>
        <source>Match %1 of %2</source>
        <translation>Treffer %1 von %2</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ByteGotoBar</name>
    <message>
        <source>&amp;Offset</source>
        <translation>&amp;Offset</translation>
    </message>
    <message>
        <source>For example 1234, 0x4D2, +16 or -16</source>
        <translation>Zum Beispiel 1234, 0x4D2, +16 oder -16</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>No offset between 0 and %1 (0x%2).</source>
        <translation>Kein Offset zwischen 0 und %1 (0x%2).</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ByteInspector</name>
    <message>
        <source>What the bytes at the caret mean, as number, string or count.</source>
        <translation>Was die Bytes an der Schreibmarke als Zahl, Text oder Anzahl bedeuten.</translation>
    </message>
    <message>
        <source>Values at the caret</source>
        <translation>Werte an der Schreibmarke</translation>
    </message>
</context>
<context>
    <name>chartroom::views::BytePanel</name>
    <message>
        <source>%1 selected, to %2</source>
        <translation>%1 ausgewählt, bis %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Offset %1</source>
        <translation>Offset %1</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ByteView</name>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Caret at offset %1</source>
        <translation>Schreibmarke bei Offset %1</translation>
    </message>
    <message>
        <source>%L1 bytes are too many for the clipboard: it takes %L2 at most. Nothing was copied.</source>
        <translation>%L1 Bytes sind zu viel für die Zwischenablage: Sie nimmt höchstens %L2. Nichts wurde kopiert.</translation>
    </message>
    <message>
        <source>Copied the offset.</source>
        <translation>Offset kopiert.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>Offset %1 (0x%2)</source>
        <translation>Offset %1 (0x%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy as &amp;hex</source>
        <translation>Als &amp;Hex kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;C array</source>
        <translation>Als &amp;C-Feld kopieren</translation>
    </message>
    <message>
        <source>Copy as hex &amp;dump</source>
        <translation>Als Hex-&amp;Dump kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;offset</source>
        <translation>&amp;Offset kopieren</translation>
    </message>
    <message>
        <source>Select &amp;field</source>
        <translation>&amp;Feld auswählen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln byte(s).</source>
        <translation>
            <numerusform>%Ln Byte kopiert.</numerusform>
            <numerusform>%Ln Bytes kopiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::BytesDock</name>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>The bytes of an open blueprint appear here.</source>
        <translation>Hier stehen die Bytes eines geöffneten Geländeplans.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::CausesDock</name>
    <message>
        <source>Causes</source>
        <translation>Ursachen</translation>
    </message>
    <message>
        <source>Why a refused file is as it is, and whether that can be mended.</source>
        <translation>Warum eine abgelehnte Datei so ist, und ob sich das reparieren lässt.</translation>
    </message>
    <message>
        <source>Show the bytes</source>
        <translation>Bytes zeigen</translation>
    </message>
    <message>
        <source>Mend This…</source>
        <translation>Dies reparieren…</translation>
    </message>
    <message>
        <source>Write a copy in which this cause is mended</source>
        <translation>Eine Kopie schreiben, in der diese Ursache behoben ist</translation>
    </message>
</context>
<context>
    <name>chartroom::views::CellCursor</name>
    <message>
        <source>Begun here: Ctrl and the arrow keys go on, Return ends it, Esc takes it back.</source>
        <translation>Hier begonnen: Strg und die Pfeiltasten führen weiter, Eingabe beendet, Esc nimmt zurück.</translation>
    </message>
    <message>
        <source>The tool is held down: Ctrl and the arrow keys go on, Q or Return lift it, Esc takes it back.</source>
        <translation>Das Werkzeug ist gedrückt: Strg und die Pfeiltasten führen weiter, Q oder Eingabe heben es, Esc nimmt zurück.</translation>
    </message>
    <message>
        <source>Cell cursor: Ctrl and the arrow keys move it, Return uses the tool there, Q holds it down, Esc ends it.</source>
        <translation>Zellcursor: Strg und die Pfeiltasten bewegen ihn, Eingabe wendet das Werkzeug an, Q hält es gedrückt, Esc beendet ihn.</translation>
    </message>
    <message>
        <source>Only the cell cursor has appeared: Return uses the tool there.</source>
        <translation>Nur der Zellcursor ist erschienen: Eingabe wendet das Werkzeug dort an.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ChooseWorldDialog</name>
    <message>
        <source>Choose a world</source>
        <translation>Welt wählen</translation>
    </message>
    <message>
        <source>%1 lists several worlds. Which one is to be opened?</source>
        <translation>%1 führt mehrere Welten auf. Welche soll geöffnet werden?</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>Welten</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1: no world.json in %2</source>
        <translation>%1: keine world.json in %2</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ChunkOverview</name>
    <message>
        <source>Overview of the chunks</source>
        <translation>Übersicht der Chunks</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ChunksDock</name>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Filter by text, such as -1: or modified</source>
        <translation>Nach Text filtern, etwa -1: oder geändert</translation>
    </message>
    <message>
        <source>Filter for the chunks</source>
        <translation>Filter für die Chunks</translation>
    </message>
    <message>
        <source>Go to the Chunk</source>
        <translation>Zum Chunk gehen</translation>
    </message>
    <message>
        <source>The chunks of the world appear here. Paint anywhere to make one.</source>
        <translation>Hier erscheinen die Chunks der Welt. Wo gemalt wird, entsteht einer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln modified</source>
        <translation>
            <numerusform>%Ln geändert</numerusform>
            <numerusform>%Ln geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <translation>
            <numerusform>%Ln nicht lesbar</numerusform>
            <numerusform>%Ln nicht lesbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln read-only</source>
        <translation>
            <numerusform>%Ln nur lesbar</numerusform>
            <numerusform>%Ln nur lesbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s)</source>
        <translation>
            <numerusform>%Ln Chunk</numerusform>
            <numerusform>%Ln Chunks</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter, such as -1:</source>
        <translation>Filtern, etwa nach -1:</translation>
    </message>
</context>
<context>
    <name>chartroom::views::CompareWindow</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Voriger Unterschied</translation>
    </message>
    <message>
        <source>Previous difference (Ctrl+[)</source>
        <translation>Voriger Unterschied (Strg+[)</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Nächster Unterschied</translation>
    </message>
    <message>
        <source>Next difference (Ctrl+])</source>
        <translation>Nächster Unterschied (Strg+])</translation>
    </message>
    <message>
        <source>Counting differences…</source>
        <translation>Unterschiede werden gezählt …</translation>
    </message>
    <message>
        <source>Both files are the same.</source>
        <translation>Beide Dateien sind gleich.</translation>
    </message>
    <message>
        <source>Sizes: %1 and %2.</source>
        <translation>Größen: %1 und %2.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>No difference behind this place.</source>
        <translation>Kein Unterschied hinter dieser Stelle.</translation>
    </message>
    <message>
        <source>No difference before this place.</source>
        <translation>Kein Unterschied vor dieser Stelle.</translation>
    </message>
    <message>
        <source>Same offsets</source>
        <translation>Gleiche Offsets</translation>
    </message>
    <message>
        <source>Put the same offsets of both files beside each other again</source>
        <translation>Wieder die gleichen Offsets beider Dateien nebeneinanderstellen</translation>
    </message>
    <message>
        <source>Offset %1 on the left beside %2 on the right</source>
        <translation>Links Offset %1 neben rechts %2</translation>
    </message>
    <message>
        <source>Offset %1 on the left, %2 on the right, length %3</source>
        <translation>Offset links %1, rechts %2, Länge %3</translation>
    </message>
    <message>
        <source>Offset %1, length %2</source>
        <translation>Offset %1, Länge %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) differ.</source>
        <translation>
            <numerusform>%Ln Byte ist verschieden.</numerusform>
            <numerusform>%Ln Bytes sind verschieden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::ConvertDialog</name>
    <message>
        <source>Version &amp;1</source>
        <translation>Version &amp;1</translation>
    </message>
    <message>
        <source>Version &amp;2</source>
        <translation>Version &amp;2</translation>
    </message>
    <message>
        <source>&amp;Derive the water sections from the ocean and lake pixels</source>
        <translation>Die &amp;Wassersektionen aus den Ozean- und Seepixeln ableiten</translation>
    </message>
    <message>
        <source>Blueprints (*.dat)</source>
        <translation>Geländepläne (*.dat)</translation>
    </message>
    <message>
        <source>&amp;Open the result</source>
        <translation>Das Ergebnis &amp;öffnen</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Umwandeln</translation>
    </message>
    <message>
        <source>What the result will not carry</source>
        <translation>Was das Ergebnis nicht enthält</translation>
    </message>
    <message>
        <source>Into:</source>
        <translation>In:</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>&amp;Umwandeln</translation>
    </message>
    <message>
        <source>The file has this version already. There is nothing to convert.</source>
        <translation>Die Datei hat diese Version schon. Es gibt nichts umzuwandeln.</translation>
    </message>
    <message>
        <source>Looking into the file…</source>
        <translation>Die Datei wird angesehen…</translation>
    </message>
    <message>
        <source>The result carries all that the file holds.</source>
        <translation>Das Ergebnis enthält alles, was die Datei hat.</translation>
    </message>
    <message>
        <source>Before you convert:</source>
        <translation>Vor dem Umwandeln zu wissen:</translation>
    </message>
</context>
<context>
    <name>chartroom::views::CopyingDialog</name>
    <message>
        <source>Save Copies</source>
        <translation>Kopien speichern</translation>
    </message>
    <message>
        <source>Copies are being written…</source>
        <translation>Kopien werden geschrieben…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stopping; what was written is removed again…</source>
        <translation>Wird angehalten; was geschrieben wurde, wird wieder entfernt…</translation>
    </message>
</context>
<context>
    <name>chartroom::views::DifferenceDialog</name>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Difference of the selected file</source>
        <translation>Unterschied der gewählten Datei</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>chartroom::views::DifferenceReader</name>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
</context>
<context>
    <name>chartroom::views::DomainsPage</name>
    <message>
        <source>Use &amp;None</source>
        <translation>&amp;Keine benutzen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Chartroom knows the public domains of the game. A list of your own adds those of a new release, so that its blobs are not &quot;unknown&quot; or &quot;from a newer build&quot;.</source>
        <translation>Chartroom kennt die öffentlichen Domänen des Spiels. Eine eigene Liste ergänzt die einer neuen Version, damit deren Blobs nicht als „unbekannt“ oder „aus einem neueren Build“ gelten.</translation>
    </message>
    <message>
        <source>No list of your own</source>
        <translation>Keine eigene Liste</translation>
    </message>
    <message>
        <source>Your list of domains</source>
        <translation>Eigene Domänenliste</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>Known domains</source>
        <translation>Bekannte Domänen</translation>
    </message>
    <message>
        <source>Name of a domain</source>
        <translation>Name einer Domäne</translation>
    </message>
    <message>
        <source>newest generation: </source>
        <translation>neueste Generation: </translation>
    </message>
    <message>
        <source>Known domains: %1, all from the program&apos;s list. To add one, make a list of your own.</source>
        <translation>Bekannte Domänen: %1, alle aus der Liste des Programms. Für weitere eine eigene Liste anlegen.</translation>
    </message>
    <message>
        <source>Known domains: %1, of which your list gives %2.</source>
        <translation>Bekannte Domänen: %1, davon %2 aus der eigenen Liste.</translation>
    </message>
    <message>
        <source>Choose a List of Domains</source>
        <translation>Domänenliste wählen</translation>
    </message>
    <message>
        <source>Lists of domains (*.json);;All files (*)</source>
        <translation>Domänenlisten (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>New List of Domains</source>
        <translation>Neue Domänenliste</translation>
    </message>
</context>
<context>
    <name>chartroom::views::EmptyState</name>
    <message>
        <source>Nothing matches what is typed above.</source>
        <translation>Nichts passt zu dem, was oben steht.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::EnvelopesDock</name>
    <message>
        <source>Envelopes</source>
        <translation>Hüllen</translation>
    </message>
    <message>
        <source>The envelopes of the file: what it is made of.</source>
        <translation>Die Hüllen der Datei: woraus sie besteht.</translation>
    </message>
    <message>
        <source>Not looked for: the file is empty.</source>
        <translation>Nicht gesucht: Die Datei ist leer.</translation>
    </message>
    <message>
        <source>Not looked for: the file is shorter than a header.</source>
        <translation>Nicht gesucht: Die Datei ist kürzer als ein Kopf.</translation>
    </message>
    <message>
        <source>Not looked for: the file does not begin as a blob.</source>
        <translation>Nicht gesucht: Die Datei beginnt nicht wie ein Blob.</translation>
    </message>
    <message>
        <source>Looked for, but no envelope of this file can be read.</source>
        <translation>Gesucht, aber keine Hülle dieser Datei lässt sich lesen.</translation>
    </message>
    <message>
        <source>Read although the file was refused, as far as it goes.</source>
        <translation>Gelesen, obwohl die Datei abgelehnt wurde, soweit sie reicht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more were found than are listed.</source>
        <translation>
            <numerusform>%Ln mehr wurde gefunden, als aufgeführt ist.</numerusform>
            <numerusform>%Ln mehr wurden gefunden, als aufgeführt sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::ExportDialog</name>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>The whole map is drawn with the layers as they are shown. Its side is %1 px.</source>
        <translation>Die ganze Karte wird mit den Ebenen gezeichnet, wie sie gezeigt werden. Ihre Seite misst %1 px.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Side:</source>
        <translation>Seiten&amp;länge:</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message>
        <source>This is the open file. Give the picture another name.</source>
        <translation>Das ist die geöffnete Datei. Dem Bild einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>Pictures are written as PNG: the name must end in .png.</source>
        <translation>Bilder werden als PNG geschrieben: Der Name muss auf .png enden.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::FileManager</name>
    <message>
        <source>The folder %1 is not there any more.</source>
        <translation>Den Ordner %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The system has no file manager that could show %1. Copy the path, and open it in a program of your own.</source>
        <translation>Das System hat keine Dateiverwaltung, die %1 zeigen könnte. Den Pfad kopieren und in einem anderen Programm öffnen.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::FileNotice</name>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Another program changed this file. What is shown may be old, or half new.</source>
        <translation>Ein anderes Programm hat diese Datei geändert. Was hier steht, ist vielleicht alt oder halb neu.</translation>
    </message>
    <message>
        <source>Another program cut this file short. What is shown of the lost part is not its content.</source>
        <translation>Ein anderes Programm hat diese Datei gekürzt. Was vom verlorenen Teil gezeigt wird, ist nicht sein Inhalt.</translation>
    </message>
    <message>
        <source>Another program replaced this file. What is shown is the old one.</source>
        <translation>Ein anderes Programm hat diese Datei ersetzt. Was hier steht, ist die alte.</translation>
    </message>
    <message>
        <source>This file was deleted or moved. What is shown is what it held.</source>
        <translation>Diese Datei wurde gelöscht oder verschoben. Was hier steht, ist ihr früherer Inhalt.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::FindingsDock</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Go to the place</source>
        <translation>Zur Stelle gehen</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Nach Text filtern</translation>
    </message>
    <message>
        <source>The problems of the file appear here when the check has run.</source>
        <translation>Nach der Prüfung stehen hier die Probleme der Datei.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
</context>
<context>
    <name>chartroom::views::FindingsModel</name>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Place (offset + bytes)</source>
        <translation>Stelle (Offset + Bytes)</translation>
    </message>
    <message>
        <source>Not listed: %1 more of this kind.</source>
        <translation>Nicht aufgeführt: %1 weitere dieser Art.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::GotoDialog</name>
    <message>
        <source>Go to Pixel</source>
        <translation>Gehe zu Pixel</translation>
    </message>
    <message>
        <source>&amp;Pixel, as &quot;x y&quot; or &quot;x, y&quot; (0 to %1 each; x runs east, y south)</source>
        <translation>&amp;Pixel als „x y“ oder „x, y“ (je 0 bis %1; x nach Osten, y nach Süden)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Los</translation>
    </message>
    <message>
        <source>These are not two whole numbers.</source>
        <translation>Das sind keine zwei ganzen Zahlen.</translation>
    </message>
    <message>
        <source>x and y go from 0 to %1.</source>
        <translation>x und y gehen von 0 bis %1.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::HeightProfileDock</name>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Profile of the heights</source>
        <translation>Höhenprofil</translation>
    </message>
    <message>
        <source>Distance (m)</source>
        <translation>Entfernung (m)</translation>
    </message>
    <message>
        <source>Height (m)</source>
        <translation>Höhe (m)</translation>
    </message>
    <message>
        <source>There is no height under this line.</source>
        <translation>Unter dieser Linie gibt es keine Höhe.</translation>
    </message>
    <message>
        <source>%1 to %2: %3 m long, from %4 m to %5 m high, %6 m up and %7 m down. One pixel is taken as 1 m.</source>
        <translation>%1 bis %2: %3 m lang, von %4 m bis %5 m hoch, %6 m hinauf und %7 m hinab. Ein Pixel gilt als 1 m.</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Water surface</source>
        <translation>Wasserspiegel</translation>
    </message>
    <message>
        <source>Choose Tools, Profile and draw a line over the map with the left button: its heights are plotted here.</source>
        <translation>Werkzeuge, Profil wählen und mit der linken Taste eine Linie über die Karte ziehen: Hier stehen dann ihre Höhen.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::HeightScale</name>
    <message>
        <source>Colours of the heights</source>
        <translation>Farben der Höhen</translation>
    </message>
    <message>
        <source>The colours of the heights; the long tick is the sea level</source>
        <translation>Die Farben der Höhen; der lange Strich ist der Meeresspiegel</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
</context>
<context>
    <name>chartroom::views::HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>A click leads to the state after a step</source>
        <translation>Ein Klick führt zum Stand nach einem Schritt</translation>
    </message>
</context>
<context>
    <name>chartroom::views::InspectorDock</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Hash of the selection</source>
        <translation>Prüfsumme der Auswahl</translation>
    </message>
    <message numerus="yes">
        <source>XXH64 of %Ln selected byte(s)</source>
        <translation>
            <numerusform>XXH64 von %Ln ausgewählten Byte</numerusform>
            <numerusform>XXH64 von %Ln ausgewählten Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  seed 0, as xxhsum -H64
%2  seed 1, as a blob&apos;s header</source>
        <translation>%1  Startwert 0, wie xxhsum -H64
%2  Startwert 1, wie der Kopf eines Blobs</translation>
    </message>
</context>
<context>
    <name>chartroom::views::InstancesDock</name>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Nach Text filtern</translation>
    </message>
    <message>
        <source>Filter for the instances</source>
        <translation>Filter für die Instanzen</translation>
    </message>
    <message>
        <source>Go to the Instance</source>
        <translation>Zur Instanz gehen</translation>
    </message>
    <message>
        <source>Delete Instance</source>
        <translation>Instanz löschen</translation>
    </message>
    <message>
        <source>Around the view</source>
        <translation>Um die Ansicht</translation>
    </message>
    <message>
        <source>Whole world</source>
        <translation>Ganze Welt</translation>
    </message>
    <message>
        <source>Which instances are listed</source>
        <translation>Welche Instanzen aufgeführt sind</translation>
    </message>
    <message>
        <source>There is no instance here. The tool Instances (I) places one.</source>
        <translation>Hier ist keine Instanz. Das Werkzeug Instanzen (I) setzt eine.</translation>
    </message>
    <message numerus="yes">
        <source>Listed: %Ln instance(s)</source>
        <translation>
            <numerusform>Aufgeführt: %Ln Instanz</numerusform>
            <numerusform>Aufgeführt: %Ln Instanzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Listed: %Ln instance(s) in the chunks around the view</source>
        <translation>
            <numerusform>Aufgeführt: %Ln Instanz in den Chunks um die Ansicht</numerusform>
            <numerusform>Aufgeführt: %Ln Instanzen in den Chunks um die Ansicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the whole world</source>
        <translation>
            <numerusform>%Ln in der ganzen Welt</numerusform>
            <numerusform>%Ln in der ganzen Welt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::LayerList</name>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Biome</source>
        <translation>Biom</translation>
    </message>
    <message>
        <source>Water bodies</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <source>Water surface</source>
        <translation>Wasserspiegel</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Shores</source>
        <translation>Ufer</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Names of water bodies</source>
        <translation>Namen der Gewässer</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>The file does not have it</source>
        <translation>Die Datei enthält das nicht</translation>
    </message>
</context>
<context>
    <name>chartroom::views::LayersDock</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>O&amp;pacity</source>
        <translation>Deckk&amp;raft</translation>
    </message>
    <message>
        <source>Opacity of the selected layer</source>
        <translation>Deckkraft der gewählten Ebene</translation>
    </message>
    <message>
        <source>Drag a layer, or press Alt+Up and Alt+Down, to change the order</source>
        <translation>Eine Ebene ziehen oder Alt+Auf und Alt+Ab drücken, um die Reihenfolge zu ändern</translation>
    </message>
</context>
<context>
    <name>chartroom::views::LinePlot</name>
    <message>
        <source>%1; upwards: %2</source>
        <translation>%1; nach oben: %2</translation>
    </message>
</context>
<context>
    <name>chartroom::views::MapKey</name>
    <message>
        <source>Signs on the map</source>
        <translation>Zeichen auf der Karte</translation>
    </message>
</context>
<context>
    <name>chartroom::views::MapPage</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>chartroom::views::NewWorldDialog</name>
    <message>
        <source>New world</source>
        <translation>Neue Welt</translation>
    </message>
    <message>
        <source>New content folder</source>
        <translation>Neuer Inhaltsordner</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Chunk width, tiles</source>
        <translation>Chunkbreite in Kacheln</translation>
    </message>
    <message>
        <source>Chunk height, tiles</source>
        <translation>Chunkhöhe in Kacheln</translation>
    </message>
    <message>
        <source>tiles; cannot be changed later</source>
        <translation>Kacheln; später nicht änderbar</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Content &amp;folder</source>
        <translation>Inhalts&amp;ordner</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Name of the first world</source>
        <translation>&amp;Name der ersten Welt</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <source>&amp;Chunk size</source>
        <translation>&amp;Chunkgröße</translation>
    </message>
    <message>
        <source>&amp;Tile size</source>
        <translation>Kachel&amp;größe</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>&amp;Anlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>There is a world in %1 already. Choose another id or folder.</source>
        <translation>In %1 gibt es schon eine Welt. Eine andere Kennung oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>There is %1 already. Choose another folder, or make a new world in this one.</source>
        <translation>%1 gibt es schon. Einen anderen Ordner wählen oder in diesem eine neue Welt anlegen.</translation>
    </message>
    <message>
        <source>%1 lists a world of this id already. Choose another id or folder.</source>
        <translation>In %1 steht schon eine Welt mit dieser Kennung. Eine andere Kennung oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>The world will be in %1.</source>
        <translation>Die Welt kommt nach %1.</translation>
    </message>
    <message>
        <source>It is added to the worlds.json there.</source>
        <translation>Sie wird in die dortige worlds.json eingetragen.</translation>
    </message>
    <message>
        <source>Choose the folder that it is to be made in.</source>
        <translation>Den Ordner wählen, in dem sie entstehen soll.</translation>
    </message>
    <message>
        <source>Give it a name; the id follows from it.</source>
        <translation>Einen Namen geben; die Kennung folgt daraus.</translation>
    </message>
    <message>
        <source>The id is also the name of a folder: no slash, no dot at its beginning.</source>
        <translation>Die Kennung ist auch der Name eines Ordners: kein Schrägstrich, kein Punkt am Anfang.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::PaletteDelegate</name>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
</context>
<context>
    <name>chartroom::views::PaletteDock</name>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Find in the palette</source>
        <translation>In der Palette suchen</translation>
    </message>
    <message>
        <source>The symbols of the tile catalog and those that the world uses appear here.</source>
        <translation>Hier erscheinen die Symbole aus dem Kachelkatalog und alle weiteren, die in der Welt vorkommen.</translation>
    </message>
    <message>
        <source>Counting the cells of the whole world …</source>
        <translation>Die Zellen der ganzen Welt werden gezählt …</translation>
    </message>
    <message>
        <source>The world could not be read: there are no cells to count.</source>
        <translation>Die Welt ließ sich nicht lesen: Es gibt keine Zellen zu zählen.</translation>
    </message>
    <message>
        <source>Numbers: cells in the whole world</source>
        <translation>Zahlen: Zellen in der ganzen Welt</translation>
    </message>
    <message>
        <source>Enter takes the first match and goes back to the map, Down goes to the list. A single character can be painted even if it is not in the list.</source>
        <translation>Enter nimmt den ersten Treffer und führt zurück zur Karte, Pfeil ab führt in die Liste. Ein einzelnes Zeichen kann gemalt werden, auch wenn es nicht in der Liste steht.</translation>
    </message>
    <message>
        <source>Name or any character</source>
        <translation>Name oder Zeichen</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ParametersDock</name>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The generation parameters of an open blueprint appear here.</source>
        <translation>Hier stehen die Erzeugungsparameter eines geöffneten Geländeplans.</translation>
    </message>
    <message>
        <source>Select a parameter to read what it means.</source>
        <translation>Einen Parameter auswählen, um zu lesen, was er bedeutet.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::Picker</name>
    <message>
        <source>No layer that is shown has a symbol here.</source>
        <translation>Keine gezeigte Ebene hat hier ein Zeichen.</translation>
    </message>
    <message>
        <source>The active layer has nothing there to capture: choose the layer that has, for instance by Ctrl and the right button.</source>
        <translation>Die aktive Ebene hat dort nichts aufzunehmen: die Ebene wählen, die dort etwas hat, zum Beispiel mit Strg und der rechten Taste.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::PixelDock</name>
    <message>
        <source>Pixel</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Point at the map to read a pixel.</source>
        <translation>Auf die Karte zeigen, um ein Pixel zu lesen.</translation>
    </message>
    <message>
        <source>This file has no map whose pixels could be read.</source>
        <translation>Diese Datei hat keine Karte, deren Pixel sich lesen ließen.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::PlotsDock</name>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Histogram of the heights</source>
        <translation>Histogramm der Höhen</translation>
    </message>
    <message>
        <source>Height (m)</source>
        <translation>Höhe (m)</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Hypsometric curve</source>
        <translation>Hypsometrische Kurve</translation>
    </message>
    <message>
        <source>At or above it (%)</source>
        <translation>Ab dieser Höhe (%)</translation>
    </message>
    <message>
        <source>This file has no heights that could be read.</source>
        <translation>Diese Datei hat keine lesbaren Höhen.</translation>
    </message>
    <message>
        <source>The heights of an open blueprint are plotted here when they have been counted.</source>
        <translation>Hier stehen die Höhen eines geöffneten Geländeplans, wenn sie gezählt sind.</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ProfileDock</name>
    <message>
        <source>Entropy and histogram</source>
        <translation>Entropie und Histogramm</translation>
    </message>
    <message>
        <source>Offset in bytes</source>
        <translation>Offset in Bytes</translation>
    </message>
    <message>
        <source>Entropy in bits a byte</source>
        <translation>Entropie in Bit je Byte</translation>
    </message>
    <message>
        <source>How disordered the bytes are along the file: 0 for all alike, 8 for compressed or encrypted.</source>
        <translation>Wie ungeordnet die Bytes entlang der Datei sind: 0 für lauter gleiche, 8 für komprimiert oder verschlüsselt.</translation>
    </message>
    <message>
        <source>Entropy along the file</source>
        <translation>Entropie entlang der Datei</translation>
    </message>
    <message>
        <source>Byte value</source>
        <translation>Bytewert</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>How often each byte value occurs.</source>
        <translation>Wie oft jeder Bytewert vorkommt.</translation>
    </message>
    <message>
        <source>Byte histogram</source>
        <translation>Byte-Histogramm</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
</context>
<context>
    <name>chartroom::views::PropertiesDock</name>
    <message>
        <source>Fixed: every chunk of the world depends on it</source>
        <translation>Fest: Jeder Chunk der Welt hängt davon ab</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>x </source>
        <translation>x </translation>
    </message>
    <message>
        <source>y </source>
        <translation>y </translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Hingehen</translation>
    </message>
    <message>
        <source>Show the grid at first</source>
        <translation>Gitter anfangs zeigen</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Put the spawn into the middle of the view</source>
        <translation>Startpunkt in die Mitte der Ansicht setzen</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <translation>Chunkgröße</translation>
    </message>
    <message>
        <source>Background colour</source>
        <translation>Hintergrundfarbe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>Kachelgröße</translation>
    </message>
    <message>
        <source>Default background tile</source>
        <translation>Hintergrundkachel</translation>
    </message>
    <message>
        <source>Height blur step</source>
        <translation>Unschärfe je Höhe</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Startpunkt</translation>
    </message>
    <message>
        <source>Spawn, x</source>
        <translation>Startpunkt, x</translation>
    </message>
    <message>
        <source>Spawn, y</source>
        <translation>Startpunkt, y</translation>
    </message>
    <message>
        <source>Zoom at first</source>
        <translation>Anfangszoom</translation>
    </message>
    <message>
        <source>%L1 × %L2 tiles</source>
        <translation>%L1 × %L2 Kacheln</translation>
    </message>
    <message>
        <source>The tile catalog has no tile “%1”: a plain colour stands for it.</source>
        <translation>Der Kachelkatalog hat keine Kachel „%1“: eine einfache Farbe steht für sie.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ReasonChips</name>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ReceiptDialog</name>
    <message>
        <source>Mended</source>
        <translation>Repariert</translation>
    </message>
    <message>
        <source>It was too late to cancel: the copy was finished already.</source>
        <translation>Zum Abbrechen war es zu spät: Die Kopie war schon fertig.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Changed places</source>
        <translation>Geänderte Stellen</translation>
    </message>
    <message>
        <source>&amp;Open the Copy</source>
        <translation>Kopie ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>chartroom::views::RecentSymbols</name>
    <message>
        <source>Used last</source>
        <translation>Zuletzt benutzt</translation>
    </message>
</context>
<context>
    <name>chartroom::views::RecordDialog</name>
    <message>
        <source>This instance is not there any more: it was removed meanwhile, here or by another program. Nothing was written. The text stays in this window: copy it before you close it.</source>
        <translation>Diese Instanz gibt es nicht mehr: Sie wurde inzwischen entfernt, hier oder von einem anderen Programm. Nichts wurde geschrieben. Der Text bleibt in diesem Fenster: ihn kopieren, bevor es geschlossen wird.</translation>
    </message>
    <message>
        <source>Record as JSON</source>
        <translation>Datensatz als JSON</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Record as JSON: %1</source>
        <translation>Datensatz als JSON: %1</translation>
    </message>
    <message>
        <source>What is typed in this window is not applied. Discard it?</source>
        <translation>Was in diesem Fenster eingegeben ist, ist nicht übernommen. Verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep Typing</source>
        <translation>Weiterschreiben</translation>
    </message>
</context>
<context>
    <name>chartroom::views::RecordEditor</name>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Record as JSON</source>
        <translation>Datensatz als JSON</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>The record of the current instance appears here.</source>
        <translation>Hier erscheint der Datensatz der gewählten Instanz.</translation>
    </message>
    <message>
        <source>The record was changed after this was typed: Apply puts this text in its place, Take back shows it as it is.</source>
        <translation>Der Datensatz wurde geändert, nachdem dies eingegeben war: Übernehmen setzt diesen Text an seine Stelle, Zurücknehmen zeigt ihn, wie er ist.</translation>
    </message>
    <message>
        <source>%1 was not changed: the edit was refused.</source>
        <translation>%1 wurde nicht geändert: Die Änderung wurde abgelehnt.</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>Name of the new member</source>
        <translation>Name des neuen Feldes</translation>
    </message>
    <message>
        <source>The member %1 was not added: its instance is not there any more.</source>
        <translation>Das Feld %1 wurde nicht hinzugefügt: Seine Instanz gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Edit the record as JSON in a window</source>
        <translation>Den Datensatz als JSON in einem Fenster bearbeiten</translation>
    </message>
</context>
<context>
    <name>chartroom::views::RecordForm</name>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Record as a form</source>
        <translation>Datensatz als Formular</translation>
    </message>
    <message>
        <source>Follows from the instance&apos;s place</source>
        <translation>Ergibt sich aus dem Ort der Instanz</translation>
    </message>
    <message>
        <source>%1 is no text: its value must be JSON, such as 12, true or [1, 2]. A text goes in quotes: %2.</source>
        <translation>%1 ist kein Text: Der Wert muss JSON sein, etwa 12, true oder [1, 2]. Ein Text gehört in Anführungszeichen: %2.</translation>
    </message>
    <message>
        <source>There is a member %1 already.</source>
        <translation>Ein Feld %1 gibt es schon.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::RecoveredWorkDialog</name>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>its world is not there</source>
        <translation>die Welt dazu fehlt</translation>
    </message>
    <message>
        <source>damaged at its end</source>
        <translation>am Ende beschädigt</translation>
    </message>
    <message>
        <source>undamaged</source>
        <translation>unbeschädigt</translation>
    </message>
    <message>
        <source>offered when its world is opened</source>
        <translation>wird beim Öffnen der Welt angeboten</translation>
    </message>
    <message>
        <source>Delete a record of unsaved work for good? It does not tell its world.</source>
        <translation>Eine Aufzeichnung nicht gespeicherter Arbeit endgültig löschen? Ihre Welt nennt sie nicht.</translation>
    </message>
    <message>
        <source>Delete the record of unsaved work in %1 for good?</source>
        <translation>Die Aufzeichnung nicht gespeicherter Arbeit in %1 endgültig löschen?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln step(s) of unsaved work in %1 for good?</source>
        <translation>
            <numerusform>%Ln Schritt nicht gespeicherter Arbeit in %1 endgültig löschen?</numerusform>
            <numerusform>%Ln Schritte nicht gespeicherter Arbeit in %1 endgültig löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>The recovered work was not deleted. %1</source>
        <translation>Die geborgene Arbeit wurde nicht gelöscht. %1</translation>
    </message>
    <message>
        <source>The recovered work was not deleted. %1 cannot be removed: %2. Give its folder the right to write and delete it again, or remove the file by hand.</source>
        <translation>Die geborgene Arbeit wurde nicht gelöscht. %1 lässt sich nicht entfernen: %2. Ihrem Ordner das Schreibrecht geben und sie noch einmal löschen, oder die Datei von Hand entfernen.</translation>
    </message>
    <message>
        <source>Looking for work that was not saved …</source>
        <translation>Nicht gespeicherte Arbeit wird gesucht …</translation>
    </message>
    <message>
        <source>Recovered Work</source>
        <translation>Geborgene Arbeit</translation>
    </message>
    <message>
        <source>Steps that were not saved when the program ended, and were not brought back so far. They are done again on the world as it is now, and can be undone.</source>
        <translation>Schritte, die beim Ende des Programms nicht gespeichert waren und bisher nicht zurückgeholt wurden. Sie werden auf der Welt, wie sie jetzt ist, noch einmal ausgeführt und lassen sich rückgängig machen.</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Show &amp;Folder</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>No work is left: what was not saved was brought back or deleted, or is offered in a world that is open.</source>
        <translation>Keine Arbeit ist übrig: Was nicht gespeichert war, wurde zurückgeholt oder gelöscht oder wird in einer offenen Welt angeboten.</translation>
    </message>
    <message>
        <source>&amp;Bring Back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>&amp;Open World</source>
        <translation>Welt ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Shows the folder of the record, which cannot be read</source>
        <translation>Zeigt den Ordner der Aufzeichnung, die nicht lesbar ist</translation>
    </message>
    <message>
        <source>Shows the folder of the world</source>
        <translation>Zeigt den Ordner der Welt</translation>
    </message>
    <message>
        <source>Its steps can be brought back when the folder is there again.</source>
        <translation>Die Schritte lassen sich zurückholen, sobald der Ordner wieder da ist.</translation>
    </message>
    <message>
        <source>Delete Recovered Work</source>
        <translation>Geborgene Arbeit löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message numerus="yes">
        <source>only %L1 of %Ln step(s) were done again</source>
        <translation>
            <numerusform>nur %L1 von %Ln Schritt erneut ausgeführt</numerusform>
            <numerusform>nur %L1 von %Ln Schritten erneut ausgeführt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::ReplaceDialog</name>
    <message>
        <source>a character</source>
        <translation>ein Zeichen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Find and Replace Symbols</source>
        <translation>Symbole suchen und ersetzen</translation>
    </message>
    <message>
        <source>in the &amp;selection</source>
        <translation>in der &amp;Auswahl</translation>
    </message>
    <message>
        <source>in the whole &amp;world</source>
        <translation>in der ganzen &amp;Welt</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Replace &amp;by</source>
        <translation>Ersetzen &amp;durch</translation>
    </message>
    <message>
        <source>On &amp;layer</source>
        <translation>Auf E&amp;bene</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 does not occur there.</source>
        <translation>%1 kommt dort nicht vor.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) in %1 will become %2.</source>
        <translation>
            <numerusform>%Ln Zelle in %1 wird zu %2.</numerusform>
            <numerusform>%Ln Zellen in %1 werden zu %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s)</source>
        <translation>
            <numerusform>%Ln Chunk</numerusform>
            <numerusform>%Ln Chunks</numerusform>
        </translation>
    </message>
    <message>
        <source>in the chunks around the &amp;view</source>
        <translation>in den Chunks &amp;um die Ansicht</translation>
    </message>
    <message>
        <source>nothing (erase)</source>
        <translation>nichts (löschen)</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>&amp;Rückwärts weitersuchen</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) in %1 have %2.</source>
        <translation>
            <numerusform>%Ln Zelle in %1 hat %2.</numerusform>
            <numerusform>%Ln Zellen in %1 haben %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) in %1 will be erased.</source>
        <translation>
            <numerusform>%Ln Zelle in %1 wird gelöscht.</numerusform>
            <numerusform>%Ln Zellen in %1 werden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the symbol to find: one character, no space and no dot.</source>
        <translation>Das gesuchte Symbol wählen: ein Zeichen, weder Leerzeichen noch Punkt.</translation>
    </message>
    <message>
        <source>%1 (locked)</source>
        <translation>%1 (gesperrt)</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (verborgen)</translation>
    </message>
    <message>
        <source>in the selection</source>
        <translation>in der Auswahl</translation>
    </message>
    <message>
        <source>in the chunks around the view</source>
        <translation>in den Chunks um die Ansicht</translation>
    </message>
    <message>
        <source>in the whole world</source>
        <translation>in der ganzen Welt</translation>
    </message>
    <message>
        <source>The room layer is searched. The layers of the height stack are not.</source>
        <translation>Durchsucht wird die Raumebene, nicht die Ebenen des Höhenstapels.</translation>
    </message>
    <message>
        <source>The layer is locked: nothing on it is replaced until it is unlocked in the list of layers.</source>
        <translation>Die Ebene ist gesperrt: Auf ihr wird nichts ersetzt, bis sie in der Liste der Ebenen entsperrt ist.</translation>
    </message>
    <message>
        <source>The layer is hidden: nothing on it is replaced until it is shown in the list of layers.</source>
        <translation>Die Ebene ist verborgen: Auf ihr wird nichts ersetzt, bis sie in der Liste der Ebenen gezeigt wird.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s) there cannot be read and are left out.</source>
        <translation>
            <numerusform>%Ln Chunk dort ist nicht lesbar und wird ausgelassen.</numerusform>
            <numerusform>%Ln Chunks dort sind nicht lesbar und werden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) in chunks of a newer version are found, and stay as they are.</source>
        <translation>
            <numerusform>%Ln Zelle in Chunks einer neueren Version wird gefunden und bleibt, wie sie ist.</numerusform>
            <numerusform>%Ln Zellen in Chunks einer neueren Version werden gefunden und bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::SaveDialog</name>
    <message>
        <source>Working out what will be written…</source>
        <translation>Ermitteln, was geschrieben wird…</translation>
    </message>
    <message>
        <source>Show &amp;Difference</source>
        <translation>&amp;Unterschied zeigen</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Files that will be written</source>
        <translation>Dateien, die geschrieben werden</translation>
    </message>
    <message>
        <source>Difference of the selected file</source>
        <translation>Unterschied der gewählten Datei</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Nothing differs from the files: there is nothing to write.</source>
        <translation>Nichts weicht von den Dateien ab: Es gibt nichts zu schreiben.</translation>
    </message>
    <message>
        <source>kept as it was: saving loses something of it</source>
        <translation>bleibt als Kopie: Beim Speichern geht etwas daraus verloren</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) will be written, all of them or none:</source>
        <translation>
            <numerusform>%Ln Datei wird geschrieben:</numerusform>
            <numerusform>%Ln Dateien werden geschrieben, alle oder keine:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
</context>
<context>
    <name>chartroom::views::SaveReview</name>
    <message>
        <source>Another program changed or deleted %1. Nothing can be saved until you choose above the map whose content counts.</source>
        <translation>Ein anderes Programm hat %1 geändert oder gelöscht. Gespeichert werden kann erst, wenn über der Karte entschieden ist, wessen Inhalt zählt.</translation>
    </message>
    <message>
        <source>The folder of this world is not there: nothing can be saved until it is back.</source>
        <translation>Der Ordner dieser Welt ist nicht da: Gespeichert werden kann erst, wenn er wieder da ist.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ShadingPanel</name>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Land and sea</source>
        <translation>Land und Meer</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Width of one pixel on the ground. The file does not say it: 1 m is an assumption.</source>
        <translation>Breite eines Pixels am Boden. Die Datei sagt sie nicht: 1 m ist eine Annahme.</translation>
    </message>
    <message>
        <source>Lowe&amp;st</source>
        <translation>T&amp;iefste</translation>
    </message>
    <message>
        <source>Hi&amp;ghest</source>
        <translation>Höchs&amp;te</translation>
    </message>
    <message>
        <source>S&amp;un from</source>
        <translation>Sonne a&amp;us</translation>
    </message>
    <message>
        <source>Su&amp;n&apos;s height</source>
        <translation>So&amp;nnenhöhe</translation>
    </message>
    <message>
        <source>E&amp;xaggeration</source>
        <translation>Überhöhun&amp;g</translation>
    </message>
    <message>
        <source>Metres &amp;a pixel</source>
        <translation>&amp;Meter je Pixel</translation>
    </message>
    <message>
        <source>Direction of the sun</source>
        <translation>Richtung der Sonne</translation>
    </message>
    <message>
        <source>Where the light comes from: 0° is north, 90° is east</source>
        <translation>Woher das Licht kommt: 0° ist Norden, 90° ist Osten</translation>
    </message>
    <message>
        <source>From a sample of the map&apos;s pixels, single heights far from all others left out. The plots have the exact statistics.</source>
        <translation>Aus einer Stichprobe der Pixel, ohne einzelne Höhen fernab aller anderen. Die genaue Statistik steht bei den Diagrammen.</translation>
    </message>
    <message>
        <source>C&amp;olour map</source>
        <translation>Farb&amp;skala</translation>
    </message>
    <message>
        <source>Fit to the map&apos;s heights</source>
        <translation>An die Höhen der Karte anpassen</translation>
    </message>
</context>
<context>
    <name>chartroom::views::StructurePane</name>
    <message>
        <source>Structures</source>
        <translation>Strukturen</translation>
    </message>
    <message>
        <source>Previous in structure</source>
        <translation>Voriger in der Struktur</translation>
    </message>
    <message>
        <source>Previous difference of the structures (Ctrl+Shift+[)</source>
        <translation>Voriger Unterschied der Strukturen (Strg+Umschalt+[)</translation>
    </message>
    <message>
        <source>Next in structure</source>
        <translation>Nächster in der Struktur</translation>
    </message>
    <message>
        <source>Next difference of the structures (Ctrl+Shift+])</source>
        <translation>Nächster Unterschied der Strukturen (Strg+Umschalt+])</translation>
    </message>
    <message>
        <source>Comparing the structures…</source>
        <translation>Die Strukturen werden verglichen…</translation>
    </message>
    <message>
        <source>The structures are the same.</source>
        <translation>Die Strukturen sind gleich.</translation>
    </message>
    <message>
        <source>Differences in the structures: %1.</source>
        <translation>Unterschiede in den Strukturen: %1.</translation>
    </message>
    <message>
        <source>No difference of the structures below this row.</source>
        <translation>Unter dieser Zeile kein Unterschied der Strukturen.</translation>
    </message>
    <message>
        <source>No difference of the structures above this row.</source>
        <translation>Über dieser Zeile kein Unterschied der Strukturen.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::SymbolReplacer</name>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 bei %2, %3</translation>
    </message>
    <message>
        <source>%1 does not occur there.</source>
        <translation>%1 kommt dort nicht vor.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s)</source>
        <translation>
            <numerusform>%Ln Chunk</numerusform>
            <numerusform>%Ln Chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) in %1 were erased.</source>
        <translation>
            <numerusform>%Ln Zelle in %1 wurde gelöscht.</numerusform>
            <numerusform>%Ln Zellen in %1 wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) in %1 became %2.</source>
        <translation>
            <numerusform>%Ln Zelle in %1 wurde zu %2.</numerusform>
            <numerusform>%Ln Zellen in %1 wurden zu %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>On “%1”, %2: %3</source>
        <translation>Auf „%1“, %2: %3</translation>
    </message>
</context>
<context>
    <name>chartroom::views::TableDock</name>
    <message>
        <source>Go to the place</source>
        <translation>Zur Stelle gehen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Nach Text filtern</translation>
    </message>
    <message>
        <source>Filter for %1</source>
        <translation>Filter für %1</translation>
    </message>
</context>
<context>
    <name>chartroom::views::TargetField</name>
    <message>
        <source>&amp;Browse…</source>
        <translation>Durch&amp;suchen…</translation>
    </message>
    <message>
        <source>Choose the File to Write</source>
        <translation>Zu schreibende Datei wählen</translation>
    </message>
    <message>
        <source>This is the open file: it will be replaced.</source>
        <translation>Das ist die offene Datei: Sie wird ersetzt.</translation>
    </message>
    <message>
        <source>There is such a file: it will be replaced.</source>
        <translation>Diese Datei gibt es schon: Sie wird ersetzt.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Das ist ein Ordner.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::TemplateChooser</name>
    <message>
        <source>not chosen yet</source>
        <translation>noch nicht gewählt</translation>
    </message>
    <message>
        <source>A click places</source>
        <translation>Ein Klick setzt</translation>
    </message>
    <message>
        <source>The template that a click on an empty tile places</source>
        <translation>Die Vorlage, die ein Klick auf eine freie Kachel setzt</translation>
    </message>
    <message>
        <source>A click places:</source>
        <translation>Ein Klick setzt:</translation>
    </message>
    <message>
        <source>New template…</source>
        <translation>Neue Vorlage…</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ToolBox</name>
    <message>
        <source>There are no tiles on the clipboard: copy a selection first.</source>
        <translation>In der Zwischenablage sind keine Kacheln: zuerst eine Auswahl kopieren.</translation>
    </message>
    <message>
        <source>Stamp kept as %1</source>
        <translation>Stempel als %1 gemerkt</translation>
    </message>
    <message>
        <source>There is no stamp to keep: drag with the right button, or copy a selection first.</source>
        <translation>Es gibt keinen Stempel zu merken: zuerst mit der rechten Taste ziehen oder eine Auswahl kopieren.</translation>
    </message>
    <message>
        <source>Slot %1 holds no stamp yet: Keep Stamp puts one there.</source>
        <translation>Platz %1 enthält noch keinen Stempel: „Stempel merken“ legt einen dort ab.</translation>
    </message>
    <message>
        <source>Stamp %1 taken</source>
        <translation>Stempel %1 genommen</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ToolGate</name>
    <message>
        <source>The layer is locked: unlock it in the list of layers first.</source>
        <translation>Die Ebene ist gesperrt: zuerst in der Liste der Ebenen entsperren.</translation>
    </message>
    <message>
        <source>The layer is hidden: show it in the list of layers first.</source>
        <translation>Die Ebene ist verborgen: zuerst in der Liste der Ebenen zeigen.</translation>
    </message>
    <message>
        <source>Heights can be edited when the whole world has been read.</source>
        <translation>Höhen lassen sich bearbeiten, wenn die ganze Welt gelesen ist.</translation>
    </message>
    <message>
        <source>Some of these chunks are still being read. Try again in a moment.</source>
        <translation>Einige dieser Chunks werden noch gelesen. Bitte gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Some of these chunks were not read before the folder of the world went. Try again when it is back.</source>
        <translation>Einige dieser Chunks wurden nicht gelesen, bevor der Ordner der Welt verschwand. Bitte noch einmal versuchen, wenn er wieder da ist.</translation>
    </message>
    <message>
        <source>That is too large to be copied: at most %L1 × %L1 tiles. Take less at once.</source>
        <translation>Das ist zu groß zum Kopieren: höchstens %L1 × %L1 Kacheln. Weniger auf einmal nehmen.</translation>
    </message>
    <message>
        <source>Outside of the selection; Ctrl+Shift+A selects nothing.</source>
        <translation>Außerhalb der Auswahl; Strg+Umschalt+A hebt sie auf.</translation>
    </message>
    <message>
        <source>No layer that is shown and not locked has anything there: show or unlock the one that has.</source>
        <translation>Keine Ebene, die gezeigt und nicht gesperrt ist, hat dort etwas: die zeigen oder entsperren, die dort etwas hat.</translation>
    </message>
    <message>
        <source>The active layer has nothing there: choose the layer that has, or let selections take all layers.</source>
        <translation>Die aktive Ebene hat dort nichts: die Ebene wählen, die dort etwas hat, oder die Auswahl alle Ebenen umfassen lassen.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ToolOptionsBar</name>
    <message>
        <source>Tool Options</source>
        <translation>Werkzeugoptionen</translation>
    </message>
    <message>
        <source>A click fills what is alike and connected; the map shows it first.</source>
        <translation>Ein Klick füllt, was gleich ist und zusammenhängt; die Karte zeigt es vorher.</translation>
    </message>
    <message>
        <source>A click takes the symbol of a tile.</source>
        <translation>Ein Klick nimmt das Symbol einer Kachel.</translation>
    </message>
    <message>
        <source>Drag over the tiles that are to be painted.</source>
        <translation>Über die Kacheln ziehen, die bemalt werden sollen.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::VerdictBar</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Go to the first problem</source>
        <translation>Zum ersten Problem gehen</translation>
    </message>
</context>
<context>
    <name>chartroom::views::ViewPicture</name>
    <message>
        <source>There was not enough memory. Nothing was written.</source>
        <translation>Der Speicher reichte nicht. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Export Picture of the View</source>
        <translation>Bild der Ansicht exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 geschrieben.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::WorldActions</name>
    <message>
        <source>&amp;Keyboard on the Map</source>
        <translation>&amp;Tastatur auf der Karte</translation>
    </message>
    <message>
        <source>Kept Stam&amp;ps</source>
        <translation>Gemerkte St&amp;empel</translation>
    </message>
</context>
<context>
    <name>chartroom::views::WorldDocks</name>
    <message>
        <source>The world could not be read, so it could not be checked.</source>
        <translation>Die Welt ließ sich nicht lesen und wurde daher nicht geprüft.</translation>
    </message>
    <message>
        <source>No problems: every file is as the rules want it.</source>
        <translation>Keine Probleme: Jede Datei ist so, wie die Regeln sie wollen.</translation>
    </message>
    <message numerus="yes">
        <source>The layer was deleted: %Ln chunk(s) changed.</source>
        <translation>
            <numerusform>Die Ebene wurde gelöscht: %Ln Chunk geändert.</numerusform>
            <numerusform>Die Ebene wurde gelöscht: %Ln Chunks geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) went with it.</source>
        <translation>
            <numerusform>%Ln Instanz wurde mit ihr gelöscht.</numerusform>
            <numerusform>%Ln Instanzen wurden mit ihr gelöscht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::WorldLayersDock</name>
    <message>
        <source>Chunks disagree about the heights of some layers. Renumbering mends that.</source>
        <translation>Chunks widersprechen sich bei den Höhen mancher Ebenen. Neu nummerieren behebt das.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Drag a layer, or press Alt+Up and Alt+Down, to change the order</source>
        <translation>Eine Ebene ziehen oder Alt+Auf und Alt+Ab drücken, um die Reihenfolge zu ändern</translation>
    </message>
    <message>
        <source>Opacity of the current layer</source>
        <translation>Deckkraft der gewählten Ebene</translation>
    </message>
    <message>
        <source>Renumber the stack</source>
        <translation>Stapel neu nummerieren</translation>
    </message>
    <message>
        <source>Add Height Layer</source>
        <translation>Höhenebene hinzufügen</translation>
    </message>
    <message>
        <source>Add Room Layer</source>
        <translation>Raumebene hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate Layer</source>
        <translation>Ebene duplizieren</translation>
    </message>
    <message>
        <source>Move Layer Up</source>
        <translation>Ebene nach oben</translation>
    </message>
    <message>
        <source>Move Layer Down</source>
        <translation>Ebene nach unten</translation>
    </message>
    <message>
        <source>Show Only This Layer</source>
        <translation>Nur diese Ebene zeigen</translation>
    </message>
    <message>
        <source>Delete Layer</source>
        <translation>Ebene löschen</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Show or Hide Layer</source>
        <translation>Ebene zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Lock or Unlock Layer</source>
        <translation>Ebene sperren oder entsperren</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; has no cell yet: it is remembered here, and is in the world&apos;s files from its first cell on.</source>
        <translation>Ebene „%1“ hat noch keine Zelle: Hier ist sie gemerkt, in den Dateien der Welt steht sie ab ihrer ersten Zelle.</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; has no cell yet, so that it has no place among the others. Paint on it first.</source>
        <translation>Ebene „%1“ hat noch keine Zelle und darum keinen Platz zwischen den anderen. Erst auf sie malen.</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Only &quot;%1&quot; is shown.</source>
        <translation>Nur „%1“ ist zu sehen.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::WorldNotices</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 und %Ln weitere</numerusform>
            <numerusform>%1 und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Clo&amp;se</source>
        <translation>Schließe&amp;n</translation>
    </message>
    <message>
        <source>&amp;Got It</source>
        <translation>&amp;Verstanden</translation>
    </message>
    <message>
        <source>Changed since: %1. The steps are done again on these files as they are now.</source>
        <translation>Seitdem geändert: %1. Die Schritte werden auf diesen Dateien wiederholt, wie sie jetzt sind.</translation>
    </message>
    <message>
        <source>&amp;Bring Back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Does the steps again; they can be undone</source>
        <translation>Wiederholt die Schritte; sie lassen sich rückgängig machen</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>&amp;Lassen</translation>
    </message>
    <message>
        <source>Another program changed %1, which has unsaved changes here.</source>
        <translation>Ein anderes Programm hat %1 geändert; hier gibt es dazu ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Another program changed files that have unsaved changes here: %1.</source>
        <translation>Ein anderes Programm hat Dateien geändert, die hier ungespeicherte Änderungen haben: %1.</translation>
    </message>
    <message>
        <source>&amp;Keep Mine</source>
        <translation>&amp;Meine behalten</translation>
    </message>
    <message>
        <source>The next save writes over what the other program wrote</source>
        <translation>Das nächste Speichern überschreibt, was das andere Programm geschrieben hat</translation>
    </message>
    <message>
        <source>Take The&amp;irs</source>
        <translation>F&amp;remde nehmen</translation>
    </message>
    <message>
        <source>Shows what the other program wrote; undo leads back</source>
        <translation>Zeigt, was das andere Programm geschrieben hat; Rückgängig führt zurück</translation>
    </message>
    <message>
        <source>Save Co&amp;pies…</source>
        <translation>Ko&amp;pien speichern…</translation>
    </message>
    <message>
        <source>Writes your content of these files into another folder</source>
        <translation>Schreibt den eigenen Inhalt dieser Dateien in einen anderen Ordner</translation>
    </message>
    <message>
        <source>Show &amp;Difference</source>
        <translation>&amp;Unterschied zeigen</translation>
    </message>
    <message>
        <source>Lines behind a minus are theirs, lines behind a plus are yours.</source>
        <translation>Zeilen hinter einem Minus sind fremd, Zeilen hinter einem Plus die eigenen.</translation>
    </message>
    <message>
        <source>Choose a folder for the copies</source>
        <translation>Ordner für die Kopien wählen</translation>
    </message>
    <message>
        <source>Copies are in %1.</source>
        <translation>Kopien liegen in %1.</translation>
    </message>
    <message>
        <source>All copies were written before that could be stopped.</source>
        <translation>Alle Kopien waren geschrieben, bevor sich das anhalten ließ.</translation>
    </message>
    <message>
        <source>Writing the copies was stopped: there are none.</source>
        <translation>Das Schreiben der Kopien wurde angehalten: Es gibt keine.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) had been written and were removed again.</source>
        <translation>
            <numerusform>%Ln Datei war geschrieben und wurde wieder entfernt.</numerusform>
            <numerusform>%Ln Dateien waren geschrieben und wurden wieder entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This world was not closed properly. %Ln step(s) that were not saved, the last from %1, can be brought back.</source>
        <translation>
            <numerusform>Nicht ordentlich geschlossen: %Ln nicht gespeicherter Schritt, von %1, kann zurückgeholt werden.</numerusform>
            <numerusform>Nicht ordentlich geschlossen: %Ln nicht gespeicherte Schritte, der letzte von %1, können zurückgeholt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opens the world as it was saved; File, Recovered Work leads to the steps later</source>
        <translation>Öffnet die Welt, wie sie gespeichert wurde; Datei, Geborgene Arbeit führt später zu den Schritten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) of unsaved work cannot be offered in full and were put aside.</source>
        <translation>
            <numerusform>%Ln Aufzeichnung nicht gespeicherter Arbeit kann nicht ganz angeboten werden und wurde zurückgelegt.</numerusform>
            <numerusform>%Ln Aufzeichnungen nicht gespeicherter Arbeit können nicht ganz angeboten werden und wurden zurückgelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Recovered Work…</source>
        <translation>&amp;Geborgene Arbeit…</translation>
    </message>
    <message>
        <source>Shows what was put aside: it can be brought back, looked at or deleted</source>
        <translation>Zeigt, was zurückgelegt wurde: Es lässt sich zurückholen, ansehen oder löschen</translation>
    </message>
    <message>
        <source>Nothing was saved: choose above the map first.</source>
        <translation>Nichts gespeichert: Zuerst oben über der Karte wählen.</translation>
    </message>
    <message>
        <source>%1 (deleted)</source>
        <translation>%1 (gelöscht)</translation>
    </message>
    <message>
        <source>Another program deleted %1, which has unsaved changes here.</source>
        <translation>Ein anderes Programm hat %1 gelöscht; hier gibt es dazu ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Another program deleted %1.</source>
        <translation>Ein anderes Programm hat %1 gelöscht.</translation>
    </message>
    <message>
        <source>Another program changed %1 so that it cannot be read.</source>
        <translation>Ein anderes Programm hat %1 so geändert, dass die Datei nicht lesbar ist.</translation>
    </message>
    <message>
        <source>Another program gave the world another id or chunk size in %1. To see it so, close the world and open it again.</source>
        <translation>Ein anderes Programm hat der Welt in %1 eine andere Kennung oder Chunk-Größe gegeben. Um sie so zu sehen, die Welt schließen und wieder öffnen.</translation>
    </message>
    <message>
        <source>Bring the file back, or keep yours, which the next save writes.</source>
        <translation>Die Datei zurückbringen oder die eigene behalten, die das nächste Speichern dann schreibt.</translation>
    </message>
    <message>
        <source>Another program changed %1, which cannot be read at line %2, column %3: mend it, or keep yours, which the next save writes over it.</source>
        <translation>Ein anderes Programm hat %1 geändert; die Datei ist in Zeile %2, Spalte %3 nicht lesbar: sie reparieren oder die eigene behalten, mit der das nächste Speichern sie überschreibt.</translation>
    </message>
    <message>
        <source>Another program changed %1 so that it cannot be read: mend it, or keep yours, which the next save writes over it.</source>
        <translation>Ein anderes Programm hat %1 so geändert, dass die Datei nicht lesbar ist: sie reparieren oder die eigene behalten, mit der das nächste Speichern sie überschreibt.</translation>
    </message>
    <message>
        <source>Or keep yours, which the next save writes over it.</source>
        <translation>Oder die eigene Datei behalten, mit der das nächste Speichern sie überschreibt.</translation>
    </message>
    <message>
        <source>%1 (cannot be read)</source>
        <translation>%1 (nicht lesbar)</translation>
    </message>
    <message>
        <source>%1 (another id or chunk size)</source>
        <translation>%1 (andere Kennung oder Chunk-Größe)</translation>
    </message>
    <message>
        <source>Another program wrote %1 in a newer version than this program knows. Until it is back as it was the world can only be looked at here and nothing is saved; what is unsaved is kept. To see it as it is on disk, close the world and open it again.</source>
        <translation>Ein anderes Programm hat %1 in einer neueren Version geschrieben, als dieses Programm kennt. Bis die Datei wieder ist, wie sie war, lässt sich die Welt hier nur ansehen, und nichts wird gespeichert; was nicht gespeichert ist, bleibt erhalten. Um sie zu sehen, wie sie auf der Platte ist, die Welt schließen und wieder öffnen.</translation>
    </message>
    <message>
        <source>%1 (a newer version)</source>
        <translation>%1 (neuere Version)</translation>
    </message>
    <message>
        <source>Another program wrote %1, which has unsaved changes here, in a newer version than this program knows. Nothing is written over it: save copies of what is yours, or take theirs, which can only be looked at.</source>
        <translation>Ein anderes Programm hat %1, worin hier Änderungen nicht gespeichert sind, in einer neueren Version geschrieben, als dieses Programm kennt. Die Datei wird nicht überschrieben: Kopien der eigenen Fassung speichern oder die fremde nehmen, die sich nur ansehen lässt.</translation>
    </message>
    <message>
        <source>Nothing is written over what is of a newer version.</source>
        <translation>Was von neuerer Version ist, wird nicht überschrieben.</translation>
    </message>
    <message>
        <source>Shows what the other program wrote; from a file of a newer version undo leads back once this program knows its version again</source>
        <translation>Zeigt, was das andere Programm geschrieben hat; von einer Datei neuerer Version führt Rückgängig zurück, sobald dieses Programm ihre Version wieder kennt</translation>
    </message>
    <message>
        <source>Writes all that is unsaved here into another folder</source>
        <translation>Schreibt alles, was hier nicht gespeichert ist, in einen anderen Ordner</translation>
    </message>
    <message>
        <source>Another program changed files that have unsaved changes here or cannot be read: %1.</source>
        <translation>Ein anderes Programm hat Dateien geändert, zu denen es hier ungespeicherte Änderungen gibt oder die nicht lesbar sind: %1.</translation>
    </message>
    <message>
        <source>The steps are kept: File, Recovered Work brings them back later.</source>
        <translation>Die Schritte bleiben aufgehoben: Datei, Geborgene Arbeit holt sie später zurück.</translation>
    </message>
    <message>
        <source>The steps could not be put aside. As long as their file is there, they are offered again when this world is opened the next time.</source>
        <translation>Die Schritte ließen sich nicht zurücklegen. Solange ihre Datei da ist, werden sie beim nächsten Öffnen dieser Welt wieder angeboten.</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>It is kept: File, Recovered Work shows it later.</source>
        <translation>Alles bleibt aufgehoben: Datei, Geborgene Arbeit zeigt es später.</translation>
    </message>
    <message numerus="yes">
        <source>Another program deleted %Ln chunk(s) of this world. Nothing of them was unsaved here; they are no longer on the map.</source>
        <translation>
            <numerusform>Ein anderes Programm hat %Ln Chunk dieser Welt gelöscht. Nichts davon war hier ungespeichert; er steht nicht mehr auf der Karte.</numerusform>
            <numerusform>Ein anderes Programm hat %Ln Chunks dieser Welt gelöscht. Nichts davon war hier ungespeichert; sie stehen nicht mehr auf der Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record of the work that was brought back could not be removed: %1 (%2). The work is in the world, and may be offered once more when the world is opened the next time.</source>
        <translation>Die Aufzeichnung der zurückgeholten Arbeit ließ sich nicht entfernen: %1 (%2). Die Arbeit ist in der Welt und wird beim nächsten Öffnen vielleicht noch einmal angeboten.</translation>
    </message>
    <message>
        <source>The folder is still not there.</source>
        <translation>Der Ordner ist immer noch nicht da.</translation>
    </message>
    <message>
        <source>The folder of this world is not there any more: %1. It was deleted, moved or renamed. The map shows what was read before.</source>
        <translation>Der Ordner dieser Welt ist nicht mehr da: %1. Er wurde gelöscht, verschoben oder umbenannt. Die Karte zeigt, was vorher gelesen wurde.</translation>
    </message>
    <message>
        <source>Writes all of the world that is in memory into another folder</source>
        <translation>Schreibt alles, was von der Welt im Speicher ist, in einen anderen Ordner</translation>
    </message>
    <message>
        <source>Look Agai&amp;n</source>
        <translation>Erneu&amp;t nachsehen</translation>
    </message>
    <message>
        <source>Looks whether the folder is back; as a rule that is noticed by itself</source>
        <translation>Sieht nach, ob der Ordner wieder da ist; in der Regel wird das von selbst bemerkt</translation>
    </message>
    <message>
        <source>Nothing was saved: the folder %1 is not there.</source>
        <translation>Nichts gespeichert: Den Ordner %1 gibt es nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s) of the world are not among them, as they were not in memory.</source>
        <translation>
            <numerusform>%Ln Chunk der Welt ist nicht dabei, weil er nicht im Speicher war.</numerusform>
            <numerusform>%Ln Chunks der Welt sind nicht dabei, weil sie nicht im Speicher waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>A crash would lose what is not saved. Mend that, then close the world and open it again.</source>
        <translation>Ein Absturz würde verlieren, was nicht gespeichert ist. Beheben Sie das, schließen Sie die Welt und öffnen Sie sie erneut.</translation>
    </message>
</context>
<context>
    <name>chartroom::views::WorldPage</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>chartroom::views::WorldWorkbench</name>
    <message>
        <source>Opening</source>
        <translation>Wird geöffnet</translation>
    </message>
    <message>
        <source>Reading the whole world</source>
        <translation>Die ganze Welt wird gelesen</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Wird gespeichert</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Nothing had to be written.</source>
        <translation>Es war nichts zu schreiben.</translation>
    </message>
    <message>
        <source>Opening the world</source>
        <translation>Die Welt wird geöffnet</translation>
    </message>
    <message>
        <source>Read-only: %1</source>
        <translation>Schreibgeschützt: %1</translation>
    </message>
    <message>
        <source>Reading the whole world. Rooms can be painted; heights when it is done.</source>
        <translation>Die ganze Welt wird gelesen. Räume lassen sich schon bemalen, Höhen danach.</translation>
    </message>
    <message>
        <source>Nothing is saved until it is decided below whose content counts.</source>
        <translation>Nichts wird gespeichert, bis unten entschieden ist, wessen Inhalt gilt.</translation>
    </message>
    <message>
        <source>A chunk file on disk cannot be read; Problems says which. The next save writes your content over it.</source>
        <translation>Eine Chunk-Datei auf dem Datenträger ist nicht lesbar; unter „Probleme“ steht, welche. Das nächste Speichern überschreibt sie mit dem eigenen Inhalt.</translation>
    </message>
    <message>
        <source>Every file of this world can be read.</source>
        <translation>Alle Dateien dieser Welt sind lesbar.</translation>
    </message>
    <message>
        <source>the world&apos;s properties</source>
        <translation>die Eigenschaften der Welt</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>an edit that is not finished yet</source>
        <translation>eine Bearbeitung, die noch nicht fertig ist</translation>
    </message>
    <message>
        <source>Copied %1, %2</source>
        <translation>%1, %2 kopiert</translation>
    </message>
    <message>
        <source>Active layer: %1</source>
        <translation>Aktive Ebene: %1</translation>
    </message>
    <message>
        <source>Centre &amp;Here</source>
        <translation>&amp;Hier zentrieren</translation>
    </message>
    <message>
        <source>Go to Tile</source>
        <translation>Gehe zu Kachel</translation>
    </message>
    <message>
        <source>World tile, as x, y:</source>
        <translation>Weltkachel als x, y:</translation>
    </message>
    <message>
        <source>Place Instance</source>
        <translation>Instanz setzen</translation>
    </message>
    <message>
        <source>Files that changed are read again.</source>
        <translation>Geänderte Dateien werden neu gelesen.</translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation>Bild wird gezeichnet</translation>
    </message>
    <message>
        <source>Parts of this world lie beyond the tile ±%L1. They are kept, but cannot be shown here.</source>
        <translation>Teile dieser Welt liegen jenseits der Kachel ±%L1. Sie bleiben erhalten, können hier aber nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>Editing many chunks</source>
        <translation>Viele Chunks werden geändert</translation>
    </message>
    <message>
        <source>New Template</source>
        <translation>Neue Vorlage</translation>
    </message>
    <message>
        <source>Id of the template that is placed:</source>
        <translation>Id der Vorlage, die gesetzt wird:</translation>
    </message>
    <message>
        <source>Id of the new template:</source>
        <translation>Id der neuen Vorlage:</translation>
    </message>
    <message>
        <source>Not saved: %1.</source>
        <translation>Nicht gespeichert: %1.</translation>
    </message>
    <message>
        <source>what is typed as the record of %1</source>
        <translation>was als Datensatz von %1 eingegeben ist</translation>
    </message>
    <message>
        <source>This world can be edited now. All of its files are read anew.</source>
        <translation>Diese Welt kann jetzt bearbeitet werden. Alle ihre Dateien werden neu gelesen.</translation>
    </message>
    <message>
        <source>%1 and %2 turn, %3 and %4 mirror</source>
        <translation>%1 und %2 drehen, %3 und %4 spiegeln</translation>
    </message>
    <message>
        <source>held down by a key</source>
        <translation>von einer Taste gedrückt</translation>
    </message>
    <message>
        <source>cell cursor</source>
        <translation>Zellcursor</translation>
    </message>
    <message>
        <source>The world will be saved when the stroke ends.</source>
        <translation>Die Welt wird gespeichert, sobald der Strich endet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) written.</source>
        <translation>
            <numerusform>%Ln Datei geschrieben.</numerusform>
            <numerusform>%Ln Dateien geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk file(s) cannot be read. They are shown hatched and are never overwritten.</source>
        <translation>
            <numerusform>%Ln Chunk-Datei ist nicht lesbar. Sie wird schraffiert gezeigt und nie überschrieben.</numerusform>
            <numerusform>%Ln Chunk-Dateien sind nicht lesbar. Sie werden schraffiert gezeigt und nie überschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk file(s) are of a newer version: they are shown, and cannot be edited.</source>
        <translation>
            <numerusform>%Ln Chunk-Datei ist von einer neueren Version: Sie wird gezeigt und lässt sich nicht ändern.</numerusform>
            <numerusform>%Ln Chunk-Dateien sind von einer neueren Version: Sie werden gezeigt und lassen sich nicht ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s)</source>
        <translation>
            <numerusform>%Ln Chunk</numerusform>
            <numerusform>%Ln Chunks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>That took a change by another program back, which its file still has. Redo brings it back; saving overwrites it.</source>
        <translation>Das nahm die Änderung eines anderen Programms zurück, die noch in der Datei steht. Wiederholen bringt sie wieder, Speichern überschreibt sie.</translation>
    </message>
    <message>
        <source>Nothing is saved until the folder is back.</source>
        <translation>Bis der Ordner wieder da ist, wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>What is typed as %1 was not taken: %2</source>
        <translation>Die Eingabe für %1 wurde nicht übernommen: %2</translation>
    </message>
    <message>
        <source>what is typed as %1 and was not taken</source>
        <translation>die Eingabe für %1, die nicht übernommen wurde</translation>
    </message>
    <message>
        <source>No world reaches so far: x and y have %1 digits at most.</source>
        <translation>So weit reicht keine Welt: x und y haben höchstens %1 Stellen.</translation>
    </message>
    <message>
        <source>These are not two whole numbers, such as 12, -7.</source>
        <translation>Das sind keine zwei ganzen Zahlen wie 12, -7.</translation>
    </message>
</context>
</TS>
