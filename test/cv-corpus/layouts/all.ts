import { sidebarLeft, sidebarRight, twoColumns } from './html-columns';
import { marginDates, marginHeadings, timeline } from './html-margins';
import { letterspaced, ruled, skillTable } from './html-one-column';
import type { Layout } from './layout';
import { colour, drawnOutOfOrder } from './pdfkit-order';
import { plainSize, runningFooter } from './pdfkit-plain';
import { centred, companyFirst, reactSidebar } from './react-layouts';
import { wordSidebar, wordTable, wordTabs, wordTextBoxes } from './word-layouts';

const inWord = [wordTabs, wordTable, wordTextBoxes, wordSidebar];

/** Every layout with the producer that makes it. The documents in Word's format are made twice: as such and as PDF. */
export const layouts: Layout[] = [
  ruled,
  letterspaced,
  skillTable,
  marginDates,
  marginHeadings,
  timeline,
  sidebarLeft,
  sidebarRight,
  twoColumns,
  plainSize,
  runningFooter,
  drawnOutOfOrder,
  colour,
  centred,
  reactSidebar,
  companyFirst,
  ...inWord.map((layout) => ({ ...layout, producer: 'docx' as const })),
  ...inWord.map((layout) => ({ ...layout, producer: 'libreoffice' as const })),
];
