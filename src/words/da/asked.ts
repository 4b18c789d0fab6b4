import type { Messages } from '../catalogue';

export const asked = {
  fields: {
    name: 'Dit navn',
    role: 'Din stilling',
    company: 'Virksomhed',
    location: 'By',
    content: 'Din anbefaling',
    rating: 'Stjerner',
    date: 'Dato',
    email: 'Din e-mailadresse',
    photo: 'Foto af dig',
  },
  missing: {
    name: 'Skriv dit navn.',
    role: 'Skriv din stilling, for eksempel ”Forskningschef”.',
    company: 'Skriv, hvor I arbejdede sammen, eller hvor du arbejder nu.',
    content: 'Skriv det, du gerne vil sige.',
    email: 'Skriv din e-mailadresse, ellers ved ingen, at det er dine ord.',
  },
  notSent: 'Din anbefaling er ikke sendt endnu',
  starsOf: '{given, number} ud af {most, number}',
  placeHint: 'For eksempel ”Aarhus, Danmark”.',
  dateHint: 'Dags dato, hvis du lader feltet være tomt.',
  photoHint: 'JPEG, PNG eller WebP, højst 5 MB.',
  keepPhoto: 'Behold fotoet ovenfor, medmindre du vælger et andet',
  emailHint:
    'Vi sender dig en mail, hvor du bekræfter, at ordene er dine. Din adresse bliver aldrig vist på siden.',
  namesDomain:
    'Siden, hvor min anbefaling kontrolleres, må vise den del af min adresse, der står efter @, for eksempel ”example.com”',
  photoAgain: 'Et foto, du har valgt, skal vælges igen.',
  writeFor: 'Skriv en anbefaling til {owner}',
  wish: '{owner} vil gerne vise nogle ord fra dig på <link>en side, som arbejdsgivere læser</link>, med dit navn, din stilling og din virksomhed. Du behøver ikke en konto.',
  send: 'Send anbefaling',
  ratherNot: 'Jeg vil helst ikke skrive',
  handling: 'Det sker der med det, du skriver',
  handlingApproval: 'Intet bliver vist, før du har bekræftet din adresse, og {owner} har godkendt teksten.',
  handlingAddress:
    'Derefter bliver alt undtagen din e-mailadresse vist på siden og i de filer, der laves ud fra den. {owner} ser adressen, men ingen andre.',
  handlingSigned:
    '{owner} kan skjule eller slette anbefalingen, men ikke ændre et bogstav i den: Den er digitalt signeret.',
  handlingWithdraw:
    'Du kan når som helst ændre den eller trække den tilbage med linket i mailen. Hvis du trækker den tilbage, bliver det hele slettet med det samme.',
  handlingDays:
    'Det, du ikke bekræfter, bliver slettet efter {days, plural, one {# dag} other {# dage}}. Der sættes ingen cookies.',
  confirmByMail: 'Bekræft nu på e-mail',
  mailSent: 'Vi har sendt dig en mail med et link. Åbn det for at bekræfte, at ordene er dine.',
  mailSentMore:
    'Indtil da bliver intet vist. Hvis der ikke kommer en mail inden for et par minutter, så se i din spammappe, eller gå tilbage og tjek adressen.',
  thanks: 'Tak! Din anbefaling er bekræftet',
  approvedBy: '{owner} har godkendt den.',
  waitsFor: 'Den er signeret og venter på, at {owner} godkender den.',
  useLink: 'Brug linket i den mail, du fik, hvis du vil ændre den eller trække den tilbage.',
  linkAgain: 'Send mig linket igen',
  refuseTitle: 'Vil du helst ikke skrive?',
  refuseText: 'Vi giver {owner} besked om, at du helst ikke vil skrive, og du får ingen påmindelse.',
  backToForm: 'Tilbage til formularen',
  yourWords: 'Er det dine ord?',
  confirming:
    'Til {owner}. Når du bekræfter ordene, bliver de signeret med dit navn. De bliver vist, når {owner} har godkendt dem.',
  confirm: 'Ja, bekræft',
  notMine: 'Hvis du ikke har skrevet dette, så luk siden: Intet bliver vist.',
  ownTitle: 'Din anbefaling til {owner}',
  saveChange: 'Gem og signér ændringen',
  withdrawMine: 'Træk min anbefaling tilbage',
  withdrawTitle: 'Vil du trække din anbefaling tilbage?',
  withdrawText:
    'Hvert ord i den og dit foto bliver slettet med det samme, fra siden om {owner} og fra alle filer, der laves ud fra den. Det kan ikke fortrydes.',
  withdraw: 'Træk tilbage',
  keep: 'Behold',
  nothingHere: 'Der er intet fra dig her',
  withdrawn: 'Din anbefaling er trukket tilbage. Hvert ord i den og dit foto er slettet.',
  nothingToWrite: 'Der kan ikke skrives noget her',
  refusedTitle: 'Tak, fordi du siger til',
  refused: 'Du får ingen påmindelse. Hvis du ombestemmer dig, virker linket stadig.',
  mailedTitle: 'Mailen er på vej',
  mailed: 'Den bliver sendt til den adresse, du har bekræftet. Linket i den erstatter det forrige.',
  notDone: 'Det kunne ikke gennemføres',
  defaultNote: 'Det tager kun et par minutter.',
  stranger: 'med dig',
  somebody: 'Nogen',
  standings: {
    draft: 'Anbefalingen er ikke bekræftet endnu.',
    waiting:
      'Anbefalingen er signeret og venter på godkendelse. Hvis en tidligere version vises, bliver den stående indtil da.',
    approved:
      'Anbefalingen er godkendt, som den står her. En ændring bliver signeret på ny og skal godkendes igen.',
    declined:
      'Anbefalingen blev ikke godkendt. Du kan ændre den og dermed spørge igen, eller du kan trække den tilbage.',
  },
  doubts: {
    trap: 'Et felt, der skal være tomt, var udfyldt, måske af din browser. Det er tomt igen: Send din anbefaling en gang til.',
    fast: 'Den kom så hurtigt, at vi ikke er sikre på, om et menneske har skrevet den. Vent tre sekunder, og send den en gang til.',
    late: 'Formularen var åben for længe eller blev slet ikke åbnet. Send din anbefaling en gang til.',
  },
  check: {
    confirmedBy: 'Bekræftet af {name}, som har skrevet den',
    altered: 'Dette er ikke det, der blev signeret',
    sound:
      'Hvert bogstav nedenfor er, som det blev bekræftet. Det blev kontrolleret, da du åbnede denne side.',
    alteredText: 'Teksten, fotoet eller oplysningerne er ændret efter signeringen. Stol ikke på dem.',
    givenTo: 'Skrevet til <link>{owner}</link>.',
    what: 'Dette er bekræftet',
    whoAt:
      'Den {date} bekræftede en person med adgang til en e-mailadresse hos {domain} disse ord som sine egne, med navn, stilling, virksomhed og stjerner.',
    who: 'Den {date} bekræftede en person med adgang til en ikke oplyst e-mailadresse disse ord som sine egne, med navn, stilling, virksomhed og stjerner.',
    unchanged: 'Siden da er ikke et bogstav blevet ændret.',
    unchangedWithPhoto: 'Siden da er ikke et bogstav blevet ændret, og fotoet heller ikke.',
    stands: 'Anbefalingen er ikke trukket tilbage.',
    whatNot: 'Dette er ikke bekræftet',
    identity: 'At personen er den, navnet angiver: Ingen har set legitimation.',
    truth: 'At stilling og virksomhed er rigtige, eller at det, der siges, er sandt.',
    operator:
      'At den, der driver serveren og har nøglen, ikke har ændret noget: Signaturen viser kun, at den gemte tekst ikke er ændret, uden at signaturen også er det.',
    elsewhere: 'Kontrollér det et andet sted',
    how: '<json>Den signerede anbefaling som JSON</json> er en JSON Web Signature (RFC 7515) med Ed25519 (RFC 8037); serverens nøgler er <keys>offentliggjort</keys>. Med Node.js:',
    when: 'Signeret {signed} med nøglen {key}. Kontrolleret {checked}.',
  },
} satisfies Messages['asked'];
