import type { Messages } from '../catalogue';

export const asked = {
  fields: {
    name: 'Uw naam',
    role: 'Uw functie',
    company: 'Organisatie',
    location: 'Plaats',
    content: 'Uw aanbeveling',
    rating: 'Sterren',
    date: 'Datum',
    email: 'Uw e-mailadres',
    photo: 'Foto van u',
  },
  missing: {
    name: 'Vul uw naam in.',
    role: 'Vul uw functie in, bijvoorbeeld ‘Hoofd onderzoek’.',
    company: 'Vul in waar u heeft samengewerkt, of waar u nu werkt.',
    content: 'Schrijf wat u wilt zeggen.',
    email: 'Vul uw e-mailadres in, anders weet niemand dat dit uw woorden zijn.',
  },
  notSent: 'Uw aanbeveling is nog niet verstuurd',
  starsOf: '{given, number} van {most, number}',
  placeHint: 'Bijvoorbeeld ‘Utrecht, Nederland’.',
  dateHint: 'Vandaag, als u dit leeg laat.',
  photoHint: 'JPEG, PNG of WebP, tot 5 MB.',
  keepPhoto: 'De foto hierboven behouden, tenzij u een andere kiest',
  emailHint:
    'We sturen u een e-mail waarmee u bevestigt dat de woorden van u zijn. Uw adres komt nooit op de pagina.',
  namesDomain:
    'De pagina die mijn aanbeveling controleert, mag het deel van mijn adres na de @ noemen, zoals ‘example.com’',
  photoAgain: 'Een gekozen foto moet u opnieuw kiezen.',
  writeFor: 'Een aanbeveling schrijven voor {owner}',
  wish: '{owner} wil graag enkele woorden van u tonen op <link>een pagina die werkgevers lezen</link>, met uw naam, functie en organisatie. U heeft geen account nodig.',
  send: 'Aanbeveling versturen',
  ratherNot: 'Ik schrijf liever niets',
  handling: 'Wat er met uw tekst gebeurt',
  handlingApproval:
    'Er wordt niets getoond voordat u uw adres heeft bevestigd en {owner} de tekst heeft goedgekeurd.',
  handlingAddress:
    'Daarna is alles behalve uw e-mailadres te zien op de pagina en in de bestanden die daarvan worden gemaakt. {owner} ziet het adres, verder niemand.',
  handlingSigned:
    '{owner} kan de aanbeveling verbergen of verwijderen, maar er geen letter aan veranderen: de tekst is digitaal ondertekend.',
  handlingWithdraw:
    'U kunt de aanbeveling op elk moment wijzigen of intrekken met de link in de e-mail. Als u de aanbeveling intrekt, wordt alles meteen verwijderd.',
  handlingDays:
    'Wat u niet bevestigt, wordt na {days, plural, one {# dag} other {# dagen}} verwijderd. Er worden geen cookies geplaatst.',
  confirmByMail: 'Bevestig uw aanbeveling nu per e-mail',
  mailSent:
    'We hebben u een e-mail met een link gestuurd. Open de link om te bevestigen dat de woorden van u zijn.',
  mailSentMore:
    'Tot die tijd wordt er niets getoond. Komt er binnen enkele minuten geen e-mail, kijk dan in uw spammap, of ga terug en controleer het adres.',
  thanks: 'Dank u wel: uw aanbeveling is bevestigd',
  approvedBy: '{owner} heeft de aanbeveling goedgekeurd.',
  waitsFor: 'De aanbeveling is ondertekend en wacht op goedkeuring door {owner}.',
  useLink:
    'Om de aanbeveling te wijzigen of in te trekken, gebruikt u de link in de e-mail die u heeft gekregen.',
  linkAgain: 'Stuur mij die link opnieuw',
  refuseTitle: 'Liever niets schrijven?',
  refuseText: 'We laten {owner} weten dat u liever niets schrijft, en u krijgt geen herinnering.',
  backToForm: 'Terug naar het formulier',
  yourWords: 'Zijn dit uw woorden?',
  confirming:
    'Voor {owner}. Zodra u deze woorden bevestigt, worden ze met uw naam ondertekend. Ze worden getoond als {owner} ze heeft goedgekeurd.',
  confirm: 'Ja, bevestigen',
  notMine: 'Heeft u dit niet geschreven, sluit deze pagina dan: er wordt niets getoond.',
  ownTitle: 'Uw aanbeveling voor {owner}',
  saveChange: 'Wijziging opslaan en ondertekenen',
  withdrawMine: 'Mijn aanbeveling intrekken',
  withdrawTitle: 'Uw aanbeveling intrekken?',
  withdrawText:
    'Elk woord ervan en uw foto worden meteen verwijderd, van de pagina van {owner} en uit elk bestand dat daarvan wordt gemaakt. Dit kan niet ongedaan worden gemaakt.',
  withdraw: 'Intrekken',
  keep: 'Behouden',
  nothingHere: 'Hier staat niets van u',
  withdrawn: 'Uw aanbeveling is ingetrokken. Elk woord ervan en uw foto zijn verwijderd.',
  nothingToWrite: 'Hier kan niets worden geschreven',
  refusedTitle: 'Dank u voor uw antwoord',
  refused: 'U krijgt geen herinnering. Als u zich bedenkt: de link blijft werken.',
  mailedTitle: 'De e-mail is onderweg',
  mailed: 'Hij gaat naar het adres dat u heeft bevestigd. De link erin vervangt de vorige.',
  notDone: 'Dat is niet gelukt',
  defaultNote: 'Het kost maar enkele minuten.',
  stranger: 'lezer',
  somebody: 'Iemand',
  standings: {
    draft: 'De aanbeveling is nog niet bevestigd.',
    waiting:
      'De aanbeveling is ondertekend en wacht op goedkeuring. Als er een eerdere versie te zien is, blijft die tot dan staan.',
    approved:
      'De aanbeveling is goedgekeurd zoals die hier staat. Een wijziging wordt opnieuw ondertekend en moet opnieuw worden goedgekeurd.',
    declined:
      'De aanbeveling is niet goedgekeurd. U kunt de tekst wijzigen en zo opnieuw om goedkeuring vragen, of de aanbeveling intrekken.',
  },
  doubts: {
    trap: 'Een veld dat leeg moet blijven, was ingevuld, misschien door uw browser. Het is weer leeg: verstuur uw aanbeveling nog een keer.',
    fast: 'De aanbeveling kwam zo snel binnen dat we niet zeker weten of een mens die heeft geschreven. Wacht drie seconden en verstuur de aanbeveling nog een keer.',
    late: 'Het formulier heeft te lang opengestaan of is helemaal niet geopend. Verstuur uw aanbeveling nog een keer.',
  },
  check: {
    confirmedBy: 'Bevestigd door {name}, die de aanbeveling schreef',
    altered: 'Dit is niet wat de auteur heeft ondertekend',
    sound:
      'Elke letter hieronder is zoals de auteur die heeft bevestigd. Dat is gecontroleerd toen u deze pagina opende.',
    alteredText: 'De tekst, de foto of de gegevens zijn na de ondertekening gewijzigd. Vertrouw er niet op.',
    givenTo: 'Geschreven voor <link>{owner}</link>.',
    what: 'Wat bevestigd is',
    whoAt:
      'Op {date} heeft iemand met toegang tot een e-mailadres bij {domain} deze woorden als eigen woorden bevestigd, met naam, functie, organisatie en sterren.',
    who: 'Op {date} heeft iemand met toegang tot een hier niet genoemd e-mailadres deze woorden als eigen woorden bevestigd, met naam, functie, organisatie en sterren.',
    unchanged: 'Sindsdien is er geen letter veranderd.',
    unchangedWithPhoto: 'Sindsdien is er geen letter veranderd, en de foto evenmin.',
    stands: 'De auteur heeft de aanbeveling niet ingetrokken.',
    whatNot: 'Wat niet bevestigd is',
    identity: 'Dat de auteur is wie de naam zegt: niemand heeft een identiteitsbewijs gezien.',
    truth: 'Dat functie en organisatie kloppen, of dat waar is wat er wordt gezegd.',
    operator:
      'Dat de beheerder van deze server, die de sleutel heeft, niets heeft veranderd: de handtekening laat alleen zien dat de opgeslagen tekst niet is gewijzigd zonder de handtekening mee te wijzigen.',
    elsewhere: 'Elders controleren',
    how: '<json>De ondertekende aanbeveling als JSON</json> is een JSON Web Signature (RFC 7515) met Ed25519 (RFC 8037); de sleutels van deze server zijn <keys>openbaar</keys>. Met Node.js:',
    when: 'Ondertekend {signed} met de sleutel {key}. Gecontroleerd {checked}.',
  },
} satisfies Messages['asked'];
