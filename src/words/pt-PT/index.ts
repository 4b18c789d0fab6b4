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
    'uma não dos em ao aos às pela pelo pelas pelos são foi foram também até já seus suas meu minha nosso nossa muito através sou tenho anos área áreas experiência gestão desenvolvimento equipe equipa projetos trabalho conhecimento conhecimentos',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
