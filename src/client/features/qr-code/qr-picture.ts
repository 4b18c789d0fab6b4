/** In modules: the quiet zone that readers need, and the room for a line of the name below it. */
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
  const lines = layOutCaption(caption, modules.length);
  return { svg: toSvg(modules, lines), toPng: () => toPng(modules, lines) };
}

function toSvg(modules: Modules, caption: Caption): string {
  const size = modules.length;
  const height = size + caption.height;
  const squares = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const text = caption.lines.map(
    ({ words, y }) =>
      `<text x="${size / 2}" y="${y}" text-anchor="middle" font-family="${fontFamily}" font-size="${caption.fontSize}">${escaped(words)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${height}" width="${size * 8}" height="${height * 8}"><path fill="#fff" d="M0 0h${size}v${height}H0z"/><path d="${squares.join('')}" shape-rendering="crispEdges"/>${text.join('')}</svg>`;
}

/** The name below the code, in modules. */
interface Caption {
  lines: { words: string /** Of the baseline. */; y: number }[];
  fontSize: number;
  height: number;
}

const fontFamily = 'Inter, Helvetica, Arial, sans-serif';
const largestFont = 3;
const fontStep = 0.25;
const mostLines = 3;
const lineHeight = 1.25;

/** Wraps a caption in the largest type in which it takes no more lines than there may be. */
function layOutCaption(caption: string, size: number): Caption {
  const widthOf = textMeasure();
  const wrapIn = (fontSize: number) =>
    wrap(caption, (text) => widthOf(text) * fontSize <= size - 2 * quietZone);
  let fontSize = largestFont;
  while (fontSize > fontStep && wrapIn(fontSize).length > mostLines) fontSize -= fontStep;
  const lines = wrapIn(fontSize).map((words, index) => ({
    words,
    y: size + 1.5 + index * lineHeight * fontSize,
  }));
  const height = lines.length > 0 ? captionHeight + (lines.length - 1) * lineHeight * fontSize : 0;
  return { lines, fontSize, height };
}

/** Measures texts in type of the size 1. */
function textMeasure(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * 0.5;
  context.font = `100px ${fontFamily}`;
  return (text) => context.measureText(text).width / 100;
}

/** Breaks a text between its words; within one only where it is longer than a line. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of charactersOf(word)) {
      if (line && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line ? [...lines, line] : lines;
}

/** As readers see them: a letter and its accent are one. */
const charactersOf = (word: string) =>
  Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** About 1,500 pixels wide: 12 cm at 300 dots per inch. */
const printWidth = 1500;

function toPng(modules: Modules, caption: Caption): Promise<Blob> {
  const size = modules.length;
  const scale = Math.ceil(printWidth / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = Math.ceil((size + caption.height) * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser cannot draw.'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
  }
  context.font = `${caption.fontSize * scale}px ${fontFamily}`;
  context.textAlign = 'center';
  for (const { words, y } of caption.lines) context.fillText(words, canvas.width / 2, y * scale);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png'),
  );
}
