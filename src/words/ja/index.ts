import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const ja = {
  locale: 'ja',
  direction: 'ltr',
  comma: '、',
  range: '～',
  honorific: 'さん',
  // It is recognised by its letters.
  frequent: '',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
