import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const it = {
  locale: 'it',
  direction: 'ltr',
  frequent:
    'di e il la le i che in un una per del della dei delle al alla con da dal dalla nel nella nei si se su ed ai tra ma come più è sono ho lo gli non mi ha dello degli anni anche o a l d presso',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
