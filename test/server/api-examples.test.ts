import { expect, test } from 'vitest';
import { type ApiDocument, operationsOf } from '../../src/server/api-reference/document';
import { useTestApp } from '../support/app';
import { password } from '../support/factories';

const app = useTestApp();

const exampleId = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Calls that make something come first, so that the others find it. */
const operationsInOrder = (document: ApiDocument) =>
  operationsOf(document).toSorted(
    (one, other) =>
      Number(other.operation.operationId.startsWith('create')) -
      Number(one.operation.operationId.startsWith('create')),
  );

test('the examples of bodies are taken by the server that gives them', async () => {
  const document: ApiDocument = (await app().rest('GET /openapi.json')).body;
  const owner = await app().newUser();
  const made = new Map<string, string>();
  const answered = new Map<string, number>();
  const faults: string[] = [];
  for (const { method, path, operation } of operationsInOrder(document)) {
    const example = operation.requestBody?.content['application/json']?.example;
    if (example === undefined) continue;
    const isAdmins = operation.security.some(({ session }) => session?.includes('admin'));
    // What is done to an account must not end the owner's session.
    const isAccounts = path.startsWith('/api/auth/');
    const caller = isAdmins ? await app().newAdmin() : isAccounts ? await app().newUser() : owner;
    const noun = /([\w-]+)(?:\/\{\w+\})?(?:\/\w+)?$/.exec(path.replace(/\/\{id\}.*/, ''))?.[1] ?? '';
    const url = path
      .replace(/^\/api/, '')
      .replace('{profileId}', 'demo-profile-1')
      .replace(/([\w-]+)\/\{\w+\}/g, (_, thing: string) => `${thing}/${made.get(thing) ?? exampleId}`);
    const body = JSON.parse(
      JSON.stringify(example)
        .replaceAll(
          `"employerContactId":"${exampleId}"`,
          `"employerContactId":"${made.get('employer-contacts')}"`,
        )
        .replaceAll('"a phrase that nobody guesses"', JSON.stringify(password))
        .replaceAll(exampleId, made.get(noun) ?? exampleId),
    );
    const answer = await app().rest(`${method.toUpperCase()} ${url}`, body, caller);
    answered.set(operation.operationId, answer.status);
    if (answer.status === 201 && answer.body?.id) made.set(noun, answer.body.id);
    if (answer.status >= 500 && answer.status !== 503)
      faults.push(`${operation.operationId}: ${answer.status}`);
    if (answer.status === 400 && answer.body?.issues) {
      faults.push(`${operation.operationId}: ${answer.body.message} ${JSON.stringify(body)}`);
    }
  }
  expect(faults).toEqual([]);
  for (const name of ['createSkill', 'createContact', 'createLink', 'updateContact', 'uploadGalleryImages']) {
    expect([200, 201], name).toContain(answered.get(name));
  }
});
