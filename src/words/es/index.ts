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
    'el los las y más también muy hasta fue sus mis nuestro nuestra nuestros así año años pero soy hacia además ya esto según después cuando desarrollo gestión dirección equipo equipos proyectos trabajo experiencia actualmente conocimientos',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
