import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { addCanaries } from '../support/canaries';
import { makePdf } from '../support/documents';
import { sendTo } from '../support/zip-imports';

const app = useTestApp();

async function uploadCv(by: TestUser, name: string, isPublic: boolean) {
  const fields = { isPublic: String(isPublic) };
  const { status } = await sendTo(app(), 'cv', { by, field: 'cv', name, content: makePdf(['x']), fields });
  expect(status).toBe(201);
}

test('no answer to a stranger contains anything private of a public profile', async () => {
  const [user, stranger] = [await app().newUser(), await app().newUser()];
  await addCanaries(app(), user);
  await uploadCv(user, 'canary-earlier.pdf', false);
  await uploadCv(user, 'offered.pdf', true);
  await uploadCv(user, 'canary-current.pdf', false);
  await app()
    .db.updateTable('accounts')
    .set({
      email: 'canary-email@example.com',
      firstName: 'canary-first',
      lastName: 'canary-last',
      company: 'canary-company',
    })
    .where('id', '=', user.accountId)
    .execute();

  const { paths } = (await app().rest('GET /openapi.json')).body as { paths: Record<string, object> };
  const reads = Object.entries(paths)
    .filter(([, operations]) => 'get' in operations)
    .map(([path]) => path.replace('{profileId}', user.profileId).replace('{id}', user.profileId));
  const pages = [`/profile/${user.slug}`];
  for (const url of [...reads, ...pages]) {
    for (const headers of [{}, { authorization: `Bearer ${stranger.token}` }]) {
      const response = await app().app.inject({ url, headers });
      // Nothing is sold by this server.
      const isUnsold = response.statusCode === 503 && response.json().code === 'PAYMENTS_NOT_CONFIGURED';
      if (!isUnsold) expect(response.statusCode, url).toBeLessThan(500);
      expect(response.body, url).not.toContain('canary-');
    }
  }
  const contact = await app().app.inject({
    method: 'POST',
    url: `/profile/${user.slug}/contact`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  expect(contact.body).not.toContain('canary-');

  const own = await app().rest(`GET /profile/${user.profileId}/skills`, undefined, user);
  expect(JSON.stringify(own.body)).toContain('canary-');
});
