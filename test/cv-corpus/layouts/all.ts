import { cards, ledger, typstBrackets } from './cards';
import { letterRuled, letterSidebar, twoPeople } from './html-bundles';
import { sidebarLeft, sidebarRight, twoColumns } from './html-columns';
import { pillHeadings, swissGrid } from './html-designed';
import { labelledForm, labelledLines } from './html-labels';
import { skillBlocksFirst, whereWhat } from './html-leading';
import { marginDates, marginHeadings, timeline } from './html-margins';
import { narrowRight, pairedStudies } from './html-narrow';
import { letterspaced, ruled, skillTable } from './html-one-column';
import { postsTable } from './html-posts-table';
import {
  capitalNames,
  dateColumn,
  runColons,
  runCommas,
  runDateFirst,
  runMarks,
  stackedLines,
} from './html-run-forms';
import { landscapeProfile, lawLetter, newspaper } from './html-sheets';
import { docsSerif, onlineBuilder, profileExport, studiesAside } from './html-template-columns';
import { edgesBelow, functional, stackedRight } from './html-template-grids';
import { academic, europass, jobBoard } from './html-templates';
import type { Layout, WordLayout } from './layout';
import { pdfEdges } from './pdfkit-edges';
import { pdfGrouped } from './pdfkit-grouped';
import { pdfMargin } from './pdfkit-margin';
import { pdfMeters } from './pdfkit-meters';
import { colour, drawnOutOfOrder } from './pdfkit-order';
import { plainSize, runningFooter } from './pdfkit-plain';
import { pdfRecord } from './pdfkit-record';
import { axis, plainText } from './pdfkit-templates';
import { reactAt } from './react-at';
import { reactMiddle, reactRightRun } from './react-centred';
import { centred, companyFirst, reactSidebar } from './react-layouts';
import { reactMonogram } from './react-monogram';
import { reactNarrow } from './react-narrow';
import { reactPanels } from './react-panels';
import { reactBoxed, reactFlow } from './react-templates';
import { typstEdges, wordRuns } from './run-forms';
import { typstAside, typstFooted } from './typst-aside';
import { typstBand } from './typst-band';
import { typstEngineer, typstFlow } from './typst-classes';
import { typstNumbered, typstThreefold } from './typst-columns';
import { typstLine, typstSide, typstTable } from './typst-layouts';
import { typstIcons, typstModern, typstThird } from './typst-templates';
import { wordCells } from './word-cells';
import { wordForm, wordGrid } from './word-forms';
import { wordSidebar, wordTable, wordTabs, wordTextBoxes } from './word-layouts';
import { wordHanging, wordLetterhead } from './word-tab-stops';
import { wordBars, wordCentred, wordTabular } from './word-templates';
import { wordEmployers, wordLeftHeads } from './word-two-columns';

const asDocx = (layout: Omit<WordLayout, 'producer'>) => ({ ...layout, producer: 'docx' as const });
const asPdf = (layout: Omit<WordLayout, 'producer'>) => ({ ...layout, producer: 'libreoffice' as const });

const inWord = [
  wordBars,
  wordCells,
  wordCentred,
  wordEmployers,
  wordForm,
  wordGrid,
  wordHanging,
  wordLeftHeads,
  wordLetterhead,
  wordRuns,
  wordSidebar,
  wordTable,
  wordTabs,
  wordTabular,
  wordTextBoxes,
];

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
  typstSide,
  typstTable,
  typstLine,
  narrowRight,
  pairedStudies,
  letterRuled,
  letterSidebar,
  twoPeople,
  reactNarrow,
  runCommas,
  runDateFirst,
  runMarks,
  stackedLines,
  capitalNames,
  dateColumn,
  runColons,
  typstEdges,
  cards,
  ledger,
  typstBrackets,
  europass,
  jobBoard,
  academic,
  docsSerif,
  studiesAside,
  profileExport,
  onlineBuilder,
  functional,
  stackedRight,
  edgesBelow,
  plainText,
  axis,
  reactFlow,
  reactBoxed,
  reactMonogram,
  typstModern,
  typstIcons,
  typstThird,
  labelledForm,
  postsTable,
  labelledLines,
  lawLetter,
  newspaper,
  landscapeProfile,
  swissGrid,
  pillHeadings,
  whereWhat,
  skillBlocksFirst,
  reactAt,
  reactMiddle,
  reactRightRun,
  reactPanels,
  typstFooted,
  typstAside,
  typstNumbered,
  typstThreefold,
  pdfRecord,
  pdfMeters,
  pdfMargin,
  pdfGrouped,
  pdfEdges,
  typstEngineer,
  typstFlow,
  typstBand,
  ...inWord.map(asDocx),
  ...inWord.map(asPdf),
];
