import { Paragraphs } from '../parts';
import { pageBlock } from './page-block';

/** The bio without its first sentence, which is beside the name. */
export const about = pageBlock({
  id: 'about',
  titleOf: ({ summary, words: { t } }) => (summary.rest ? t('page.sections.about') : undefined),
  contentOf: ({ summary }) => ({ text: summary.rest }),
  Body: Paragraphs,
});
