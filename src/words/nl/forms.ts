import type { Messages } from '../catalogue';

export const forms = {
  optional: '(optioneel)',
  error: 'Fout:',
  errorIn: 'Fout: {title}',
  leaveEmpty: 'Laat dit veld leeg',
  send: 'Bericht versturen',
  sending: 'Wordt verstuurd …',
  failed:
    'Uw bericht kon niet worden verstuurd. Het staat hier nog: controleer uw verbinding en verstuur het opnieuw.',
  failedForGood:
    'Uw bericht kon niet worden verstuurd. Het staat hier nog, maar via deze pagina worden geen berichten meer ontvangen: kopieer uw tekst als u die nog nodig heeft.',
  failedTooLong:
    'Uw bericht kon niet worden verstuurd. Het staat hier nog, maar het is te lang: maak het korter en verstuur het opnieuw.',
  failedForNow:
    'Uw bericht kon niet worden verstuurd. Het staat hier nog: wacht even en verstuur het opnieuw.',
  writeTo: 'Bericht aan {name}',
  writeToOwner: 'Bericht aan de eigenaar van deze pagina',
  owner: 'de eigenaar van deze pagina',
  what: '{owner} krijgt uw bericht per e-mail en antwoordt op uw adres. Niemand anders ziet het, en u heeft geen account nodig.',
  upTo: 'Maximaal {most, number} tekens.',
  fields: { name: 'Naam', company: 'Organisatie', role: 'Functie', email: 'E-mail', message: 'Bericht' },
  missing: {
    name: 'Vul uw naam in.',
    email: 'Vul uw e-mailadres in, anders kan niemand u antwoorden.',
    message: 'Schrijf uw bericht.',
  },
  notSent: 'Uw bericht is nog niet verstuurd',
  ownForm:
    'Dit is uw eigen formulier, zoals het op uw pagina verschijnt. Wat u hier verstuurt, komt nergens aan.',
  sent: 'Uw bericht is onderweg',
  sentTo: '{owner} krijgt het zo meteen per e-mail.',
  sentMore:
    'Het antwoord komt rechtstreeks op uw eigen adres binnen; u hoeft hier verder niets te doen. U krijgt geen kopie, en uw adres wordt nergens anders voor gebruikt.',
  noForm: 'Hier kunt u geen bericht versturen',
  noFormOwn:
    'In uw ontwerp is het onderdeel Contact verborgen, en daarmee ook het formulier. Dit krijgen bezoekers te zien.',
  takesNone: '{owner} ontvangt geen berichten langs deze weg.',
  back: 'Terug naar de pagina',
  doubts: {
    trap: 'Een veld dat leeg moet blijven, was ingevuld, misschien door uw browser. Het is weer leeg: verstuur uw bericht nog een keer.',
    fast: 'Het kwam zo snel binnen dat we niet zeker weten of het door een mens is geschreven. Wacht drie seconden en verstuur het nog een keer.',
    late: 'Het formulier heeft te lang opengestaan of is helemaal niet geopend. Verstuur uw bericht nog een keer.',
    used: 'Dit formulier is al eerder verstuurd. Als dit een ander bericht is, verstuur het dan nog een keer.',
  },
  answers: {
    required: 'Dit veld is verplicht.',
    oneLine: 'Schrijf dit op één regel.',
    unsafe: 'Verwijder de tekens die niet kunnen worden weergegeven.',
    email: 'Vul een e-mailadres in zoals naam@example.com.',
    stars: 'Vul een heel aantal sterren in.',
    date: 'Vul een datum in als JJJJ-MM-DD.',
    dateRange: 'Vul een jaar in tussen 1900 en 2199.',
    photoType: 'Kies een foto in JPEG-, PNG- of WebP-formaat.',
    photoSize: 'De foto is groter dan 5 MB.',
    noRoomForPhoto: 'Er is hier geen ruimte voor een foto. Verstuur uw aanbeveling zonder foto.',
    ownPage:
      'Dit is uw eigen pagina, dus er is niets verstuurd. Met dit formulier schrijven bezoekers aan u.',
    takesNoMessages: 'Via deze pagina worden geen berichten ontvangen, dus uw bericht is niet verstuurd.',
    full: 'Op dit moment kunnen hier geen berichten meer worden ontvangen. Neem op een andere manier contact op.',
    busy: 'Het is op dit moment erg druk op de server. Probeer het over enkele seconden opnieuw.',
    storageFull:
      'De opslagruimte van de server is vol. Probeer het later opnieuw of laat het de beheerder weten.',
    filesAway: 'De bestandsopslag is op dit moment niet bereikbaar. Probeer het zo meteen opnieuw.',
    databaseAway: 'De database is op dit moment niet bereikbaar. Probeer het zo meteen opnieuw.',
    cameBetween: 'Er is intussen iets anders gewijzigd. Probeer het opnieuw.',
    withdrawn: 'U heeft uw aanbeveling ingetrokken, en elk woord ervan is verwijderd.',
    revoked: 'Degene die u om een aanbeveling had gevraagd, heeft dat verzoek ingetrokken.',
    accountClosed: 'Het account van degene die u om een aanbeveling had gevraagd, is gesloten.',
    expired: 'Het verzoek is verlopen. Wilt u nog schrijven, vraag dan om een nieuwe link.',
    answered:
      'Dit verzoek is beantwoord. Om uw tekst te wijzigen, gebruikt u de link in de e-mail die u heeft gekregen.',
    written: 'U heeft een aanbeveling geschreven. U kunt die intrekken met de link in uw e-mail.',
    tryAgain: 'Probeer het opnieuw.',
  },
  limits: {
    tooLong: 'Gebruik hooguit {most} tekens.',
    addresses: 'Noem hooguit {most, number} webadressen.',
    ownersAddress: 'Dit is het adres van {owner}. Vul uw eigen adres in.',
    seconds:
      'Te veel pogingen. Probeer het over {count, plural, one {# seconde} other {# seconden}} opnieuw.',
    minutes: 'Te veel pogingen. Probeer het over {count, plural, one {# minuut} other {# minuten}} opnieuw.',
    hours: 'Te veel pogingen. Probeer het over {count, plural, one {# uur} other {# uur}} opnieuw.',
  },
} satisfies Messages['forms'];
