import { expect, test } from 'vitest';
import { queueLinkOpened } from '../../src/routers/mail-choices/link-opened';
import { type TestUser, useTestApp } from '../support/app';
import { newContact, newLink, newOpen } from '../support/links';
import { confirmAddress } from '../support/mails-by-choice';

const app = useTestApp();
const begin = Date.parse('2026-03-02T09:41:00.000Z');
const minutesLater = (minutes: number) => new Date(begin + minutes * 60_000).toISOString();

async function newOwner(): Promise<TestUser> {
  const owner = await app().newUser();
  await confirmAddress(app().db, owner.profileId);
  return owner;
}

/** Records an open as a page through the link does. */
async function open(linkId: string, at: string, values = {}) {
  await app()
    .db.transaction()
    .execute(async (tx) => {
      const id = await newOpen(tx, linkId, at, values);
      await queueLinkOpened(tx, app().jobs, { id, linkId, at });
    });
}

async function mailsTo({ email }: TestUser) {
  await app().runJobs();
  return (await app().mails()).filter(({ to }) => to?.[0]?.address === email);
}

test('the owner is mailed at the first open, and then once an hour at most, each link by itself', async () => {
  const owner = await newOwner();
  const { db } = app();
  const contact = await newContact(db, owner.profileId, { employerRole: 'Admiral', employerCompany: 'Navy' });
  const link = await newLink(db, owner.profileId, { label: 'For the <Navy>', employerContactId: contact });
  const other = await newLink(db, owner.profileId);
  await db
    .insertInto('analyticsSettings')
    .values({ profileId: owner.profileId, timeZone: 'America/New_York' })
    .execute();

  await open(link, minutesLater(0), { country: 'GB', city: 'London', device: 'mobile' });
  const [mail] = await mailsTo(owner);
  expect(mail?.subject).toBe('Your link “For the <Navy>” was opened');
  expect(mail?.text).toContain('Grace Hopper (Admiral, Navy) opened your Storyfolio page');
  expect(mail?.text).toMatch(
    /Monday, March 2, 2026 at 4:41\sAM \(America\/New_York\)\nLondon, United Kingdom\nPhone/,
  );
  expect(mail?.html).not.toContain('<Navy>');
  expect(mail?.link).toBe(`https://storyfolio.example/employer-contacts/${contact}`);

  await open(link, minutesLater(59));
  expect(await mailsTo(owner)).toHaveLength(1);
  await open(other, minutesLater(59));
  expect(await mailsTo(owner)).toHaveLength(2);
  await open(link, minutesLater(60));
  expect(await mailsTo(owner)).toHaveLength(3);
  await open(link, minutesLater(119), { readerNumber: 2 });
  await open(link, minutesLater(120), { readerNumber: 2 });
  const mails = await mailsTo(owner);
  expect(mails).toHaveLength(4);
  expect(mails[3]?.text).toContain('Reader 2 of the link for Grace Hopper (Admiral, Navy)');
});

test('opens at the same time are mailed once', async () => {
  const owner = await newOwner();
  const link = await newLink(app().db, owner.profileId);
  await Promise.all(Array.from({ length: 20 }, () => open(link, minutesLater(0))));
  const mails = await mailsTo(owner);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Somebody opened');
});

test('the mails about all links of a page together are bounded', async () => {
  const owner = await newOwner();
  for (let count = 0; count < 62; count += 1) {
    await open(await newLink(app().db, owner.profileId), minutesLater(count / 10));
  }
  expect(await mailsTo(owner)).toHaveLength(60);
});

test('no mail goes to anyone who does not want it, no longer wants it, or has left', async () => {
  const owner = await newOwner();
  const { db } = app();
  await open(await newLink(db, owner.profileId, { mailsOpens: false }), minutesLater(0));
  const withdrawn = await newLink(db, owner.profileId);
  await open(withdrawn, minutesLater(0));
  await db.updateTable('links').set({ mailsOpens: false }).where('id', '=', withdrawn).execute();
  expect(await mailsTo(owner)).toEqual([]);

  const gone = await newOwner();
  await open(await newLink(db, gone.profileId), minutesLater(0));
  await db.updateTable('accounts').set({ isActive: false }).where('id', '=', gone.accountId).execute();
  const leaving = await newOwner();
  await open(await newLink(db, leaving.profileId), minutesLater(0));
  await db
    .updateTable('accounts')
    .set({ deletionDueAt: minutesLater(0) })
    .where('id', '=', leaving.accountId)
    .execute();
  expect([await mailsTo(gone), await mailsTo(leaving)]).toEqual([[], []]);
});

test('nothing is sent to an address that is not confirmed, and nothing of it later', async () => {
  const owner = await app().newUser();
  const link = await newLink(app().db, owner.profileId);
  await open(link, minutesLater(0));
  await confirmAddress(app().db, owner.profileId);
  expect(await mailsTo(owner)).toEqual([]);
  // The mail that was not sent does not count as the one of the hour.
  await open(link, minutesLater(1));
  expect(await mailsTo(owner)).toHaveLength(1);
  await open(link, minutesLater(61));
  const unconfirmed = { emailVerified: false };
  await app().db.updateTable('accounts').set(unconfirmed).where('id', '=', owner.accountId).execute();
  expect(await mailsTo(owner), 'queued, and changed since').toHaveLength(1);
});

test('the mail can be stopped with one click, as its headers and its end say', async () => {
  const owner = await newOwner();
  await open(await newLink(app().db, owner.profileId), minutesLater(0));
  const [mail] = await mailsTo(owner);
  const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const address = /^<(https:\/\/storyfolio\.example\/unsubscribe\/[\w.-]+)>$/.exec(
    headers['list-unsubscribe'] ?? '',
  )?.[1];
  expect(mail?.text?.trimEnd().endsWith(`Stop these mails:\n${address}`)).toBe(true);
  expect(mail?.html).toContain(`href="${address}"`);
});
