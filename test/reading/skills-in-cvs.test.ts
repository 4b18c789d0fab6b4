import { expect, test } from 'vitest';
import { readSkills } from '../../src/reading/entries/skills/skill-sections';
import { laidOut, row, section } from '../support/laid-out';

const skillsOf = (...sections: Parameters<typeof laidOut>) =>
  readSkills(laidOut(...sections)).skills.map(({ name, group, level, years }) =>
    [group, name, level ?? years].filter((part) => part !== undefined).join(' / '),
  );

const languagesOf = (...sections: Parameters<typeof laidOut>) =>
  readSkills(laidOut(...sections)).languages.map(({ name, level }) =>
    [name, level].filter((part) => part !== undefined).join(' / '),
  );

test('labels are groups, not skills', () => {
  expect(skillsOf(section('skills', ['Programming: Go, Rust, C++', 'Tools: Git, Docker (19, 20)']))).toEqual([
    'Programming / Go',
    'Programming / Rust',
    'Programming / C++',
    'Tools / Git',
    'Tools / Docker (19, 20)',
  ]);
});

test('a bold cell beside a list is its label', () => {
  expect(skillsOf(section('skills', ['*Sprachen* ┃ Go, Rust', '*Werkzeuge* ┃ Git, Make']))).toEqual([
    'Sprachen / Go',
    'Sprachen / Rust',
    'Werkzeuge / Git',
    'Werkzeuge / Make',
  ]);
});

test('levels and years may be beside or below a skill', () => {
  expect(skillsOf(section('skills', ['*Python* ┃ 5+ yrs', '*Docker* ┃ 3+ yrs']))).toEqual([
    'Python / 5',
    'Docker / 3',
  ]);
  expect(skillsOf(section('skills', ['Go (advanced)', 'SQL – basic']))).toEqual([
    'Go / advanced',
    'SQL / basic',
  ]);
  expect(skillsOf(section('skills', ['Go ┃ Bases solides', 'SQL ┃ Amateur']))).toEqual([
    'Go / Bases solides',
    'SQL / Amateur',
  ]);
});

test('a line is only joined to the one above if that one fills its block', () => {
  const wide = section('summary', ['x'.repeat(80)]);
  const long = 'Alpha, Beta, Gamma, Delta, Epsilon, Zeta, Eta, Theta, Iota, Kappa, Lambda and';
  expect(skillsOf(wide, section('skills', [long, 'Mu, Nu'])).slice(-2)).toEqual(['Lambda and Mu', 'Nu']);
  expect(skillsOf(wide, section('skills', ['Wound care, Triage', 'Rostering, Audit']))).toEqual([
    'Wound care',
    'Triage',
    'Rostering',
    'Audit',
  ]);
});

test('prose is not a list', () => {
  expect(
    skillsOf(
      section('skills', [
        'Able to work in stressful situations, above all with the public and at the end of the year',
      ]),
    ),
  ).toEqual([]);
});

test.each([
  ['English: native', 'English / native'],
  ['Deutsch (Muttersprache)', 'Deutsch / Muttersprache'],
  ['Français – C1', 'Français / C1'],
  ['Español nivel avanzado', 'Español / nivel avanzado'],
  ['Lingua madre: Italiano', 'Italiano / Lingua madre'],
])('%s is a language with its level', (text, expected) => {
  expect(languagesOf(section('languages', [text]))).toEqual([expected]);
});

test('a level in the row below belongs to the language above', () => {
  expect(languagesOf(section('languages', ['Nederlands', 'Moedertaal', 'English', 'C2']))).toEqual([
    'Nederlands / Moedertaal',
    'English / C2',
  ]);
});

test('what has a level among the languages is one, known or not', () => {
  const texts = ['Igbo (Native or Bilingual)', 'Tiv – fluent', 'Chess club'];
  expect(languagesOf(section('languages', texts))).toEqual(['Igbo / Native or Bilingual', 'Tiv / fluent']);
});

test('levels in columns of their own belong to the languages on the same lines', () => {
  const names = ['Inglese', 'Francese', row('Tedesco', { gap: 1.2 })];
  const levels = [row('B2 ┃ B2', { gap: -3.6 }), row('B1 ┃ B2', { gap: 1.1 }), row('A2 ┃ A1', { gap: 1.2 })];
  expect(languagesOf(section('languages', [...names, 'Ascolto ┃ Lettura', ...levels]))).toEqual([
    'Inglese / B2',
    'Francese / B1',
    'Tedesco / A2',
  ]);
  const others = [row('B1 ┃ B2', { gap: -1.2 }), row('A2 ┃ A1')];
  expect(languagesOf(section('languages', [...names, ...others]))).toEqual([
    'Inglese',
    'Francese / B1',
    'Tedesco / A2',
  ]);
});

test('a bold line above names or bullets is a group; above a level or a sentence it is a skill', () => {
  const groups = ['*Sprachen*', 'Python: sehr gut', '*Werkzeuge*', 'Git', 'Make', '*Umgang*', '• Geduld'];
  expect(skillsOf(section('skills', groups))).toEqual([
    'Sprachen / Python / sehr gut',
    'Werkzeuge / Git',
    'Werkzeuge / Make',
    'Umgang / Geduld',
  ]);
  const names = ['*Python*', 'sehr gut', '*Geduld*', 'Mit Kunden und Kollegen seit vielen Jahren'];
  expect(skillsOf(section('skills', names)).slice(0, 1)).toEqual(['Python / sehr gut']);
  expect(skillsOf(section('skills', names))).toContain('Geduld');
});

test('stars, dots and blocks are levels, whatever is between them', () => {
  expect(skillsOf(section('skills', ['Go ●●●○○', 'SQL ★ ★ ☆', 'Bash', '█ █ ░']))).toEqual([
    'Go / ●●●○○',
    'SQL / ★★☆',
    'Bash / █ █ ░',
  ]);
  expect(skillsOf(section('skills', ['Go ●●○ • SQL ●○○ • Bash']))).toEqual(['Go / ●●○', 'SQL / ●○○', 'Bash']);
});

test('a level may be in brackets before its skill', () => {
  expect(skillsOf(section('skills', ['(Beginner) Python, Go, (Old) Norse']))).toEqual([
    'Python / Beginner',
    'Go',
    '(Old) Norse',
  ]);
});

test('languages under a label among the skills are languages, and what is no language stays a skill', () => {
  const skills = section('skills', ['Tools: Git, Make', 'Languages: German (C1), Rust']);
  expect(languagesOf(skills)).toEqual(['German / C1']);
  expect(skillsOf(skills)).toEqual(['Tools / Git', 'Tools / Make', 'Languages / Rust']);
});

test('certificates among the skills become certificates', () => {
  const read = readSkills(laidOut(section('skills', ['Systems: Linux', 'Certifications: Security+'])));
  expect(read.skills.map(({ name }) => name)).toEqual(['Linux']);
  expect(read.certifications.map(({ name }) => name)).toEqual(['Security+']);
});

test('languages may be sentences with a colon each', () => {
  expect(languagesOf(section('languages', ['Español: nativo. Inglés: A2.']))).toEqual([
    'Español / nativo',
    'Inglés / A2',
  ]);
});

test('dashes between at least three skills separate them', () => {
  expect(skillsOf(section('skills', ['EPANET – MS Project – Budgets']))).toEqual([
    'EPANET',
    'MS Project',
    'Budgets',
  ]);
  expect(skillsOf(section('skills', ['Bees – keeping']))).toEqual(['Bees – keeping']);
});

test('a line may hold several labelled groups', () => {
  expect(skillsOf(section('skills', ['Programming: Go, R · Platforms: Linux, QNX']))).toEqual([
    'Programming / Go',
    'Programming / R',
    'Platforms / Linux',
    'Platforms / QNX',
  ]);
});

test('a driving licence among the skills is not a skill', () => {
  expect(skillsOf(section('skills', ['EDV ┃ Excel, Word', 'Führerschein ┃ B, C1']))).toEqual([
    'EDV / Excel',
    'EDV / Word',
  ]);
});

test('a word before a dash and a list is a group', () => {
  expect(skillsOf(section('skills', ['Daten – Python, SQL', 'Web → Svelte, CSS']))).toEqual([
    'Daten / Python',
    'Daten / SQL',
    'Web / Svelte',
    'Web / CSS',
  ]);
});

test('a language has a level in whatever words, which may be in brackets within brackets', () => {
  expect(
    languagesOf(
      section('languages', [
        'Anglais (courant (C1))',
        'Spanish – evening classes',
        'Englisch – gute',
        'Kenntnisse',
      ]),
    ),
  ).toEqual(['Anglais / courant (C1)', 'Spanish / evening classes', 'Englisch / gute Kenntnisse']);
});

test('a line that does not end in the mark between skills ends within one, if another line ends in it', () => {
  const lines = ['Mediation • Case', 'Management • Triage •', 'Audit'];
  expect(skillsOf(section('skills', lines))).toEqual(['Mediation', 'Case Management', 'Triage', 'Audit']);
  expect(skillsOf(section('skills', ['Mediation • Triage', 'Management • Audit']))).toEqual([
    'Mediation',
    'Triage',
    'Management',
    'Audit',
  ]);
});

test('a line in lower case continues a skill if skills begin with capitals', () => {
  const wide = section('summary', ['x'.repeat(80)]);
  expect(skillsOf(wide, section('skills', ['Diving, Fleet', 'management, Audit, Triage']))).toEqual([
    'Diving',
    'Fleet management',
    'Audit',
    'Triage',
  ]);
  expect(skillsOf(wide, section('skills', ['git, Make, bash', 'awk, perl']))).toEqual([
    'git',
    'Make',
    'bash',
    'awk',
    'perl',
  ]);
});

test('a line below the text of a bullet continues it', () => {
  const hanging = row('Management', { x: 70 });
  const below = row('Management', { x: 60 });
  expect(skillsOf(section('skills', ['• Revenue', hanging, '• Triage']))).toEqual([
    'Revenue Management',
    'Triage',
  ]);
  expect(skillsOf(section('skills', ['• Revenue', below, '• Triage']))).toContain('Management');
});

test('a list below a label does not continue the one above the label', () => {
  const lines = [
    '*Care*',
    'Triage • Audit •',
    'Rostering',
    '*Tools*',
    'Excel • Word',
    '*Other*',
    'Driving • Sewing',
  ];
  expect(skillsOf(section('skills', lines))).toEqual([
    'Care / Triage',
    'Care / Audit',
    'Care / Rostering',
    'Tools / Excel',
    'Tools / Word',
    'Other / Driving',
    'Other / Sewing',
  ]);
});

test('a bullet is a skill of its own, however small its first letter', () => {
  expect(skillsOf(section('skills', ['• Quadrat sampling ┃ • Python', '• analysis ┃ • R']))).toEqual([
    'Quadrat sampling',
    'Python',
    'analysis',
    'R',
  ]);
});

test('symbols between skills separate them', () => {
  expect(skillsOf(section('skills', ['balayage ♥ extensions ♥ hair colour']))).toEqual([
    'balayage',
    'extensions',
    'hair colour',
  ]);
});

test('names that share an item of a list are apart', () => {
  expect(skillsOf(section('skills', ['Git/GitHub, C/C++, Docker&Podman, PHP and MySQL']))).toEqual([
    'Git',
    'GitHub',
    'C',
    'C++',
    'Docker',
    'Podman',
    'PHP',
    'MySQL',
  ]);
  expect(skillsOf(section('skills', ['CI/CD, TCP/IP, R&D, Coaching & Mentoring, C#/.NET']))).toEqual([
    'CI/CD',
    'TCP/IP',
    'R&D',
    'Coaching & Mentoring',
    'C#/.NET',
  ]);
});

test('names in brackets are apart, abbreviations and versions are not', () => {
  expect(skillsOf(section('skills', ['Office (Word, Excel), SAP (MM, SD), SQL (MySQL, Postgres)']))).toEqual([
    'Office',
    'Word',
    'Excel',
    'SAP (MM, SD)',
    'SQL',
    'MySQL',
    'Postgres',
  ]);
});

test('short lines beside a label are not continued, if a longer one shows how wide their column is', () => {
  expect(
    skillsOf(
      section('skills', [
        '*Software* ┃ Simulink, Modelica',
        row('HTML, CSS', { x: 400 }),
        '*Further* ┃ Technical drawing, Woodworking, Bookbinding',
      ]),
    ),
  ).toEqual([
    'Software / Simulink',
    'Software / Modelica',
    'HTML',
    'CSS',
    'Further / Technical drawing',
    'Further / Woodworking',
    'Further / Bookbinding',
  ]);
});

test('a colon before a level in another cell is no part of the language', () => {
  expect(languagesOf(section('languages', ['*Polish:* ┃ C2', '*Spanish:* ┃ First Certificate']))).toEqual([
    'Polish / C2',
    'Spanish',
  ]);
});

test('a level may be before its skill', () => {
  expect(skillsOf(section('skills', ['Proficient with Go, Rust; Gute Kenntnisse in Excel']))).toEqual([
    'Go / Proficient',
    'Rust',
    'Excel / Gute Kenntnisse',
  ]);
  expect(skillsOf(section('skills', ['Verhandlungssicher in Wort und Schrift']))).toEqual([]);
});

test('an address is no skill, but a name with a full stop or a slash is', () => {
  const rows = ['Socket.io, HTML/CSS, github.com/janedoe, https://jane.example/work'];
  expect(skillsOf(section('skills', rows))).toEqual(['Socket.io', 'HTML', 'CSS']);
});

test('names that share an item share its level', () => {
  expect(skillsOf(section('skills', ['Go/Rust/C++ ┃ Proficient', 'Office (Word, Excel): advanced']))).toEqual(
    [
      'Go / Proficient',
      'Rust / Proficient',
      'C++ / Proficient',
      'Office / advanced',
      'Word / advanced',
      'Excel / advanced',
    ],
  );
});

test('the level of a language may name the scale', () => {
  expect(
    languagesOf(section('languages', ['Spanisch Niveau C2', 'Englisch: sehr gute Kenntnisse (Niveau B2)'])),
  ).toEqual(['Spanisch / Niveau C2', 'Englisch / sehr gute Kenntnisse (Niveau B2)']);
});

test('a language among skills is one, under any label', () => {
  const skills = section('skills', ['Tools: Go, French, Git']);
  expect(skillsOf(skills)).toEqual(['Tools / Go', 'Tools / Git']);
  expect(languagesOf(skills)).toEqual(['French']);
});

test('single names are no labels because one of them is above a list', () => {
  const names = [
    'Microscopy',
    'Cell culture',
    'Gene editing',
    'Office (Word, Excel)',
    'Teaching of young apprentices',
  ];
  expect(skillsOf(section('skills', names))).toEqual([
    'Microscopy',
    'Cell culture',
    'Gene editing',
    'Office',
    'Word',
    'Excel',
    'Teaching of young apprentices',
  ]);
});

test('a paragraph is no list of skills, however narrow its column is', () => {
  const paragraph = ['I have led teams', 'of welders for years', 'in small shops and', 'on bridges abroad'];
  expect(
    skillsOf(section('skills', ['TIG, MIG', row(paragraph[0] ?? '', { gap: 2.4 }), ...paragraph.slice(1)])),
  ).toEqual(['TIG', 'MIG']);
});
