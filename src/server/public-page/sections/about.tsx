import { Paragraphs } from '../parts';
import type { PageBlock } from './block-props';

/** The bio without its first sentence, which is beside the name. */
export const about: PageBlock = {
  id: 'about',
  titleOf: ({ summary }) => (summary.rest ? 'About' : undefined),
  Body: ({ summary }) => <Paragraphs text={summary.rest} />,
};
