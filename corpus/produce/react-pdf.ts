import { Document, Font, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import type { Content } from '../content';
import type { ReactLayout } from '../layouts/layout';
import { styles } from '../layouts/react-pieces';

const faces = [{}, { fontWeight: 700 }, { fontStyle: 'italic' as const }];

/**
 * Looks up every letter in each font before any of them is drawn. Otherwise a letter that was first met as a part of
 * another one, such as ı in í, has no character in the documents that follow.
 */
async function meetLetters(): Promise<void> {
  for (const face of faces) {
    const font = { fontFamily: styles.page.fontFamily, ...face };
    await Font.load(font);
    const data = Font.getFont(font)?.data;
    for (let letter = 0x20; letter < 0x180; letter += 1) data?.glyphForCodePoint(letter);
  }
}

let met: Promise<void> | undefined;

/** Renders a document with @react-pdf/renderer. */
export async function renderWithReactPdf(layout: ReactLayout, content: Content): Promise<Buffer> {
  met ??= meetLetters();
  await met;
  const page = createElement(Page, { size: 'A4', style: styles.page }, layout.page(content));
  return renderToBuffer(createElement(Document, null, page));
}
