import type { Messages } from '../catalogue';

export const asked = {
  fields: {
    name: 'Seu nome',
    role: 'Seu cargo',
    company: 'Empresa',
    location: 'Local',
    content: 'Sua recomendação',
    rating: 'Estrelas',
    date: 'Data',
    email: 'Seu e-mail',
    photo: 'Sua foto',
  },
  missing: {
    name: 'Informe seu nome.',
    role: 'Informe seu cargo, por exemplo, “Gerente de pesquisa”.',
    company: 'Informe onde vocês trabalharam em conjunto ou onde você trabalha hoje.',
    content: 'Escreva o que gostaria de dizer.',
    email: 'Informe seu e-mail; sem ele, ninguém tem como saber que estas palavras são suas.',
  },
  notSent: 'Sua recomendação ainda não foi enviada',
  starsOf: '{given, number} de {most, number}',
  placeHint: 'Por exemplo, “Curitiba, Brasil”.',
  dateHint: 'Se este campo ficar vazio, será usada a data de hoje.',
  photoHint: 'JPEG, PNG ou WebP, até 5 MB.',
  keepPhoto: 'Manter a foto acima, a menos que você escolha outra',
  emailHint:
    'Enviaremos um e-mail para confirmar que as palavras são suas. Seu endereço nunca é mostrado na página.',
  namesDomain:
    'A página que verifica minha recomendação pode mencionar a parte do meu endereço depois da @, por exemplo, “example.com”',
  photoAgain: 'Se você tinha escolhido uma foto, escolha-a novamente.',
  writeFor: 'Escrever uma recomendação para {owner}',
  wish: '{owner} gostaria de mostrar uma recomendação sua em <link>uma página voltada a empresas que contratam</link>, com seu nome, cargo e empresa. Você não precisa ter uma conta.',
  send: 'Enviar recomendação',
  ratherNot: 'Prefiro não escrever',
  handling: 'O que acontece com o seu texto',
  handlingApproval: 'Nada é mostrado antes que você confirme seu endereço e que {owner} aprove o texto.',
  handlingAddress:
    'Depois disso, tudo, exceto seu e-mail, é mostrado na página e nos arquivos gerados a partir dela. {owner} vê o endereço; ninguém mais.',
  handlingSigned:
    '{owner} pode ocultar ou excluir a recomendação, mas não pode mudar nem uma letra: ela é assinada.',
  handlingWithdraw:
    'Você pode alterar ou retirar a recomendação a qualquer momento, com o link recebido por e-mail. Se for retirada, ela é imediatamente excluída por completo.',
  handlingDays:
    'O que você não confirmar é excluído após {days, plural, one {# dia} other {# dias}}. Nenhum cookie é usado.',
  confirmByMail: 'Agora, confirme por e-mail',
  mailSent: 'Enviamos um e-mail com um link. Abra-o para confirmar que as palavras são suas.',
  mailSentMore:
    'Até lá, nada é mostrado. Se nenhum e-mail chegar em alguns minutos, verifique a pasta de spam ou volte e confira o endereço.',
  thanks: 'Agradecemos: sua recomendação está confirmada',
  approvedBy: '{owner} já a aprovou.',
  waitsFor: 'Ela está assinada e aguarda a aprovação de {owner}.',
  useLink: 'Para alterar ou retirar a recomendação, use o link que você recebeu por e-mail.',
  linkAgain: 'Enviar esse link novamente',
  refuseTitle: 'Prefere não escrever?',
  refuseText: 'Avisaremos a {owner} que você prefere não escrever, e nenhum lembrete será enviado.',
  backToForm: 'Voltar ao formulário',
  yourWords: 'Estas palavras são suas?',
  confirming:
    'Para {owner}. Assim que você as confirmar, estas palavras são assinadas com seu nome. Elas serão mostradas quando {owner} as aprovar.',
  confirm: 'Sim, confirmar',
  notMine: 'Se este texto não é seu, feche esta página: nada será mostrado.',
  ownTitle: 'Sua recomendação para {owner}',
  saveChange: 'Salvar e assinar a alteração',
  withdrawMine: 'Retirar minha recomendação',
  withdrawTitle: 'Retirar sua recomendação?',
  withdrawText:
    'Todo o seu texto e sua foto serão excluídos imediatamente da página de {owner} e de todos os arquivos gerados a partir dela. Esta ação não pode ser desfeita.',
  withdraw: 'Retirar',
  keep: 'Manter',
  nothingHere: 'Não há nada seu aqui',
  withdrawn: 'Sua recomendação foi retirada. Todo o seu texto e sua foto foram excluídos.',
  nothingToWrite: 'Não há nada a escrever aqui',
  refusedTitle: 'Agradecemos a resposta',
  refused: 'Nenhum lembrete será enviado. Se mudar de ideia, o link continua funcionando.',
  mailedTitle: 'O e-mail está a caminho',
  mailed: 'Ele é enviado ao endereço que você confirmou. O link que ele contém substitui o anterior.',
  notDone: 'Não foi possível concluir a ação',
  defaultNote: 'Leva apenas alguns minutos.',
  stranger: 'bom dia',
  somebody: 'Alguém',
  standings: {
    draft: 'Ela ainda não foi confirmada.',
    waiting:
      'Ela está assinada e aguarda aprovação. Se uma versão anterior estiver visível, ela permanece até lá.',
    approved:
      'Ela foi aprovada como está aqui. Uma alteração é assinada de novo e precisa de nova aprovação.',
    declined:
      'Ela não foi aprovada. Você pode alterá-la, o que gera um novo pedido de aprovação, ou retirá-la.',
  },
  doubts: {
    trap: 'Um campo que deve ficar vazio foi preenchido, talvez pelo navegador. Ele está vazio de novo: envie sua recomendação mais uma vez.',
    fast: 'O envio foi tão rápido que não sabemos se o texto foi escrito por uma pessoa. Aguarde três segundos e envie sua recomendação mais uma vez.',
    late: 'O formulário ficou aberto por tempo demais ou nem chegou a ser aberto. Envie sua recomendação mais uma vez.',
  },
  check: {
    confirmedBy: 'Recomendação confirmada por {name}',
    altered: 'Este não é o texto que foi assinado',
    sound:
      'Cada letra abaixo é exatamente a que foi confirmada. A verificação foi feita na abertura desta página.',
    alteredText: 'O texto, a foto ou os dados foram alterados depois da assinatura. Não confie neles.',
    givenTo: 'Para <link>{owner}</link>.',
    what: 'O que está confirmado',
    whoAt:
      'Em {date}, alguém com acesso aos e-mails de um endereço em {domain} confirmou como suas estas palavras, com nome, cargo, empresa e estrelas.',
    who: 'Em {date}, alguém com acesso aos e-mails de um endereço não mencionado aqui confirmou como suas estas palavras, com nome, cargo, empresa e estrelas.',
    unchanged: 'Nenhuma letra mudou desde então.',
    unchangedWithPhoto: 'Nenhuma letra mudou desde então, nem a foto.',
    stands: 'A recomendação não foi retirada.',
    whatNot: 'O que não está confirmado',
    identity: 'A identidade da pessoa citada: nenhum documento foi conferido.',
    truth: 'Que o cargo e a empresa estão corretos ou que o que se diz é verdade.',
    operator:
      'Que não houve intervenção de quem administra este servidor e detém a chave: a assinatura mostra apenas que as palavras armazenadas não foram alteradas separadamente dela.',
    elsewhere: 'Verificar por outros meios',
    how: '<json>A recomendação assinada, em JSON</json>, é uma JSON Web Signature (RFC 7515) com Ed25519 (RFC 8037); as chaves deste servidor estão <keys>publicadas</keys>. Com Node.js:',
    when: 'Assinatura: {signed}, com a chave {key}. Verificação: {checked}.',
  },
} satisfies Messages['asked'];
