import { describe, expect, test } from 'vitest';
import { type ImportableSection, importableSections, proposal } from '../../src/contracts/cv-import';
import { sectionContracts } from '../../src/contracts/sections';
import { emptyReading } from '../../src/reading/empty-reading';
import { readDegree } from '../../src/reading/propose/degrees';
import { readLevel } from '../../src/reading/propose/levels';
import { propose } from '../../src/reading/propose/propose';
import type { ReadEducation, Reading, ReadSkill, ReadWork } from '../../src/reading/reading';
import { randomReading } from '../support/random-reading';
import { readValue } from '../support/readings';

const lines = [{ page: 2, text: 'Baker, Crust & Crumb' }];
const sourced = { confidence: 0.9, lines };

const work = (rest: Partial<ReadWork>): ReadWork => ({
  ...sourced,
  achievements: [],
  technologies: [],
  doubtful: [],
  ...rest,
});
const school = (rest: Partial<ReadEducation>): ReadEducation => ({
  ...sourced,
  coursework: [],
  activities: [],
  achievements: [],
  doubtful: [],
  ...rest,
});
const skill = (rest: Partial<ReadSkill>): ReadSkill => ({ ...sourced, name: 'Python', ...rest });

const proposing = (rest: Partial<Reading>) => propose({ ...emptyReading(), ...rest });
const proposedWork = (rest: Partial<ReadWork>) => proposing({ work: [work(rest)] });

describe('dates', () => {
  const datesOf = (rest: Partial<ReadWork>) => {
    const [entry] = proposedWork({ company: 'Crust & Crumb', position: 'Baker', ...rest }).sections
      .workExperience;
    const { startDate, endDate, isCurrent } = entry?.values ?? {};
    return { startDate, endDate, isCurrent, uncertain: entry?.uncertain };
  };

  test('a month is kept as printed', () => {
    expect(datesOf({ start: { year: 2018, month: 9 }, end: { year: 2019, month: 2 } })).toEqual({
      startDate: '2018-09',
      endDate: '2019-02',
      isCurrent: undefined,
      uncertain: [],
    });
  });

  test('a year alone stays a year', () => {
    expect(datesOf({ start: { year: 2018 }, end: { year: 2019 } })).toEqual({
      startDate: '2018',
      endDate: '2019',
      isCurrent: undefined,
      uncertain: [],
    });
  });

  test('a day is kept, unless there is no such day', () => {
    const period = { start: { year: 2018, month: 9, day: 3 }, end: { year: 2019, month: 2, day: 30 } };
    expect(datesOf(period)).toMatchObject({
      startDate: '2018-09-03',
      endDate: '2019-02',
      uncertain: ['endDate'],
    });
  });

  test('"present" makes it current, without an end', () => {
    expect(datesOf({ start: { year: 2018, month: 9 }, end: 'present' })).toMatchObject({
      isCurrent: true,
      endDate: undefined,
    });
  });

  test('an end before the start or out of range is kept as text', () => {
    const turned = proposedWork({ company: 'A', start: { year: 2019, month: 3 }, end: { year: 2018 } });
    expect(turned.sections.workExperience[0]?.values).toEqual({ company: 'A', startDate: '2019-03' });
    expect(turned.sections.workExperience[0]?.uncertain).toEqual(['endDate']);
    expect(turned.unplaced).toEqual([{ text: '2018', page: 2, lines }]);
    expect(proposedWork({ company: 'A', start: { year: 12 } }).unplaced).toEqual([
      { text: '0012', page: 2, lines },
    ]);
  });
});

describe('degrees', () => {
  test.each([
    ['B.Sc. Computer Science', "Bachelor's Degree", 'Computer Science'],
    ['Bachelor of Science (Hons) in Physics', "Bachelor's Degree", 'Physics'],
    ['Bachelor of Engineering', "Bachelor's Degree", 'Engineering'],
    ['BA (Hons) Fine Art, First Class', "Bachelor's Degree", 'Fine Art'],
    ['Computer Science, M.Sc.', "Master's Degree", 'Computer Science'],
    ['Informatik (B. Sc.)', "Bachelor's Degree", 'Informatik'],
    ['Master of Arts (MA) in History', "Master's Degree", 'History'],
    ['MBA', "Master's Degree", undefined],
    ['LL.M.', "Master's Degree", undefined],
    ['Ph.D. in Molecular Biology', 'PhD', 'Molecular Biology'],
    ['Diplom-Informatik', "Master's Degree", 'Informatik'],
    ['Dipl.-Ing. (FH) Maschinenbau', "Master's Degree", 'Maschinenbau'],
    ['Magister Artium, Germanistik', "Master's Degree", 'Germanistik'],
    ['Erstes Staatsexamen Rechtswissenschaften', "Master's Degree", 'Rechtswissenschaften'],
    ['Abitur', 'High School Diploma', undefined],
    ['Ausbildung zum Mechatroniker', 'Certificate Program', 'Mechatroniker'],
    ['Licence de Lettres Modernes', "Bachelor's Degree", 'Lettres Modernes'],
    ["Licence d'Informatique", "Bachelor's Degree", 'Informatique'],
    ["Diplôme d'ingénieur en génie civil", "Master's Degree", 'génie civil'],
    ['Baccalauréat scientifique', 'High School Diploma', 'scientifique'],
    ['Laurea triennale in Economia', "Bachelor's Degree", 'Economia'],
    ['Laurea Magistrale in Ingegneria Gestionale', "Master's Degree", 'Ingegneria Gestionale'],
    ['Licenciatura em Direito', "Bachelor's Degree", 'Direito'],
    ['Máster Universitario en Marketing Digital', "Master's Degree", 'Marketing Digital'],
    ['Grado en Psicología', "Bachelor's Degree", 'Psicología'],
    ['Matura', 'High School Diploma', undefined],
    ['HBO Verpleegkunde', "Bachelor's Degree", 'Verpleegkunde'],
    ['Mestrado em Engenharia Civil', "Master's Degree", 'Engenharia Civil'],
    ['Diploma in Graphic Design', 'Certificate Program', 'Graphic Design'],
    ['Higher National Diploma in Computing', "Associate's Degree", 'Computing'],
    ['Cand.merc. i strategi', "Master's Degree", 'strategi'],
    ['Diplomingeniør, Maskinteknik', "Bachelor's Degree", 'Maskinteknik'],
    ['Kandidatexamen i historia', "Bachelor's Degree", 'historia'],
    ['Civilingenjörsexamen med inriktning mot energi', "Master's Degree", 'energi'],
    ['Mastergrad innen økonomi', "Master's Degree", 'økonomi'],
    ['Svendebrev som tømrer', 'Certificate Program', 'tømrer'],
    ['Magister inżynier, Budownictwo', "Master's Degree", 'Budownictwo'],
    ['Studia licencjackie na kierunku Zarządzanie', "Bachelor's Degree", 'Zarządzanie'],
    ['Bachelor of Science in Nursing', "Bachelor's Degree", 'Nursing'],
    ['Bachelor of Science - BS', "Bachelor's Degree", undefined],
    ['Bachelor of Engineering - BE, Computer Science', "Bachelor's Degree", 'Computer Science'],
    ['Bachelor of Engineering (B.E.), Mechanical', "Bachelor's Degree", 'Mechanical'],
    ['Master of Business Administration (MBA), Finance', "Master's Degree", 'Finance'],
    ['Master of Business Administration - MBA', "Master's Degree", undefined],
    ['Bachelor of Technology - BTech, Electronics', "Bachelor's Degree", 'Electronics'],
    ['Bachelor of Fine Arts in Painting', "Bachelor's Degree", 'Painting'],
    ['Bachelor of Fine Arts', "Bachelor's Degree", 'Fine Arts'],
    ['Doctor of Philosophy - PhD, Chemistry', 'PhD', 'Chemistry'],
    ['Doctor of Philosophy (Ph.D.) student in Geology', 'PhD', 'Geology'],
    ['M.S. (M.S.) – Hydrology', "Master's Degree", 'Hydrology'],
    ['PhD (Philosophy)', 'PhD', 'Philosophy'],
    ['BA (Philosophy; Music)', "Bachelor's Degree", 'Philosophy; Music'],
    ['Associate of Applied Science in Welding', "Associate's Degree", 'Welding'],
    ['A.A.S., Welding', "Associate's Degree", 'Welding'],
    ['B.E. Civil Engineering', "Bachelor's Degree", 'Civil Engineering'],
    ["Master's degree, Physics", "Master's Degree", 'Physics'],
    ['B.Sc. Physics; GPA: 3.9', "Bachelor's Degree", 'Physics'],
    ['High School Diploma', 'High School Diploma', undefined],
    ['Diplom-Ingenieur (FH), Maschinenbau', "Master's Degree", 'Maschinenbau'],
    ['Masterstudium der Geschichte', "Master's Degree", 'Geschichte'],
    ['Licence (L3) - Droit', "Bachelor's Degree", 'Droit'],
    ['Maestría en Ingeniería Civil', "Master's Degree", 'Ingeniería Civil'],
    ['Ingeniería Industrial', "Bachelor's Degree", 'Ingeniería Industrial'],
    ['Graduado en Trabajo Social', "Bachelor's Degree", 'Trabajo Social'],
    ['Bacharelado em Ciência da Computação', "Bachelor's Degree", 'Ciência da Computação'],
    ['Tecnólogo - Design de Moda', "Bachelor's Degree", 'Design de Moda'],
    ['Pós-Graduação em Gestão de Pessoas', 'Certificate Program', 'Gestão de Pessoas'],
    ['Bachelor of Science (B.Sc.)', "Bachelor's Degree", undefined],
    ['Laurea magistrale, Scienze del turismo', "Master's Degree", 'Scienze del turismo'],
    ['HAVO, profiel Natuur en Techniek', 'High School Diploma', 'Natuur en Techniek'],
  ])('%s', (printed, degree, fieldOfStudy) => {
    expect(readDegree(printed)).toMatchObject({ degree, fieldOfStudy });
  });

  test('a text without a degree becomes the field of study, and the degree is left out', () => {
    const { education } = proposing({ education: [school({ degree: 'Maschinenbau' })] }).sections;
    expect(education[0]).toMatchObject({
      values: { fieldOfStudy: 'Maschinenbau' },
      uncertain: ['fieldOfStudy'],
    });
    expect(education[0]?.values.degree).toBeUndefined();
  });

  test('no word in lower case is a degree of two letters', () => {
    expect(readDegree('trained as a baker')).toBeUndefined();
  });

  test('a field without a degree keeps its words but those before it', () => {
    const fieldOf = (degree: string) =>
      proposing({ education: [school({ degree })] }).sections.education[0]?.values.fieldOfStudy;
    expect(fieldOf('Design de Moda')).toBe('Design de Moda');
    expect(fieldOf('Studium der Medizin')).toBe('Medizin');
  });

  test('the printed words are kept, and a degree of another system is uncertain', () => {
    const { education } = proposing({
      education: [school({ institution: 'TU Wien', degree: 'Diplom Physik', grade: '1,3' })],
    }).sections;
    expect(education[0]).toMatchObject({
      values: { institution: 'TU Wien', degree: "Master's Degree", fieldOfStudy: 'Physik', gpa: '1,3' },
      uncertain: ['degree'],
      printed: { degree: 'Diplom Physik' },
    });
  });
});

describe('skills', () => {
  const skillOf = (rest: Partial<ReadSkill>) => proposing({ skills: [skill(rest)] }).sections.skills[0];

  test.each([
    ['4/5', 'Advanced'],
    ['90 %', 'Expert'],
    ['●●○○○', 'Intermediate'],
    ['★☆☆☆☆', 'Beginner'],
    ['C1', 'Advanced'],
    ['Muttersprache', 'Expert'],
    ['verhandlungssicher', 'Advanced'],
    ['Limited working proficiency', 'Intermediate'],
    ['notions', 'Beginner'],
    ['madrelingua', 'Expert'],
    ['zeer goed', 'Advanced'],
    ['12/5', undefined],
    ['flydende i skrift og tale', 'Advanced'],
    ['flytende muntlig og skriftlig', 'Advanced'],
    ['modersmål', 'Expert'],
    ['komunikatywny', 'Intermediate'],
    ['since school', undefined],
  ])('%s as a level', (printed, level) => {
    expect(readLevel(printed)).toBe(level);
  });

  test('the group determines the category, or else the skill itself', () => {
    expect(skillOf({ group: 'Programming Languages', name: 'Zig' })?.values.category).toBe(
      'Technical Skills',
    );
    expect(skillOf({ group: 'Languages', name: 'Python' })?.values.category).toBe('Technical Skills');
    expect(skillOf({ name: 'Teamfähigkeit' })?.values.category).toBe('Soft Skills');
    expect(skillOf({ name: 'Go-to-market' })?.values.category).toBe('Product Management');
    expect(skillOf({ group: 'Herramientas', name: 'Jira' })?.values.category).toBe('Tools & Platforms');
  });

  test('an unstated level stays unsaid', () => {
    expect(skillOf({ name: 'Sourdough' })).toMatchObject({
      values: { name: 'Sourdough', category: 'Other' },
      uncertain: [],
      printed: {},
    });
    expect(skillOf({ name: 'Sourdough' })?.values).not.toHaveProperty('proficiency');
  });

  test('a level in other words is also kept as the description', () => {
    expect(skillOf({ name: 'Dutch', level: 'Moedertaal' })).toMatchObject({
      values: { proficiency: 'Expert', description: 'Moedertaal' },
      printed: { proficiency: 'Moedertaal' },
    });
    expect(skillOf({ level: '5/5', years: 4.5 })?.values).not.toHaveProperty('description');
    expect(skillOf({ level: '5/5', years: 4.5 })?.values.yearsOfExperience).toBe(4);
  });
});

describe('limits', () => {
  test('a text is cut between words, and the rest is listed', () => {
    const company = `${'Bakery '.repeat(40)}end`;
    const { sections, unplaced, warnings } = proposedWork({ company });
    const kept = sections.workExperience[0]?.values.company ?? '';
    expect(kept.length).toBeGreaterThan(150);
    expect(`${kept} ${unplaced[0]?.text}`).toBe(company);
    expect(warnings).toEqual([
      'Some texts do not fit into their fields. What did not fit is listed as text.',
    ]);
  });

  test('a list is cut at its limit, and the rest is listed', () => {
    const achievements = Array.from({ length: 33 }, (_, index) => `Loaf ${index}`);
    const { sections, unplaced } = proposedWork({ company: 'A', achievements });
    expect(sections.workExperience[0]?.values.achievements).toEqual(achievements.slice(0, 30));
    expect(unplaced.map(({ text }) => text)).toEqual(achievements.slice(30));
  });

  test('a section is cut at its limit, and the others are listed', () => {
    const facts = Array.from({ length: 17 }, (_, index) => readValue(`Fact ${index}`));
    const { sections, unplaced, warnings } = proposing({ facts });
    expect(sections.facts).toHaveLength(15);
    expect(unplaced.map(({ text }) => text)).toEqual(['Fact 15', 'Fact 16']);
    expect(warnings).toHaveLength(1);
  });

  test('characters that no field accepts are removed, and line breaks in single-line fields', () => {
    const { values } = proposedWork({
      company: 'Crust\n&\u0000 Crumb\u202e',
      position: '\ud800Baker\t',
      description: 'One\n\ntwo',
    }).sections.workExperience[0] ?? { values: {} };
    expect(values).toEqual({ company: 'Crust & Crumb', position: 'Baker', description: 'One\n\ntwo' });
  });

  test('an address that is too long is listed, not cut', () => {
    const value = `https://example.com/${'a'.repeat(600)}`;
    const printed = [{ page: 2, text: value }];
    const contacts = [{ ...sourced, type: 'website' as const, value, lines: printed }];
    const { sections, unplaced } = proposing({ contacts });
    expect(sections.contacts).toEqual([]);
    expect(unplaced).toEqual([{ text: value, page: 2, lines: printed }]);
  });
});

describe('contacts and addresses', () => {
  const contactOf = (type: 'email' | 'phone' | 'website' | 'social', value: string, label?: string) =>
    proposing({ contacts: [{ ...sourced, type, value, label }] });

  test.each([
    ['email', 'mailto:ada@example.com', 'ada@example.com', 'Email'],
    ['phone', 'tel:+44 20 7946‑0000', '+44 20 7946-0000', 'Phone'],
    ['website', 'www.ada.example/cv', 'https://www.ada.example/cv', 'Website'],
    ['social', 'linkedin.com/in/ada', 'https://linkedin.com/in/ada', 'LinkedIn'],
    ['social', '@ada', '@ada', 'Profile'],
    ['social', 'https://www.linkedin.com/in/ada?lipi=x', 'https://www.linkedin.com/in/ada', 'LinkedIn'],
  ] as const)('%s %s', (type, printed, value, label) => {
    expect(contactOf(type, printed).sections.contacts[0]?.values).toEqual({ type, value, label });
  });

  test('lines of a description that are only a contact are not part of it, and are kept as text', () => {
    const description = 'Baked bread.\n+44 20 7946 0000\nada@example.com\nWrote to ada@example.com each day.';
    const { sections, unplaced } = proposedWork({ position: 'Baker', company: 'Crust Ltd', description });
    expect(sections.workExperience[0]?.values.description).toBe(
      'Baked bread.\nWrote to ada@example.com each day.',
    );
    expect(unplaced.map(({ text }) => text)).toEqual(['+44 20 7946 0000', 'ada@example.com']);
  });

  test('a handle becomes the address of the platform that its label names', () => {
    const [contact] = contactOf('social', 'ada', 'GitHub').sections.contacts;
    expect(contact?.values).toEqual({ type: 'social', value: 'https://github.com/ada', label: 'GitHub' });
  });

  test('the printed label is kept', () => {
    expect(contactOf('phone', '+44 20 7946 0000', 'Mobile').sections.contacts[0]?.values.label).toBe(
      'Mobile',
    );
  });

  test.each([
    ['email', 'ada at example'],
    ['phone', 'call me'],
    ['website', 'javascript:alert(1)'],
    ['social', 'data:text/html,x'],
  ] as const)('%s %s is not a contact, and is kept as text', (type, value) => {
    const printed = [{ page: 2, text: value }];
    const { sections, unplaced } = proposing({ contacts: [{ ...sourced, type, value, lines: printed }] });
    expect(sections.contacts).toEqual([]);
    expect(unplaced).toEqual([{ text: value, page: 2, lines: printed }]);
  });

  test('a line of which only a part was read, and not proposed, is listed as well', () => {
    const printed = [{ page: 2, text: 'Paid VAT, 12 Main Street, on time' }];
    const street = { ...sourced, street: '12 Main Street', lines: printed };
    expect(proposing({ addresses: [street] }).unplaced.map(({ text }) => text)).toEqual([
      '12 Main Street',
      'Paid VAT, 12 Main Street, on time',
    ]);
    const name = { ...readValue('Paid VAT'), lines: printed };
    expect(proposing({ name, addresses: [street] }).unplaced.map(({ text }) => text)).toEqual([
      '12 Main Street',
    ]);
  });

  test('an address needs street, city and postal code, and is a home address', () => {
    const whole = { ...sourced, street: '1 High Street', city: 'Leeds', postalCode: 'LS1 1AA' };
    expect(proposing({ addresses: [whole] }).sections.addresses[0]).toMatchObject({
      values: { type: 'home', label: 'Home', street: '1 High Street', city: 'Leeds', postalCode: 'LS1 1AA' },
      uncertain: ['type', 'country'],
    });
    const part = proposing({ addresses: [{ ...sourced, street: '1 High Street', city: 'Leeds' }] });
    expect(part.sections.addresses).toEqual([]);
    expect(part.profile.location?.value).toBe('Leeds');
    expect(part.unplaced).toEqual([{ text: '1 High Street, Leeds', page: 2, lines }]);
  });
});

test('facts get the emoji that fits their words, and not the one of their place in the list', () => {
  const { facts } = proposing({
    facts: ['Won a prize for rye', 'Golden Loaf (2019)'].map(readValue),
  }).sections;
  expect(facts.map(({ values }) => values.emoji)).toEqual(['🏆', '✨']);
});

test('certifications, facts and testimonials are read into their fields', () => {
  const { sections, unplaced } = proposing({
    certifications: [
      {
        ...sourced,
        name: 'Solutions Architect',
        issuer: 'Amazon Web Services',
        date: { year: 2020 },
        expiry: { year: 2023, month: 4 },
        url: 'https://example.com/c/1',
        credentialId: 'X1',
        doubtful: ['name'],
      },
      { ...sourced, name: 'First aid', doubtful: [], url: 'example' },
    ],
    testimonials: [
      { ...sourced, name: 'Grace', content: 'Bakes well.' },
      { ...sourced, name: 'Alan', role: 'Chef' },
    ],
  });
  expect(
    sections.certifications.map(({ values, uncertain, printed }) => ({ values, uncertain, printed })),
  ).toEqual([
    {
      values: {
        name: 'Solutions Architect',
        issuer: 'Amazon Web Services',
        issueDate: '2020',
        expiryDate: '2023-04',
        category: 'Vendor',
        credentialId: 'X1',
        credentialUrl: 'https://example.com/c/1',
      },
      uncertain: ['name'],
      printed: {},
    },
    { values: { name: 'First aid' }, uncertain: [], printed: {} },
  ]);
  expect(sections.testimonials.map(({ values }) => values)).toEqual([
    { name: 'Grace', content: 'Bakes well.' },
  ]);
  expect(unplaced.map(({ text }) => text)).toEqual(['example', 'Alan, Chef']);
});

/** Values for the fields that a draft may lack. */
const missing: Partial<Record<ImportableSection, Record<string, unknown>>> = {
  workExperience: { company: 'A', position: 'B', startDate: '1900-01' },
  education: { institution: 'A', degree: 'PhD', fieldOfStudy: 'B', startDate: '1900-01' },
  certifications: { issuer: 'A', issueDate: '1900-01', category: 'Technical' },
  skills: { proficiency: 'Expert' },
  contacts: {},
  addresses: { state: 'A' },
  facts: {},
  testimonials: { role: 'A', company: 'B', name: 'C' },
};

test('any draft is accepted once its required fields are filled in, and no text is lost', () => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const { reading, words } = randomReading(seed);
    const proposed = propose(reading);
    expect(proposal.safeParse(proposed).error, `seed ${seed}`).toBeUndefined();
    for (const section of importableSections) {
      const { create, check, maxItems } = sectionContracts[section];
      expect(proposed.sections[section].length).toBeLessThanOrEqual(maxItems);
      for (const { values } of proposed.sections[section]) {
        const whole = { ...missing[section], ...values };
        const { error } = create.safeParse({ ...whole, profileId: 'demo-profile-1' });
        expect({ section, seed, error, issues: check(whole as never) }).toEqual({
          section,
          seed,
          issues: [],
        });
      }
    }
    const everything = new Set(JSON.stringify(proposed).match(/w\d+x[abc]*/g));
    expect(
      words.filter((word) => !everything.has(word)),
      `seed ${seed}`,
    ).toEqual([]);
  }
});
