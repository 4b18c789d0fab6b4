import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { contactSample, tableForm } from '../support/contact-rules';
import { sentWhileHeld } from '../support/held-thread';

const app = useTestApp();

async function send(step: 'preview' | 'accept', user: TestUser, table: Buffer | string, choices?: object) {
  const response = await app().app.inject({
    method: 'POST',
    url: `/api/profile/${user.profileId}/employer-contacts/import/${step}`,
    ...tableForm(table, choices),
    headers: { ...tableForm(table).headers, authorization: `Bearer ${user.token}` },
  });
  return { status: response.statusCode, body: response.json() };
}

const listOf = async (user: TestUser) =>
  (await app().rest(`GET /profile/${user.profileId}/employer-contacts`, undefined, user)).body;

const exportOf = async (user: TestUser, format: string) => {
  const url = `/api/profile/${user.profileId}/employer-contacts/export?format=${format}`;
  return app().app.inject({ url, headers: { authorization: `Bearer ${user.token}` } });
};

const timelineOf = async (user: TestUser, id: string) =>
  (await app().rest(`GET /employer-contacts/${id}/timeline`, undefined, user)).body;

const utf16 = (text: string, isBig = false) => {
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? little.swap16() : little;
};

describe('a table of contacts', () => {
  const text = 'Name;Company;E-Mail\nZoë Käse;"Müller; Söhne";zoe@example.com\n';

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', utf16(text)],
    ['UTF-16', utf16(text, true)],
    ['UTF-16', utf16(text).subarray(2)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('in %s is read as it was written', async (encoding, content) => {
    const owner = await app().newUser();
    const { body } = await send('preview', owner, content);
    expect(body).toMatchObject({
      encoding,
      separator: ';',
      headers: ['Name', 'Company', 'E-Mail'],
      mapping: ['employerName', 'employerCompany', 'employerEmail'],
      rows: 1,
      sample: [{ row: 2, cells: ['Zoë Käse', 'Müller; Söhne', 'zoe@example.com'] }],
      issues: [],
    });
  });

  test('in Windows-1252 keeps the characters that ISO 8859-1 lacks', async () => {
    const owner = await app().newUser();
    const bytes = Buffer.from('Name;Notes\nZo\xeb;\x93Ask\x94 \x96 she\x92s at \x8045,000\x85\n', 'latin1');
    const { body } = await send('preview', owner, bytes);
    expect(body).toMatchObject({ encoding: 'Windows-1252', issues: [] });
    expect(body.sample).toEqual([{ row: 2, cells: ['Zoë', '“Ask” – she’s at €45,000…'] }]);
  });

  test.each([
    [',', 'Name,Email\nAda,a@example.com'],
    ['\t', 'Name\tEmail\r\nAda, the first\ta@example.com\r\n'],
    ['|', 'Name|Email\nAda|a@example.com'],
    [';', 'sep=;\nName;Email\nAda;a@example.com'],
    [',', 'Notes:\n"Some remark"\n\nName,Email\nAda,a@example.com'],
  ])('separated by %j is recognised', async (separator, table) => {
    const owner = await app().newUser();
    const { body } = await send('preview', owner, table);
    expect(body).toMatchObject({ separator, headers: ['Name', 'Email'], rows: 1, issues: [] });
  });

  test('is added with its statuses and dates, histories begun', async () => {
    const owner = await app().newUser();
    const table = `First Name,Last Name,Company,Stage,Date applied,Next step,Due
Ada,King,Engines,Interviewing,31/01/2026,Call,2026-12-24
Grace,Hopper,Navy,,02/03/2026,,
,,Only a company,rejected,,,`;
    const preview = (await send('preview', owner, table)).body;
    expect(preview).toMatchObject({ dateOrder: 'dmy', isRemembered: false, faultyRows: [], duplicates: [] });
    expect(await send('accept', owner, table)).toEqual({ status: 201, body: { added: 3, duplicates: 0 } });
    const list = await listOf(owner);
    const ada = list.find(({ employerName }: { employerName: string }) => employerName === 'Ada King');
    expect(ada).toMatchObject({
      status: 'interview',
      statusSince: '2026-01-31T12:00:00.000Z',
      createdAt: '2026-01-31T12:00:00.000Z',
      nextAction: 'Call',
      nextActionOn: '2026-12-24',
    });
    expect(await timelineOf(owner, ada.id)).toMatchObject([
      { kind: 'next-action', nextAction: 'Call' },
      { kind: 'status', from: null, to: 'interview', at: '2026-01-31T12:00:00.000Z' },
    ]);
    expect(list).toContainEqual(
      expect.objectContaining({
        employerName: 'Grace Hopper',
        createdAt: '2026-03-02T12:00:00.000Z',
        status: 'interested',
      }),
    );
    expect(list).toContainEqual(
      expect.objectContaining({ employerName: 'Only a company', status: 'rejected' }),
    );
  });

  test('has its mapping chosen, remembered, and its dates read as meant', async () => {
    const owner = await app().newUser();
    const table = 'Who,When,Chat\nAda King,3/4/2026,hello\nGrace,3/13/2026,';
    const proposed = (await send('preview', owner, table)).body;
    expect(proposed.mapping).toEqual([null, null, null]);
    expect(proposed.faultyRows).toEqual([2, 3]);
    const mapping = ['employerName', 'createdAt', 'notes'];
    const chosen = (await send('preview', owner, table, { mapping })).body;
    expect(chosen).toMatchObject({ dateOrder: 'mdy', faultyRows: [], mapping });
    await send('accept', owner, table, { mapping });
    expect(await listOf(owner)).toContainEqual(
      expect.objectContaining({
        employerName: 'Ada King',
        createdAt: '2026-03-04T12:00:00.000Z',
        notes: 'hello',
      }),
    );
    const again = (await send('preview', owner, table)).body;
    expect(again).toMatchObject({ mapping, isRemembered: true });
    const other = await app().newUser();
    expect((await send('preview', other, table)).body.isRemembered).toBe(false);
    const twice = { mapping: ['employerName', 'employerName'] };
    expect((await send('preview', owner, table, twice)).status).toBe(400);
  });

  test('shows what is there already, by address or by name and company', async () => {
    const owner = await app().newUser();
    const path = `POST /profile/${owner.profileId}/employer-contacts`;
    const { body: there } = await app().rest(path, contactSample, owner);
    const table = `Name,Company,Email
Somebody,Else,GRACE@example.com
 grace  hopper,us navy,
Ada King,Engines,ada@example.com
ADA KING,engines,other@example.com
Grace Hopper,Another,`;
    const { body } = await send('preview', owner, table);
    expect(body.duplicates).toEqual([
      { row: 2, employerName: 'Somebody', by: 'address', contactId: there.id, sameAsRow: null },
      { row: 3, employerName: 'grace  hopper', by: 'name', contactId: there.id, sameAsRow: null },
      { row: 5, employerName: 'ADA KING', by: 'name', contactId: null, sameAsRow: 4 },
    ]);
    expect((await send('accept', owner, table)).body).toEqual({ added: 2, duplicates: 3 });
    expect((await send('accept', owner, table)).body).toEqual({ added: 0, duplicates: 5 });
    expect(await send('accept', owner, table, { addsDuplicates: true, leaveOut: [2, 3, 4] })).toMatchObject({
      body: { added: 2 },
    });
  });

  test('has the day first in dates with dots, whatever its slashes mean', async () => {
    const owner = await app().newUser();
    const table = 'Name,Date applied\nAda,31.01.2026\nBo,3/13/2026\nCy,03.04.2026';
    expect((await send('preview', owner, table)).body).toMatchObject({ dateOrder: 'mdy', issues: [] });
    await send('accept', owner, table);
    const begun = (await listOf(owner)).map(({ createdAt }: { createdAt: string }) => createdAt.slice(0, 10));
    expect(begun.toSorted()).toEqual(['2026-01-31', '2026-03-13', '2026-04-03']);
  });

  test('forgets the mapping that was used longest ago, beyond fifty', async () => {
    const owner = await app().newUser();
    const mappings = Array.from({ length: 50 }, (_, index) => ({
      profileId: owner.profileId,
      digest: `table ${(index * 7) % 50}`,
      headers: sql<string[]>`'["Name"]'::jsonb`,
      fields: sql<string[]>`'["employerName"]'::jsonb`,
      usedAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    }));
    await app().db.insertInto('contactMappings').values(mappings).execute();
    await send('accept', owner, 'Name\nAda');
    const kept = await app()
      .db.selectFrom('contactMappings')
      .select('digest')
      .where('profileId', '=', owner.profileId)
      .execute();
    const digests = kept.map(({ digest }) => digest);
    expect(digests).toHaveLength(50);
    expect(digests).not.toContain(mappings[0]?.digest);
    expect(digests).toContain(mappings[1]?.digest);
  });

  test('with a status that its history does not lead to has it since the import', async () => {
    const owner = await app().newUser();
    const begun = '2026-01-31T09:00:00.000Z';
    await send('accept', owner, `Name,Status,Status history\nAda,Offer,${begun} interested`);
    const [ada] = await listOf(owner);
    expect(ada).toMatchObject({ status: 'offer', createdAt: begun });
    const [now, first] = await timelineOf(owner, ada.id);
    expect(first).toMatchObject({ from: null, to: 'interested', at: begun });
    expect(now).toMatchObject({ from: 'interested', to: 'offer', at: ada.statusSince });
    expect(now.at > begun).toBe(true);
  });

  test('counts its rows as a spreadsheet does, with the line that declares the separator', async () => {
    const { body } = await send('preview', await app().newUser(), 'sep=;\nName;Email\n\nAda;nobody');
    expect(body.sample).toEqual([{ row: 4, cells: ['Ada', 'nobody'] }]);
    expect(body.faultyRows).toEqual([4]);
  });

  test('is added whole or not at all', async () => {
    const owner = await app().newUser();
    const table =
      'Name,Email,Status,Added on\nAda,a@example.com,,\nNo,nobody,sleeping,2126-01-01\n"A\u0000B",,,';
    const { body } = await send('preview', owner, table);
    expect(body.faultyRows).toEqual([3, 4]);
    expect(body.issues).toEqual([
      { row: 3, field: 'createdAt', message: 'This is not a date in the past. Use 2026-01-31.' },
      {
        row: 3,
        field: 'status',
        message: 'This is not a status. Use one from the board, such as Contacted.',
      },
      { row: 3, field: 'employerEmail', message: 'Enter an e-mail address such as name@example.com.' },
      { row: 4, field: 'employerName', message: 'Remove the characters that cannot be shown.' },
    ]);
    const refused = await send('accept', owner, table);
    expect(refused.status).toBe(400);
    expect(refused.body.issues[0].message).toBe('Row 3: This is not a date in the past. Use 2026-01-31.');
    expect(await listOf(owner)).toEqual([]);
    expect((await send('accept', owner, table, { leaveOut: [3, 4] })).body.added).toBe(1);
  });

  test('of 5,000 rows fits, and of one more does not', async () => {
    const owner = await app().newUser();
    const rows = Array.from({ length: 5000 }, (_, index) => `Employer ${index},e${index}@example.com`);
    const table = ['Name,Email', ...rows].join('\n');
    expect(await send('accept', owner, `${table}\nOne more,x@example.com`)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('5000 rows at most') },
    });
    expect(await send('accept', owner, table)).toMatchObject({ status: 201, body: { added: 5000 } });
    const full = await send('accept', owner, 'Name\nOne more');
    expect(full).toMatchObject({ status: 409, body: { message: expect.stringContaining('and has 5000') } });
  });

  test.each([
    ['nothing', '', 400],
    ['headers alone', 'Name,Email\n', 400],
    ['a quote that is never closed', `Name,Email\n"Ada,${'x'.repeat(300_000)}`, 400],
    ['too many columns', `${Array.from({ length: 61 }, (_, index) => `c${index}`).join(',')}\n1,2`, 400],
    ['more than 4 MB', `Name\n${'x'.repeat(4 * 1024 * 1024)}`, 413],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 400],
  ])('with %s is refused with a sentence', async (_, table, status) => {
    const owner = await app().newUser();
    const answer = await send('preview', owner, table);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/\.$|\?$/);
  });

  test.each([
    ['blank lines', '\n'.repeat(800_000), { rows: 2, faultyRows: [] }],
    ['rows', 'a,b\n'.repeat(800_000), { message: expect.stringContaining('5000 rows at most') }],
  ])('with 800,000 %s is read in the thread, while others are answered', async (_, many, answer) => {
    const owner = await app().newUser();
    const table = `Name,Company\na,b\n${many}c,d`;
    const sent = await sentWhileHeld(
      () => send('preview', owner, table),
      async () => (await app().app.inject('/healthz')).statusCode,
    );
    // Nothing but the thread reads a table.
    expect(new Set(sent.before)).toEqual(new Set([200]));
    expect(sent.answer.body).toMatchObject(answer);
  });

  test.each(['{', '{"mapping": "x"}', '{"leaveOut": [0]}', '{"other": 1}', '[]'])(
    'with the choices %s is refused',
    async (choices) => {
      const owner = await app().newUser();
      const payload = tableForm('Name\nAda')
        .payload.toString()
        .replace(
          '--edge--',
          `--edge\r\ncontent-disposition: form-data; name="choices"\r\n\r\n${choices}\r\n--edge--`,
        );
      const response = await app().app.inject({
        method: 'POST',
        url: `/api/profile/${owner.profileId}/employer-contacts/import/preview`,
        payload,
        headers: { ...tableForm('').headers, authorization: `Bearer ${owner.token}` },
      });
      expect(response.statusCode).toBe(400);
    },
  );
});

describe('a table of another tracker', () => {
  const read = async (table: string) => {
    const owner = await app().newUser();
    const preview = (await send('preview', owner, table)).body;
    expect(preview).toMatchObject({ faultyRows: [], issues: [] });
    await send('accept', owner, table);
    return { preview, contacts: await listOf(owner) };
  };

  test('has the month first where a column that nobody imports shows it, and days to follow up on', async () => {
    const { preview, contacts } = await read(
      'Company,Position,Max. Salary,Location,Status,Date Saved,Deadline,Date Applied,Follow up,Excitement\n' +
        'Padaria Lua,Baker,31000,Porto,Applied,10/01/2025,10/31/2025,10/02/2025,11/05/2025,5\n' +
        'Forno,Baker,,Lisbon,Saved,10/03/2025,,,,3\n',
    );
    expect(preview.dateOrder).toBe('mdy');
    expect(contacts).toContainEqual(
      expect.objectContaining({
        employerName: 'Padaria Lua',
        position: 'Baker',
        salary: '31000',
        status: 'contacted',
        deadline: '2025-10-31',
        createdAt: '2025-10-02T12:00:00.000Z',
        nextAction: null,
        nextActionOn: '2025-11-05',
      }),
    );
  });

  test('has its dates read as a column without a field shows', async () => {
    const { preview } = await read('Company,Date Applied,Closed on\nPadaria Lua,10/02/2025,10/31/2025\n');
    expect(preview).toMatchObject({ dateOrder: 'mdy', mapping: ['employerCompany', 'createdAt', null] });
  });

  test('has its list as the status, and the address of the ad', async () => {
    const { contacts } = await read(
      'Job Title,Company Name,Location,Board,List,Job URL,Date Applied,Salary\n' +
        'Baker,Padaria Lua,Porto,My search,Applied,https://jobs.example/1,2025-10-02T09:11:00.000Z,30000\n' +
        'Miller,Ovenworks,London,My search,Interview,https://jobs.example/2,2025-10-09T09:11:00.000Z,\n',
    );
    expect(contacts).toMatchObject([
      { position: 'Miller', status: 'interview', jobUrl: 'https://jobs.example/2', salary: null },
      { position: 'Baker', status: 'contacted', jobUrl: 'https://jobs.example/1', salary: '30000' },
    ]);
  });

  test('keeps what to follow up on as a text', async () => {
    const { contacts } = await read('Company,Follow up\nPadaria Lua,Call\nForno,2025-11-05\n');
    expect(contacts).toContainEqual(expect.objectContaining({ nextAction: 'Call', nextActionOn: null }));
  });
});

describe('an export of contacts', () => {
  test('is not a formula anywhere, and comes back as it was, with its history', async () => {
    const [owner, other] = [await app().newUser(), await app().newUser()];
    const path = `POST /profile/${owner.profileId}/employer-contacts`;
    const hostile = {
      employerName: '=HYPERLINK("https://evil.example")',
      employerPhone: '+44 20 7946 0000',
      notes: '@SUM(1)\n"two", lines',
    };
    const { body: first } = await app().rest(path, { ...contactSample, ...hostile }, owner);
    await app().rest(`PATCH /employer-contacts/${first.id}`, { status: 'archived' }, owner);
    await app().rest(path, { employerName: 'Ada King' }, owner);
    const csv = await exportOf(owner, 'csv');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toMatch(/employer-contacts-\d{4}-\d\d-\d\d\.csv/);
    // Excel takes a table without it for Windows-1252.
    expect(csv.rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf');
    for (const cell of csv.body.split(/[,\r\n]/)) expect(cell).not.toMatch(/^"?[=+@-]/);
    expect((await send('accept', other, csv.body)).body).toEqual({ added: 2, duplicates: 0 });
    const [one, two] = [await listOf(owner), await listOf(other)];
    const kept = ({ id, profileId, sortOrder, updatedAt, ...fields }: Record<string, unknown>) => fields;
    expect(two.map(kept)).toEqual(one.map(kept));
    const adOf = async (user: TestUser, { id }: { id: string }) =>
      (await app().rest(`GET /employer-contacts/${id}`, undefined, user)).body.jobDescription;
    expect(await adOf(other, two[1])).toBe(contactSample.jobDescription);
    const histories = await Promise.all(
      [[owner, one[1]] as const, [other, two[1]] as const].map(async ([user, { id }]) =>
        (await timelineOf(user, id))
          .filter(({ kind }: { kind: string }) => kind === 'status')
          .map(({ id: _, ...event }: { id: string }) => event),
      ),
    );
    expect(histories[1]).toEqual(histories[0]);
    expect(histories[0]).toHaveLength(2);
  });

  test('as JSON has notes, messages and rounds, and is a list without contacts too', async () => {
    const owner = await app().newUser();
    expect((await exportOf(owner, 'json')).json()).toEqual([]);
    const { body } = await app().rest(
      `POST /profile/${owner.profileId}/employer-contacts`,
      contactSample,
      owner,
    );
    await app().rest(`POST /employer-contacts/${body.id}/notes`, { text: 'Call' }, owner);
    await app().rest(
      `POST /employer-contacts/${body.id}/rounds`,
      { date: '2026-11-30', kind: 'Phone', time: '09:00', timeZone: 'Europe/London', minutes: 30 },
      owner,
    );
    expect((await exportOf(owner, 'json')).json()).toMatchObject([
      {
        ...contactSample,
        statuses: [{ status: 'contacted', at: body.createdAt }],
        notes: [{ text: 'Call' }],
        messages: [],
        rounds: [
          { date: '2026-11-30', kind: 'Phone', time: '09:00', minutes: 30, outcome: null, note: null },
        ],
      },
    ]);
    expect((await exportOf(owner, 'xml')).statusCode).toBe(400);
  });

  test('of more contacts than are read at once has each of them once', async () => {
    const owner = await app().newUser();
    const rows = Array.from({ length: 1001 }, (_, index) => `Employer ${index}`);
    await send('accept', owner, ['Name', ...rows].join('\n'));
    const names = (await exportOf(owner, 'json'))
      .json()
      .map((contact: { employerName: string }) => contact.employerName);
    expect(names.toSorted()).toEqual(rows.toSorted());
  });
});
