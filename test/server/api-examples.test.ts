import { expect, test } from 'vitest';
import { type ApiDocument, type Operation, operationsOf } from '../../src/server/api-reference/document';
import { valuesByName } from '../../src/server/api-reference/example-values';
import { useTestApp } from '../support/app';
import { password } from '../support/factories';

const app = useTestApp();

/** What an example cannot know, and so each server refuses with these statuses. */
const refused = {
  // A token of a mail, or a code of an app.
  resetPassword: 400,
  verifyEmail: 400,
  confirmTwoFactorSetup: 409,
  disableTwoFactor: 409,
  renewTwoFactorRecoveryCodes: 409,
  // The id of an account, or of what is made of files.
  setAccountRole: 404,
  acceptCvProposal: 404,
  acceptFileProposal: 404,
  createGalleryImage: 404,
  updateGalleryImage: 404,
  reorderGalleryImages: 404,
  updateCv: 404,
  updatePortrait: 404,
  putVideoCaptions: 404,
  recordViewProgress: 404,
  // The version that is being changed.
  updateProfile: 409,
  saveDesignDraft: 409,
  discardDesignDraft: 409,
  publishDesign: 409,
  undoDesignPublication: 409,
  approveTestimonialRequest: 409,
  declineTestimonialRequest: 409,
  // The page of somebody else, and a server without an admin.
  sendContactRequest: 409,
  setUpFirstAdmin: 404,
  // What only some servers have.
  createCheckoutSession: 503,
  openBillingPortal: 503,
};

/** Calls that make something come first, so that the others find it; what closes the server comes last. */
const turnOf = ({ operationId }: Operation) =>
  operationId === 'setMaintenanceMode' ? 2 : operationId.startsWith('create') ? 0 : 1;

const exampleOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.example;

/** The collections that a path names: of the thing that it is about, and its own. */
function thingOf(path: string) {
  const [, owner] = /\/([\w-]+)\/\{(?!profileId\})\w+\}/.exec(path) ?? [];
  const own =
    path
      .replace(/\/order$/, '')
      .split('/')
      .at(-1) ?? '';
  return { owner, own };
}

test('the examples of bodies are taken by the server that gives them', async () => {
  const document: ApiDocument = (await app().rest('GET /openapi.json')).body;
  const calls = operationsOf(document)
    .filter(({ operation }) => exampleOf(operation))
    .toSorted((one, other) => turnOf(one.operation) - turnOf(other.operation));
  const [owner, admin] = [await app().newUser(), await app().newAdmin()];
  const made = new Map<string, { id: string; updatedAt?: string }>();
  const statuses: Record<string, number> = {};
  for (const { method, path, operation } of calls) {
    const { operationId, parameters = [], security } = operation;
    const things = thingOf(path);
    const thing = made.get(things.owner ?? things.own);
    const url = path
      .replace('/api', '')
      .replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'id' && thing ? thing.id : String(parameters.find((each) => each.name === name)?.example),
      );
    const example: Record<string, unknown> = Object(exampleOf(operation));
    // What was made, and the password of the caller, have other values here.
    const own: Record<string, unknown> = {
      employerContactId: made.get('employer-contacts')?.id,
      ids: thing && [thing.id],
      updatedAt: thing?.updatedAt,
      password,
      currentPassword: password,
    };
    const body = Object.fromEntries(
      Object.entries(example).map(([name, value]) => [name, own[name] ?? value]),
    );
    const isAdmins = security.some(({ session }) => session?.includes('admin'));
    // What is done to an account ends its sessions.
    const caller = isAdmins ? admin : path.startsWith('/api/auth/') ? await app().newUser() : owner;
    const answer = await app().rest(`${method.toUpperCase()} ${url}`, body, caller);
    if (answer.status >= 400) statuses[operationId] = answer.status;
    else if (answer.body?.id) made.set(createdAs(things, method), answer.body);
  }
  expect(statuses).toEqual(refused);
});

test('the addresses in examples are of calls that there are', async () => {
  const document: ApiDocument = (await app().rest('GET /openapi.json')).body;
  const patterns = operationsOf(document).map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+'));
  const isCall = (address: string) => patterns.some((pattern) => address.match(`^${pattern}$`));
  const addresses = Object.values(valuesByName).filter((value) => String(value).startsWith('/api/'));
  expect(addresses.length).toBeGreaterThan(4);
  expect(addresses.map(String).filter((address) => !isCall(address))).toEqual([]);
});

/** Notes and rounds of a contact are called so where they are changed. */
const createdAs = ({ owner, own }: ReturnType<typeof thingOf>, method: string) =>
  method === 'post' && owner ? `contact-${own}` : (owner ?? own);
