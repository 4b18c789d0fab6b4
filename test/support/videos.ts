/** The start of a Matroska file, as far as its kind is told by it. */
function makeEbml(docType: string): Buffer {
  const type = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 | docType.length]), Buffer.from(docType)]);
  return Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | type.length]), type, Buffer.alloc(64)]);
}

/** The start of a file of the MP4 family. @param brand four characters */
function makeFtyp(brand: string): Buffer {
  const box = Buffer.concat([Buffer.from('ftyp'), Buffer.from(brand), Buffer.alloc(4), Buffer.from(brand)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(box.length + size.length);
  return Buffer.concat([size, box, Buffer.alloc(64)]);
}

export const makeWebm = () => makeEbml('webm');
export const makeMkv = () => makeEbml('matroska');
export const makeMp4 = () => makeFtyp('isom');
export const makeMov = () => makeFtyp('qt  ');
export const makeM4a = () => makeFtyp('M4A ');
