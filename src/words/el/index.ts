import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const el = {
  locale: 'el',
  direction: 'ltr',
  frequent:
    'και το του της την τον των στο στη στην στις στον με σε για από που είναι ως ή τα οι κατά μετά έχω έως μου αυτό επίσης καθώς όπως μέσω προς ανά ένα μία μια',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
