import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contactsInText } from '../../src/reading/entries/contacts/contacts-in-texts';
import { privateDetailsIn } from '../../src/reading/entries/private/private-details';
import { readEntries } from '../../src/reading/entries/read-entries';
import { propose } from '../../src/reading/propose/propose';
import { readDocument } from '../../src/reading/read-document';
import { laidOut, row, section } from '../support/laid-out';

const found = (text: string, isHead: boolean) =>
  privateDetailsIn(text, isHead).map(({ kind, from, to }) => `${kind}: ${text.slice(from, to).trim()}`);

test.each([
  ['Nº de CUIL: 20-40325452-4', 'taxNumber: Nº de CUIL: 20-40325452-4'],
  ['Rut: 16.958.329-3', 'identityNumber: Rut: 16.958.329-3'],
  ['D.N.I. 12.345.678-Z', 'identityNumber: D.N.I. 12.345.678-Z'],
  ['C.C. 1.020.333.444 de Bogotá', 'identityNumber: C.C. 1.020.333.444 de Bogotá'],
  ['CE. 1234567', 'identityNumber: CE. 1234567'],
  ['CPF: 123.456.789-00', 'taxNumber: CPF: 123.456.789-00'],
  ['SSN 078-05-1120', 'insuranceNumber: SSN 078-05-1120'],
  ['NI number: QQ 12 34 56 C', 'insuranceNumber: NI number: QQ 12 34 56 C'],
  ['National Insurance No. QQ123456C', 'insuranceNumber: National Insurance No. QQ123456C'],
  ['Steuer-ID: 12 345 678 901', 'taxNumber: Steuer-ID: 12 345 678 901'],
  [
    'Sozialversicherungsnummer: 15 070649 C 103',
    'insuranceNumber: Sozialversicherungsnummer: 15 070649 C 103',
  ],
  ['AHV-Nr. 756.1234.5678.97', 'insuranceNumber: AHV-Nr. 756.1234.5678.97'],
  ['Codice fiscale: RSSMRA85T10A562S', 'taxNumber: Codice fiscale: RSSMRA85T10A562S'],
  ['PAN: ABCDE1234F', 'taxNumber: PAN: ABCDE1234F'],
  ['Passport No: K1234567', 'identityNumber: Passport No: K1234567'],
  ['PESEL 44051401359', 'identityNumber: PESEL 44051401359'],
  ['Geburtsdatum: 01.05.1990 in Köln', 'birth: Geburtsdatum: 01.05.1990 in Köln'],
  ['Familienstand: verheiratet', 'maritalStatus: Familienstand: verheiratet'],
  ['Estado civil: soltera', 'maritalStatus: Estado civil: soltera'],
  ['Nationalité : française', 'nationality: Nationalité : française'],
  ['Nationality(-ies): Dutch, Irish', 'nationality: Nationality(-ies): Dutch, Irish'],
  ['Nacionalidades: chilena, italiana', 'nationality: Nacionalidades: chilena, italiana'],
  ['Sesso: femminile', 'sex: Sesso: femminile'],
  ['Kinder: zwei (4 und 7 Jahre)', 'children: Kinder: zwei (4 und 7 Jahre)'],
])('%s is left out wherever it stands', (text, detail) => {
  expect(found(text, false)).toEqual([detail]);
});

test.each([
  ['Born 1 May 1990 in Cork', 'birth: Born 1 May 1990 in Cork'],
  ['geb. am 01.05.1990', 'birth: geb. am 01.05.1990'],
  ['Née le 3 mars 1985 à Lyon', 'birth: Née le 3 mars 1985 à Lyon'],
  ['Nato a Roma', 'birth: Nato a Roma'],
  ['Max Rye, geboren am 3. Mai 1990', 'birth: geboren am 3. Mai 1990'],
  ['34 ans', 'birth: 34 ans'],
  ['Nationality Dutch', 'nationality: Nationality Dutch'],
  ['Irish citizen', 'nationality: Irish citizen'],
  ['female', 'sex: female'],
])('%s is left out in the head of a CV', (text, detail) => {
  expect(found(text, true)).toEqual([detail]);
});

test('details beside one another are told apart, and from contacts', () => {
  expect(
    found('Geburtsdatum: 1.5.1990, Nationalität: deutsch Familienstand: ledig, Tel. 0176 1234567', true),
  ).toEqual([
    'birth: Geburtsdatum: 1.5.1990,',
    'nationality: Nationalität: deutsch',
    'maritalStatus: Familienstand: ledig',
  ]);
  expect(found('Über mich: geboren am 3. Mai 1990 in Köln, ledig', true)).toEqual([
    'birth: geboren am 3. Mai 1990 in Köln',
    'maritalStatus: ledig',
  ]);
  expect(found('Berlin, verheiratet, zwei Kinder • ada@rye.example', true)).toEqual([
    'maritalStatus: verheiratet',
    'children: zwei Kinder',
  ]);
});

test.each([
  ['Gender Studies Lecturer', true],
  ['Tel. 0176 1234567', true],
  ['Certificate no. 12345678', false],
  ['BI 2015-2019', false],
  ['Saved 250000 in tax', false],
  ['VAT 2015 – 2019', false],
  ['NATO: liaison of two bases', false],
  ['Born in 2015, the start-up bakes rye.', false],
  ['Single sign-on', true],
  ['Children: 200 in summer camps', false],
  ['https://sex.example:8080', true],
])('%s is kept', (text, isHead) => {
  expect(found(text, isHead)).toEqual([]);
});

const proposalOf = (...sections: Parameters<typeof laidOut>) => propose(readEntries(laidOut(...sections)));

test('what is left out is neither proposed nor listed, and the rest of its line is', () => {
  const header = section('header', ['*Ada Rye*', 'Leeds, England | Married, two children | ada@rye.example']);
  const personal = [
    'DNI: ┃ 00000000',
    'Geburtsdatum ┃ 1.5.1990',
    'Celular: ┃ 955 550 163',
    'NAISSANCE ┃ 03.02.1991',
  ];
  const about = ['I bake bread that people queue for.', 'Familienstand: verheiratet'];
  const { profile, sections, unplaced, leftOut } = proposalOf(
    header,
    section('contact', personal, 'Personal data'),
    section('summary', about, 'About'),
  );
  expect(leftOut?.map(({ kind, text, page }) => [kind, text, page])).toEqual([
    ['maritalStatus', 'Married', 1],
    ['children', 'two children', 1],
    ['identityNumber', 'DNI: 00000000', 1],
    ['birth', 'Geburtsdatum 1.5.1990', 1],
    ['birth', 'NAISSANCE 03.02.1991', 1],
    ['maritalStatus', 'Familienstand: verheiratet', 1],
  ]);
  expect(profile.bio?.value).toBe('I bake bread that people queue for.');
  expect(profile.location?.value).toBe('Leeds, England');
  expect(sections.contacts.map(({ values }) => values.value)).toEqual(['ada@rye.example', '955 550 163']);
  expect(unplaced.map(({ text }) => text)).toEqual(['Celular:']);
});

test('a value below its label, and one under a heading of its own, are left out', () => {
  const value = row('12 May 1990', { gap: 1.2 });
  const { leftOut, unplaced } = proposalOf(
    section('header', ['*Ada Rye*']),
    section('contact', ['Date of birth', value], 'Contact'),
    section('other', ['Dutch'], 'Nationality'),
  );
  expect(leftOut?.map(({ text }) => text)).toEqual(['Date of birth 12 May 1990', 'Nationality Dutch']);
  expect(unplaced).toEqual([]);
});

test.each([
  ['Call the shop at 715-634-8996 or +44 20 7946 0018', ['715-634-8996', '+44 20 7946 0018']],
  [
    'Coudekerque, Téléphone : 07 68 29 25 49 ada@rye.example',
    ['Téléphone : 07 68 29 25 49', 'ada@rye.example'],
  ],
  ['Email: ada@rye.example (until 2019)', ['Email: ada@rye.example']],
  ['Managed a budget of 1 500 000 for 2012-2016', []],
  ['Papers: 10.1101/2024.06.28.601215, ISBN 978-981-97-2614-1, 1407-1419', []],
  ['ORCID 0000-0003-1966-9946', []],
])('in %s, these are contacts: %j', (text, expected) => {
  expect(contactsInText(text).map(({ from, to }) => text.slice(from, to))).toEqual(expected);
});

test('an e-mail address or telephone number inside a text is never published with it', () => {
  const reading = readEntries(
    laidOut(
      section('header', ['*Ada Rye*', 'ada@rye.example']),
      section(
        'work',
        [
          '*Weaver, Fen Mills* ┃ 2015 – 2019',
          '• Mended the looms of three mills, for which Olkusz (tom@fen.example) +48 517 535 863 paid',
          '• Taught twelve apprentices how to warp a loom',
        ],
        'Experience',
      ),
      section('skills', ['Weaving', 'Spinning', 'ida@fen.example', 'Dyeing', 'Carding'], 'Skills'),
    ),
  );
  expect(reading.contacts.map(({ value }) => value)).toEqual(['ada@rye.example']);
  expect(JSON.stringify(reading.work)).toContain('Mended the looms of three mills, for which Olkusz paid');
  expect(reading.skills.map(({ name }) => name)).toEqual(['Weaving', 'Spinning', 'Dyeing', 'Carding']);
  expect(reading.leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['contact', 'tom@fen.example'],
    ['contact', '+48 517 535 863'],
    ['contact', 'ida@fen.example'],
  ]);
});

test('referees are in no entry, and they and numbers of the tax office are no contacts', async () => {
  const file = await readFile(new URL('./references-mail.pdf', import.meta.url));
  const { sections, unplaced, leftOut } = await readDocument(file, 'pdf');
  expect(sections.contacts.map(({ values }) => values.value)).toEqual(['2625234638']);
  expect(sections.workExperience.map(({ values }) => values.company)).toEqual([
    'Pago Virtual SA',
    'Veterinaria Luna',
  ]);
  expect(JSON.stringify(sections.workExperience.map(({ values }) => values))).not.toContain('@');
  expect(unplaced.map(({ text }) => text)).toEqual(['Referencias:', 'Referencias:']);
  expect(leftOut?.map(({ kind, text }) => [kind, text])).toEqual([
    ['taxNumber', 'Nº de CUIL: 20-40325452-4'],
    ['contact', 'cynthia@pvs.example'],
    ['contact', 'christian@luna.example'],
  ]);
});

test('a JSON Resume’s own fields for personal details are left out', async () => {
  const basics = { name: 'Ada Rye', birthDate: '1990-05-01', gender: 'female', motto: 'Rye' };
  const { unplaced, leftOut } = await readDocument(Buffer.from(JSON.stringify({ basics })), 'file');
  expect(leftOut?.map(({ kind, text }) => [kind, text])).toEqual([
    ['birth', 'birthDate: 1990-05-01'],
    ['sex', 'gender: female'],
  ]);
  expect(unplaced.map(({ text }) => text)).toEqual(['motto: Rye']);
});

test('contacts at the foot of a section are in none of its texts', () => {
  const foot = [
    row('Teléfono: (569) 5714 8813', { gap: 15 }),
    'Correo: jane@doe.example',
    'Dirección: Dubronik 7460, Cerro Navia',
  ];
  const work = section('work', ['*Nurse* ┃ 2018 – 2020', 'Acme Ltd', '• Built the ward', ...foot], 'Work');
  const read = readEntries(laidOut(section('header', [row('Jane Doe', { size: 20 })]), work));
  expect(read.contacts.map(({ value }) => value)).toEqual(['(569) 5714 8813', 'jane@doe.example']);
  expect(read.work.map(({ achievements, description }) => [...achievements, description])).toEqual([
    ['Built the ward', undefined],
  ]);
});
