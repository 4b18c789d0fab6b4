import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const pl = {
  locale: 'pl',
  direction: 'ltr',
  frequent:
    'w się oraz jest są jestem nie przez dla przy jako od który która które których że także również był była było moje mój nad między podczas pracy zespołu lub aby ponad jak i na z do o a ze po za jego jej ich ten ta to roku lat razem też ze we tym tej tych mam obecnie dzięki doświadczenie doświadczeniem prowadzę pracuję osób firmie nowych',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
