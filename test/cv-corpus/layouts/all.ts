import { cards, ledger, typstBrackets } from './cards';
import { letterRuled, letterSidebar, twoPeople } from './html-bundles';
import { sidebarLeft, sidebarRight, twoColumns } from './html-columns';
import { marginDates, marginHeadings, timeline } from './html-margins';
import { narrowRight, pairedStudies } from './html-narrow';
import { letterspaced, ruled, skillTable } from './html-one-column';
import {
  capitalNames,
  dateColumn,
  runColons,
  runCommas,
  runDateFirst,
  runMarks,
  stackedLines,
} from './html-run-forms';
import type { Layout } from './layout';
import { colour, drawnOutOfOrder } from './pdfkit-order';
import { plainSize, runningFooter } from './pdfkit-plain';
import { centred, companyFirst, reactSidebar } from './react-layouts';
import { reactNarrow } from './react-narrow';
import { typstEdges, wordRuns } from './run-forms';
import { typstLine, typstSide, typstTable } from './typst-layouts';
import { wordCells } from './word-cells';
import { wordSidebar, wordTable, wordTabs, wordTextBoxes } from './word-layouts';

const inWord = [wordTabs, wordTable, wordTextBoxes, wordSidebar];

/** Every layout with its producer. Word documents are made twice: in their own format and as PDF. */
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

/** Layouts that are difficult to read: narrow columns, tables, a letter before the CV, a second CV after it. */
export const furtherLayouts: Layout[] = [
  typstSide,
  typstTable,
  typstLine,
  narrowRight,
  pairedStudies,
  letterRuled,
  letterSidebar,
  twoPeople,
  reactNarrow,
  { ...wordCells, producer: 'docx' },
  { ...wordCells, producer: 'libreoffice' },
];

/** Layouts whose entries are runs of text: names, places, dates and grades on one line, in any order. */
export const runLayouts: Layout[] = [
  runCommas,
  runDateFirst,
  runMarks,
  stackedLines,
  capitalNames,
  dateColumn,
  runColons,
  typstEdges,
  { ...wordRuns, producer: 'docx' },
  cards,
  ledger,
  typstBrackets,
];
