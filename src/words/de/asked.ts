import type { Messages } from '../catalogue';

export const asked = {
  fields: {
    name: 'Ihr Name',
    role: 'Ihre Position',
    company: 'Unternehmen',
    location: 'Ort',
    content: 'Ihre Empfehlung',
    rating: 'Sterne',
    date: 'Datum',
    email: 'Ihre E-Mail-Adresse',
    photo: 'Foto von Ihnen',
  },
  missing: {
    name: 'Geben Sie Ihren Namen ein.',
    role: 'Geben Sie Ihre Position ein, etwa „Leitung Forschung“.',
    company: 'Geben Sie ein, wo Sie zusammengearbeitet haben oder jetzt arbeiten.',
    content: 'Schreiben Sie, was Sie sagen möchten.',
    email: 'Geben Sie Ihre E-Mail-Adresse ein, sonst weiß niemand, dass das Ihre Worte sind.',
  },
  notSent: 'Ihre Empfehlung wurde noch nicht gesendet',
  starsOf: '{given, number} von {most, number}',
  placeHint: 'Zum Beispiel „Hamburg, Deutschland“.',
  dateHint: 'Heute, wenn Sie es leer lassen.',
  photoHint: 'JPEG, PNG oder WebP, bis 5 MB.',
  keepPhoto: 'Das Foto oben behalten, wenn Sie kein anderes wählen',
  emailHint:
    'Wir senden Ihnen eine E-Mail, mit der Sie bestätigen, dass die Worte von Ihnen sind. Ihre Adresse wird nie auf der Seite gezeigt.',
  namesDomain:
    'Die Seite, die meine Empfehlung prüft, darf den Teil meiner Adresse nach dem @ nennen, etwa „example.com“',
  photoAgain: 'Ein Foto müssen Sie noch einmal auswählen.',
  writeFor: 'Eine Empfehlung für {owner} schreiben',
  wish: '{owner} möchte einige Worte von Ihnen auf <link>einer Seite zeigen, die Arbeitgeber lesen</link>, mit Ihrem Namen, Ihrer Position und Ihrem Unternehmen. Sie brauchen kein Konto.',
  send: 'Empfehlung senden',
  ratherNot: 'Ich möchte lieber nicht schreiben',
  handling: 'Was mit Ihrem Text geschieht',
  handlingApproval:
    'Nichts wird gezeigt, bevor Sie Ihre Adresse bestätigt haben und {owner} den Text freigegeben hat.',
  handlingAddress:
    'Danach wird alles außer Ihrer E-Mail-Adresse auf der Seite gezeigt und in den Dateien, die daraus erstellt werden. {owner} sieht die Adresse, sonst niemand.',
  handlingSigned:
    '{owner} kann die Empfehlung ausblenden oder löschen, aber keinen Buchstaben daran ändern: Sie ist signiert.',
  handlingWithdraw:
    'Sie können sie jederzeit mit dem Link in der E-Mail ändern oder zurückziehen. Wenn Sie sie zurückziehen, wird sie sofort ganz gelöscht.',
  handlingDays:
    'Was Sie nicht bestätigen, wird nach {days, plural, one {# Tag} other {# Tagen}} gelöscht. Es werden keine Cookies gesetzt.',
  confirmByMail: 'Bestätigen Sie sie jetzt per E-Mail',
  mailSent:
    'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Öffnen Sie ihn, um zu bestätigen, dass die Worte von Ihnen sind.',
  mailSentMore:
    'Bis dahin wird nichts gezeigt. Wenn in den nächsten Minuten keine E-Mail kommt, sehen Sie im Spam-Ordner nach, oder gehen Sie zurück und prüfen Sie die Adresse.',
  thanks: 'Danke: Ihre Empfehlung ist bestätigt',
  approvedBy: '{owner} hat sie freigegeben.',
  waitsFor: 'Sie ist signiert und wartet darauf, dass {owner} sie freigibt.',
  useLink:
    'Um sie zu ändern oder zurückzuziehen, verwenden Sie den Link in der E-Mail, die Sie bekommen haben.',
  linkAgain: 'Link noch einmal senden',
  refuseTitle: 'Lieber nicht schreiben?',
  refuseText:
    'Wir sagen {owner}, dass Sie lieber nicht schreiben möchten, und Sie erhalten keine Erinnerung.',
  backToForm: 'Zurück zum Formular',
  yourWords: 'Sind das Ihre Worte?',
  confirming:
    'Für {owner}. Sobald Sie sie bestätigen, werden diese Worte mit Ihrem Namen signiert. Sie werden gezeigt, sobald {owner} sie freigegeben hat.',
  confirm: 'Ja, bestätigen',
  notMine: 'Wenn Sie das nicht geschrieben haben, schließen Sie diese Seite: Es wird nichts gezeigt.',
  ownTitle: 'Ihre Empfehlung für {owner}',
  saveChange: 'Änderung speichern und signieren',
  withdrawMine: 'Meine Empfehlung zurückziehen',
  withdrawTitle: 'Ihre Empfehlung zurückziehen?',
  withdrawText:
    'Jedes Wort davon und Ihr Foto werden sofort gelöscht, von der Seite von {owner} und aus jeder Datei, die daraus erstellt wurde. Das lässt sich nicht rückgängig machen.',
  withdraw: 'Zurückziehen',
  keep: 'Behalten',
  nothingHere: 'Hier ist nichts von Ihnen',
  withdrawn: 'Ihre Empfehlung ist zurückgezogen. Jedes Wort davon und Ihr Foto sind gelöscht.',
  nothingToWrite: 'Hier kann nichts geschrieben werden',
  refusedTitle: 'Danke für die Antwort',
  refused: 'Sie erhalten keine Erinnerung. Wenn Sie es sich anders überlegen: Der Link funktioniert weiter.',
  mailedTitle: 'Die E-Mail ist unterwegs',
  mailed: 'Sie geht an die Adresse, die Sie bestätigt haben. Der Link darin ersetzt den vorigen.',
  notDone: 'Das wurde nicht ausgeführt',
  defaultNote: 'Es dauert nur einige Minuten.',
  stranger: 'und willkommen',
  somebody: 'Jemand',
  standings: {
    draft: 'Sie ist noch nicht bestätigt.',
    waiting:
      'Sie ist signiert und wartet auf Freigabe. Wird eine frühere Fassung gezeigt, bleibt sie bis dahin sichtbar.',
    approved:
      'Sie wurde so freigegeben, wie sie hier steht. Eine Änderung wird neu signiert und muss erneut freigegeben werden.',
    declined:
      'Sie wurde nicht freigegeben. Sie können sie ändern und damit erneut um Freigabe bitten oder sie zurückziehen.',
  },
  doubts: {
    trap: 'Ein Feld, das leer bleiben muss, war ausgefüllt, vielleicht durch Ihren Browser. Es ist wieder leer: Bitte senden Sie Ihre Empfehlung noch einmal.',
    fast: 'Sie kam so schnell, dass wir nicht sicher sind, ob ein Mensch sie geschrieben hat. Bitte warten Sie drei Sekunden und senden Sie sie noch einmal.',
    late: 'Das Formular war zu lange offen oder wurde gar nicht geöffnet. Bitte senden Sie Ihre Empfehlung noch einmal.',
  },
  check: {
    confirmedBy: 'Bestätigt von {name}',
    altered: 'Das ist nicht der signierte Text',
    sound:
      'Jeder Buchstabe unten ist so, wie er bestätigt wurde. Das wurde geprüft, als Sie diese Seite geöffnet haben.',
    alteredText:
      'Der Text, das Foto oder die Angaben wurden nach der Signatur geändert. Verlassen Sie sich nicht darauf.',
    givenTo: 'Für <link>{owner}</link>.',
    what: 'Was bestätigt ist',
    whoAt:
      'Am {date} hat eine Person mit Zugang zu einem E-Mail-Postfach bei {domain} diese Worte mit Name, Position, Unternehmen und Sternen als ihre eigenen bestätigt.',
    who: 'Am {date} hat eine Person mit Zugang zu einem hier nicht genannten E-Mail-Postfach diese Worte mit Name, Position, Unternehmen und Sternen als ihre eigenen bestätigt.',
    unchanged: 'Seitdem wurde kein Buchstabe geändert.',
    unchangedWithPhoto: 'Seitdem wurde kein Buchstabe geändert, und das Foto auch nicht.',
    stands: 'Die Empfehlung wurde nicht zurückgezogen.',
    whatNot: 'Was nicht bestätigt ist',
    identity: 'Dass der Name stimmt: Niemand hat einen Ausweis gesehen.',
    truth: 'Dass Position und Unternehmen stimmen oder dass wahr ist, was gesagt wird.',
    operator:
      'Dass der Betreiber dieses Servers, der den Schlüssel hat, nicht eingegriffen hat: Die Signatur zeigt nur, dass die gespeicherten Worte nicht unabhängig von ihr geändert wurden.',
    elsewhere: 'Anderswo prüfen',
    how: '<json>Die signierte Empfehlung als JSON</json> ist eine JSON Web Signature (RFC 7515) mit Ed25519 (RFC 8037); die Schlüssel dieses Servers sind <keys>veröffentlicht</keys>. Mit Node.js:',
    when: 'Signiert {signed} mit dem Schlüssel {key}. Geprüft {checked}.',
  },
} satisfies Messages['asked'];
