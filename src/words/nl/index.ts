import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const nl = {
  locale: 'nl',
  direction: 'ltr',
  frequent:
    'het een van voor met niet aan bij ook naar door uit tot zijn ik mijn wij onze deze heb heeft hebben werd maar waar waarbij tussen binnen zoals tijdens hun meer veel jaar nieuwe sinds de en in is op te dat die er als om over ons of al we was wordt worden kan geef samen',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
