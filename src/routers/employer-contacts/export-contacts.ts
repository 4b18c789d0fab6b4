import { Readable, type Readable as Stream } from 'node:stream';
import type { Kysely } from 'kysely';
import { type ContactWithHistory, listContactsWithHistories } from '../../../db/contacts/list-histories';
import type { DB } from '../../../db/tables.gen';
import { employerContact } from '../../contracts/employer-contact';
import { type CsvColumns, csvStream } from '../csv-stream';

/** Whose contacts are exported. */
interface ExportQuery {
  accountId: string;
  profileId: string;
}

/** Contacts read at once. */
const pageSize = 500;

/** All contacts, newest first, page by page, so that no more than a page is in memory. */
async function* readContacts(
  db: Kysely<DB>,
  { accountId, profileId }: ExportQuery,
): AsyncGenerator<ContactWithHistory> {
  let after: ContactWithHistory | undefined;
  do {
    const page = await listContactsWithHistories(db, accountId, profileId, { limit: pageSize, after });
    yield* page;
    after = page.length === pageSize ? page.at(-1) : undefined;
  } while (after);
}

/** As one JSON list. */
export function contactsAsJson(db: Kysely<DB>, query: ExportQuery): Stream {
  return Readable.from(jsonOf(readContacts(db, query)));
}

async function* jsonOf(contacts: AsyncGenerator<ContactWithHistory>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const { history, ...contact } of contacts) {
    yield `${separator}${JSON.stringify({ ...employerContact.item.parse(contact), ...history })}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const columns: CsvColumns<ContactWithHistory> = {
  name: ({ employerName }) => employerName,
  company: ({ employerCompany }) => employerCompany,
  role: ({ employerRole }) => employerRole,
  email: ({ employerEmail }) => employerEmail,
  phone: ({ employerPhone }) => employerPhone,
  location: ({ employerLocation }) => employerLocation,
  position: ({ position }) => position,
  status: ({ status }) => status,
  contact_method: ({ contactMethod }) => contactMethod,
  notes: ({ notes }) => notes,
  job_url: ({ jobUrl }) => jobUrl,
  job_description: ({ jobDescription }) => jobDescription,
  salary: ({ salary }) => salary,
  deadline: ({ deadline }) => deadline,
  next_action: ({ nextAction }) => nextAction,
  next_action_on: ({ nextActionOn }) => nextActionOn,
  created_at: ({ createdAt }) => createdAt,
  status_history: ({ history }) => history.statuses.map(({ at, status }) => `${at} ${status}`).join('; '),
};

/** As a table for spreadsheets, which can be imported again. */
export const contactsAsCsv = (db: Kysely<DB>, query: ExportQuery): Stream =>
  csvStream(readContacts(db, query), columns);
