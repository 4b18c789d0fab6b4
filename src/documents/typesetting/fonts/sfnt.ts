/** Offsets in an sfnt file: https://learn.microsoft.com/en-us/typography/opentype/spec/otff */
const sfnt = { tableCount: 4, records: 12, recordLength: 16, offset: 8, length: 12 };

/**
 * Makes the letters of a font larger at every size, as if they were drawn so.
 * @param lineHeight in ems; Typst begins a line at the height of capitals, which says little about other scripts
 */
export function enlarge(font: Buffer, { scale, lineHeight }: { scale: number; lineHeight: number }): void {
  const unitsPerEm = tableOf(font, 'head') + 18;
  const units = Math.round(font.readUInt16BE(unitsPerEm) / scale);
  font.writeUInt16BE(units, unitsPerEm);
  font.writeInt16BE(Math.round(units * lineHeight), tableOf(font, 'OS/2') + 88);
}

/** Where a table of a font begins. */
const tableOf = (font: Buffer, tag: string): number => font.readUInt32BE(findRecord(font, tag) + sfnt.offset);

/**
 * Renames the family of a TrueType font. Of several fonts with the same name Typst only considers the first, so each
 * part of a split family needs its own name.
 */
export function renamed(font: Buffer, family: string): Buffer {
  const padding = Buffer.alloc((4 - (font.length % 4)) % 4);
  const names = nameTable(family);
  const copy = Buffer.concat([font, padding, names]);
  const record = findRecord(copy, 'name');
  copy.writeUInt32BE(font.length + padding.length, record + sfnt.offset);
  copy.writeUInt32BE(names.length, record + sfnt.length);
  return copy;
}

function findRecord(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(sfnt.tableCount);
  for (let index = 0; index < count; index += 1) {
    const record = sfnt.records + index * sfnt.recordLength;
    if (font.toString('latin1', record, record + tag.length) === tag) return record;
  }
  throw new Error(`The font has no table '${tag}'.`);
}

/** The ids of the names that Typst needs: of the family, and for PostScript. */
const nameIds = [1, 6];

/** A name table in which every name is the same, in US English for Windows. */
function nameTable(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16();
  const records = nameIds.flatMap((id) => [3, 1, 0x409, id, text.length, 0]);
  const header = [0, nameIds.length, 6 + records.length * 2, ...records];
  return Buffer.concat([Buffer.from(Uint16Array.from(header).buffer).swap16(), text]);
}
