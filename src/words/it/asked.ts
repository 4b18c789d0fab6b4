import type { Messages } from '../catalogue';

export const asked = {
  fields: {
    name: 'Nome e cognome',
    role: 'Il Suo ruolo',
    company: 'Azienda',
    location: 'Luogo',
    content: 'La Sua referenza',
    rating: 'Stelle',
    date: 'Data',
    email: 'Il Suo indirizzo e-mail',
    photo: 'La Sua foto',
  },
  missing: {
    name: 'Inserisca nome e cognome.',
    role: 'Inserisca il Suo ruolo, per esempio “Responsabile della ricerca”.',
    company: 'Inserisca l’azienda in cui avete lavorato insieme o quella in cui lavora ora.',
    content: 'Scriva ciò che desidera dire.',
    email: 'Inserisca il Suo indirizzo e-mail: senza, nessuno può sapere che queste parole sono Sue.',
  },
  notSent: 'La Sua referenza non è ancora stata inviata',
  starsOf: '{given, number} su {most, number}',
  placeHint: 'Per esempio “Torino, Italia”.',
  dateHint: 'Se lascia vuoto questo campo, vale la data di oggi.',
  photoHint: 'JPEG, PNG o WebP, fino a 5 MB.',
  keepPhoto: 'Mantenere la foto qui sopra, a meno che non ne scelga un’altra',
  emailHint:
    'Le invieremo un’e-mail per confermare che le parole sono Sue. Il Suo indirizzo non viene mai mostrato nella pagina.',
  namesDomain:
    'La pagina che verifica la mia referenza può indicare la parte del mio indirizzo dopo la @, per esempio “example.com”',
  photoAgain: 'Se aveva scelto una foto, deve sceglierla di nuovo.',
  writeFor: 'Scrivere una referenza per {owner}',
  wish: '{owner} desidera mostrare alcune Sue parole in <link>una pagina rivolta alle aziende che assumono</link>, con il Suo nome, il Suo ruolo e la Sua azienda. Non occorre alcun account.',
  send: 'Invia la referenza',
  ratherNot: 'Preferisco non scrivere',
  handling: 'Che cosa succede al Suo testo',
  handlingApproval:
    'Nulla viene mostrato prima che Lei abbia confermato il Suo indirizzo e che {owner} abbia approvato il testo.',
  handlingAddress:
    'In seguito, tutto tranne il Suo indirizzo e-mail viene mostrato nella pagina e nei file che ne derivano. {owner} vede l’indirizzo; nessun altro può vederlo.',
  handlingSigned:
    '{owner} può nascondere o eliminare la referenza, ma non cambiarne neppure una lettera: è firmata.',
  handlingWithdraw:
    'Può modificarla o ritirarla in qualsiasi momento con il link ricevuto per e-mail. Se la ritira, viene eliminata subito e per intero.',
  handlingDays:
    'Ciò che non conferma viene eliminato dopo {days, plural, one {# giorno} other {# giorni}}. Non vengono usati cookie.',
  confirmByMail: 'Ora la confermi per e-mail',
  mailSent: 'Le abbiamo inviato un’e-mail con un link. Lo apra per confermare che le parole sono Sue.',
  mailSentMore:
    'Fino ad allora non viene mostrato nulla. Se entro pochi minuti non riceve alcuna e-mail, guardi nella cartella della posta indesiderata oppure torni indietro e controlli l’indirizzo.',
  thanks: 'Grazie: la Sua referenza è confermata',
  approvedBy: '{owner} l’ha approvata.',
  waitsFor: 'È firmata; manca solo l’approvazione di {owner}.',
  useLink: 'Per modificarla o ritirarla, usi il link ricevuto per e-mail.',
  linkAgain: 'Invia di nuovo il link',
  refuseTitle: 'Preferisce non scrivere?',
  refuseText:
    'Comunicheremo la Sua scelta a chi ha inviato la richiesta ({owner}), e Lei non riceverà promemoria.',
  backToForm: 'Torna al modulo',
  yourWords: 'Queste parole sono Sue?',
  confirming:
    'Per {owner}. Non appena le conferma, queste parole vengono firmate con il Suo nome. Saranno mostrate quando {owner} le avrà approvate.',
  confirm: 'Sì, confermo',
  notMine: 'Se non ha scritto questo testo, chiuda questa pagina: non verrà mostrato nulla.',
  ownTitle: 'La Sua referenza per {owner}',
  saveChange: 'Salva e firma la modifica',
  withdrawMine: 'Ritira la mia referenza',
  withdrawTitle: 'Ritirare la Sua referenza?',
  withdrawText:
    'Tutto il Suo testo e la Sua foto vengono eliminati subito dalla pagina di {owner} e da tutti i file che ne derivano. L’operazione non può essere annullata.',
  withdraw: 'Ritira',
  keep: 'Mantieni',
  nothingHere: 'Qui non c’è più nulla di Suo',
  withdrawn: 'La Sua referenza è stata ritirata. Tutto il Suo testo e la Sua foto sono stati eliminati.',
  nothingToWrite: 'Qui non c’è nulla da scrivere',
  refusedTitle: 'Grazie per la risposta',
  refused: 'Non riceverà promemoria. Se cambia idea, il link resta valido.',
  mailedTitle: 'L’e-mail è in arrivo',
  mailed: 'Viene inviata all’indirizzo che ha confermato. Il link che contiene sostituisce il precedente.',
  notDone: 'L’operazione non è riuscita',
  defaultNote: 'Bastano pochi minuti.',
  stranger: 'a Lei',
  somebody: 'Qualcuno',
  standings: {
    draft: 'Non è ancora confermata.',
    waiting:
      'È firmata e in attesa di approvazione. Se ne viene mostrata una versione precedente, resta visibile fino ad allora.',
    approved:
      'È stata approvata così come appare qui. Una modifica viene firmata di nuovo e deve essere approvata di nuovo.',
    declined:
      'Non è stata approvata. Può modificarla, e l’approvazione verrà chiesta di nuovo, oppure ritirarla.',
  },
  doubts: {
    trap: 'Un campo che deve restare vuoto è stato compilato, forse dal Suo browser. Ora è di nuovo vuoto: invii la Sua referenza ancora una volta.',
    fast: 'L’invio è stato così rapido che non sappiamo se il testo sia stato scritto da una persona. Attenda tre secondi e invii la Sua referenza ancora una volta.',
    late: 'Il modulo è rimasto aperto troppo a lungo o non è mai stato aperto. Invii la Sua referenza ancora una volta.',
  },
  check: {
    confirmedBy: 'Referenza confermata da {name}',
    altered: 'Questo non è il testo firmato',
    sound:
      'Ogni lettera qui sotto è quella che è stata confermata. La verifica è avvenuta all’apertura di questa pagina.',
    alteredText: 'Il testo, la foto o i dati sono stati modificati dopo la firma. Non vi faccia affidamento.',
    givenTo: 'Per <link>{owner}</link>.',
    what: 'Che cosa è confermato',
    whoAt:
      'In data {date}, una persona con accesso alla posta di un indirizzo presso {domain} ha confermato come proprie queste parole, con nome, ruolo, azienda e stelle.',
    who: 'In data {date}, una persona con accesso alla posta di un indirizzo qui non indicato ha confermato come proprie queste parole, con nome, ruolo, azienda e stelle.',
    unchanged: 'Da allora non è cambiata neppure una lettera.',
    unchangedWithPhoto: 'Da allora non è cambiata neppure una lettera, e nemmeno la foto.',
    stands: 'La referenza non è stata ritirata.',
    whatNot: 'Che cosa non è confermato',
    identity: 'L’identità della persona indicata: non è stato controllato alcun documento.',
    truth: 'Che il ruolo e l’azienda siano corretti o che quanto affermato sia vero.',
    operator:
      'Che non sia intervenuto chi gestisce questo server e ne detiene la chiave: la firma dimostra soltanto che le parole salvate non sono state modificate separatamente da essa.',
    elsewhere: 'Verificare altrove',
    how: '<json>La referenza firmata, in formato JSON</json>, è una JSON Web Signature (RFC 7515) con Ed25519 (RFC 8037); le chiavi di questo server sono <keys>pubblicate</keys>. Con Node.js:',
    when: 'Firma: {signed}, con la chiave {key}. Verifica: {checked}.',
  },
} satisfies Messages['asked'];
