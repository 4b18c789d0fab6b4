import { describe, expect, test } from 'vitest';
import { bold, item, line, plain } from './page-contents';
import { name, sectionsOf } from './read-sections';

describe('headings', () => {
  const large = { ...plain, font: 'Sans', size: 14 };

  test('are the known ones in their common look, and other lines in that look', () => {
    const items = [
      ...line('Work Experience', 50, 100, bold),
      ...line('Baker at Crust', 50, 115),
      ...line('Pastry School', 50, 145, bold),
      ...line('Bread and rolls and other things', 50, 160),
      ...line('Education', 50, 190, bold),
      ...line('Baking', 50, 205),
    ];
    expect(sectionsOf([...name, ...items])).toEqual([
      ['header: ', 'Zoë Ångström'],
      ['work: Work Experience', 'Baker at Crust'],
      ['other: Pastry School', 'Bread and rolls and other things'],
      ['education: Education', 'Baking'],
    ]);
  });

  test('stand where the known ones do: the titles of a table do not, even in their look', () => {
    const items = [
      ...line('Experience', 50, 100, bold),
      ...line('Baker at Crust', 50, 115),
      ...line('Education', 50, 145, bold),
      ...line('Baking', 50, 160),
      ...line('Languages', 50, 190, bold),
      ...line('SPOKEN PART', 420, 205, bold),
      ...line('Dutch', 50, 220),
    ];
    expect(sectionsOf([...name, ...items]).slice(3)).toEqual([
      ['languages: Languages', 'SPOKEN PART', 'Dutch'],
    ]);
  });

  test('in capitals need not be bold, where the others are both', () => {
    const strong = { ...bold, size: 10, isCapitals: true };
    const items = [
      ...line('EXPERIENCE', 50, 100, strong),
      ...line('Baker at Crust', 50, 115),
      ...line('EDUCATION', 50, 145, strong),
      ...line('Baking', 50, 160),
      ...line('SKILLS', 50, 190, { ...plain, isCapitals: true }),
      ...line('Rolls', 50, 205),
    ];
    expect(sectionsOf([...name, ...items]).at(-1)).toEqual(['skills: SKILLS', 'Rolls']);
  });

  test('may begin in another colour', () => {
    const inTwoColors = (first: string, rest: string, y: number) => [
      item(first, 50, y, { look: { ...bold, color: '#dc3522' } }),
      item(rest, 50 + 6 * first.length, y, { look: bold }),
    ];
    const items = [
      ...inTwoColors('Exp', 'erience', 100),
      ...line('Baker at Crust', 50, 115),
      ...inTwoColors('Pro', 'gress', 145),
      ...line('Bread and rolls and other things', 50, 160),
      ...inTwoColors('Edu', 'cation', 190),
      ...line('Baking', 50, 205),
    ];
    expect(sectionsOf([...name, ...items]).map(([heading]) => heading)).toEqual([
      'header: ',
      'work: Experience',
      'other: Progress',
      'education: Education',
    ]);
  });

  test('are only known words if all text looks alike', () => {
    const texts = ['Zoë', 'Experience', 'Baker', 'Crust', 'Education', 'Baking', 'School', 'Berne'];
    expect(sectionsOf(texts.flatMap((text, index) => line(text, 50, 60 + index * 20)))).toEqual([
      ['header: ', 'Zoë'],
      ['work: Experience', 'Baker', 'Crust'],
      ['education: Education', 'Baking', 'School', 'Berne'],
    ]);
  });

  test('are neither words in prose nor labels in an entry', () => {
    const items = [
      ...line('Experience', 50, 100, bold),
      ...line('Baker', 50, 115),
      ...line('Education', 50, 130),
      ...line('Skills', 50, 160, bold),
      ...line('Bread', 50, 175),
      ...line('Some more words of prose here', 50, 190),
    ];
    expect(sectionsOf([...name, ...items]).map(([heading]) => heading)).toEqual([
      'header: ',
      'work: Experience',
      'skills: Skills',
    ]);
  });

  test('are in the larger of two looks with equally many of them', () => {
    const items = [
      ...line('Experience', 50, 100, large),
      ...line('Baker at Crust', 50, 115),
      ...line('What I Can', 50, 145, large),
      ...line('Software', 50, 160, bold),
      ...line('Excel', 50, 175),
      ...line('Languages', 50, 190, bold),
      ...line('Python', 50, 205),
      ...line('Education', 50, 235, large),
      ...line('Baking', 50, 250),
    ];
    expect(sectionsOf([...name, ...items]).map(([heading]) => heading)).toEqual([
      'header: ',
      'work: Experience',
      'other: What I Can',
      'education: Education',
    ]);
  });

  test('have two looks if one side of the page is read after the other', () => {
    const white = { ...large, color: '#ffffff' };
    const items = [
      ...line('Contact', 50, 90, white),
      ...line('zoe@oven.example', 50, 105),
      ...line('Education', 50, 130, white),
      ...line('Baking of bread and rolls', 50, 145),
      ...line('Skills', 50, 170, white),
      ...line('Bread', 50, 185),
      ...line('Profile', 50, 210, bold),
      ...line('Likes bread and rolls', 50, 225),
      ...line('Experience', 50, 250, bold),
      ...line('Baker of bread and rolls', 50, 265),
      ...line('Languages', 50, 290, bold),
      ...line('Swedish of the north', 50, 305),
    ];
    expect(sectionsOf([...name, ...items]).map(([heading]) => heading)).toEqual([
      'header: ',
      'contact: Contact',
      'education: Education',
      'skills: Skills',
      'summary: Profile',
      'work: Experience',
      'languages: Languages',
    ]);
  });

  test('may begin with a lower-case letter or an icon if they stand out', () => {
    const icon = item('\ue0b0', 35, 160, { isIcon: true, look: { ...bold, font: 'Icons' } });
    const items = [
      ...line('experience', 50, 100, bold),
      ...line('Baker with some longer text', 50, 115),
      icon,
      ...line('education', 50, 160, bold),
      ...line('Baking with some longer text', 50, 175),
    ];
    expect(sectionsOf([...name, ...items]).map(([heading]) => heading)).toEqual([
      'header: ',
      'work: experience',
      'education: education',
    ]);
  });

  test('in a margin are beside the first row of their section', () => {
    const entries = ['Experience', 'Education', 'Skills', 'Languages'].flatMap((heading, index) => [
      ...line(heading, 50, 100 + index * 50, bold),
      ...line('First line of it', 160, 100 + index * 50),
      ...line('Second line of it', 160, 115 + index * 50),
    ]);
    expect(sectionsOf([...name, ...entries])[2]).toEqual([
      'education: Education',
      'First line of it',
      'Second line of it',
    ]);
  });

  test('in a margin with dates may be beside the middle of their section', () => {
    const entries = ['Experience', 'Education', 'Skills', 'Languages'].flatMap((heading, index) => [
      ...line('First line of it', 160, 100 + index * 60),
      ...line(heading, 50, 118 + index * 60, bold),
      ...line('Second line of it', 160, 115 + index * 60),
      ...line('2015 – 2016', 50, 132 + index * 60),
      ...line('Third line of it', 160, 130 + index * 60),
    ]);
    expect(sectionsOf([...name, ...entries])[2]).toEqual([
      'education: Education',
      'First line of it',
      'Second line of it',
      '2015 – 2016 | Third line of it',
    ]);
  });
});

describe('columns', () => {
  const column = (x: number, top: number, texts: string[], step: number) =>
    texts.flatMap((text, index) => line(text, x, top + index * step, index === 0 ? bold : plain));
  const side = column(40, 100, ['Contact', 'Bern', 'zoe@b.example', 'Phone', '031 555 01 02', 'Web'], 17);
  const main = column(
    250,
    100,
    ['Experience', 'Baker', 'Baked bread', 'Sold it', 'Cleaned up', 'Went home'],
    23,
  );

  test('are read one after the other', () => {
    expect(
      sectionsOf([...main, ...side, ...name]).map(([heading, ...rows]) => [heading, rows.length]),
    ).toEqual([
      ['header: ', 1],
      ['contact: Contact', 5],
      ['work: Experience', 5],
    ]);
  });

  test('continue their section on the next page', () => {
    const next = [
      ...column(40, 60, ['a', 'b', 'c', 'd', 'e'], 17),
      ...column(250, 60, ['A', 'B', 'C', 'D', 'E'], 23),
    ];
    const rows = sectionsOf(
      [...name, ...side, ...main],
      next.map((each) => ({ ...each, look: plain })),
    );
    expect(rows.find(([heading]) => heading?.startsWith('contact'))?.slice(-5)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
    expect(rows.find(([heading]) => heading?.startsWith('work'))?.slice(-5)).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
    ]);
  });

  test('are separated at the wider of two gutters of the same height', () => {
    const skills = ['Rye and', 'Wheat', 'Oats bread', 'Spelt', 'Barley', 'Malt', 'Sourdough', 'Pastry'];
    const rows = [0, 1, 2, 3].flatMap((index) => [
      ...line('Baker of bread', 27, 120 + index * 60, bold),
      ...line(`Apr 201${index}`, 335, 120 + index * 60),
      ...line('Crust in the town of Bern', 27, 131 + index * 60),
      ...line('Bread of rye and of wheat each day', 27, 146 + index * 60),
      ...line('Rolls of wheat', 206, 146 + index * 60),
      ...line('and of oats', 206, 157 + index * 60),
    ]);
    const side = skills.flatMap((skill, index) => line(skill, 572 - skill.length * 5, 118 + index * 29));
    const headings = [...line('Experience', 27, 100, bold), ...line('Skills', 540, 100, bold)];
    expect(sectionsOf([...headings, ...rows, ...side]).at(-1)).toEqual(['skills: Skills', ...skills]);
  });

  test('end above the row of the first cell that crosses them, and above its heading', () => {
    const heads = [1, 2, 3, 4].flatMap((index) => [
      ...line('A long line of the head', 50, 60 + index * 19),
      ...line('Contact data', 400, 61 + index * 17),
    ]);
    const entry = [
      ...line('Experience', 50, 162, bold),
      ...line('2019 – today', 50, 180),
      ...line('Baker at Crust in Bern, where all of the bread of the town is baked at night', 130, 180),
    ];
    expect(sectionsOf([...heads, ...entry]).at(-1)).toEqual([
      'work: Experience',
      '2019 – today | Baker at Crust in Bern, where all of the bread of the town is baked at night',
    ]);
  });

  test('of dates belong to the rows beside them', () => {
    const entries = [0, 1, 2, 3, 4].flatMap((index) => [
      ...line(`201${index} – 201${index + 1}`, 50, 120 + index * 40),
      ...line('Baker', 200, 120 + index * 40),
      ...line('Baked bread', 200, 134 + index * 40),
    ]);
    expect(sectionsOf([...line('Experience', 50, 100, bold), ...entries])[1]?.slice(0, 3)).toEqual([
      'work: Experience',
      '2010 – 2011 | Baker',
      'Baked bread',
    ]);
  });

  test('of labels belong to the rows beside them', () => {
    const table = ['Bread', 'Rolls', 'Cakes', 'Tarts', 'Pies'].flatMap((label, index) => [
      ...line(label, 50, 120 + index * 15),
      ...line('very good', 200, 120 + index * 15),
    ]);
    expect(sectionsOf([...line('Skills', 50, 100, bold), ...table])[1]?.[1]).toBe('Bread | very good');
  });
});

test('a gap may separate a heading from its number', () => {
  const items = ['Education', 'Skills', 'Hobbies'].flatMap((title, at) => [
    ...line(`${at + 1}`, 50, 100 + at * 50, bold),
    ...line(title, 80, 100 + at * 50, bold),
    ...line(`Oven ${title}`, 60, 120 + at * 50),
  ]);
  expect(sectionsOf([...name, ...items]).slice(1)).toEqual([
    ['education: 1 Education', 'Oven Education'],
    ['skills: 2 Skills', 'Oven Skills'],
    ['interests: 3 Hobbies', 'Oven Hobbies'],
  ]);
});

test('a gap may separate the words of a heading', () => {
  const items = ['Work Experience', 'Professional Skills', 'Hobbies'].flatMap((title, at) => [
    ...line(title, 50, 100 + at * 50, bold, 3),
    ...line(`Oven ${title}`, 60, 120 + at * 50),
  ]);
  expect(sectionsOf([...name, ...items]).map(([title]) => title)).toEqual([
    'header: ',
    'work: Work Experience',
    'skills: Professional Skills',
    'interests: Hobbies',
  ]);
});

test.each([
  ['skills', ['contact: Contact', 'jane@doe.example']],
  ['references', ['references: References', 'Bread and rolls', 'Contact', 'jane@doe.example']],
])('contacts below a weak heading in a section of %s', (kind, last) => {
  const titles = ['Experience', 'Education', kind === 'skills' ? 'Skills' : 'References'];
  const items = titles.flatMap((title, at) => [
    ...line(title, 50, 100 + at * 50, { ...bold, size: 14 }),
    ...line('Bread and rolls', 50, 120 + at * 50),
  ]);
  const contacts = [...line('Contact', 50, 240, bold), ...line('jane@doe.example', 50, 255)];
  expect(sectionsOf([...name, ...items, ...contacts]).at(-1)).toEqual(last);
});

test('a heading may have text in another look beside it', () => {
  const items = ['Experience', 'Education', 'Skills'].flatMap((title, at) => [
    ...line(title, 50, 100 + at * 50, bold),
    ...line('Bread and rolls', 50, 120 + at * 50),
  ]);
  expect(sectionsOf([...name, ...items, ...line('Oven House', 300, 200)]).at(-1)).toEqual([
    'skills: Skills',
    'Oven House',
    'Bread and rolls',
  ]);
});

test('headers and footers with contacts are apart, and others are nobody’s text', () => {
  const footer = (number: number) => [
    ...line('Zoë Ångström', 50, 815),
    ...line('+44 113 496 0123', 250, 815),
    ...line(`Page ${number} of 2`, 500, 815),
  ];
  const first = [...name, ...line('Baked by 60', 50, 700), ...footer(1)];
  const second = [...line('Baked bread', 50, 100), ...footer(2)];
  expect(sectionsOf(first, second)).toEqual([
    ['header: ', 'Zoë Ångström', 'Baked by 60', 'Baked bread'],
    ['other: ', '+44 113 496 0123', '+44 113 496 0123'],
  ]);
});

test('rotated text is kept', () => {
  const sideways = ['turned', 'text'].map((text) => item(text, 10, 300, { isRotated: true }));
  expect(sectionsOf([...name, ...sideways]).at(-1)).toEqual(['other: ', 'turned text']);
});

test('glyphs without a text are identified by the words that they occur in', () => {
  const [fi, ff] = ['\u{f0003}', '\u{f0004}'];
  const words = [`Pro${fi}le`, `Certi${fi}ed`, `Sta${ff}`, `O${ff}er`];
  expect(sectionsOf(words.map((word, index) => item(word, 50, 100 + index * 20)))).toEqual([
    ['header: '],
    ['summary: Profile', 'Certified', 'Staff', 'Offer'],
  ]);
});
