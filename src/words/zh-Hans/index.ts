import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const zhHans = {
  locale: 'zh-Hans',
  direction: 'ltr',
  comma: '，',
  // It is recognised by its letters.
  frequent: '',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
