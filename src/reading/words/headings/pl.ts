import type { HeadingWords } from './heading-words';

export const pl: HeadingWords = {
  contact: `
    kontakt, dane kontaktowe, dane osobowe, dane personalne, informacje kontaktowe, informacje osobiste,
    dane adresowe, adres, dane, skontaktuj się ze mną, linki, profile, media społecznościowe, informacje o mnie,
    dane teleadresowe`,
  summary: `
    profil, profil zawodowy, podsumowanie, podsumowanie zawodowe, o mnie, kilka słów o mnie, cel, cel zawodowy,
    opis, wprowadzenie, sylwetka, cele zawodowe, profil kandydata, kim jestem, motywacja, podsumowanie kwalifikacji,
    podsumowanie doświadczenia, krótko o mnie, profil osobisty, bio, charakterystyka`,
  work: `
    doświadczenie, doświadczenie zawodowe, doświadczenia, doświadczenia zawodowe, przebieg kariery,
    przebieg kariery zawodowej, kariera, kariera zawodowa, przebieg pracy zawodowej, praca, praca zawodowa,
    historia zatrudnienia, zatrudnienie, praktyka zawodowa, praktyki, praktyki zawodowe, staże, praktyki i staże,
    staże i praktyki, doświadczenie i praktyki, przebieg zatrudnienia, ścieżka kariery, ścieżka zawodowa,
    dotychczasowe zatrudnienie, aktualne zatrudnienie, obecne stanowisko, doświadczenie dydaktyczne,
    doświadczenie komercyjne, historia pracy, działalność zawodowa, doświadczenie w pracy`,
  education: `
    wykształcenie, edukacja, kształcenie, nauka, studia, wykształcenie i kursy, edukacja i kursy, przebieg edukacji,
    wykształcenie i szkolenia, przebieg kształcenia, edukacja i szkolenia, ukończone szkoły, szkoły,
    wykształcenie akademickie`,
  skills: `
    umiejętności, umiejętność, najważniejsze umiejętności, główne umiejętności, kluczowe umiejętności, kompetencje,
    kluczowe kompetencje, umiejętności techniczne, umiejętności miękkie, umiejętności twarde,
    umiejętności komputerowe, umiejętności zawodowe, umiejętności interpersonalne, umiejętności cyfrowe,
    umiejętności i kompetencje, dodatkowe umiejętności, inne umiejętności, kwalifikacje, kwalifikacje zawodowe,
    znajomość programów, obsługa komputera, znajomość obsługi komputera, technologie, narzędzia, oprogramowanie,
    programy, języki programowania, mocne strony, atuty, zdolności, predyspozycje, cechy osobowości,
    cechy charakteru, specjalizacje, wiedza, kompetencje cyfrowe, kompetencje miękkie, cechy osobiste,
    kompetencje techniczne, znajomość technologii, zalety, umiejętności informatyczne, programowanie`,
  certifications: `
    certyfikaty, certyfikat, kursy, kursy i szkolenia, szkolenia, szkolenia i kursy,
    kursy i certyfikaty, szkolenia i certyfikaty, certyfikaty i szkolenia, certyfikaty i kursy, uprawnienia,
    licencje, licencje i certyfikaty, licencje i zaświadczenia, dodatkowe kwalifikacje, ukończone kursy,
    odbyte szkolenia, kursy i uprawnienia, certyfikaty i uprawnienia, zaświadczenia, dodatkowe kursy,
    uprawnienia i certyfikaty`,
  languages: `
    języki, języki obce, język, znajomość języków, znajomość języków obcych, umiejętności językowe, język obcy,
    kompetencje językowe, język ojczysty, znajomość języka`,
  projects: `
    projekty, projekt, wybrane projekty, projekty własne, projekty osobiste, zrealizowane projekty, portfolio,
    badania, projekty badawcze, realizacje, prace badawcze`,
  publications: `
    publikacje, publikacja, artykuły, książki, wystąpienia, prezentacje, patenty, konferencje, prace naukowe,
    praca magisterska, praca dyplomowa, praca inżynierska, praca licencjacka, wystawy, publikacje naukowe`,
  awards: `
    nagrody, wyróżnienia, nagrody i wyróżnienia, osiągnięcia, stypendia, najważniejsze osiągnięcia, konkursy,
    osiągnięcia i nagrody, sukcesy, odznaczenia`,
  volunteering: `
    wolontariat, działalność społeczna, działalność dodatkowa, aktywność społeczna, aktywność dodatkowa,
    działalność studencka, koła naukowe, organizacje, członkostwo, praca społeczna, działalność,
    dodatkowa działalność, aktywności, organizacje studenckie, działalność wolontariacka, dodatkowa aktywność`,
  interests:
    'zainteresowania, hobby, pasje, zainteresowania i hobby, czas wolny, pasje i zainteresowania, moje pasje',
  references: 'referencje, rekomendacje, opinie',
  other: `
    inne, pozostałe, dodatkowe informacje, informacje dodatkowe, różne, załączniki, prawo jazdy, klauzula,
    zgoda, klauzula rodo, rodo, dyspozycyjność, inne informacje, dodatkowe, oczekiwania`,
  fillers: `
    moje, mój, moja, dodatkowe, inne, pozostałe, najważniejsze, główne, kluczowe, wybrane, zawodowe, osobiste,
    dotychczasowe, obecne, ukończone, istotne, ogólne`,
  prepositions: 'w, we, z, ze, na, dla, do, jako, o, od',
  conjunctions: 'i, oraz, lub',
};
