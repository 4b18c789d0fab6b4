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
    'et les dans pour avec sur est une aux qui par ce cette ces nous vous mon notre sont être été chez lors depuis puis ainsi afin très où leur leurs dont équipe équipes développement gestion projets années expérience',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
