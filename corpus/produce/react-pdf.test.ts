import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { contentOf } from '../content';
import { reactSidebar } from '../layouts/react-layouts';
import { caglar } from '../people/caglar';
import { rocio } from '../people/rocio';
import type { Person } from '../person';
import { renderWithReactPdf } from './react-pdf';

const dates = { month: 'short', dash: ' – ', present: 0, usesSince: false } as const;

async function textOf(person: Person): Promise<string> {
  const bytes = await renderWithReactPdf(
    reactSidebar,
    contentOf(person, { dates, heading: 0, hidesLinks: true }),
  );
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

test('keeps a dotless i as a character after a document with í, which contains it', async () => {
  await textOf(rocio);
  expect(await textOf({ ...caglar, name: 'Gülşah Yıldırım-Öztürk' })).toContain('Gülşah Yıldırım-Öztürk');
});
