import type { Messages } from '../catalogue';

export const forms = {
  optional: '(opcional)',
  error: 'Erro:',
  errorIn: 'Erro: {title}',
  leaveEmpty: 'Deixe este campo vazio',
  send: 'Enviar mensagem',
  sending: 'Enviando…',
  failed: 'Não foi possível enviar sua mensagem. Ela continua aqui: verifique sua conexão e envie novamente.',
  failedForGood:
    'Não foi possível enviar sua mensagem. Ela continua aqui, mas esta página não recebe mais mensagens: copie o texto se ainda precisar dele.',
  failedTooLong:
    'Não foi possível enviar sua mensagem. Ela continua aqui, mas é longa demais: encurte-a e envie novamente.',
  failedForNow:
    'Não foi possível enviar sua mensagem. Ela continua aqui: aguarde um instante e envie novamente.',
  writeTo: 'Mensagem para {name}',
  writeToOwner: 'Mensagem para quem criou esta página',
  owner: 'quem criou esta página',
  what: '{owner} recebe sua mensagem por e-mail e responde para o seu endereço. Ninguém mais a vê, e você não precisa ter uma conta.',
  upTo: 'Até {most, number} caracteres.',
  fields: { name: 'Nome', company: 'Empresa', role: 'Cargo', email: 'E-mail', message: 'Mensagem' },
  missing: {
    name: 'Informe seu nome.',
    email: 'Informe seu e-mail; sem ele, ninguém poderá responder a você.',
    message: 'Escreva sua mensagem.',
  },
  notSent: 'Sua mensagem ainda não foi enviada',
  ownForm:
    'Este é o seu próprio formulário, como aparece na sua página pública. O que você enviar daqui não chega a lugar nenhum.',
  sent: 'Sua mensagem está a caminho',
  sentTo: '{owner} a receberá por e-mail em instantes.',
  sentMore:
    'A resposta chegará diretamente ao seu endereço; você não precisa fazer mais nada aqui. Nenhuma cópia é enviada, e seu endereço não é usado para mais nada.',
  noForm: 'Não é possível enviar mensagens aqui',
  noFormOwn:
    'O design da sua página oculta a seção Contato e, com ela, o formulário. É isto que aparece no lugar.',
  takesNone: '{owner} não recebe mensagens por esta página.',
  back: 'Voltar à página',
  doubts: {
    trap: 'Um campo que deve ficar vazio foi preenchido, talvez pelo navegador. Ele está vazio de novo: envie sua mensagem mais uma vez.',
    fast: 'O envio foi tão rápido que não sabemos se o texto foi escrito por uma pessoa. Aguarde três segundos e envie sua mensagem mais uma vez.',
    late: 'O formulário ficou aberto por tempo demais ou nem chegou a ser aberto. Envie sua mensagem mais uma vez.',
    used: 'Este formulário já foi enviado. Se esta é outra mensagem, envie-a mais uma vez.',
  },
  answers: {
    required: 'Este campo é obrigatório.',
    oneLine: 'Escreva em uma única linha.',
    unsafe: 'Remova os caracteres que não podem ser exibidos.',
    email: 'Informe um e-mail, por exemplo, nome@example.com.',
    stars: 'Informe um número inteiro de estrelas.',
    date: 'Informe uma data no formato AAAA-MM-DD.',
    dateRange: 'Informe um ano entre 1900 e 2199.',
    photoType: 'Escolha uma foto no formato JPEG, PNG ou WebP.',
    photoSize: 'A foto ultrapassa o limite de 5 MB.',
    noRoomForPhoto: 'Não há espaço para uma foto aqui. Envie sua recomendação sem ela.',
    ownPage:
      'Esta é a sua própria página; por isso, nada foi enviado. Este formulário serve para receber mensagens pela sua página pública.',
    takesNoMessages: 'Esta página não recebe mensagens; por isso, a sua não foi enviada.',
    full: 'No momento, não é possível receber mais mensagens aqui. Entre em contato de outra forma.',
    busy: 'O servidor está sobrecarregado. Tente novamente em alguns segundos.',
    storageFull:
      'O armazenamento do servidor está cheio. Tente novamente mais tarde ou avise quem o administra.',
    filesAway:
      'No momento, não é possível acessar o armazenamento de arquivos. Tente novamente em instantes.',
    databaseAway: 'No momento, não é possível acessar o banco de dados. Tente novamente em instantes.',
    cameBetween: 'Outra alteração foi feita nesse meio-tempo. Tente novamente.',
    withdrawn: 'Sua recomendação foi retirada, e todo o texto foi excluído.',
    revoked: 'A pessoa que fez este pedido a você o cancelou.',
    accountClosed: 'A conta da pessoa que fez este pedido a você foi encerrada.',
    expired: 'O pedido expirou. Se ainda quiser escrever, solicite um novo link.',
    answered:
      'Você já respondeu a este pedido. Para alterar o texto, use o link que você recebeu por e-mail.',
    written: 'Você já escreveu uma recomendação. Para retirá-la, use o link que você recebeu por e-mail.',
    tryAgain: 'Tente novamente.',
  },
  limits: {
    tooLong: 'Use no máximo {most} caracteres.',
    addresses: 'Escreva no máximo {most, number} endereços da web.',
    ownersAddress: 'Este é o endereço de {owner}. Informe o seu.',
    seconds: 'Muitas tentativas. Tente novamente em {count, plural, one {# segundo} other {# segundos}}.',
    minutes: 'Muitas tentativas. Tente novamente em {count, plural, one {# minuto} other {# minutos}}.',
    hours: 'Muitas tentativas. Tente novamente em {count, plural, one {# hora} other {# horas}}.',
  },
} satisfies Messages['forms'];
