import { describe, expect, test } from 'vitest';
import {
  contactsIn,
  jobsIn,
  languagesIn,
  leftIn,
  otherFile,
  readFile,
  skillsIn,
  studiesIn,
} from './read-file';

describe('a JSON Resume from before version 1.0', () => {
  test('says employers, websites and languages by their older names', async () => {
    const read = await readFile(otherFile('json-resume-0.json'));
    expect(jobsIn(read).map(({ company }) => company)).toEqual([
      'St Anne Hospital',
      'Care UK',
      'Clinic X',
      'Clinic Y',
      'Clinic Z',
      'Clinic W',
      'Clinic V',
    ]);
    expect(contactsIn(read)).toContain('https://mira.example');
    expect(languagesIn(read)).toEqual(['Igbo', 'English']);
    expect(JSON.stringify(read.sections.publications)).toContain('https://jcare.example/1');
    expect(leftIn(read)).toEqual(
      expect.arrayContaining(['url: https://st-anne.example', 'image: https://m.example/p.jpg']),
    );
    expect(studiesIn(read)).toMatchObject([{ institution: "King's College", gpa: '2:1' }]);
  });

  test('has dates in words and figures; what is no date is listed', async () => {
    const read = await readFile(otherFile('json-resume-0.json'));
    expect(
      jobsIn(read).map(({ startDate, endDate, isCurrent }) => [startDate, endDate ?? isCurrent]),
    ).toEqual([
      ['2019-02', true],
      ['2016-01', '2019-02'],
      [expect.stringContaining('2015'), expect.stringContaining('2016')],
      [undefined, undefined],
      ['2013-06', '2013-12'],
      ['2012-01-01', '2012-05-01'],
      [undefined, expect.stringContaining('2012')],
    ]);
    expect(leftIn(read)).toEqual(
      expect.arrayContaining(['startDate: 2014-13-45', 'endDate: unknown', 'startDate: 1325376000000']),
    );
  });

  test('may have a text as its location, several addresses, and HTML in its texts', async () => {
    const read = await readFile({
      basics: {
        name: 'Ada',
        location: 'Gijón',
        email: ['a@example.com', 'b@example.com'],
        image: `data:image/png;base64,${'A'.repeat(5000)}`,
      },
      work: [
        {
          name: 'R&amp;D Ltd',
          summary: '<p>Led <b>two</b> teams.</p><ul><li>Shipped</li></ul>',
          date: '2015 – heute',
        },
      ],
    });
    expect(read.profile.location?.value).toBe('Gijón');
    expect(contactsIn(read)).toEqual(['a@example.com', 'b@example.com']);
    expect(jobsIn(read)).toMatchObject([
      { company: 'R&D Ltd', description: 'Led two teams.', achievements: ['Shipped'], isCurrent: true },
    ]);
    expect(read.warnings).toEqual([expect.stringMatching(/photo/)]);
    expect(leftIn(read)).toEqual([]);
  });
});

test.each([
  ['Gijon, Spain', 'Gijon, Spain'],
  ['Gijon', 'Gijon, Spain'],
])('the town %s in Spain is %s', async (city, home) => {
  const read = await readFile({ basics: { location: { city, countryCode: 'ES' } } });
  expect(read.profile.location?.value).toBe(home);
});

describe('an export of Reactive Resume', () => {
  test('of version 4 is read whole', async () => {
    const read = await readFile(otherFile('reactive-resume-4.json'));
    expect(Object.values(read.profile).map((text) => text?.value)).toEqual([
      'Mira Okafor',
      'Nurse',
      'London, UK',
      undefined,
      'Ward nurse with ten years.',
    ]);
    expect(jobsIn(read)).toEqual([
      {
        company: 'St Anne Hospital',
        position: 'Ward Nurse',
        location: 'London',
        startDate: '2019-02',
        isCurrent: true,
        achievements: ['Led shifts'],
      },
    ]);
    expect(studiesIn(read)).toMatchObject([
      { institution: "King's College", degree: "Bachelor's Degree", fieldOfStudy: 'Nursing', gpa: '2:1' },
    ]);
    expect(skillsIn(read)).toEqual(['Wound care', 'Dressing']);
    expect(contactsIn(read)).toEqual([
      'mira@okafor.example',
      '+44 20 7946 0000',
      'https://mira.example',
      'https://linkedin.com/in/miraok',
    ]);
    expect(leftIn(read)).toEqual(['image: https://m.example/p.png']);
  });

  test('of version 3 has both dates in an object', async () => {
    const read = await readFile({
      basics: {
        name: 'Ada',
        headline: 'Smith',
        summary: 'Forges **iron**.',
        location: { city: 'Bern', country: 'Switzerland' },
      },
      sections: {
        work: {
          name: 'Work',
          items: [
            {
              id: '1',
              name: 'Forge',
              position: 'Smith',
              url: '',
              date: { start: '2018-04-01', end: '' },
              summary: 'Iron.',
            },
          ],
        },
        languages: { name: 'Languages', items: [{ name: 'German', level: 'Native', levelNum: 10 }] },
        'a1-b2': { name: 'Prizes', type: 'custom', items: [{ title: 'Golden anvil', subtitle: 'Guild' }] },
      },
      metadata: { template: 'kakuna' },
    });
    expect(read.profile).toMatchObject({
      jobTitle: { value: 'Smith' },
      bio: { value: 'Forges iron.' },
      location: { value: 'Bern, Switzerland' },
    });
    expect(jobsIn(read)).toMatchObject([
      { company: 'Forge', position: 'Smith', startDate: '2018-04-01', isCurrent: true },
    ]);
    expect(languagesIn(read)).toEqual(['German']);
    expect(JSON.stringify(read)).toContain('Golden anvil');
  });

  test('of version 5 has roles, periods and links of its own; what is hidden is only listed', async () => {
    const link = (url: string) => ({ url, label: '', inlineLink: false });
    const read = await readFile({
      picture: { url: '' },
      basics: {
        name: 'Ada',
        headline: '',
        website: link(''),
        customFields: [{ id: 'c', icon: 'globe', text: 'Portfolio', link: 'https://ada.example' }],
      },
      summary: { title: '', content: '<p>Smith.</p>' },
      sections: {
        experience: {
          title: '',
          items: [
            {
              company: 'Forge',
              period: '2015 - 2020',
              website: link('https://forge.example'),
              roles: [
                { position: 'Master', period: '2018 - 2020', description: '<p>Iron</p>' },
                { position: 'Apprentice', period: '2015 - 2018', description: '' },
              ],
            },
            { hidden: true, company: 'Secret', position: 'Spy' },
          ],
        },
        education: {
          items: [{ school: 'Smith School', degree: 'BSc', area: 'Iron', period: '2014', grade: '1.0' }],
        },
        skills: { items: [{ name: 'Welding', proficiency: '', level: 4, keywords: [] }] },
      },
      customSections: [
        { title: 'More', type: 'certifications', items: [{ title: 'Safety', issuer: 'TÜV', date: '2020' }] },
      ],
    });
    expect(jobsIn(read).map(({ company, position }) => [company, position])).toEqual([
      ['Forge', 'Master'],
      ['Forge', 'Apprentice'],
    ]);
    expect(studiesIn(read)).toMatchObject([
      { institution: 'Smith School', fieldOfStudy: 'Iron', gpa: '1.0' },
    ]);
    expect(studiesIn(read)[0]?.startDate).toBeUndefined();
    expect(read.sections.skills.map(({ values }) => values.proficiency)).toEqual(['Advanced']);
    expect(read.sections.certifications.map(({ values }) => values.name)).toEqual(['Safety']);
    expect(contactsIn(read)).toEqual(['https://ada.example']);
    expect(leftIn(read)).toContain('Secret\nSpy');
  });
});

describe('a file of RenderCV', () => {
  test('is read by its fields', async () => {
    const read = await readFile(otherFile('render-cv.yaml'));
    expect(read.profile.displayName?.value).toBe('Mira Okafor');
    expect(jobsIn(read)).toEqual([
      { company: 'St Anne', position: 'Nurse', startDate: '2019-02', isCurrent: true },
    ]);
  });

  test('has entries of seven kinds below headings of any name', async () => {
    const read = await readFile(`
cv:
  name: Ada King
  phone: +41445550100
  social_networks:
    - network: GitHub
      username: ada
  sections:
    summary: ["Smith **by heart**."]
    education:
      - {institution: Smith School, area: Iron, degree: BSc, date: 2014, highlights: [Best of class]}
    volunteering:
      - {company: Red Cross, position: Driver, start_date: 2015-02, end_date: 2016-03}
    skills:
      - {label: Tools, details: "Hammer, Anvil"}
      - {label: Languages, details: "German (native), French (B2)"}
      - {label: Computer languages, details: "Go, C++"}
      - {label: Way of work, details: "Fond of order, of clean shops and of the people who keep them that way"}
    awards:
      - bullet: Golden anvil
    projects:
      - {name: "[Gate](https://gate.example)", date: 2020, summary: A gate}
    invited_talks:
      - "[Iron](https://iron.example) in the city"
`);
    expect(read.profile.bio?.value).toBe('Smith by heart.');
    expect(contactsIn(read)).toContain('+41445550100');
    expect(studiesIn(read)).toMatchObject([
      { institution: 'Smith School', fieldOfStudy: 'Iron', achievements: ['Best of class'] },
    ]);
    expect(JSON.stringify(read.sections)).toContain('Red Cross');
    expect(skillsIn(read)).toEqual(expect.arrayContaining(['Hammer', 'Anvil', 'Go', 'C++']));
    expect(languagesIn(read)).toEqual(['German', 'French']);
    expect(JSON.stringify(read)).toContain('https://gate.example');
    expect(read.unplaced).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          heading: 'Invited talks',
          text: 'Iron (https://iron.example) in the city',
        }),
        expect.objectContaining({ heading: 'Skills', text: expect.stringContaining('Way of work: Fond of') }),
      ]),
    );
    expect(JSON.stringify(read)).toContain('Golden anvil');
  });

  test('may be a JSON Resume in YAML', async () => {
    const read = await readFile(
      'basics:\n  name: Ada\nwork:\n  - name: Forge\n    startDate: 2019-02\n    endDate: null\n',
    );
    expect(jobsIn(read)).toEqual([{ company: 'Forge', startDate: '2019-02', isCurrent: true }]);
  });
});

describe('a vCard', () => {
  test('gives name, contacts, address and the position', async () => {
    const read = await readFile(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:King;Ada;;Dr.;',
        'FN:Dr. Ada King',
        'ORG:Forge Ltd;Gates',
        'TITLE:Master smith',
        'EMAIL;TYPE=home:ada@example.com',
        'item1.TEL;TYPE=cell:+41 44 555 01 00',
        'item1.X-ABLabel:Shop',
        'ADR;TYPE=home:;;1 Anvil Row;Bern;;3000;Switzerland',
        'URL:https://ada.exa',
        ' mple',
        'X-SOCIALPROFILE;type=mastodon:https://iron.example/@ada',
        'NOTE:Forges\\, welds\\nand mends.',
        'BDAY:1815-12-10',
        `PHOTO;ENCODING=b;TYPE=JPEG:${'A'.repeat(3000)}`,
        'END:VCARD',
      ].join('\r\n'),
    );
    expect(read.profile).toMatchObject({
      displayName: { value: 'Dr. Ada King' },
      jobTitle: { value: 'Master smith' },
      bio: { value: 'Forges, welds\nand mends.' },
    });
    expect(jobsIn(read)).toEqual([{ company: 'Forge Ltd, Gates', position: 'Master smith' }]);
    expect(contactsIn(read)).toEqual([
      'ada@example.com',
      '+41 44 555 01 00',
      'https://ada.example',
      'https://iron.example/@ada',
    ]);
    expect(read.sections.addresses).toMatchObject([
      { values: { street: '1 Anvil Row', city: 'Bern', postalCode: '3000' } },
    ]);
    expect(leftIn(read)).toEqual([]);
    expect(read.leftOut?.map(({ kind, text }) => [kind, text])).toEqual([['birth', 'BDAY: 1815-12-10']]);
    expect(read.warnings).toEqual([expect.stringMatching(/photo/)]);
  });

  test('of version 2.1 may be in quoted-printable', async () => {
    const read = await readFile(
      'BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Zo=C3=AB =\n=C3=85ngstr=C3=B6m\nEND:VCARD\n',
    );
    expect(read.profile.displayName?.value).toBe('Zoë Ångström');
  });

  test('is refused together with those of others', async () => {
    const card = 'BEGIN:VCARD\nFN:Ada\nEND:VCARD\n';
    await expect(readFile(card + card)).rejects.toThrow('an address book with 2 people');
  });
});

describe('what is not read is refused by its name', () => {
  test.each([
    ['{\\rtf1 Ada}', 'This is an RTF document: open it in a word processor, save it as PDF or DOCX'],
    ['<!DOCTYPE html><html></html>', 'This is a web page (HTML): open it in a browser, print it as PDF'],
    ['% CV\n\\documentclass{moderncv}', 'This is a LaTeX source: upload the PDF'],
    ['# Ada King\n\nSmith: since 2015\n- iron', 'This is a plain text: save it as PDF or DOCX'],
    ['First Name,Last Name\nAda,King\n', 'This is a plain text'],
    [
      '{"name":"Ada","meta":{"format":"FRESH@0.6.0"},"employment":{}}',
      'This is a FRESH resume: convert it to JSON Resume',
    ],
    [
      'content:\n  basics: {name: Ada}\nlayout: {engine: moderncv}\n',
      'This is a YAMLResume file: upload the PDF',
    ],
    ['{"name":"x"}', 'This is a JSON file of an unknown kind: JSON Resume (jsonresume.org), Reactive Resume'],
    ['[1]', 'This is a JSON file of an unknown kind'],
    ['services:\n  db: {image: postgres}\n', 'This is a YAML file of an unknown kind'],
    ['<?xml version="1.0"?><rss><channel/></rss>', 'This is an XML file of “rss”'],
    ['', 'This is an empty file'],
  ])('%s', async (content, reason) => {
    await expect(readFile(content)).rejects.toThrow(reason);
  });

  test('a picture', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    await expect(readFile(gif)).rejects.toThrow('This is a picture: text in pictures is not read');
  });
});

describe('hostile files cost little', () => {
  const bomb = [...'bcdefghij'].map((name, index) => {
    const before = 'abcdefghi'[index];
    return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`)}]`;
  });

  test.each([
    [
      'JSON that nests lists',
      `${'['.repeat(500_000)}${']'.repeat(500_000)}`,
      /a JSON file of an unknown kind/,
    ],
    ['YAML that unfolds', `a: &a [x]\n${bomb.join('\n')}\ncv: *j\n`, /not valid YAML/],
    ['YAML that nests lists', `cv: ${'['.repeat(100_000)}`, /not valid YAML/],
    ['YAML of 10 MB', `cv:\n${'  a: b\n'.repeat(1_400_000)}`, /far longer than a CV/],
    ['text of 10 MB', 'lorem ipsum '.repeat(850_000), /plain text/],
    [
      'XML with entities',
      '<!DOCTYPE c [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><SkillsPassport>&b;</SkillsPassport>',
      /damaged/,
    ],
    [
      'XML that asks for a file',
      '<!DOCTYPE c [<!ENTITY a SYSTEM "file:///etc/passwd">]><Candidate>&a;</Candidate>',
      /damaged/,
    ],
    ['XML that nests elements', '<Candidate>'.repeat(100_000), /damaged/],
    ['XML of 10 MB', `<SkillsPassport>${'<a/>'.repeat(2_500_000)}`, /damaged/],
  ])('%s', async (_, content, reason) => {
    await expect(readFile(content)).rejects.toThrow(reason);
  });

  test('HTML that never ends', async () => {
    const summary = `<p>${'<a href="'.repeat(50_000)}`;
    const read = await readFile({ basics: { name: 'Ada' }, work: [{ name: 'Forge', summary }] });
    expect(jobsIn(read)).toMatchObject([{ company: 'Forge' }]);
  });
});
