import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const uk = {
  locale: 'uk',
  direction: 'ltr',
  frequent:
    'та і й з що як від або під час також які яка який яке було бути є через після понад щодо між над цього цієї моя моє мої мене мені свою його їх серед завдяки років роботи якості більше протягом',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
