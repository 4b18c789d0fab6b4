import { expect, test } from 'vitest';
import { propose } from '../../src/reading/propose/propose';
import { readLinkedInExport } from '../../src/reading/sources/linkedin';
import { documentLines } from '../support/document-lines';
import { zipOf } from '../support/zips';

const profile =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n';

const files = {
  'Profile.csv': `\ufeff${profile}Zoë,Ångström,,Storgatan 1,"Mar 3","Baker, and more","Bakes.\n\nAnd ""cakes"".",Food,111 22,"Stockholm, Sweden",[zoe],"[PERSONAL:https://zoe.example,OTHER:blog.example]",\n`,
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nCrust & Crumb,Head baker,Ran the ovens.,Uppsala,Sep 2018,Feb 2020\nOwn bakery,Owner,,,Mar 2020,\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nBaking School,2011,2014,Top of the class,"Bachelor of Science - BSc, Bread",Choir\n',
  'Skills.csv': 'Name\nSourdough\nProject Management\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nScrum Master,https://c.example/1,Scrum Alliance,Jan 2020,Jan 2022,123\n',
  'Languages.csv':
    'Name,Proficiency\nSwedish,Native or bilingual proficiency\nDutch,Limited working proficiency\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nBread map,Shows bakeries.,https://map.example,Jan 2019,Jun 2019\n',
  'Email Addresses.csv': 'Email Address,Confirmed,Primary,Updated On\nzoe@example.com,Yes,Yes,1/1/20\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+46 8 123 45 67,Mobile\n',
  'Recommendations_Received.csv':
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nAda,Lovelace,Engines,Analyst,Her bread is the best.,"01/02/20, 10:00 AM",VISIBLE\nEve,Hidden,X,Y,Not so good.,,HIDDEN\n',
  'Honors.csv': 'Title,Description,Issued On\nGolden Loaf,For the best rye.,May 2019\n',
  'Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\nFood bank,Driver,Poverty,Feb 2015,Mar 2016,Drove bread.\n',
  'Courses.csv': 'Name,Number\nRye for beginners,B102\n',
  'Publications.csv':
    'Name,Published On,Description,Publisher,Url\nRye,"Oct 4, 2021",A book.,Bread Press,https://rye.example\n',
  'messages.csv': 'FROM,CONTENT\nEve,A secret\n',
  'Connections.csv': 'First Name,Last Name\nSome,Body\n',
};

test('every field with a counterpart is read into it, and the others are listed', async () => {
  const {
    profile: head,
    sections,
    unplaced,
    leftOut,
    warnings,
  } = propose(await readLinkedInExport(await zipOf(files)));
  expect(Object.values(head).map((text) => text?.value)).toEqual([
    'Zoë Ångström',
    'Baker, and more',
    'Stockholm, Sweden',
    undefined,
    'Bakes.\n\nAnd "cakes".',
  ]);
  expect(sections.contacts.map(({ values: { type, value, label } }) => [type, value, label])).toEqual([
    ['website', 'https://zoe.example', 'Personal'],
    ['website', 'https://blog.example', 'Website'],
    ['social', 'https://x.com/zoe', 'X'],
    ['email', 'zoe@example.com', 'Email'],
    ['phone', '+46 8 123 45 67', 'Mobile'],
  ]);
  expect(sections.workExperience.map(({ values }) => values)).toEqual([
    {
      company: 'Crust & Crumb',
      position: 'Head baker',
      location: 'Uppsala',
      startDate: '2018-09',
      endDate: '2020-02',
      description: 'Ran the ovens.',
    },
    { company: 'Own bakery', position: 'Owner', startDate: '2020-03', isCurrent: true },
  ]);
  expect(sections.volunteering.map(({ values }) => values)).toEqual([
    {
      organization: 'Food bank',
      position: 'Driver',
      startDate: '2015-02',
      endDate: '2016-03',
      description: 'Drove bread.',
    },
  ]);
  expect(sections.projects.map(({ values }) => values)).toEqual([
    {
      name: 'Bread map',
      url: 'https://map.example',
      startDate: '2019-01',
      endDate: '2019-06',
      description: 'Shows bakeries.',
    },
  ]);
  expect(sections.languages.map(({ values }) => values)).toEqual([
    { name: 'Swedish', level: 'Native' },
    { name: 'Dutch', description: 'Limited working proficiency' },
  ]);
  expect(sections.publications.map(({ values }) => values)).toEqual([
    {
      title: 'Rye',
      publisher: 'Bread Press',
      date: '2021-10-04',
      url: 'https://rye.example',
      description: 'A book.',
    },
  ]);
  expect(sections.awards.map(({ values }) => values)).toEqual([
    { title: 'Golden Loaf', date: '2019-05', description: 'For the best rye.' },
  ]);
  expect(sections.education.map(({ values, uncertain }) => ({ values, uncertain }))).toEqual([
    {
      values: {
        institution: 'Baking School',
        degree: "Bachelor's Degree",
        fieldOfStudy: 'Bread',
        startDate: '2011',
        endDate: '2014',
        description: 'Top of the class',
        activities: ['Choir'],
      },
      uncertain: [],
    },
  ]);
  expect(
    sections.skills.map(({ values: { name, category, proficiency } }) => [name, category, proficiency]),
  ).toEqual([
    ['Sourdough', 'Other', undefined],
    ['Project Management', 'Project Management', undefined],
  ]);
  expect(sections.certifications.map(({ values }) => values)).toEqual([
    {
      name: 'Scrum Master',
      issuer: 'Scrum Alliance',
      issueDate: '2020-01',
      expiryDate: '2022-01',
      category: 'Professional',
      credentialId: '123',
      credentialUrl: 'https://c.example/1',
    },
  ]);
  expect(sections.facts).toEqual([]);
  expect(sections.testimonials.map(({ values }) => values)).toEqual([
    { name: 'Ada Lovelace', role: 'Analyst', company: 'Engines', content: 'Her bread is the best.' },
  ]);
  expect(unplaced.map(({ text }) => text)).toEqual([
    'Address: Storgatan 1',
    'Industry: Food',
    'Zip Code: 111 22',
    'Cause: Poverty',
    'Rye for beginners B102',
  ]);
  expect(leftOut?.map(({ kind, text }) => [kind, text])).toEqual([['birth', 'Birth Date: Mar 3']]);
  expect(warnings).toEqual([]);
});

test('an export in a folder is read too, but only the tables about the person', async () => {
  const { 'Profile.csv': own, 'messages.csv': messages } = files;
  const zip = await zipOf({ 'Basic_LinkedInDataExport/Profile.csv': own, 'messages.csv': messages });
  const reading = await readLinkedInExport(zip);
  expect(reading.name?.value).toBe('Zoë Ångström');
  expect(JSON.stringify(reading)).not.toContain('secret');
});

test.each([
  ['text instead of a zip', Buffer.from('Name\nSourdough\n'), /damaged/],
  ['a zip of something else', { 'notes.txt': 'x' }, /no LinkedIn profile/],
  ['an empty zip', {}, /no LinkedIn profile/],
])('%s is refused with a reason', async (_, content, message) => {
  const bytes = Buffer.isBuffer(content) ? content : await zipOf(content);
  await expect(readLinkedInExport(bytes)).rejects.toThrow(message);
});

test('a truncated zip is refused with a reason', async () => {
  const zip = await zipOf(files);
  await expect(readLinkedInExport(zip.subarray(0, zip.length - 40))).rejects.toThrow(/damaged/);
});

test('a zip bomb is not unpacked, and a million rows are not read', async () => {
  const bomb = await zipOf({
    'Profile.csv': files['Profile.csv'],
    'Skills.csv': Buffer.alloc(50_000_000, 65),
  });
  expect((await readLinkedInExport(bomb)).warnings).toEqual(['"Skills.csv" is too large and was not read.']);
  const rows = await zipOf({ 'Skills.csv': `Name\n${'a\n'.repeat(1_000_000)}` });
  const { skills, warnings } = await readLinkedInExport(rows);
  expect(skills).toHaveLength(500);
  expect(warnings).toEqual(['Only the first 500 rows of "Skills" were read.']);
});

test('a table that cannot be parsed causes a warning, and the others are read', async () => {
  const zip = await zipOf({
    'Skills.csv': 'Name\n"Sour',
    'Languages.csv': 'Name\nDutch\n',
    'Profile.csv': profile,
  });
  const { languages, warnings } = await readLinkedInExport(zip);
  expect(languages.map(({ name }) => name)).toEqual(['Dutch']);
  expect(warnings).toEqual(['The table "Skills" is damaged and was not read.']);
});

test('rows are in the order of the tables, below their names', async () => {
  const some = {
    'Profile.csv': `${profile}Zoë,Ångström,,,,"Baker",,,,,[zoe],"[blog.example]",\n`,
    'Skills.csv': 'Name\nSourdough\nRye\n',
    'Projects.csv': 'Title\nBread map\n',
    'Positions.csv': 'Company Name,Title,Cause\nCrust,Baker,Bread\n',
  };
  const proposal = propose(await readLinkedInExport(await zipOf(some)));
  expect(documentLines(proposal)).toEqual([
    'Profile',
    'Zoë',
    'Ångström',
    'Baker',
    '[blog.example]',
    '[zoe]',
    'Positions',
    'Crust',
    'Baker',
    'Cause: Bread',
    'Skills',
    'Sourdough',
    'Rye',
    'Projects',
    'Bread map',
  ]);
  expect(proposal.profile.jobTitle?.lines.map(({ text }) => text)).toEqual(['Baker']);
  const site = proposal.sections.contacts.find(({ values }) => values.type === 'website');
  expect(site?.lines.map(({ text }) => text)).toEqual(['[blog.example]']);
});
