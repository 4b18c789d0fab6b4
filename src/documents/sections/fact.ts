import { outlineEntry } from '../outline-entry';
import { notes } from '../typesetting/impressions';
import type { SectionDocuments } from './section-documents';

export const facts: SectionDocuments<'facts'> = {
  outline: (all) =>
    all.map(({ emoji, fact }) => outlineEntry('', { paragraphs: [`${emoji} ${fact}`.trim()] })),
  typeset: (all, { form }) => (form === 'plain' ? null : notes(all)),
  resume: (all) => ({ interests: all.map(({ fact }) => ({ name: fact })) }),
};
