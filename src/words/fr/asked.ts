import type { Messages } from '../catalogue';

export const asked = {
  fields: {
    name: 'Vos prénom et nom',
    role: 'Votre fonction',
    company: 'Entreprise',
    location: 'Lieu',
    content: 'Votre recommandation',
    rating: 'Étoiles',
    date: 'Date',
    email: 'Votre adresse e-mail',
    photo: 'Votre photo',
  },
  missing: {
    name: 'Indiquez vos prénom et nom.',
    role: 'Indiquez votre fonction, par exemple « Responsable de la recherche ».',
    company: 'Indiquez où vous avez travaillé ensemble, ou votre employeur actuel.',
    content: 'Écrivez ce que vous souhaitez dire.',
    email:
      'Indiquez votre adresse e-mail : sans elle, rien ne permet de savoir que ces mots sont les vôtres.',
  },
  notSent: 'Votre recommandation n’a pas encore été envoyée',
  starsOf: '{given, number} sur {most, number}',
  placeHint: 'Par exemple « Lyon, France ».',
  dateHint: 'Si vous laissez ce champ vide, la date du jour sera indiquée.',
  photoHint: 'JPEG, PNG ou WebP, 5 Mo maximum.',
  keepPhoto: 'Garder la photo ci-dessus, sauf si vous en choisissez une autre',
  emailHint:
    'Nous vous enverrons un e-mail pour confirmer que ces mots sont les vôtres. Votre adresse n’apparaît jamais sur la page.',
  namesDomain:
    'La page de vérification de ma recommandation peut mentionner la partie de mon adresse qui suit le @, par exemple « example.com »',
  photoAgain: 'Si vous aviez choisi une photo, choisissez-la de nouveau.',
  writeFor: 'Écrire une recommandation pour {owner}',
  wish: '{owner} souhaite présenter quelques mots de votre part sur <link>une page destinée aux employeurs</link>, avec votre nom, votre fonction et votre entreprise. Vous n’avez pas besoin de compte.',
  send: 'Envoyer la recommandation',
  ratherNot: 'Je préfère ne pas écrire',
  handling: 'Ce que devient votre texte',
  handlingApproval:
    'Rien n’est publié avant que vous ayez confirmé votre adresse et que votre texte ait été approuvé par {owner}.',
  handlingAddress:
    'Ensuite, tout sauf votre adresse e-mail apparaît sur la page et dans les fichiers qui en sont tirés. {owner} voit votre adresse ; personne d’autre n’y a accès.',
  handlingSigned:
    '{owner} peut masquer ou supprimer la recommandation, mais pas en changer une seule lettre : elle est signée.',
  handlingWithdraw:
    'Vous pouvez la modifier ou la retirer à tout moment, grâce au lien reçu par e-mail. Si vous la retirez, elle est aussitôt supprimée en totalité.',
  handlingDays:
    'Ce que vous ne confirmez pas est supprimé au bout de {days, plural, one {# jour} other {# jours}}. Aucun cookie n’est déposé.',
  confirmByMail: 'Confirmez maintenant par e-mail',
  mailSent:
    'Nous vous avons envoyé un e-mail contenant un lien. Ouvrez-le pour confirmer que ces mots sont les vôtres.',
  mailSentMore:
    'Rien n’est publié d’ici là. Si vous ne recevez rien dans les prochaines minutes, regardez dans vos courriers indésirables, ou revenez en arrière et vérifiez l’adresse.',
  thanks: 'Merci : votre recommandation est confirmée',
  approvedBy: '{owner} l’a approuvée.',
  waitsFor: 'Elle est signée ; {owner} doit encore l’approuver.',
  useLink: 'Pour la modifier ou la retirer, utilisez le lien que vous avez reçu par e-mail.',
  linkAgain: 'Recevoir de nouveau ce lien',
  refuseTitle: 'Vous préférez ne pas écrire ?',
  refuseText:
    'Nous ferons savoir à {owner} que vous préférez ne pas écrire, et vous ne recevrez pas de rappel.',
  backToForm: 'Retour au formulaire',
  yourWords: 'Ces mots sont-ils les vôtres ?',
  confirming:
    'Pour {owner}. Dès que vous les confirmez, ces mots sont signés de votre nom. Ils seront publiés une fois approuvés par {owner}.',
  confirm: 'Oui, je confirme',
  notMine: 'Si vous n’avez pas écrit ce texte, fermez cette page : rien ne sera publié.',
  ownTitle: 'Votre recommandation pour {owner}',
  saveChange: 'Enregistrer et signer la modification',
  withdrawMine: 'Retirer ma recommandation',
  withdrawTitle: 'Retirer votre recommandation ?',
  withdrawText:
    'Tout votre texte et votre photo sont aussitôt supprimés de la page qui présente {owner} et de tous les fichiers qui en sont tirés. Cette action est irréversible.',
  withdraw: 'Retirer',
  keep: 'Conserver',
  nothingHere: 'Rien de vous n’est conservé ici',
  withdrawn: 'Votre recommandation est retirée. Tout votre texte et votre photo sont supprimés.',
  nothingToWrite: 'Il n’y a rien à écrire ici',
  refusedTitle: 'Merci de votre réponse',
  refused: 'Vous ne recevrez pas de rappel. Si vous changez d’avis, le lien reste valable.',
  mailedTitle: 'L’e-mail est en route',
  mailed: 'Il est envoyé à l’adresse que vous avez confirmée. Le lien qu’il contient remplace le précédent.',
  notDone: 'L’opération n’a pas abouti',
  defaultNote: 'Cela ne prend que quelques minutes.',
  stranger: 'à vous',
  somebody: 'Quelqu’un',
  standings: {
    draft: 'Elle n’est pas encore confirmée.',
    waiting:
      'Elle est signée et attend d’être approuvée. Si une version antérieure est publiée, elle le reste jusque-là.',
    approved:
      'Elle a été approuvée telle qu’elle figure ici. Toute modification est signée à nouveau et doit être de nouveau approuvée.',
    declined:
      'Elle n’a pas été approuvée. Vous pouvez la modifier, ce qui renouvelle la demande, ou la retirer.',
  },
  doubts: {
    trap: 'Un champ qui doit rester vide a été rempli, peut-être par votre navigateur. Il est de nouveau vide : veuillez renvoyer votre recommandation.',
    fast: 'L’envoi a été si rapide que nous ne savons pas si une personne a écrit ce texte. Veuillez attendre trois secondes, puis renvoyer votre recommandation.',
    late: 'Le formulaire est resté ouvert trop longtemps, ou n’a pas été ouvert du tout. Veuillez renvoyer votre recommandation.',
  },
  check: {
    confirmedBy: 'Recommandation confirmée par {name}',
    altered: 'Ceci n’est pas le texte signé',
    sound:
      'Chaque lettre ci-dessous est bien celle qui a été confirmée. La vérification a été faite à l’ouverture de cette page.',
    alteredText:
      'Le texte, la photo ou les informations ont été modifiés après la signature. Ne vous y fiez pas.',
    givenTo: 'Pour <link>{owner}</link>.',
    what: 'Ce qui est confirmé',
    whoAt:
      'Le {date}, une personne ayant accès aux e-mails d’une adresse chez {domain} a confirmé que ces mots, avec le nom, la fonction, l’entreprise et les étoiles, étaient les siens.',
    who: 'Le {date}, une personne ayant accès aux e-mails d’une adresse qui n’est pas mentionnée ici a confirmé que ces mots, avec le nom, la fonction, l’entreprise et les étoiles, étaient les siens.',
    unchanged: 'Pas une lettre n’a changé depuis.',
    unchangedWithPhoto: 'Pas une lettre n’a changé depuis, et la photo non plus.',
    stands: 'La recommandation n’a pas été retirée.',
    whatNot: 'Ce qui n’est pas confirmé',
    identity: 'L’identité de la personne nommée : aucune pièce d’identité n’a été présentée.',
    truth: 'L’exactitude de la fonction et de l’entreprise, ou la véracité de ce qui est dit.',
    operator:
      'L’absence d’intervention de l’exploitant de ce serveur, qui détient la clé : la signature montre seulement que les mots enregistrés n’ont pas été modifiés indépendamment d’elle.',
    elsewhere: 'Vérifier ailleurs',
    how: '<json>La recommandation signée, au format JSON</json>, est une JSON Web Signature (RFC 7515) avec Ed25519 (RFC 8037) ; les clés de ce serveur sont <keys>publiées</keys>. Avec Node.js :',
    when: 'Signature : {signed}, avec la clé {key}. Vérification : {checked}.',
  },
} satisfies Messages['asked'];
