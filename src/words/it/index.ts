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
    'il gli della dello degli delle nel nella nelle nei dal dalla alla allo che sono è anche più di presso nostro nostra ho stato stata tramite attraverso gestione sviluppo progetti lavoro esperienza azienda aziende attività anni responsabile',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
