import { expect, test } from 'vitest';
import { readEducation } from '../../src/reading/entries/education';
import { readWork } from '../../src/reading/entries/work';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

const apart = (text: string) => row(text, { gap: 2 });

/** What a form shows, its lines, and the two names in each of its entries. */
type Form = [what: string, lines: (string | Row)[], names: string[]];

const studies: Form[] = [
  [
    'a town that is part of the name before it',
    [
      '2008 – 2010 ┃ UACE, Gayaza High School, Gayaza',
      '2010 – 2013 ┃ B.Sc. Agriculture, Makerere University, Kampala',
    ],
    ['UACE | Gayaza High School', 'B.Sc. Agriculture | Makerere University'],
  ],
  [
    'towns that are called a city',
    [
      '2010 – 2014 ┃ B.S. Nursing, Ateneo de Davao, Davao City',
      '2006 – 2010 ┃ High School, Holy Cross of Davao, Davao City',
    ],
    ['B.S. Nursing | Ateneo de Davao', 'High School | Holy Cross of Davao'],
  ],
  [
    'a place where the school of other entries stands',
    ['MBA, Georgetown University, Washington, 2016', 'A Levels, Dartmouth, 2010'],
    ['MBA | Georgetown University', 'A Levels | undefined'],
  ],
  [
    'periods in a column, however full the lines beside them are',
    [
      'Politecnico di Milano, Milano — Laurea magistrale in Ingegneria edile ┃ 2014 – 2016',
      'Liceo Vittorio Veneto, Milano — Maturità scientifica ┃ 2009 – 2014',
    ],
    [
      'Laurea magistrale in Ingegneria edile | Politecnico di Milano',
      'Maturità scientifica | Liceo Vittorio Veneto',
    ],
  ],
  [
    'a number at the end of the line above a period',
    [
      '*Otago Boys’ High School*',
      'NCEA Level 3',
      'Sep 2010 – Jul 2013',
      apart('*University of Otago*'),
      'BCom',
      'Feb 2014 – Nov 2016',
    ],
    ['NCEA Level 3 | Otago Boys’ High School', 'BCom | University of Otago'],
  ],
  [
    'the date and the place above the names',
    [
      '09/2014 – 07/2016, Aachen',
      '*RWTH Aachen*',
      'M.Sc. Maschinenbau',
      apart('10/2010 – 06/2014, Göttingen'),
      '*Otto-Hahn-Gymnasium*',
      'Abitur',
    ],
    ['M.Sc. Maschinenbau | RWTH Aachen', 'Abitur | Otto-Hahn-Gymnasium'],
  ],
  [
    'a word that means the middle of a year elsewhere',
    [
      'Etec Bento Quirino, Campinas',
      'Ensino médio, 2014',
      apart('Unicamp, Campinas'),
      'Bacharelado em Física, 2018',
    ],
    ['Ensino médio | Etec Bento Quirino', 'Bacharelado em Física | Unicamp'],
  ],
  [
    'a date and a colon before a long line',
    [
      '2016: Curso de Especialização Tecnológica em Gestão de Restauração e Bebidas de Nível Cinco',
      'EHTA | Portimão',
      '• Estágio de três meses num hotel da região, com avaliação final de dezoito valores em vinte possíveis',
      apart('2011: Curso Profissional de Técnico de Restauração'),
      'Cândido Guerreiro | Alte',
    ],
    [
      'Curso de Especialização Tecnológica em Gestão de Restauração e Bebidas de Nível Cinco | EHTA',
      'Curso Profissional de Técnico de Restauração | Cândido Guerreiro',
    ],
  ],
  [
    'bold lines that the section has elsewhere too',
    [
      'University of Leeds ┃ 2014',
      'BSc Physics',
      'First class honours',
      '*Spent most evenings with the choir of the town and its two small orchestras*',
      apart('Otley Grammar School ┃ 2010'),
      '*Spent most evenings with the juniors of the club and their two small boats*',
    ],
    ['BSc Physics | University of Leeds', 'undefined | Otley Grammar School'],
  ],
  [
    'a dash before an honour, and in the name of a school',
    [
      '*BSc Physics – First Class* ┃ 2014',
      'University of Leeds',
      apart('*Exchange semester* ┃ 2012'),
      'HELMo – ESAS',
      apart('*A Levels* ┃ 2010'),
      'Prince Henry’s Grammar School',
    ],
    [
      'BSc Physics | University of Leeds',
      'Exchange semester | HELMo – ESAS',
      'A Levels | Prince Henry’s Grammar School',
    ],
  ],
  [
    'dots that lead to the dates',
    [
      'BSc Geology, University of Leeds .............................. 2010 – 2013',
      'A Levels, Prince Henry’s Grammar School . . . . . . . . . . . . 2008 – 2010',
    ],
    ['BSc Geology | University of Leeds', 'A Levels | Prince Henry’s Grammar School'],
  ],
  [
    'commas in degrees, and between schools and what is more of them',
    [
      '*Prescribing for Nurses, Midwives and Visitors* ┃ July 2022',
      'UCLan, Preston',
      apart('*BTEC Diploma in Social Care* ┃ June 2011'),
      'Belfast Met, Millfield, Belfast',
      apart('*GCSEs in English, Mathematics and Science* ┃ June 2009'),
      'St Dominic’s, Falls Road, Belfast',
    ],
    [
      'Prescribing for Nurses, Midwives and Visitors | UCLan',
      'BTEC Diploma in Social Care | Belfast Met',
      'GCSEs in English, Mathematics and Science | St Dominic’s',
    ],
  ],
  [
    'a degree at the place after a bar',
    [
      'Liceum Plastyczne · Kraków',
      'Diploma · 2010 – 2014',
      apart('Akademia Sztuk Pięknych · Kraków'),
      'Master in Fine Arts · 2014 – 2016',
    ],
    ['Diploma | Liceum Plastyczne', 'Master in Fine Arts | Akademia Sztuk Pięknych'],
  ],
  [
    'a word for a field before one for a school',
    ['Máster en Finanzas at ESADE (2016)', 'Grado en Derecho at UAB (2014)'],
    ['Máster en Finanzas | ESADE', 'Grado en Derecho | UAB'],
  ],
];

const jobs: Form[] = [
  [
    'a dash in one position',
    [
      '*Customer Agent – Subject Matter Expert* ┃ 2018 – 2020',
      'Northern Carabao Outsourcing, Dagupan',
      apart('*Receptionist* ┃ 2016 – 2018'),
      'Hotel Stella, Dagupan',
    ],
    ['Customer Agent – Subject Matter Expert | Northern Carabao Outsourcing', 'Receptionist | Hotel Stella'],
  ],
  [
    'a dash before each town, known or not',
    [
      '*Projectleider* ┃ 2018 – 2020',
      'Heijmans – Rosmalen',
      apart('*Werkvoorbereider* ┃ 2016 – 2018'),
      'Dura Vermeer – Houten',
      apart('*Stagiair* ┃ 2015 – 2016'),
      'BAM – Rotterdam',
    ],
    ['Projectleider | Heijmans', 'Werkvoorbereider | Dura Vermeer', 'Stagiair | BAM'],
  ],
  [
    'a dash before the town of one company',
    [
      '*Projectleider* ┃ 2018 – 2020',
      'Heijmans – Rotterdam',
      apart('*Werkvoorbereider* ┃ 2016 – 2018'),
      'Dura Vermeer',
      apart('*Stagiair* ┃ 2015 – 2016'),
      'BAM',
    ],
    ['Projectleider | Heijmans', 'Werkvoorbereider | Dura Vermeer', 'Stagiair | BAM'],
  ],
  [
    'a dash before the code of a region',
    [
      'Coordenadora Pedagógica, Dom Expedito ┃ fev. 2016 – presente | Bezerros – PE',
      apart('Atendente, Maria Bonita ┃ jun. 2006 – dez. 2008 | Sairé – PE'),
    ],
    ['Coordenadora Pedagógica | Dom Expedito', 'Atendente | Maria Bonita'],
  ],
  [
    'a region that is also the town',
    ['2018 – present ┃ Software Engineer, Google, Zürich', '2012 – 2014 ┃ Junior Developer, Zühlke, Zürich'],
    ['Software Engineer | Google', 'Junior Developer | Zühlke'],
  ],
  [
    'towns in brackets',
    ['*Fletcher (Thun)*', 'Gärtner', '2018 – 2020', apart('*Spitex (Langenthal)*'), 'Fahrer', '2014 – 2018'],
    ['Gärtner | Fletcher', 'Fahrer | Spitex'],
  ],
  [
    'brackets after positions that could be towns',
    [
      '2019 – 2022 ┃ Team Leader (Band 7) ┃ Penmarrow',
      apart('2014 – 2018 ┃ Midwife (Band 6) ┃ Penmarrow'),
      row('Falmouth', { x: 534 }),
      apart('2012 – 2014 ┃ Midwife (Band 5) ┃ Penmarrow'),
      apart('2009 – 2011 ┃ Newly Qualified Midwife ┃ Severnside Unit'),
      row('Gloucester', { x: 512 }),
    ],
    [
      'Team Leader (Band 7) | Penmarrow',
      'Midwife (Band 6) | Penmarrow',
      'Midwife (Band 5) | Penmarrow',
      'Newly Qualified Midwife | Severnside Unit',
    ],
  ],
];

test.each(studies)('studies are read with %s', (_what, lines, names) => {
  const read = readEducation([section('education', lines)], { monthFirst: false });
  expect(read.map(({ degree, institution }) => `${degree} | ${institution}`)).toEqual(names);
});

test.each(jobs)('jobs are read with %s', (_what, lines, names) => {
  const read = readWork([section('work', lines)], { monthFirst: false });
  expect(read.map(({ position, company }) => `${position} | ${company}`)).toEqual(names);
});

test('a sentence that the page broke after the first line below the head is whole', () => {
  const lines = [
    'Harbour Dairies',
    row('Team Lead', { gap: 1.4 }),
    row('January 2015 - December 2018 (4 years)', { gap: 1.4 }),
    row('Germany', { gap: 1.4 }),
    row('Planning and evaluation of milk collection in two districts', { gap: 2 }),
    row('including the training of drivers.', { gap: 1.7 }),
  ];
  const [job] = readWork([section('work', lines)], { monthFirst: false });
  expect(job?.description).toBe(
    'Planning and evaluation of milk collection in two districts including the training of drivers.',
  );
});
