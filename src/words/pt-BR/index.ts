import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const ptBR = {
  locale: 'pt-BR',
  direction: 'ltr',
  frequent:
    'de e a o que em do da para com um uma os as no na nos nas dos das ao aos à às é por pela pelo são não mais como foi se seu sua também até já meu minha anos entre você equipe equipes usuários planejamento gerenciamento contato celular registro fatos econômico acadêmico',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
