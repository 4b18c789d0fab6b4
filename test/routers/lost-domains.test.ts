import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkDueDomains } from '../../src/routers/domains/check-due-domains';
import type { Dns } from '../../src/routers/ports';
import { openResolver } from '../../src/server/adapters/dns-resolver';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { type DnsServer, startDnsServer } from '../support/dns-server';
import { addDomain, check, newHost, prove, verifiedDomain } from '../support/made-domains';

const site = useTestApp();
let server: DnsServer;
let dns: Dns;
let app: TestApp;

beforeAll(async () => {
  server = await startDnsServer();
  dns = openResolver([server.address]);
  app = await site().newServer({ dns, publicUrl: 'https://portfolio.example' });
});
afterAll(() => server.stop());

async function mailsTo({ email }: TestUser) {
  await app.runJobs();
  return (await app.mails()).filter(({ to }) => to?.[0]?.address === email);
}

async function runJob({ id }: { id: string }) {
  await sql`update domains set next_check_at = now() - interval '1 second' where id = ${id}`.execute(app.db);
  await checkDueDomains({ db: app.db, dns, jobs: app.jobs, ownHost: 'portfolio.example' });
}

const loseRecord = ({ host }: { host: string }, ...values: string[]) =>
  server.set(`_storyfolio.${host}`, 'TXT', ...values);

describe('the owner of a domain', () => {
  test('is told once by mail that its record is gone, and where the page is now', async () => {
    const owner = await app.newUser();
    const domain = await verifiedDomain(app, server, owner);
    loseRecord(domain);
    await runJob(domain);
    await runJob(domain);
    const mails = await mailsTo(owner);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe(`${domain.host} no longer shows your page`);
    expect(mail?.text).toContain(`the TXT record at _storyfolio.${domain.host} is gone`);
    expect(mail?.text).toContain(`https://storyfolio.example/profile/${owner.slug}`);
    expect(mail?.text).toContain('https://storyfolio.example/share-profile');
    prove(server, domain);
    await check(app, owner, domain);
    loseRecord(domain);
    await runJob(domain);
    expect(await mailsTo(owner)).toHaveLength(2);
  });

  test('is told that another account has taken it over', async () => {
    const [owner, rival] = [await app.newUser(), await app.newUser()];
    const host = newHost();
    const first = await addDomain(app, owner, host);
    const second = await addDomain(app, rival, host);
    prove(server, first);
    await check(app, owner, first);
    prove(server, second);
    await check(app, rival, second);
    const mails = await mailsTo(owner);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('has another value now')]);
    expect(await mailsTo(rival)).toEqual([]);
  });

  test('is told when its name servers have been silent for three days', async () => {
    const owner = await app.newUser();
    const domain = await verifiedDomain(app, server, owner);
    server.manner = 'fails';
    onTestFinished(() => {
      server.manner = 'answers';
    });
    await runJob(domain);
    expect(await mailsTo(owner)).toEqual([]);
    await sql`update domains set proven_at = now() - interval '73 hours' where id = ${domain.id}`.execute(
      app.db,
    );
    await runJob(domain);
    expect((await mailsTo(owner)).map(({ text }) => text)).toEqual([
      expect.stringContaining('its name servers have not answered for three days'),
    ]);
  });
});

describe('nobody is told', () => {
  test('of a domain that was never verified, or that its owner deletes', async () => {
    const owner = await app.newUser();
    const waiting = await addDomain(app, owner);
    await runJob(waiting);
    const { id } = await verifiedDomain(app, server, owner);
    await app.rest(`DELETE /domains/${id}`, undefined, owner);
    expect(await mailsTo(owner)).toEqual([]);
  });

  test('of one that is verified again before the mail is sent', async () => {
    const owner = await app.newUser();
    const domain = await verifiedDomain(app, server, owner);
    loseRecord(domain);
    await runJob(domain);
    prove(server, domain);
    await check(app, owner, domain);
    expect(await mailsTo(owner)).toEqual([]);
  });

  test('while its portfolio is deleted', async () => {
    const owner = await app.newUser();
    const { body } = await app.rest('POST /profiles', { name: 'Second' }, owner);
    const domain = await verifiedDomain(app, server, { ...owner, profileId: body.id });
    await app.rest(`DELETE /profile/${body.id}`, undefined, owner);
    loseRecord(domain, 'v=spf1 -all');
    await runJob(domain);
    expect(await mailsTo(owner)).toEqual([]);
  });

  test.each(['is_active = false', "deletion_due_at = now() + interval '1 day'"])(
    'whose account is closed: %s',
    async (change) => {
      const owner = await app.newUser();
      const domain = await verifiedDomain(app, server, owner);
      loseRecord(domain);
      await runJob(domain);
      await sql`update accounts set ${sql.raw(change)} where id = ${owner.accountId}`.execute(app.db);
      expect(await mailsTo(owner)).toEqual([]);
    },
  );
});
