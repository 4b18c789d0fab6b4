/** The path of boxes in an MP4 or MOV file to its recording metadata. */
const containers = new Set(['moov', 'trak']);
/** Written there by devices and programs: locations, names, serial numbers. */
const written = new Set(['udta', 'meta', 'uuid', 'XMP_']);

const shortHeader = 8;
const longHeader = 16;

/**
 * Erases where and by what an MP4 or MOV file was recorded. Each such box becomes free space of the same size, so
 * that every other byte stays in place and nothing has to be rewritten.
 * @param file is modified
 * @returns whether anything was erased
 */
export function eraseMetadata(file: Buffer, start = 0, end = file.length): boolean {
  let isChanged = false;
  for (let position = start; position + shortHeader <= end; ) {
    const { type, header, size } = readBox(file, position, end);
    if (size < header || position + size > end) break;
    if (written.has(type)) {
      file.write('free', position + 4, 'latin1');
      file.fill(0, position + header, position + size);
      isChanged = true;
    } else if (containers.has(type)) {
      isChanged = eraseMetadata(file, position + header, position + size) || isChanged;
    }
    position += size;
  }
  return isChanged;
}

/** A size of 1 means a 64-bit size after the type; 0 means the rest of the file. */
function readBox(file: Buffer, position: number, end: number) {
  const size = file.readUInt32BE(position);
  const type = file.toString('latin1', position + 4, position + shortHeader);
  if (size === 0) return { type, header: shortHeader, size: end - position };
  if (size !== 1 || position + longHeader > end) return { type, header: shortHeader, size };
  return { type, header: longHeader, size: Number(file.readBigUInt64BE(position + shortHeader)) };
}
