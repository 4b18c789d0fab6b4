import type { Messages } from '../catalogue';

export const asked = {
  fields: {
    name: 'Imię i nazwisko',
    role: 'Stanowisko',
    company: 'Firma',
    location: 'Miejscowość',
    content: 'Treść rekomendacji',
    rating: 'Liczba gwiazdek',
    date: 'Data',
    email: 'Adres e-mail',
    photo: 'Zdjęcie portretowe',
  },
  missing: {
    name: 'Proszę podać imię i nazwisko.',
    role: 'Proszę podać stanowisko, na przykład „dyrektor ds. badań”.',
    company: 'Proszę podać miejsce wspólnej lub obecnej pracy.',
    content: 'Proszę napisać treść rekomendacji.',
    email: 'Proszę podać adres e-mail, bez niego nie wiadomo, od kogo pochodzą te słowa.',
  },
  notSent: 'Rekomendacja nie została jeszcze wysłana',
  starsOf: '{given, number} z {most, number}',
  placeHint: 'Na przykład „Kraków, Polska”.',
  dateHint: 'Puste pole oznacza dzisiejszą datę.',
  photoHint: 'JPEG, PNG lub WebP, do 5 MB.',
  keepPhoto: 'Zachowaj powyższe zdjęcie, chyba że zostanie wybrane inne',
  emailHint:
    'Wyślemy e-mail z prośbą o potwierdzenie, że to Państwa słowa. Adres nigdy nie jest pokazywany na stronie.',
  namesDomain:
    'Strona sprawdzająca moją rekomendację może podać część mojego adresu po znaku @, na przykład „example.com”',
  photoAgain: 'Wybrane zdjęcie trzeba wskazać ponownie.',
  writeFor: 'Prośba o rekomendację – {owner}',
  wish: '{owner} chce pokazać kilka Państwa słów na <link>stronie, którą czytają pracodawcy</link>, wraz z imieniem i nazwiskiem, stanowiskiem i firmą. Konto nie jest potrzebne.',
  send: 'Wyślij rekomendację',
  ratherNot: 'Wolę nie pisać',
  handling: 'Co się dzieje z tekstem',
  handlingApproval:
    'Nic nie zostanie pokazane, dopóki adres nie zostanie potwierdzony, a {owner} nie zaakceptuje treści.',
  handlingAddress:
    'Potem wszystko oprócz adresu e-mail jest widoczne na stronie i w plikach, które na jej podstawie powstają. Adres widzi {owner}, nikt inny.',
  handlingSigned:
    '{owner} może ukryć lub usunąć rekomendację, ale nie może zmienić w niej ani litery: jest podpisana cyfrowo.',
  handlingWithdraw:
    'Rekomendację można w każdej chwili zmienić lub wycofać za pomocą linku z e-maila. Po wycofaniu zostaje od razu w całości usunięta.',
  handlingDays:
    'Niepotwierdzona rekomendacja zostaje usunięta po {days, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}}. Pliki cookie nie są zapisywane.',
  confirmByMail: 'Jeszcze tylko potwierdzenie przez e-mail',
  mailSent: 'Wysłaliśmy e-mail z linkiem. Proszę go otworzyć, aby potwierdzić, że to Państwa słowa.',
  mailSentMore:
    'Do tego czasu nic nie zostanie pokazane. Jeśli e-mail nie dotrze w ciągu kilku minut, proszę zajrzeć do folderu ze spamem albo wrócić i sprawdzić adres.',
  thanks: 'Dziękujemy: rekomendacja jest potwierdzona',
  approvedBy: '{owner} akceptuje tę rekomendację.',
  waitsFor: 'Rekomendacja jest podpisana i czeka, aż {owner} ją zaakceptuje.',
  useLink: 'Aby ją zmienić lub wycofać, proszę użyć linku z otrzymanego e-maila.',
  linkAgain: 'Wyślij mi ten link ponownie',
  refuseTitle: 'Wolą Państwo nie pisać?',
  refuseText: '{owner} dowie się od nas, że wolą Państwo nie pisać. Nie będziemy wysyłać przypomnień.',
  backToForm: 'Powrót do formularza',
  yourWords: 'Czy to Państwa słowa?',
  confirming:
    'Dla kogo: {owner}. Po potwierdzeniu te słowa zostaną podpisane Państwa imieniem i nazwiskiem. Będą widoczne, gdy {owner} je zaakceptuje.',
  confirm: 'Tak, potwierdzam',
  notMine: 'Jeśli to nie Państwa tekst, proszę zamknąć tę stronę: nic nie zostanie pokazane.',
  ownTitle: 'Państwa rekomendacja – {owner}',
  saveChange: 'Zapisz i podpisz zmianę',
  withdrawMine: 'Wycofaj moją rekomendację',
  withdrawTitle: 'Wycofać rekomendację?',
  withdrawText:
    'Cała jej treść i zdjęcie zostaną od razu usunięte: ze strony ({owner}) i z każdego pliku, który na jej podstawie powstaje. Tego nie można cofnąć.',
  withdraw: 'Wycofaj',
  keep: 'Zachowaj',
  nothingHere: 'Nie ma tu nic Państwa autorstwa',
  withdrawn: 'Rekomendacja została wycofana. Cała jej treść i zdjęcie zostały usunięte.',
  nothingToWrite: 'Nie można tu nic napisać',
  refusedTitle: 'Dziękujemy za odpowiedź',
  refused: 'Nie będziemy wysyłać przypomnień. W razie zmiany zdania link nadal działa.',
  mailedTitle: 'E-mail jest w drodze',
  mailed: 'Przyjdzie na potwierdzony adres. Zawarty w nim link zastępuje poprzedni.',
  notDone: 'Nie udało się tego wykonać',
  defaultNote: 'To zajmie tylko kilka minut.',
  stranger: 'szanowni Państwo',
  somebody: 'Ktoś',
  standings: {
    draft: 'Rekomendacja nie jest jeszcze potwierdzona.',
    waiting:
      'Rekomendacja jest podpisana i czeka na akceptację. Jeśli widoczna jest wcześniejsza wersja, pozostanie do tego czasu.',
    approved:
      'Rekomendacja została zaakceptowana w tej postaci. Każda zmiana jest podpisywana od nowa i wymaga ponownej akceptacji.',
    declined:
      'Rekomendacja nie została zaakceptowana. Można ją zmienić, a tym samym ponownie przesłać do akceptacji, albo wycofać.',
  },
  doubts: {
    trap: 'Pole, które musi pozostać puste, zostało wypełnione, być może przez przeglądarkę. Teraz znów jest puste: proszę wysłać rekomendację jeszcze raz.',
    fast: 'Rekomendacja została wysłana tak szybko, że nie mamy pewności, czy napisał ją człowiek. Proszę odczekać trzy sekundy i wysłać ją jeszcze raz.',
    late: 'Formularz był otwarty zbyt długo albo nie został w ogóle otwarty. Proszę wysłać rekomendację jeszcze raz.',
  },
  check: {
    confirmedBy: 'Rekomendacja potwierdzona: {name}',
    altered: 'To nie jest tekst, który został podpisany',
    sound:
      'Każda litera poniżej jest taka, jak w chwili potwierdzenia. Sprawdzono to przy otwarciu tej strony.',
    alteredText: 'Treść, zdjęcie lub dane zostały zmienione po podpisaniu. Nie należy na nich polegać.',
    givenTo: 'Dla kogo: <link>{owner}</link>.',
    what: 'Co jest potwierdzone',
    whoAt:
      'Osoba mająca dostęp do adresu e-mail w domenie {domain} potwierdziła te słowa jako własne, wraz z imieniem i nazwiskiem, stanowiskiem, firmą i liczbą gwiazdek (data: {date}).',
    who: 'Osoba mająca dostęp do niepodanego tu adresu e-mail potwierdziła te słowa jako własne, wraz z imieniem i nazwiskiem, stanowiskiem, firmą i liczbą gwiazdek (data: {date}).',
    unchanged: 'Od tego czasu nie zmieniła się ani jedna litera.',
    unchangedWithPhoto: 'Od tego czasu nie zmieniła się ani jedna litera, nie zmieniło się też zdjęcie.',
    stands: 'Rekomendacja nie została wycofana.',
    whatNot: 'Co nie jest potwierdzone',
    identity: 'Tożsamość osoby o tym imieniu i nazwisku: nikt nie sprawdzał dokumentów.',
    truth: 'To, że stanowisko i firma się zgadzają oraz że treść jest prawdziwa.',
    operator:
      'To, że niczego nie zmienił administrator tego serwera, który ma klucz: podpis pokazuje tylko, że zapisanej treści nie zmienił nikt inny.',
    elsewhere: 'Sprawdzenie w innym miejscu',
    how: '<json>Podpisana rekomendacja w formacie JSON</json> to JSON Web Signature (RFC 7515) z użyciem Ed25519 (RFC 8037); klucze tego serwera są <keys>opublikowane</keys>. W Node.js:',
    when: 'Podpisano: {signed}, klucz: {key}. Sprawdzono: {checked}.',
  },
} satisfies Messages['asked'];
