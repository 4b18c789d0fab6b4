import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import type { Content } from '../content';
import type { ReactLayout } from '../layouts/layout';
import { styles } from '../layouts/react-pieces';

/** Renders a document with @react-pdf/renderer. */
export function renderWithReactPdf(layout: ReactLayout, content: Content): Promise<Buffer> {
  const page = createElement(Page, { size: 'A4', style: styles.page }, layout.page(content));
  return renderToBuffer(createElement(Document, null, page));
}
