import { describe, expect, test } from 'vitest';
import { readEntries } from '../../src/reading/entries/read-entries';
import type { Item } from '../../src/reading/layout/item';
import { layOut } from '../../src/reading/layout/lay-out';
import type { Look } from '../../src/reading/layout-types';
import type { Period } from '../../src/reading/reading';
import { bold, line, page, plain } from './page-contents';

const looks: Record<string, Look> = {
  '# ': { ...bold, size: 22 },
  '## ': { ...bold, size: 15 },
  '*': { ...plain, font: 'Serif-Bold', isBold: true },
};

/** Lines below each other: `# ` is the name, `## ` a heading, `*` bold; an empty line is a gap. */
function column(text: string, x: number): Item[] {
  let y = 40;
  return text
    .trim()
    .split('\n')
    .flatMap((each) => {
      const written = each.trim();
      const mark = Object.keys(looks).find((sign) => written.startsWith(sign)) ?? '';
      const look = looks[mark] ?? plain;
      y += written === '' ? 8 : look.size * 1.3;
      return written === '' ? [] : line(written.slice(mark.length), x, y, look);
    });
}

const dateOf = (date: Period['start'] | Period['end']) =>
  date === undefined || date === 'present' ? (date ?? '') : [date.year, date.month].filter(Boolean).join('-');

/** What is read in columns side by side, in short. */
function read(...columns: string[]) {
  const items = columns.flatMap((text, index) => column(text, 40 + index * 180));
  const { name, work, education, skills, languages, certifications } = readEntries(layOut([page(items)], 1));
  return {
    name: name?.value,
    work: work.map(({ position, company, start, end }) =>
      [position, company, `${dateOf(start)}…${dateOf(end)}`].join(' | '),
    ),
    education: education.map(({ degree, institution, start, end }) =>
      [degree, institution, `${dateOf(start)}…${dateOf(end)}`].join(' | '),
    ),
    skills: [...skills, ...languages].map(({ name, level }) =>
      level === undefined ? name : `${name}: ${level}`,
    ),
    certifications: certifications.map(({ name }) => name),
  };
}

describe('CVs in', () => {
  test('Danish', () => {
    expect(
      read(`
        # Signe Holmgaard
        Projektleder
        signe@holmgaard.example | +45 20 55 01 01 | 8000 Aarhus C

        ## Erhvervserfaring
        *Projektleder
        Havnsø Vind A/S
        august 2019 – nuværende
        • Leder et hold på otte medarbejdere
        • Ansvarlig for budget og tidsplan

        *Sagsbehandler
        Lysbjerg Kommune
        marts 2015 – juli 2019
        • Behandlede sager om byggetilladelser

        ## Uddannelse
        *Cand.merc. i strategi, Aarhus Universitet
        2012 – 2014

        *Studentereksamen, Lysbjerg Gymnasium
        2006 – 2009

        ## Kompetencer
        Excel, SAP, Power BI

        ## Sprog
        Dansk: modersmål
        Engelsk – godt i tale og skrift
      `),
    ).toEqual({
      name: 'Signe Holmgaard',
      work: [
        'Projektleder | Havnsø Vind A/S | 2019-8…present',
        'Sagsbehandler | Lysbjerg Kommune | 2015-3…2019-7',
      ],
      education: [
        'Cand.merc. i strategi | Aarhus Universitet | 2012…2014',
        'Studentereksamen | Lysbjerg Gymnasium | 2006…2009',
      ],
      skills: ['Excel', 'SAP', 'Power BI', 'Dansk: modersmål', 'Engelsk: godt i tale og skrift'],
      certifications: [],
    });
  });

  test('Swedish', () => {
    expect(
      read(`
        # Alva Sandström
        Sjuksköterska
        alva@sandstrom.example | 070-555 01 01 | Umeå

        ## Arbetslivserfarenhet
        *Sjuksköterska
        Björkdalens vårdcentral
        sep. 2018 – pågående
        • Ansvarar för vaccinationer

        *Undersköterska
        Älvsby kommun
        2014 – 2018
        • Omvårdnad på äldreboende

        ## Utbildning
        *Sjuksköterskeexamen, Umeå universitet
        HT 2015 – VT 2018

        *Naturvetenskapliga programmet, Älvsby gymnasieskola
        2010 – 2013

        ## Kunskaper
        Triagering, Journalsystem, Sårvård

        ## Språk
        Svenska: modersmål
        Finska: grundläggande
      `),
    ).toEqual({
      name: 'Alva Sandström',
      work: [
        'Sjuksköterska | Björkdalens vårdcentral | 2018-9…present',
        'Undersköterska | Älvsby kommun | 2014…2018',
      ],
      education: [
        'Sjuksköterskeexamen | Umeå universitet | 2015…2018',
        'Naturvetenskapliga programmet | Älvsby gymnasieskola | 2010…2013',
      ],
      skills: ['Triagering', 'Journalsystem', 'Sårvård', 'Svenska: modersmål', 'Finska: grundläggande'],
      certifications: [],
    });
  });

  test('Norwegian', () => {
    expect(
      read(`
        # Ingrid Solheim
        Elektriker
        ingrid@solheim.example | +47 405 55 101 | 7030 Trondheim

        ## Arbeidserfaring
        *Elektriker hos Fjellstrøm Installasjon
        jan. 2017 – nåværende
        • Vedlikehold av tavler

        *Lærling hos Vestvik Elektro
        aug. 2014 – des. 2016
        • Montering i boliger

        ## Utdanning
        *Fagbrev, Strinda videregående skole
        2012 – 2016

        ## Kurs og sertifiseringer
        Førstehjelp, Røde Kors, 2021

        ## Ferdigheter
        Feilsøking, KNX, Måleteknikk

        ## Språk
        Norsk: morsmål
        Tysk: middels
      `),
    ).toEqual({
      name: 'Ingrid Solheim',
      work: [
        'Elektriker | Fjellstrøm Installasjon | 2017-1…present',
        'Lærling | Vestvik Elektro | 2014-8…2016-12',
      ],
      education: ['Fagbrev | Strinda videregående skole | 2012…2016'],
      skills: ['Feilsøking', 'KNX', 'Måleteknikk', 'Norsk: morsmål', 'Tysk: middels'],
      certifications: ['Førstehjelp'],
    });
  });

  test('Polish', () => {
    expect(
      read(`
        # Bogna Wierzbicka
        Księgowa
        bogna@wierzbicka.example | +48 600 555 101 | Wrocław

        ## Doświadczenie zawodowe
        *Starsza księgowa
        Brzozowski Logistyka sp. z o.o.
        wrzesień 2017 r. – obecnie
        • Prowadzenie ksiąg rachunkowych

        *Asystentka księgowej
        Biuro rachunkowe Saldo
        od 03.2014 do 08.2017
        • Wystawianie faktur

        ## Wykształcenie
        *Studia magisterskie, Uniwersytet Ekonomiczny we Wrocławiu
        2012 – 2014 r.

        ## Umiejętności
        Symfonia, Excel, Płatnik

        ## Języki obce
        Angielski: biegle
        Język niemiecki – poziom B2

        Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb rekrutacji.
      `),
    ).toEqual({
      name: 'Bogna Wierzbicka',
      work: [
        'Starsza księgowa | Brzozowski Logistyka sp. z o.o. | 2017-9…present',
        'Asystentka księgowej | Biuro rachunkowe Saldo | 2014-3…2017-8',
      ],
      education: ['Studia magisterskie | Uniwersytet Ekonomiczny we Wrocławiu | 2012…2014'],
      skills: ['Symfonia', 'Excel', 'Płatnik', 'Angielski: biegle', 'Język niemiecki: poziom B2'],
      certifications: [],
    });
  });

  test('Dutch', () => {
    expect(
      read(`
        # Femke Oosterveld
        Verpleegkundige
        femke@oosterveld.example | 06 5550 1010 | Zwolle

        ## Werkervaring
        *Verpleegkundige
        Zorggroep De Esdoorn
        september 2016 – heden
        • Begeleidt leerlingen

        *Verzorgende
        Woonzorgcentrum Het Veer
        mrt. 2012 – aug. 2016
        • Dagelijkse zorg

        ## Opleiding
        *HBO-V, Hogeschool Windesheim
        2012 – 2016

        ## Vaardigheden
        Wondzorg, Triage, Rapporteren

        ## Talen
        Nederlands: moedertaal
        Engels: goed
      `),
    ).toEqual({
      name: 'Femke Oosterveld',
      work: [
        'Verpleegkundige | Zorggroep De Esdoorn | 2016-9…present',
        'Verzorgende | Woonzorgcentrum Het Veer | 2012-3…2016-8',
      ],
      education: ['HBO-V | Hogeschool Windesheim | 2012…2016'],
      skills: ['Wondzorg', 'Triage', 'Rapporteren', 'Nederlands: moedertaal', 'Engels: goed'],
      certifications: [],
    });
  });
});

/** The headings and words of an export from LinkedIn in one language. */
interface Export {
  contact: string;
  skills: string;
  summary: string;
  work: string;
  education: string;
  years: string;
  dates: [string, string];
}

const exported = ({ contact, skills, summary, work, education, years, dates }: Export) =>
  read(
    `
    ## ${contact}
    ida@example.org

    ## ${skills.replace(' / ', '\n## ')}
    Scrum
    Python
    Excel
    `,
    `
    # Ida Brandt
    Berlin

    ## ${summary}
    Builds bridges of wood and of steel.

    ## ${work}
    *Tallgrass
    Consultant
    ${dates[0]} (2 ${years})

    *Birchwood
    Analyst
    ${dates[1]} (3 ${years})

    ## ${education}
    *Chalmers
    Bachelor, Physics · (2010 - 2013)
    `,
  );

test.each<[string, Export]>([
  [
    'Danish',
    {
      contact: 'Kontakt',
      skills: 'Mest repræsenterede / kompetencer',
      summary: 'Resumé',
      work: 'Erfaring',
      education: 'Uddannelse',
      years: 'år',
      dates: ['maj 2017 - Present', 'marts 2014 - april 2017'],
    },
  ],
  [
    'Swedish',
    {
      contact: 'Kontakt',
      skills: 'Främsta kompetenser',
      summary: 'Sammanfattning',
      work: 'Erfarenhet',
      education: 'Utbildning',
      years: 'år',
      dates: ['maj 2017 - nuvarande', 'mars 2014 - april 2017'],
    },
  ],
  [
    'Norwegian',
    {
      contact: 'Kontakt',
      skills: 'Toppferdigheter',
      summary: 'Sammendrag',
      work: 'Erfaring',
      education: 'Utdannelse',
      years: 'år',
      dates: ['mai 2017 - nåværende', 'mars 2014 - april 2017'],
    },
  ],
  [
    'Polish',
    {
      contact: 'Kontakt',
      skills: 'Najważniejsze / umiejętności',
      summary: 'Podsumowanie',
      work: 'Doświadczenie',
      education: 'Wykształcenie',
      years: 'lata',
      dates: ['maj 2017 - obecnie', 'marzec 2014 - kwiecień 2017'],
    },
  ],
  [
    'Dutch',
    {
      contact: 'Contact',
      skills: 'Belangrijkste / vaardigheden',
      summary: 'Samenvatting',
      work: 'Ervaring',
      education: 'Opleiding',
      years: 'jaar',
      dates: ['mei 2017 - heden', 'maart 2014 - april 2017'],
    },
  ],
])('exports from LinkedIn in %s', (_, words) => {
  expect(exported(words)).toEqual({
    name: 'Ida Brandt',
    work: ['Consultant | Tallgrass | 2017-5…present', 'Analyst | Birchwood | 2014-3…2017-4'],
    education: ['Bachelor, Physics | Chalmers | 2010…2013'],
    skills: ['Scrum', 'Python', 'Excel'],
    certifications: [],
  });
});
