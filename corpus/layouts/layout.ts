import type { Document as WordDocument } from 'docx';
import type { ReactNode } from 'react';
import type { Content } from '../content';
import type { DateForm } from '../dates';

interface Named {
  id: string;
  /** The date forms that suit the layout; one of them is chosen for each document. */
  months: DateForm['month'][];
  /** A text in its documents that nobody can see. */
  hidden?: string;
}

export interface HtmlLayout extends Named {
  producer: 'chromium';
  html: (content: Content) => string;
}

export interface PdfkitLayout extends Named {
  producer: 'pdfkit';
  /** A4 unless it is given. */
  pageSize?: 'LETTER';
  draw: (pdf: PDFKit.PDFDocument, content: Content) => void;
}

export interface ReactLayout extends Named {
  producer: 'react-pdf';
  page: (content: Content) => ReactNode;
}

export interface WordDesign extends Named {
  document: (content: Content) => WordDocument;
}

/** Written as DOCX; LibreOffice converts the same documents to PDF. */
interface WordLayout extends WordDesign {
  producer: 'docx' | 'libreoffice';
}

export interface TypstLayout extends Named {
  producer: 'typst';
  markup: (content: Content) => string;
}

export type Layout = HtmlLayout | PdfkitLayout | ReactLayout | WordLayout | TypstLayout;
