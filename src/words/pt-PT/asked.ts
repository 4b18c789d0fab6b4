import type { Messages } from '../catalogue';

export const asked = {
  fields: {
    name: 'O seu nome',
    role: 'A sua função',
    company: 'Empresa',
    location: 'Local',
    content: 'A sua recomendação',
    rating: 'Estrelas',
    date: 'Data',
    email: 'O seu e-mail',
    photo: 'A sua fotografia',
  },
  missing: {
    name: 'Indique o seu nome.',
    role: 'Indique a sua função, por exemplo, «Responsável de investigação».',
    company: 'Indique onde trabalharam em conjunto ou onde trabalha atualmente.',
    content: 'Escreva o que gostaria de dizer.',
    email: 'Indique o seu e-mail; sem ele, ninguém pode saber que estas palavras são suas.',
  },
  notSent: 'A sua recomendação ainda não foi enviada',
  starsOf: '{given, number} de {most, number}',
  placeHint: 'Por exemplo, «Porto, Portugal».',
  dateHint: 'Se deixar este campo vazio, será usada a data de hoje.',
  photoHint: 'JPEG, PNG ou WebP, até 5 MB.',
  keepPhoto: 'Manter a fotografia acima, a não ser que escolha outra',
  emailHint:
    'Vamos enviar-lhe um e-mail para confirmar que as palavras são suas. O seu endereço nunca é mostrado na página.',
  namesDomain:
    'A página que verifica a minha recomendação pode mencionar a parte do meu endereço a seguir à @, por exemplo, «example.com»',
  photoAgain: 'Se tinha escolhido uma fotografia, tem de a escolher novamente.',
  writeFor: 'Escrever uma recomendação para {owner}',
  wish: '{owner} gostaria de mostrar uma recomendação sua numa <link>página dirigida a entidades empregadoras</link>, com o seu nome, função e empresa. Não precisa de ter conta.',
  send: 'Enviar recomendação',
  ratherNot: 'Prefiro não escrever',
  handling: 'O que acontece ao seu texto',
  handlingApproval: 'Nada é mostrado antes de confirmar o seu endereço e de {owner} aprovar o texto.',
  handlingAddress:
    'Depois, tudo, exceto o seu e-mail, é mostrado na página e nos ficheiros criados a partir dela. {owner} vê o endereço; mais ninguém.',
  handlingSigned:
    '{owner} pode ocultar ou eliminar a recomendação, mas não pode alterar uma única letra: está assinada.',
  handlingWithdraw:
    'Pode alterá-la ou retirá-la em qualquer altura, com o link recebido por e-mail. Se a retirar, é imediatamente eliminada por completo.',
  handlingDays:
    'O que não confirmar é eliminado ao fim de {days, plural, one {# dia} other {# dias}}. Não são utilizados cookies.',
  confirmByMail: 'Agora, confirme por e-mail',
  mailSent: 'Enviámos-lhe um e-mail com um link. Abra-o para confirmar que as palavras são suas.',
  mailSentMore:
    'Até lá, nada é mostrado. Se não receber nenhum e-mail dentro de alguns minutos, veja na pasta de spam ou volte atrás e verifique o endereço.',
  thanks: 'Agradecemos: a sua recomendação está confirmada',
  approvedBy: '{owner} já a aprovou.',
  waitsFor: 'Está assinada e aguarda a aprovação de {owner}.',
  useLink: 'Para a alterar ou retirar, utilize o link que recebeu por e-mail.',
  linkAgain: 'Enviar novamente o link',
  refuseTitle: 'Prefere não escrever?',
  refuseText: 'Informaremos {owner} de que prefere não escrever, e não lhe enviaremos lembretes.',
  backToForm: 'Voltar ao formulário',
  yourWords: 'Estas palavras são suas?',
  confirming:
    'Para {owner}. Assim que as confirmar, estas palavras são assinadas com o seu nome. Serão mostradas quando {owner} as aprovar.',
  confirm: 'Sim, confirmar',
  notMine: 'Se não escreveu este texto, feche esta página: nada será mostrado.',
  ownTitle: 'A sua recomendação para {owner}',
  saveChange: 'Guardar e assinar a alteração',
  withdrawMine: 'Retirar a minha recomendação',
  withdrawTitle: 'Retirar a sua recomendação?',
  withdrawText:
    'Todo o seu texto e a sua fotografia serão eliminados de imediato da página de {owner} e de todos os ficheiros criados a partir dela. Esta ação é irreversível.',
  withdraw: 'Retirar',
  keep: 'Manter',
  nothingHere: 'Não há aqui nada seu',
  withdrawn: 'A sua recomendação foi retirada. Todo o seu texto e a sua fotografia foram eliminados.',
  nothingToWrite: 'Não há nada para escrever aqui',
  refusedTitle: 'Agradecemos a sua resposta',
  refused: 'Não receberá lembretes. Se mudar de ideias, o link continua a funcionar.',
  mailedTitle: 'O e-mail está a caminho',
  mailed: 'É enviado para o endereço que confirmou. O link que contém substitui o anterior.',
  notDone: 'Não foi possível concluir a ação',
  defaultNote: 'Demora apenas alguns minutos.',
  stranger: 'bom dia',
  somebody: 'Alguém',
  standings: {
    draft: 'Ainda não está confirmada.',
    waiting:
      'Está assinada e aguarda aprovação. Se uma versão anterior estiver visível, assim permanece até lá.',
    approved:
      'Foi aprovada tal como aqui se encontra. Uma alteração é assinada de novo e tem de voltar a ser aprovada.',
    declined: 'Não foi aprovada. Pode alterá-la, o que volta a pedir a aprovação, ou retirá-la.',
  },
  doubts: {
    trap: 'Foi preenchido um campo que tem de ficar vazio, talvez pelo navegador. Já está novamente vazio: envie a sua recomendação mais uma vez.',
    fast: 'O envio foi tão rápido que não sabemos se o texto foi escrito por uma pessoa. Aguarde três segundos e envie a sua recomendação mais uma vez.',
    late: 'O formulário esteve aberto demasiado tempo ou nem chegou a ser aberto. Envie a sua recomendação mais uma vez.',
  },
  check: {
    confirmedBy: 'Recomendação confirmada por {name}',
    altered: 'Este não é o texto que foi assinado',
    sound:
      'Cada letra abaixo é exatamente a que foi confirmada. A verificação foi feita ao abrir esta página.',
    alteredText: 'O texto, a fotografia ou os dados foram alterados depois da assinatura. Não confie neles.',
    givenTo: 'Para <link>{owner}</link>.',
    what: 'O que está confirmado',
    whoAt:
      'Em {date}, alguém com acesso aos e-mails de um endereço em {domain} confirmou como suas estas palavras, com o nome, a função, a empresa e as estrelas.',
    who: 'Em {date}, alguém com acesso aos e-mails de um endereço aqui não mencionado confirmou como suas estas palavras, com o nome, a função, a empresa e as estrelas.',
    unchanged: 'Desde então, nenhuma letra mudou.',
    unchangedWithPhoto: 'Desde então, nenhuma letra mudou, nem a fotografia.',
    stands: 'A recomendação não foi retirada.',
    whatNot: 'O que não está confirmado',
    identity: 'A identidade da pessoa indicada: nenhum documento foi verificado.',
    truth: 'Que a função e a empresa estão corretas ou que o que é dito é verdade.',
    operator:
      'Que não houve intervenção de quem gere este servidor e detém a chave: a assinatura mostra apenas que as palavras guardadas não foram alteradas à margem dela.',
    elsewhere: 'Verificar por outros meios',
    how: '<json>A recomendação assinada, em JSON</json>, é uma JSON Web Signature (RFC 7515) com Ed25519 (RFC 8037); as chaves deste servidor estão <keys>publicadas</keys>. Com Node.js:',
    when: 'Assinatura: {signed}, com a chave {key}. Verificação: {checked}.',
  },
} satisfies Messages['asked'];
