import type { Messages } from '../catalogue';

export const forms = {
  optional: '(optional)',
  error: 'Fehler:',
  errorIn: 'Fehler: {title}',
  leaveEmpty: 'Dieses Feld leer lassen',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  failed:
    'Ihre Nachricht konnte nicht gesendet werden. Sie steht noch hier: Prüfen Sie Ihre Verbindung und senden Sie sie noch einmal.',
  failedForGood:
    'Ihre Nachricht konnte nicht gesendet werden. Sie steht noch hier, aber diese Seite nimmt keine Nachrichten mehr an: Kopieren Sie Ihren Text, wenn Sie ihn noch brauchen.',
  failedTooLong:
    'Ihre Nachricht konnte nicht gesendet werden. Sie steht noch hier, ist aber zu lang: Kürzen Sie sie und senden Sie sie noch einmal.',
  failedForNow:
    'Ihre Nachricht konnte nicht gesendet werden. Sie steht noch hier: Warten Sie einen Moment und senden Sie sie noch einmal.',
  writeTo: 'Nachricht an {name}',
  writeToOwner: 'Nachricht an die Person hinter dieser Seite',
  owner: 'die Person hinter dieser Seite',
  what: '{owner} bekommt Ihre Nachricht per E-Mail und antwortet an Ihre Adresse. Sonst sieht sie niemand, und Sie brauchen kein Konto.',
  upTo: 'Bis zu {most, number} Zeichen.',
  fields: { name: 'Name', company: 'Unternehmen', role: 'Position', email: 'E-Mail', message: 'Nachricht' },
  missing: {
    name: 'Geben Sie Ihren Namen ein.',
    email: 'Geben Sie Ihre E-Mail-Adresse ein, sonst kann Ihnen niemand antworten.',
    message: 'Schreiben Sie Ihre Nachricht.',
  },
  notSent: 'Ihre Nachricht wurde noch nicht gesendet',
  ownForm:
    'Das ist Ihr eigenes Formular, wie es auf Ihrer Seite erscheint. Was Sie von hier senden, kommt nirgends an.',
  sent: 'Ihre Nachricht ist unterwegs',
  sentTo: '{owner} bekommt sie gleich per E-Mail.',
  sentMore:
    'Die Antwort kommt direkt an Ihre eigene Adresse; hier ist nichts weiter zu tun. Sie bekommen keine Kopie, und Ihre Adresse wird für nichts anderes verwendet.',
  noForm: 'Hier sind keine Nachrichten möglich',
  noFormOwn:
    'Ihr Design blendet den Abschnitt Kontakt aus und damit auch das Formular. Das erscheint stattdessen.',
  takesNone: '{owner} nimmt über diese Seite keine Nachrichten an.',
  back: 'Zurück zur Seite',
  doubts: {
    trap: 'Ein Feld, das leer bleiben muss, war ausgefüllt, vielleicht durch Ihren Browser. Es ist wieder leer: Bitte senden Sie Ihre Nachricht noch einmal.',
    fast: 'Sie kam so schnell, dass wir nicht sicher sind, ob ein Mensch sie geschrieben hat. Bitte warten Sie drei Sekunden und senden Sie sie noch einmal.',
    late: 'Das Formular war zu lange offen oder wurde gar nicht geöffnet. Bitte senden Sie Ihre Nachricht noch einmal.',
    used: 'Dieses Formular wurde schon gesendet. Wenn das eine andere Nachricht ist, senden Sie sie bitte noch einmal.',
  },
  answers: {
    required: 'Dieses Feld muss ausgefüllt werden.',
    oneLine: 'Schreiben Sie das in eine Zeile.',
    unsafe: 'Entfernen Sie die Zeichen, die nicht angezeigt werden können.',
    email: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    stars: 'Geben Sie eine ganze Zahl von Sternen ein.',
    date: 'Geben Sie ein Datum in der Form JJJJ-MM-TT ein.',
    dateRange: 'Geben Sie ein Jahr zwischen 1900 und 2199 ein.',
    photoType: 'Wählen Sie ein Foto im Format JPEG, PNG oder WebP.',
    photoSize: 'Das Foto ist größer als 5 MB.',
    noRoomForPhoto: 'Für ein Foto ist hier kein Platz. Senden Sie Ihre Empfehlung ohne Foto.',
    ownPage:
      'Das ist Ihre eigene Seite, deshalb wurde nichts gesendet. Mit diesem Formular schreiben andere Ihnen.',
    takesNoMessages:
      'Über diese Seite werden keine Nachrichten angenommen, deshalb wurde Ihre nicht gesendet.',
    full: 'Im Moment können hier keine weiteren Nachrichten angenommen werden. Bitte melden Sie sich auf einem anderen Weg.',
    busy: 'Der Server ist gerade stark ausgelastet. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    storageFull:
      'Der Speicher des Servers ist voll. Bitte versuchen Sie es später noch einmal, oder sagen Sie dem Betreiber Bescheid.',
    filesAway: 'Der Dateispeicher ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    databaseAway: 'Die Datenbank ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    cameBetween: 'Eine andere Änderung kam dazwischen. Bitte versuchen Sie es noch einmal.',
    withdrawn: 'Sie haben Ihre Empfehlung zurückgezogen, und jedes Wort davon ist gelöscht.',
    revoked: 'Die Person, die Sie um eine Empfehlung gebeten hatte, hat ihre Anfrage zurückgezogen.',
    accountClosed: 'Das Konto der Person, die Sie um eine Empfehlung gebeten hatte, ist geschlossen.',
    expired: 'Die Anfrage ist abgelaufen. Wenn Sie noch schreiben möchten, bitten Sie um einen neuen Link.',
    answered:
      'Diese Anfrage wurde beantwortet. Um Ihren Text zu ändern, verwenden Sie den Link in der E-Mail, die Sie bekommen haben.',
    written:
      'Sie haben eine Empfehlung geschrieben. Mit dem Link in Ihrer E-Mail können Sie sie zurückziehen.',
    tryAgain: 'Bitte versuchen Sie es noch einmal.',
  },
  limits: {
    tooLong: 'Verwenden Sie höchstens {most} Zeichen.',
    addresses: 'Schreiben Sie höchstens {most, number} Webadressen.',
    ownersAddress: 'Das ist die Adresse von {owner}. Geben Sie Ihre eigene ein.',
    seconds:
      'Zu viele Versuche. Bitte versuchen Sie es in {count, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
    minutes:
      'Zu viele Versuche. Bitte versuchen Sie es in {count, plural, one {# Minute} other {# Minuten}} noch einmal.',
    hours:
      'Zu viele Versuche. Bitte versuchen Sie es in {count, plural, one {# Stunde} other {# Stunden}} noch einmal.',
  },
} satisfies Messages['forms'];
