import type { Messages } from '../catalogue';

export const forms = {
  optional: '(facoltativo)',
  error: 'Errore:',
  errorIn: 'Errore: {title}',
  leaveEmpty: 'Lasci vuoto questo campo',
  send: 'Invia il messaggio',
  sending: 'Invio in corso…',
  failed:
    'Non è stato possibile inviare il Suo messaggio. È ancora qui: controlli la connessione e lo invii di nuovo.',
  failedForGood:
    'Non è stato possibile inviare il Suo messaggio. È ancora qui, ma questa pagina non accetta più messaggi: copi il testo, se Le serve ancora.',
  failedTooLong:
    'Non è stato possibile inviare il Suo messaggio. È ancora qui, ma è troppo lungo: lo accorci e lo invii di nuovo.',
  failedForNow:
    'Non è stato possibile inviare il Suo messaggio. È ancora qui: attenda un momento e lo invii di nuovo.',
  writeTo: 'Messaggio per {name}',
  writeToOwner: 'Messaggio per chi ha creato questa pagina',
  owner: 'chi ha creato questa pagina',
  what: '{owner} riceve il Suo messaggio per e-mail e risponde al Suo indirizzo. Nessun altro lo vede, e non occorre alcun account.',
  upTo: 'Fino a {most, number} caratteri.',
  fields: {
    name: 'Nome e cognome',
    company: 'Azienda',
    role: 'Ruolo',
    email: 'E-mail',
    message: 'Messaggio',
  },
  missing: {
    name: 'Inserisca nome e cognome.',
    email: 'Inserisca il Suo indirizzo e-mail: senza, nessuno può risponderLe.',
    message: 'Scriva il Suo messaggio.',
  },
  notSent: 'Il Suo messaggio non è ancora stato inviato',
  ownForm:
    'Questo è il Suo modulo, come appare nella Sua pagina pubblica. Ciò che invia da qui non arriva da nessuna parte.',
  sent: 'Il Suo messaggio è partito',
  sentTo: '{owner} lo riceverà tra poco per e-mail.',
  sentMore:
    'La risposta arriverà direttamente al Suo indirizzo: qui non c’è altro da fare. Non riceverà alcuna copia e il Suo indirizzo non viene usato per nient’altro.',
  noForm: 'Qui non si ricevono messaggi',
  noFormOwn:
    'Il design della Sua pagina nasconde la sezione Contatti e, con essa, il modulo. Ecco che cosa appare al suo posto.',
  takesNone: '{owner} non riceve messaggi tramite questa pagina.',
  back: 'Torna alla pagina',
  doubts: {
    trap: 'Un campo che deve restare vuoto è stato compilato, forse dal Suo browser. Ora è di nuovo vuoto: invii il Suo messaggio ancora una volta.',
    fast: 'L’invio è stato così rapido che non sappiamo se il testo sia stato scritto da una persona. Attenda tre secondi e invii il Suo messaggio ancora una volta.',
    late: 'Il modulo è rimasto aperto troppo a lungo o non è mai stato aperto. Invii il Suo messaggio ancora una volta.',
    used: 'Questo modulo è già stato inviato. Se si tratta di un altro messaggio, lo invii ancora una volta.',
  },
  answers: {
    required: 'Questo campo è obbligatorio.',
    oneLine: 'Scriva il testo su una sola riga.',
    unsafe: 'Elimini i caratteri che non possono essere visualizzati.',
    email: 'Inserisca un indirizzo e-mail, per esempio nome@example.com.',
    stars: 'Inserisca un numero intero di stelle.',
    date: 'Inserisca una data nel formato AAAA-MM-GG.',
    dateRange: 'Inserisca un anno compreso tra il 1900 e il 2199.',
    photoType: 'Scelga una foto in formato JPEG, PNG o WebP.',
    photoSize: 'La foto supera il limite di 5 MB.',
    noRoomForPhoto: 'Qui non c’è spazio per una foto. Invii la Sua referenza senza foto.',
    ownPage:
      'Questa è la Sua pagina, quindi non è stato inviato nulla. Questo modulo serve a scriverLe dalla Sua pagina pubblica.',
    takesNoMessages: 'Questa pagina non riceve messaggi, quindi il Suo non è stato inviato.',
    full: 'Al momento qui non è possibile ricevere altri messaggi. La preghiamo di usare un altro recapito.',
    busy: 'Il server è sovraccarico. Riprovi tra qualche secondo.',
    storageFull:
      'Lo spazio di archiviazione del server è esaurito. Riprovi più tardi o avvisi chi lo gestisce.',
    filesAway: 'Al momento l’archivio dei file non è raggiungibile. Riprovi tra poco.',
    databaseAway: 'Al momento il database non è raggiungibile. Riprovi tra poco.',
    cameBetween: 'Nel frattempo è stata fatta un’altra modifica. Riprovi.',
    withdrawn: 'Ha ritirato la Sua referenza e tutto il testo è stato eliminato.',
    revoked: 'La persona che Le aveva inviato la richiesta l’ha annullata.',
    accountClosed: 'L’account della persona che Le aveva inviato la richiesta è stato chiuso.',
    expired: 'La richiesta è scaduta. Se desidera ancora scrivere, chieda un nuovo link.',
    answered:
      'Ha già risposto a questa richiesta. Per modificare il Suo testo, usi il link ricevuto per e-mail.',
    written: 'Ha già scritto una referenza. Può ritirarla con il link ricevuto per e-mail.',
    tryAgain: 'Riprovi.',
  },
  limits: {
    tooLong: 'Usi al massimo {most} caratteri.',
    addresses: 'Inserisca al massimo {most, number} indirizzi web.',
    ownersAddress: 'Questo è l’indirizzo di {owner}. Inserisca il Suo.',
    seconds: 'Troppi tentativi. Riprovi tra {count, plural, one {# secondo} other {# secondi}}.',
    minutes: 'Troppi tentativi. Riprovi tra {count, plural, one {# minuto} other {# minuti}}.',
    hours: 'Troppi tentativi. Riprovi tra {count, plural, one {# ora} other {# ore}}.',
  },
} satisfies Messages['forms'];
