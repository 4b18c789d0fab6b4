import type { DocumentForm } from '../../src/contracts/exports';
import type { Portfolio } from '../../src/documents/portfolio';
import { type ContentOptions, documentContent } from '../../src/documents/typesetting/content';

/** The address of the page that the documents of tests name. */
export const canonical = 'https://example.com/profile/person';

/** How a portfolio is typeset, without its pictures. */
export const paperOptions = (form: DocumentForm): ContentOptions => ({
  form,
  paper: 'a4',
  look: { accent: '#4442b0', order: [], character: 'editorial' },
  today: '2026-11-22',
  canonical,
  pictures: new Map(),
  isArchival: false,
});

/** What is typeset of a portfolio, without its pictures. @param more what differs from the usual */
export const paperContent = (portfolio: Portfolio, form: DocumentForm, more: Partial<ContentOptions> = {}) =>
  documentContent(portfolio, { ...paperOptions(form), ...more });
