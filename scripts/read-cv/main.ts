import { readFile } from 'node:fs/promises';
import { judgedReading } from '../../src/reading/judge';
import { cellsOf } from '../../src/reading/layout/cells';
import { layOut } from '../../src/reading/layout/lay-out';
import { streamsOf } from '../../src/reading/layout/streams';
import type { Cell, Row } from '../../src/reading/layout-types';
import { readPdf } from '../../src/reading/sources/pdf';

// Shows what a stage of reading makes of a document: npm run read:cv -- cv.pdf --stage rows

const stages: Record<string, (bytes: Uint8Array) => Promise<string[]>> = {
  items: async (bytes) => {
    const { pages } = await readPdf(bytes);
    return pages
      .flatMap(({ items }) => items)
      .map(
        (item) =>
          `${place(item.x, item.y)} ${item.look.font} ${item.look.size} ${item.look.color}${item.isHidden ? ' hidden' : ''}${item.isIcon ? ' icon' : ''}${item.isRotated ? ' rotated' : ''}${item.isSpaced ? ' spaced' : ''} ${JSON.stringify(item.text)}`,
      );
  },
  cells: async (bytes) => {
    const { pages } = await readPdf(bytes);
    return pages.flatMap((page) => [`— page ${page.page}`, ...cellsOf(page).map(showCell)]);
  },
  rows: async (bytes) => {
    const { pages } = await readPdf(bytes);
    return streamsOf(pages.map((page) => cellsOf(page))).flatMap((rows) => [
      '— column',
      ...rows.map(showRow),
    ]);
  },
  sections: async (bytes) => {
    const { pages, pageCount } = await readPdf(bytes);
    const { sections, links, warnings } = layOut(pages, pageCount);
    return [
      ...sections.flatMap(({ kind, title, rows }) => [
        `\n# ${kind}: ${title?.text ?? ''}`,
        ...rows.map(showRow),
      ]),
      ...links.map(({ address, text }) => `link ${address} ${JSON.stringify(text)}`),
      ...warnings,
    ];
  },
  reading: async (bytes) => {
    const { pages, pageCount } = await readPdf(bytes);
    const reading = await judgedReading((assumptions) => layOut(pages, pageCount, assumptions));
    return [JSON.stringify(reading, withoutLines, 2)];
  },
};

const withoutLines = (key: string, value: unknown) => (key === 'lines' ? undefined : value);

const place = (x: number, y: number) => `${x.toFixed(0).padStart(4)},${y.toFixed(0).padStart(4)}`;

function showCell({ text, box, look, isBullet }: Cell): string {
  const styles = [look.isBold && 'bold', look.isItalic && 'italic', look.isCapitals && 'capitals'].filter(
    Boolean,
  );
  return `${place(box.x, box.y + box.height)} ${look.font} ${look.size} ${look.color} ${styles.join(' ')}${isBullet ? ' •' : ''} ${JSON.stringify(text)}`;
}

function showRow({ cells, gapAbove, page, y }: Row): string {
  const texts = cells.map(
    ({ text, isBullet, look, box }) =>
      `${box.x.toFixed(0)}:${isBullet ? '• ' : ''}${look.isBold ? `*${text}*` : text}`,
  );
  return `${page} ${y.toFixed(0).padStart(4)} ${gapAbove.toFixed(1).padStart(5)} ${texts.join('  ┃  ')}`;
}

async function main(): Promise<void> {
  const [file, flag, stage = 'sections'] = process.argv.slice(2);
  const show = stages[stage];
  if (!file || !show || (flag !== undefined && flag !== '--stage')) {
    throw new Error(`Usage: npm run read:cv -- FILE [--stage ${Object.keys(stages).join('|')}]`);
  }
  for (const line of await show(await readFile(file))) console.log(line);
}

await main();
