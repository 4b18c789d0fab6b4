import type { Messages } from '../catalogue';

export const forms = {
  optional: '(facultatif)',
  error: 'Erreur :',
  errorIn: 'Erreur : {title}',
  leaveEmpty: 'Laissez ce champ vide',
  send: 'Envoyer le message',
  sending: 'Envoi en cours…',
  failed:
    'Votre message n’a pas pu être envoyé. Il est toujours là : vérifiez votre connexion, puis renvoyez-le.',
  failedForGood:
    'Votre message n’a pas pu être envoyé. Il est toujours là, mais cette page n’accepte plus de messages : copiez votre texte si vous en avez encore besoin.',
  failedTooLong:
    'Votre message n’a pas pu être envoyé. Il est toujours là, mais il est trop long : raccourcissez-le, puis renvoyez-le.',
  failedForNow:
    'Votre message n’a pas pu être envoyé. Il est toujours là : patientez un instant, puis renvoyez-le.',
  writeTo: 'Écrire à {name}',
  writeToOwner: 'Écrire à la personne présentée sur cette page',
  owner: 'la personne présentée sur cette page',
  what: '{owner} reçoit votre message par e-mail et vous répond à votre adresse. Personne d’autre ne le voit, et vous n’avez pas besoin de compte.',
  upTo: '{most, number} caractères maximum.',
  fields: {
    name: 'Prénom et nom',
    company: 'Entreprise',
    role: 'Fonction',
    email: 'E-mail',
    message: 'Message',
  },
  missing: {
    name: 'Indiquez vos prénom et nom.',
    email: 'Indiquez votre adresse e-mail : sans elle, personne ne peut vous répondre.',
    message: 'Écrivez votre message.',
  },
  notSent: 'Votre message n’a pas encore été envoyé',
  ownForm:
    'Voici votre propre formulaire, tel qu’il apparaît sur votre page publique. Ce que vous envoyez d’ici n’arrive nulle part.',
  sent: 'Votre message est en route',
  sentTo: '{owner} le recevra par e-mail dans un instant.',
  sentMore:
    'La réponse arrivera directement à votre adresse ; vous n’avez rien d’autre à faire ici. Vous ne recevrez pas de copie, et votre adresse ne sert à rien d’autre.',
  noForm: 'Aucun message n’est accepté ici',
  noFormOwn:
    'Le design de votre page masque la section Contact et, avec elle, le formulaire. Voici ce qui s’affiche à la place.',
  takesNone: '{owner} n’accepte pas de messages par cette page.',
  back: 'Retour à la page',
  doubts: {
    trap: 'Un champ qui doit rester vide a été rempli, peut-être par votre navigateur. Il est de nouveau vide : veuillez renvoyer votre message.',
    fast: 'L’envoi a été si rapide que nous ne savons pas si une personne a écrit ce message. Veuillez attendre trois secondes, puis le renvoyer.',
    late: 'Le formulaire est resté ouvert trop longtemps, ou n’a pas été ouvert du tout. Veuillez renvoyer votre message.',
    used: 'Ce formulaire a déjà été envoyé. S’il s’agit d’un autre message, veuillez le renvoyer.',
  },
  answers: {
    required: 'Ce champ est obligatoire.',
    oneLine: 'Écrivez ceci sur une seule ligne.',
    unsafe: 'Supprimez les caractères qui ne peuvent pas être affichés.',
    email: 'Indiquez une adresse e-mail, par exemple nom@example.com.',
    stars: 'Indiquez un nombre entier d’étoiles.',
    date: 'Indiquez une date au format AAAA-MM-JJ.',
    dateRange: 'Indiquez une année entre 1900 et 2199.',
    photoType: 'Choisissez une photo au format JPEG, PNG ou WebP.',
    photoSize: 'La photo dépasse la limite de 5 Mo.',
    noRoomForPhoto: 'Il n’y a pas de place pour une photo ici. Envoyez votre recommandation sans photo.',
    ownPage:
      'C’est votre propre page : rien n’a été envoyé. Ce formulaire sert à vous écrire depuis votre page publique.',
    takesNoMessages: 'Cette page n’accepte pas de messages : le vôtre n’a pas été envoyé.',
    full: 'Cette page ne peut plus recevoir de messages pour le moment. Veuillez prendre contact d’une autre manière.',
    busy: 'Le serveur est très sollicité. Veuillez réessayer dans quelques secondes.',
    storageFull:
      'L’espace de stockage du serveur est plein. Veuillez réessayer plus tard, ou prévenir l’exploitant du serveur.',
    filesAway: 'Le stockage des fichiers est momentanément inaccessible. Veuillez réessayer bientôt.',
    databaseAway: 'La base de données est momentanément inaccessible. Veuillez réessayer bientôt.',
    cameBetween: 'Une autre modification est intervenue entre-temps. Veuillez réessayer.',
    withdrawn: 'Vous avez retiré votre recommandation, et tout son texte est supprimé.',
    revoked: 'La personne qui vous avait fait cette demande l’a annulée.',
    accountClosed: 'Le compte de la personne qui vous avait fait cette demande est fermé.',
    expired: 'La demande a expiré. Si vous souhaitez toujours écrire, demandez un nouveau lien.',
    answered:
      'Vous avez déjà répondu à cette demande. Pour modifier votre texte, utilisez le lien que vous avez reçu par e-mail.',
    written:
      'Vous avez écrit une recommandation. Pour la retirer, utilisez le lien que vous avez reçu par e-mail.',
    tryAgain: 'Veuillez réessayer.',
  },
  limits: {
    tooLong: 'Utilisez {most} caractères au maximum.',
    addresses: 'Indiquez au maximum {most, number} adresses web.',
    ownersAddress: 'Cette adresse appartient à {owner}. Indiquez la vôtre.',
    seconds:
      'Trop de tentatives. Veuillez réessayer dans {count, plural, one {# seconde} other {# secondes}}.',
    minutes: 'Trop de tentatives. Veuillez réessayer dans {count, plural, one {# minute} other {# minutes}}.',
    hours: 'Trop de tentatives. Veuillez réessayer dans {count, plural, one {# heure} other {# heures}}.',
  },
} satisfies Messages['forms'];
