import type { Messages } from '../catalogue';

export const forms = {
  optional: '(opcjonalnie)',
  error: 'Błąd:',
  errorIn: 'Błąd: {title}',
  leaveEmpty: 'To pole należy pozostawić puste',
  send: 'Wyślij wiadomość',
  sending: 'Wysyłanie…',
  failed:
    'Nie udało się wysłać wiadomości. Jej treść pozostała w formularzu: proszę sprawdzić połączenie i wysłać ją ponownie.',
  failedForGood:
    'Nie udało się wysłać wiadomości. Jej treść pozostała w formularzu: ta strona nie przyjmuje już wiadomości, więc w razie potrzeby proszę skopiować tekst.',
  failedTooLong:
    'Nie udało się wysłać wiadomości. Jej treść pozostała w formularzu: jest za długa, więc proszę ją skrócić i wysłać ponownie.',
  failedForNow:
    'Nie udało się wysłać wiadomości. Jej treść pozostała w formularzu: proszę chwilę odczekać i wysłać ją ponownie.',
  writeTo: 'Wiadomość do: {name}',
  writeToOwner: 'Wiadomość do osoby prowadzącej tę stronę',
  owner: 'osoba prowadząca tę stronę',
  what: '{owner} otrzyma wiadomość e-mailem i odpowie na podany adres. Nikt inny jej nie zobaczy, a konto nie jest potrzebne.',
  upTo: 'Do {most, number} znaków.',
  fields: {
    name: 'Imię i nazwisko',
    company: 'Firma',
    role: 'Stanowisko',
    email: 'E-mail',
    message: 'Wiadomość',
  },
  missing: {
    name: 'Proszę podać imię i nazwisko.',
    email: 'Proszę podać adres e-mail, bez niego nikt nie będzie mógł odpowiedzieć.',
    message: 'Proszę napisać wiadomość.',
  },
  notSent: 'Wiadomość nie została jeszcze wysłana',
  ownForm:
    'To Państwa własny formularz, taki, jaki widzą odwiedzający. Wiadomość wysłana stąd nigdzie nie trafi.',
  sent: 'Wiadomość jest w drodze',
  sentTo: '{owner} otrzyma ją za chwilę e-mailem.',
  sentMore:
    'Odpowiedź przyjdzie bezpośrednio na podany adres, więc nic więcej nie trzeba tu robić. Nie wysyłamy kopii wiadomości, a adres nie będzie używany do niczego innego.',
  noForm: 'Tu nie można wysłać wiadomości',
  noFormOwn:
    'W wybranym wyglądzie sekcja Kontakt jest ukryta, a wraz z nią formularz. To widzą odwiedzający.',
  takesNone: '{owner} nie przyjmuje wiadomości tą drogą.',
  back: 'Powrót do strony',
  doubts: {
    trap: 'Pole, które musi pozostać puste, zostało wypełnione, być może przez przeglądarkę. Teraz znów jest puste: proszę wysłać wiadomość jeszcze raz.',
    fast: 'Wiadomość została wysłana tak szybko, że nie mamy pewności, czy napisał ją człowiek. Proszę odczekać trzy sekundy i wysłać ją jeszcze raz.',
    late: 'Formularz był otwarty zbyt długo albo nie został w ogóle otwarty. Proszę wysłać wiadomość jeszcze raz.',
    used: 'Ten formularz został już wysłany. Jeśli to inna wiadomość, proszę wysłać ją jeszcze raz.',
  },
  answers: {
    required: 'To pole jest wymagane.',
    oneLine: 'Proszę wpisać to w jednym wierszu.',
    unsafe: 'Proszę usunąć znaki, których nie można wyświetlić.',
    email: 'Proszę podać adres e-mail w postaci nazwa@example.com.',
    stars: 'Proszę podać całkowitą liczbę gwiazdek.',
    date: 'Proszę podać datę w formacie RRRR-MM-DD.',
    dateRange: 'Proszę podać rok z przedziału 1900–2199.',
    photoType: 'Proszę wybrać zdjęcie w formacie JPEG, PNG lub WebP.',
    photoSize: 'Zdjęcie ma ponad 5 MB.',
    noRoomForPhoto: 'Nie ma tu miejsca na zdjęcie. Proszę wysłać rekomendację bez zdjęcia.',
    ownPage:
      'To Państwa własna strona, więc nic nie zostało wysłane. Za pomocą tego formularza odwiedzający piszą do Państwa.',
    takesNoMessages: 'Ta strona nie przyjmuje wiadomości, więc wiadomość nie została wysłana.',
    full: 'W tej chwili nie można tu przyjąć więcej wiadomości. Proszę skontaktować się w inny sposób.',
    busy: 'Serwer jest w tej chwili przeciążony. Proszę spróbować ponownie za kilka sekund.',
    storageFull: 'Na serwerze zabrakło miejsca. Proszę spróbować później lub powiadomić administratora.',
    filesAway: 'Magazyn plików jest chwilowo niedostępny. Proszę spróbować ponownie za chwilę.',
    databaseAway: 'Baza danych jest chwilowo niedostępna. Proszę spróbować ponownie za chwilę.',
    cameBetween: 'W międzyczasie zapisano inną zmianę. Proszę spróbować ponownie.',
    withdrawn: 'Rekomendacja została wycofana, a cała jej treść usunięta.',
    revoked: 'Prośba o rekomendację została wycofana.',
    accountClosed: 'Konto osoby, która prosiła o rekomendację, zostało zamknięte.',
    expired: 'Prośba wygasła. Jeśli nadal chcą Państwo napisać rekomendację, można poprosić o nowy link.',
    answered:
      'Na tę prośbę już odpowiedziano. Aby zmienić treść rekomendacji, proszę użyć linku z otrzymanego e-maila.',
    written: 'Rekomendacja została już napisana. Można ją wycofać za pomocą linku z e-maila.',
    tryAgain: 'Proszę spróbować ponownie.',
  },
  limits: {
    tooLong: 'Maksymalna liczba znaków: {most}.',
    addresses: 'Maksymalna liczba adresów internetowych: {most, number}.',
    ownersAddress: 'To adres osoby, której dotyczy rekomendacja ({owner}). Proszę podać własny.',
    seconds:
      'Zbyt wiele prób. Proszę spróbować ponownie za {count, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
    minutes:
      'Zbyt wiele prób. Proszę spróbować ponownie za {count, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
    hours:
      'Zbyt wiele prób. Proszę spróbować ponownie za {count, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}.',
  },
} satisfies Messages['forms'];
