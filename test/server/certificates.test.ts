import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { draftFor } from '../support/section-samples';

const app = useTestApp();
const pageOf = (url: string) => app().app.inject({ url });
const add = async (user: TestUser, item: object) => {
  const { status } = await app().rest(`POST /profile/${user.profileId}/certifications`, item, user);
  expect(status).toBe(201);
};

test('the page says which certificates can be verified, with the link', async () => {
  const user = await app().newUser();
  const sample = await draftFor('certifications', app().db, user.profileId);
  await add(user, { ...sample, isVerified: true });
  const link = (text: string) => new RegExp(`<a [^>]*href="${String(sample.credentialUrl)}"[^>]*>${text}`);
  const { body } = await pageOf(`/profile/${user.slug}`);
  expect(body).toMatch(link('Can be verified'));
  expect(body).not.toContain('See the credential');
  const other = await app().newUser();
  await add(other, sample);
  const page = (await pageOf(`/profile/${other.slug}`)).body;
  expect(page).toMatch(link('See the credential'));
  expect(page).not.toContain('verified');
});
