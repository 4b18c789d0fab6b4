import type { Messages } from '../catalogue';

export const forms = {
  optional: '(opcional)',
  error: 'Erro:',
  errorIn: 'Erro: {title}',
  leaveEmpty: 'Deixe este campo vazio',
  send: 'Enviar mensagem',
  sending: 'A enviar…',
  failed:
    'Não foi possível enviar a sua mensagem. Continua aqui: verifique a sua ligação à Internet e envie-a novamente.',
  failedForGood:
    'Não foi possível enviar a sua mensagem. Continua aqui, mas esta página já não recebe mensagens: copie o texto, se ainda precisar dele.',
  failedTooLong:
    'Não foi possível enviar a sua mensagem. Continua aqui, mas é demasiado longa: encurte-a e envie-a novamente.',
  failedForNow:
    'Não foi possível enviar a sua mensagem. Continua aqui: aguarde um momento e envie-a novamente.',
  writeTo: 'Mensagem para {name}',
  writeToOwner: 'Mensagem para quem criou esta página',
  owner: 'quem criou esta página',
  what: '{owner} recebe a sua mensagem por e-mail e responde para o seu endereço. Mais ninguém a vê, e não precisa de ter conta.',
  upTo: 'Até {most, number} caracteres.',
  fields: { name: 'Nome', company: 'Empresa', role: 'Função', email: 'E-mail', message: 'Mensagem' },
  missing: {
    name: 'Indique o seu nome.',
    email: 'Indique o seu e-mail; sem ele, ninguém lhe poderá responder.',
    message: 'Escreva a sua mensagem.',
  },
  notSent: 'A sua mensagem ainda não foi enviada',
  ownForm:
    'Este é o seu próprio formulário, tal como aparece na sua página pública. O que enviar daqui não chega a lado nenhum.',
  sent: 'A sua mensagem está a caminho',
  sentTo: '{owner} irá recebê-la por e-mail dentro de momentos.',
  sentMore:
    'A resposta chegará diretamente ao seu endereço, por isso não precisa de fazer mais nada aqui. Não lhe é enviada nenhuma cópia, e o seu endereço não é utilizado para mais nada.',
  noForm: 'Aqui não se recebem mensagens',
  noFormOwn:
    'O design da sua página oculta a secção Contactos e, com ela, o formulário. É isto que aparece em vez dele.',
  takesNone: '{owner} não recebe mensagens através desta página.',
  back: 'Voltar à página',
  doubts: {
    trap: 'Foi preenchido um campo que tem de ficar vazio, talvez pelo navegador. Já está novamente vazio: envie a sua mensagem mais uma vez.',
    fast: 'O envio foi tão rápido que não sabemos se o texto foi escrito por uma pessoa. Aguarde três segundos e envie a sua mensagem mais uma vez.',
    late: 'O formulário esteve aberto demasiado tempo ou nem chegou a ser aberto. Envie a sua mensagem mais uma vez.',
    used: 'Este formulário já foi enviado. Se esta é outra mensagem, envie-a mais uma vez.',
  },
  answers: {
    required: 'Este campo é obrigatório.',
    oneLine: 'Escreva numa única linha.',
    unsafe: 'Remova os caracteres que não podem ser apresentados.',
    email: 'Indique um endereço de e-mail, por exemplo, nome@example.com.',
    stars: 'Indique um número inteiro de estrelas.',
    date: 'Indique uma data no formato AAAA-MM-DD.',
    dateRange: 'Indique um ano entre 1900 e 2199.',
    photoType: 'Escolha uma fotografia no formato JPEG, PNG ou WebP.',
    photoSize: 'A fotografia excede o limite de 5 MB.',
    noRoomForPhoto: 'Não há espaço para uma fotografia aqui. Envie a sua recomendação sem ela.',
    ownPage:
      'Esta é a sua própria página, por isso nada foi enviado. Este formulário serve para lhe escreverem a partir da sua página pública.',
    takesNoMessages: 'Esta página não recebe mensagens, por isso a sua não foi enviada.',
    full: 'De momento, não é possível receber aqui mais mensagens. Entre em contacto de outra forma.',
    busy: 'O servidor está sobrecarregado. Tente novamente dentro de alguns segundos.',
    storageFull: 'O armazenamento do servidor está cheio. Tente novamente mais tarde ou avise quem o gere.',
    filesAway:
      'De momento, não é possível aceder ao armazenamento de ficheiros. Tente novamente dentro de instantes.',
    databaseAway: 'De momento, não é possível aceder à base de dados. Tente novamente dentro de instantes.',
    cameBetween: 'Entretanto, foi feita outra alteração. Tente novamente.',
    withdrawn: 'Retirou a sua recomendação, e todo o texto foi eliminado.',
    revoked: 'A pessoa que lhe fez este pedido anulou-o.',
    accountClosed: 'A conta da pessoa que lhe fez este pedido foi encerrada.',
    expired: 'O pedido expirou. Se ainda quiser escrever, peça um novo link.',
    answered:
      'Já respondeu a este pedido. Para alterar o que escreveu, utilize o link que recebeu por e-mail.',
    written: 'Já escreveu uma recomendação. Pode retirá-la com o link que recebeu por e-mail.',
    tryAgain: 'Tente novamente.',
  },
  limits: {
    tooLong: 'Utilize, no máximo, {most} caracteres.',
    addresses: 'Escreva, no máximo, {most, number} endereços web.',
    ownersAddress: 'Este é o endereço de {owner}. Indique o seu.',
    seconds:
      'Demasiadas tentativas. Tente novamente dentro de {count, plural, one {# segundo} other {# segundos}}.',
    minutes:
      'Demasiadas tentativas. Tente novamente dentro de {count, plural, one {# minuto} other {# minutos}}.',
    hours: 'Demasiadas tentativas. Tente novamente dentro de {count, plural, one {# hora} other {# horas}}.',
  },
} satisfies Messages['forms'];
