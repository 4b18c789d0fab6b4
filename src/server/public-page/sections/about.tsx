import { Paragraphs } from '../parts';
import { pageBlock } from './page-block';

/** The bio, unless all of it is beside the name. */
export const about = pageBlock({
  id: 'about',
  titleOf: ({ summary, words: { t } }) => (summary.about ? t('page.sections.about') : undefined),
  contentOf: ({ summary }) => ({ text: summary.about }),
  Body: Paragraphs,
});
