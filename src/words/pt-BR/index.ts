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
    'de e a o que em do da para com um uma os as no na nos nas dos das ao aos à às é por pela pelo são não mais como foi se seu sua sobre este esta sem também até já meu minha anos entre você equipe equipes usuário usuários planejamento gerenciamento gerenciar treinamento contato celular registro fatos controle prêmio seção econômico econômica acadêmico acadêmica eletrônico eletrônica',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
