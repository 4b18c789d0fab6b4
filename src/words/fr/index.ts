import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const fr = {
  locale: 'fr',
  direction: 'ltr',
  frequent:
    'de la le les et des en du à un une au aux pour dans par sur avec est qui que il on se sa ne pas mais comme ont d l ce cette nous vous je j mon mes sont été notre ses son leur chez depuis plus ou afin ainsi ans',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
