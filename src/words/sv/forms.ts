import type { Messages } from '../catalogue';

export const forms = {
  optional: '(valfritt)',
  error: 'Fel:',
  errorIn: 'Fel: {title}',
  leaveEmpty: 'Lämna det här fältet tomt',
  send: 'Skicka meddelande',
  sending: 'Skickar …',
  failed:
    'Meddelandet kunde inte skickas. Det finns kvar här: kontrollera din anslutning och skicka det igen.',
  failedForGood:
    'Meddelandet kunde inte skickas. Det finns kvar här, men sidan tar inte emot fler meddelanden: kopiera texten om du fortfarande behöver den.',
  failedTooLong:
    'Meddelandet kunde inte skickas. Det finns kvar här, men det är för långt: korta ner det och skicka det igen.',
  failedForNow: 'Meddelandet kunde inte skickas. Det finns kvar här: vänta en stund och skicka det igen.',
  writeTo: 'Skriv till {name}',
  writeToOwner: 'Skriv till sidans ägare',
  owner: 'sidans ägare',
  what: '{owner} får ditt meddelande via e-post och svarar till din adress. Ingen annan ser det, och du behöver inget konto.',
  upTo: 'Högst {most, number} tecken.',
  fields: { name: 'Namn', company: 'Företag', role: 'Befattning', email: 'E-post', message: 'Meddelande' },
  missing: {
    name: 'Ange ditt namn.',
    email: 'Ange din e-postadress, annars kan ingen svara dig.',
    message: 'Skriv ditt meddelande.',
  },
  notSent: 'Meddelandet har inte skickats ännu',
  ownForm:
    'Det här är ditt eget formulär, så som det visas på din sida. Det du skickar härifrån kommer inte fram någonstans.',
  sent: 'Ditt meddelande är på väg',
  sentTo: '{owner} får det via e-post om en liten stund.',
  sentMore:
    'Svaret kommer direkt till din egen adress, så du behöver inte göra något mer här. Du får ingen kopia, och din adress används inte till något annat.',
  noForm: 'Det går inte att skicka meddelanden här',
  noFormOwn: 'Din design döljer avsnittet Kontakt, och därmed även formuläret. Det här är vad besökare ser.',
  takesNone: '{owner} tar inte emot meddelanden den här vägen.',
  back: 'Tillbaka till sidan',
  doubts: {
    trap: 'Ett fält som måste vara tomt var ifyllt, kanske av din webbläsare. Det är tomt igen: skicka meddelandet en gång till.',
    fast: 'Det kom så snabbt att vi inte är säkra på att en människa skrev det. Vänta tre sekunder och skicka det en gång till.',
    late: 'Formuläret var öppet för länge, eller öppnades inte alls. Skicka meddelandet en gång till.',
    used: 'Det här formuläret har redan skickats. Skicka det en gång till om det är ett nytt meddelande.',
  },
  answers: {
    required: 'Fältet måste fyllas i.',
    oneLine: 'Skriv det här på en rad.',
    unsafe: 'Ta bort de tecken som inte kan visas.',
    email: 'Ange en e-postadress, till exempel namn@example.com.',
    stars: 'Ange ett helt antal stjärnor.',
    date: 'Ange datum i formatet ÅÅÅÅ-MM-DD.',
    dateRange: 'Ange ett år mellan 1900 och 2199.',
    photoType: 'Välj ett foto i formatet JPEG, PNG eller WebP.',
    photoSize: 'Fotot är större än 5 MB.',
    noRoomForPhoto: 'Det finns inte plats för något foto här. Skicka din rekommendation utan foto.',
    ownPage:
      'Det här är din egen sida, så inget skickades. Besökare skriver till dig med det här formuläret.',
    takesNoMessages: 'Sidan tar inte emot meddelanden, så ditt skickades inte.',
    full: 'Inga fler meddelanden kan tas emot här just nu. Hör av dig på något annat sätt.',
    busy: 'Servern är hårt belastad just nu. Försök igen om några sekunder.',
    storageFull:
      'Serverns lagringsutrymme är fullt. Försök igen senare, eller meddela den som driver servern.',
    filesAway: 'Fillagringen kan inte nås just nu. Försök igen om en liten stund.',
    databaseAway: 'Databasen kan inte nås just nu. Försök igen om en liten stund.',
    cameBetween: 'Något annat har ändrats under tiden. Försök igen.',
    withdrawn: 'Du har dragit tillbaka din rekommendation, och vartenda ord i den är raderat.',
    revoked: 'Den som bad dig om en rekommendation har tagit tillbaka förfrågan.',
    accountClosed: 'Kontot för den som bad dig om en rekommendation är avslutat.',
    expired: 'Förfrågan har gått ut. Be om en ny länk om du fortfarande vill skriva.',
    answered:
      'Den här förfrågan är redan besvarad. Använd länken i mejlet du fick om du vill ändra din text.',
    written: 'Du har skrivit en rekommendation. Du kan dra tillbaka den med länken i mejlet.',
    tryAgain: 'Försök igen.',
  },
  limits: {
    tooLong: 'Använd högst {most} tecken.',
    addresses: 'Skriv högst {most, number} webbadresser.',
    ownersAddress: 'Den här adressen tillhör {owner}. Ange din egen.',
    seconds: 'För många försök. Försök igen om {count, plural, one {# sekund} other {# sekunder}}.',
    minutes: 'För många försök. Försök igen om {count, plural, one {# minut} other {# minuter}}.',
    hours: 'För många försök. Försök igen om {count, plural, one {# timme} other {# timmar}}.',
  },
} satisfies Messages['forms'];
