import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const es = {
  locale: 'es',
  direction: 'ltr',
  frequent:
    'de la el en y a los que las del por con para un una al se su sus es nos me dos más como lo sus o también muy hasta desde entre sobre este esta fue ha mi mis nuestro nuestra así año años pero sin no según además',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
