import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const ptPT = {
  locale: 'pt-PT',
  direction: 'ltr',
  frequent:
    'de e a o que em do da para com um uma os as no na nos nas dos das ao aos à às é por pela pelo são não mais como foi se seu sua sobre este esta sem também até já meu minha anos entre equipa equipas utilizador utilizadores planeamento contacto contactos telemóvel registo facto controlo prémio secção económico económica académico académica eletrónico eletrónica ficheiros',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
