import type { ProcedureRule, RouteRule } from './access-rule';
import type { World } from './access-world';
import { form } from './gallery-uploads';
import { messageSample } from './messages';
import { keepSentDocument } from './sent-documents';

/** An employer whom the owner has added, with all that can be filled in. */
export const contactSample = {
  employerName: 'Grace Hopper',
  employerCompany: 'US Navy',
  employerRole: 'Rear Admiral',
  employerEmail: 'grace@example.com',
  employerPhone: '+1 202 555 0143',
  employerLocation: 'Arlington, United States',
  position: 'Compiler Engineer',
  status: 'contacted',
  contactMethod: 'referral',
  notes: 'Met at the museum.',
  jobUrl: 'https://jobs.example/compilers?ref=7',
  jobDescription: 'Write compilers.\n\nIn COBOL or FLOW-MATIC.',
  salary: '£90,000 and a desk',
  deadline: '2026-12-15',
  nextAction: 'Send the drawings',
  nextActionOn: '2026-12-01',
};

const profileOf = ({ owner }: World) => ({ profileId: owner.profileId });

async function newContact(world: World): Promise<{ id: string }> {
  const input = { ...profileOf(world), ...contactSample };
  const { body } = await world.app.trpc('mutation employerContacts.create', input, world.owner);
  return { id: body.id };
}

/** An entry of a new contact's history, made by the procedure of this name. */
async function newEntry(world: World, procedure: string, fields: object): Promise<{ id: string }> {
  const input = { ...(await newContact(world)), ...fields };
  const { body } = await world.app.trpc(`mutation employerContacts.${procedure}`, input, world.owner);
  return { id: body.id };
}

const newNote = (world: World) => newEntry(world, 'notes.create', { text: 'Call again.' });
const newRound = (world: World) => newEntry(world, 'rounds.create', { date: '2026-11-30', kind: 'Phone' });

/** A document that the contact was sent. */
async function newSentDocument(world: World): Promise<{ id: string }> {
  const contact = await newContact(world);
  await keepSentDocument(world.app, { accountId: world.owner.accountId, contactId: contact.id });
  const { body } = await world.app.trpc('query employerContacts.sentDocuments.list', contact, world.owner);
  return { id: body[0].id };
}

const owned = (input: ProcedureRule['input']): ProcedureRule => ({ access: 'owner', input });

const rules: Record<string, ProcedureRule> = {
  list: owned(profileOf),
  get: owned(newContact),
  create: owned((world) => ({ ...profileOf(world), ...contactSample })),
  update: owned(async (world) => ({ ...(await newContact(world)), status: 'interview' })),
  remove: owned(newContact),
  restore: owned(async (world) => {
    const contact = await newContact(world);
    await world.app.trpc('mutation employerContacts.remove', contact, world.owner);
    return contact;
  }),
  reorder: owned(async (world) => ({ ...profileOf(world), ids: [(await newContact(world)).id] })),
  timeline: owned(newContact),
  changeToken: owned(newContact),
  reply: owned(newContact),
  undoMove: owned(async (world) => {
    const contact = await newContact(world);
    const moved = { ...contact, status: 'offer' };
    await world.app.trpc('mutation employerContacts.update', moved, world.owner);
    return moved;
  }),
  'notes.create': owned(async (world) => ({ ...(await newContact(world)), text: 'Call again.' })),
  'notes.update': owned(async (world) => ({ ...(await newNote(world)), text: 'Called.' })),
  'notes.remove': owned(newNote),
  'rounds.create': owned(async (world) => ({
    ...(await newContact(world)),
    date: '2026-11-30',
    kind: 'Phone',
  })),
  'rounds.update': owned(async (world) => ({ ...(await newRound(world)), outcome: 'Invited' })),
  'rounds.remove': owned(newRound),
  'sentDocuments.list': owned(newContact),
  'sentDocuments.remove': owned(newSentDocument),
  figures: owned(profileOf),
  'hints.list': owned(profileOf),
  'hints.dismiss': owned(async (world) => ({
    ...(await newContact(world)),
    rule: 'opened-often',
    raisedAt: '2026-11-01T09:00:00.000Z',
  })),
  'views.list': owned(profileOf),
  'views.create': owned((world) => ({ ...profileOf(world), name: 'Interviews', search: 'status=interview' })),
  'views.remove': owned(async (world) => {
    const input = { ...profileOf(world), name: crypto.randomUUID(), search: 'view=board' };
    const { body } = await world.app.trpc('mutation employerContacts.views.create', input, world.owner);
    return { id: body.id };
  }),
  request: { access: 'visitors', input: (world) => ({ ...profileOf(world), ...messageSample }) },
};

/** The access rules of employer contacts. */
export const contactRules: Record<string, ProcedureRule> = Object.fromEntries(
  Object.entries(rules).map(([name, rule]) => [`employerContacts.${name}`, rule]),
);

/** A form with a table of contacts. */
export const tableForm = (content: Buffer | string, choices?: object) => ({
  payload: form(
    [
      {
        name: 'contacts.csv',
        content: Buffer.from(content),
        ...(choices && { fields: { choices: JSON.stringify(choices) } }),
      },
    ],
    'file',
  ),
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
});

const importRule = (step: string): RouteRule => ({
  access: 'owner',
  request: async ({ owner }) => ({
    method: 'POST',
    url: `/api/profile/${owner.profileId}/employer-contacts/import/${step}`,
    ...tableForm('Name,Email\nAda King,ada@example.com\n'),
  }),
});

/** The access rules of tables of contacts. */
export const contactRouteRules: Record<string, RouteRule> = {
  'POST /api/profile/{profileId}/employer-contacts/import/preview': importRule('preview'),
  'POST /api/profile/{profileId}/employer-contacts/import/accept': importRule('accept'),
  'GET /api/sent-documents/{id}': {
    access: 'owner',
    request: async (world) => ({ url: `/api/sent-documents/${(await newSentDocument(world)).id}` }),
  },
  'GET /api/profile/{profileId}/employer-contacts/export': {
    access: 'owner',
    request: async ({ owner }) => ({ url: `/api/profile/${owner.profileId}/employer-contacts/export` }),
  },
};
