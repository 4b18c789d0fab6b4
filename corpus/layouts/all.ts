import { builderEuropean, builderIvy, builderJobGrid } from './builder-grids';
import { builderPlaceRight, builderRightRun, builderTaskLabel } from './builder-one-column';
import { pageNotes, pagePrinted } from './builder-pages';
import { builderBracketed, builderPhoto, builderSplitDates } from './builder-sidebars';
import { classConsultant, classEurope } from './class-forms';
import { classBanking, classOldstyle } from './class-moderncv';
import { classAlta, classPanel } from './class-panels';
import { classAwesome, classJake } from './class-resumes';
import { classAcademic, classMinimal } from './class-scholar';
import { flowBars } from './flow-bars';
import { flowBuilder } from './flow-builder';
import { flowCorners } from './flow-corners';
import { flowDark } from './flow-dark';
import { flowPage } from './flow-page';
import { flowThree } from './flow-three';
import { letterSidebar, twoPeople } from './html-bundles';
import { sidebarLeft, sidebarRight, twoColumns } from './html-columns';
import { swissGrid } from './html-designed';
import { labelledForm, labelledLines } from './html-labels';
import { skillBlocksFirst, whereWhat } from './html-leading';
import { marginDates } from './html-margins';
import { narrowRight, pairedStudies } from './html-narrow';
import { letterspaced, ruled, runDateFirst } from './html-one-column';
import { postsTable } from './html-posts-table';
import { landscapeProfile, newspaper } from './html-sheets';
import { onlineBuilder, profileExport } from './html-template-columns';
import { functional, stackedRight } from './html-template-grids';
import type { Layout, WordDesign } from './layout';
import { officeBoxes } from './office-boxes';
import { officeCapitals } from './office-capitals';
import { officeColumn } from './office-column';
import { officeEdges } from './office-edges';
import { officeLists } from './office-lists';
import { officeSlashes } from './office-slashes';
import { officeStudent } from './office-student';
import { officeThirds } from './office-thirds';
import { officeTyped } from './office-typed';
import { pdfEdges } from './pdfkit-edges';
import { pdfGrouped } from './pdfkit-grouped';
import { pdfMargin } from './pdfkit-margin';
import { colour, drawnOutOfOrder } from './pdfkit-order';
import { plainSize } from './pdfkit-plain';
import { pdfRecord } from './pdfkit-record';
import { portalAgency } from './portal-agency';
import { portalBoard } from './portal-board';
import { portalCareer } from './portal-career';
import { portalForm } from './portal-form';
import { portalNetwork } from './portal-network';
import { portalSearch } from './portal-search';
import { centred, reactSidebar } from './react-layouts';
import { reactMonogram } from './react-monogram';
import { reactPanels } from './react-panels';
import { typstAside } from './typst-aside';
import { typstBand } from './typst-band';
import { typstNumbered, typstThreefold } from './typst-columns';
import { typstIcons, typstModern } from './typst-templates';
import { wordCells } from './word-cells';
import { wordForm } from './word-forms';
import { wordGrid } from './word-grid';
import { wordTable, wordTextBoxes } from './word-layouts';
import { wordHanging, wordLetterhead } from './word-tab-stops';
import { wordBars, wordTabular } from './word-templates';
import { wordEmployers, wordLeftHeads } from './word-two-columns';

const asDocx = (layout: WordDesign) => ({ ...layout, producer: 'docx' as const });
const asPdf = (layout: WordDesign) => ({ ...layout, producer: 'libreoffice' as const });

const inWord = [
  wordBars,
  wordCells,
  wordEmployers,
  wordForm,
  wordGrid,
  wordHanging,
  wordLeftHeads,
  wordLetterhead,
  wordTable,
  wordTabular,
  wordTextBoxes,
  officeSlashes,
  officeColumn,
  officeCapitals,
  officeBoxes,
  officeThirds,
  officeEdges,
  officeLists,
  officeStudent,
  officeTyped,
];

/** Every layout with its producer. Word documents are made twice: in their own format and as PDF. */
export const layouts: Layout[] = [
  ruled,
  letterspaced,
  marginDates,
  sidebarLeft,
  sidebarRight,
  twoColumns,
  plainSize,
  drawnOutOfOrder,
  colour,
  centred,
  reactSidebar,
  narrowRight,
  pairedStudies,
  letterSidebar,
  twoPeople,
  runDateFirst,
  profileExport,
  onlineBuilder,
  functional,
  stackedRight,
  reactMonogram,
  typstModern,
  typstIcons,
  labelledForm,
  postsTable,
  labelledLines,
  newspaper,
  landscapeProfile,
  swissGrid,
  whereWhat,
  skillBlocksFirst,
  reactPanels,
  typstAside,
  typstNumbered,
  typstThreefold,
  pdfRecord,
  pdfMargin,
  pdfGrouped,
  pdfEdges,
  typstBand,
  builderTaskLabel,
  builderRightRun,
  builderPlaceRight,
  builderIvy,
  builderEuropean,
  builderJobGrid,
  builderSplitDates,
  builderPhoto,
  builderBracketed,
  pagePrinted,
  pageNotes,
  classBanking,
  classOldstyle,
  classAwesome,
  classJake,
  classAlta,
  classPanel,
  classEurope,
  classConsultant,
  classAcademic,
  classMinimal,
  portalNetwork,
  portalBoard,
  portalCareer,
  portalSearch,
  portalAgency,
  portalForm,
  flowBuilder,
  flowBars,
  flowThree,
  flowPage,
  flowCorners,
  flowDark,
  ...inWord.map(asDocx),
  ...inWord.map(asPdf),
];
