/** In modules: the quiet zone that readers need, and the room for the name below it. */
const quietZone = 4;
const captionHeight = 6;

/** The code as squares, dark where true. */
type Modules = boolean[][];

interface QrPicture {
  svg: string;
  /** Drawn again, large enough for print. */
  toPng(): Promise<Blob>;
}

/** Draws a QR code with a caption below it. The library loads on first use. */
export async function drawQrCode(url: string, caption: string): Promise<QrPicture> {
  const { encodeQR } = await import('qr');
  // A quarter of it may be dirty or torn.
  const modules = encodeQR(url, 'raw', { ecc: 'quartile', border: quietZone });
  return { svg: toSvg(modules, caption), toPng: () => toPng(modules, caption) };
}

function toSvg(modules: Modules, caption: string): string {
  const size = modules.length;
  const height = caption ? size + captionHeight : size;
  const squares = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const text = caption
    ? `<text x="${size / 2}" y="${size + 1.5}" text-anchor="middle" font-family="${fontFamily}" font-size="${captionSize(caption, size)}">${escaped(caption)}</text>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${height}" width="${size * 8}" height="${height * 8}"><path fill="#fff" d="M0 0h${size}v${height}H0z"/><path d="${squares.join('')}" shape-rendering="crispEdges"/>${text}</svg>`;
}

const fontFamily = 'Inter, Helvetica, Arial, sans-serif';
const largestCaption = 3;

/** So that the caption is no wider than the code. */
function captionSize(caption: string, width: number): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 1;
  context.font = `100px ${fontFamily}`;
  const widthOfOne = context.measureText(caption).width / 100;
  return Math.min(largestCaption, (width - 2 * quietZone) / widthOfOne);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** About 1,500 pixels wide: 12 cm at 300 dots per inch. */
const printWidth = 1500;

function toPng(modules: Modules, caption: string): Promise<Blob> {
  const size = modules.length;
  const scale = Math.ceil(printWidth / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = (caption ? size + captionHeight : size) * scale;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser cannot draw.'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
  }
  context.font = `${captionSize(caption, size) * scale}px ${fontFamily}`;
  context.textAlign = 'center';
  context.fillText(caption, canvas.width / 2, (size + 1.5) * scale);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png'),
  );
}
