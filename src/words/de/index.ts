import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const de = {
  locale: 'de',
  direction: 'ltr',
  frequent:
    'und der die das in an mit für von den dem des ein eine einer einen im zu zum zur auf ist ich als wie nicht auch sie bei bis nach über durch aus am seit sowie wurde werden wir unter sich',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
