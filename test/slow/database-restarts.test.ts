import { expect, test, vi } from 'vitest';
import { makePdf } from '../support/documents';
import { password } from '../support/factories';
import { form } from '../support/gallery-uploads';
import { readOutbox } from '../support/mails';
import { startOwnPostgres } from '../support/postgres';
import {
  newDataDirectory,
  post,
  type ReadyProduct,
  startProduct,
  stopProduct,
  stopProductsAfterEach,
} from '../support/product';
import { runSql } from '../support/test-databases';

stopProductsAfterEach();

const restarts = 10;
const skill = { name: 'Sailing', category: 'Other', proficiency: 'Expert' };
const cv = new Uint8Array(form([{ name: 'cv.pdf', content: makePdf(['A page']) }], 'cv'));

/** The load: what people do with the product, and the answers. */
class Load {
  readonly statuses = new Set<number | string>();
  readonly registered: string[] = [];
  readonly kept: string[] = [];
  #isOver = false;

  constructor(private readonly product: ReadyProduct) {}

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  readonly #running: Promise<void>[] = [];
  start(work: () => Promise<void>): void {
    const repeat = async () => {
      while (!this.#isOver) await work();
    };
    this.#running.push(repeat());
  }

  /** @returns the body; undefined if the answer is a refusal, or there is none */
  async ask(request: (api: string) => Promise<Response>) {
    try {
      const response = await request(this.product.origin);
      const body = await response.text();
      this.statuses.add(response.status);
      return response.ok ? body : undefined;
    } catch (error) {
      this.statuses.add(`no answer: ${error instanceof Error ? (error.cause ?? error) : error}`);
      return undefined;
    }
  }

  async read(token: string, slug: string): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    await this.ask((origin) => fetch(`${origin}/api/auth/me`, { headers }));
    await this.ask((origin) => fetch(`${origin}/api/profile/demo-profile-1/skills`, { headers }));
    await this.ask((origin) => fetch(`${origin}/profile/${slug}`));
  }

  /** Registers an account, which sends a mail, and fills it. */
  async write(): Promise<void> {
    const email = `${crypto.randomUUID()}@example.com`;
    if (!(await this.ask((origin) => post(`${origin}/api/auth/register`, { email, password })))) return;
    this.registered.push(email);
    const signedIn = await this.ask((origin) => post(`${origin}/api/auth/login`, { email, password }));
    if (!signedIn) return;
    const { token } = JSON.parse(signedIn).session;
    const profile = '/api/profile/demo-profile-1';
    for (let count = 0; count < 5; count += 1) {
      this.#keep(await this.ask((origin) => post(`${origin}${profile}/skills`, skill, token)));
    }
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=edge',
    };
    this.#keep(
      await this.ask((origin) => fetch(`${origin}${profile}/cv`, { method: 'POST', body: cv, headers })),
    );
  }

  #keep(body: string | undefined): void {
    if (body) this.kept.push(JSON.parse(body).id);
  }
}

async function newReader({ origin }: ReadyProduct) {
  const account = { email: 'reader@example.com', password };
  await post(`${origin}/api/auth/register`, account);
  const { session } = await (await post(`${origin}/api/auth/login`, account)).json();
  const headers = { authorization: `Bearer ${session.token}` };
  const { profileSlug } = await (await fetch(`${origin}/api/profile`, { headers })).json();
  return { token: session.token, slug: profileSlug };
}

test('ten restarts of the database under load cause brief refusals, lose nothing and run all queued work once', async () => {
  const postgres = await startOwnPostgres();
  const folder = await newDataDirectory();
  const env = { SEED_DEMO: 'false', RATE_LIMIT_MULTIPLIER: '1000', DATABASE_URL: postgres.connectionString };
  const product = await startProduct(folder, env);
  const { child, origin } = product;
  const sql = (text: string) => runSql(postgres.connectionString, text);
  const reader = await newReader(product);

  const load = new Load(product);
  for (let count = 0; count < 8; count += 1) load.start(() => load.read(reader.token, reader.slug));
  for (let count = 0; count < 4; count += 1) load.start(() => load.write());
  for (let turn = 0; turn < restarts; turn += 1) {
    const { length } = load.kept;
    await vi.waitFor(() => expect(load.kept.length).toBeGreaterThan(length + 5), { timeout: 120_000 });
    await postgres.restart();
    // How long PostgreSQL itself takes to recover is up to the machine.
    await vi.waitFor(() => sql('select'), { timeout: 120_000, interval: 50 });
    const isReady = async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await vi.waitFor(isReady, { timeout: 120_000, interval: 50 });
  }
  await load.end();
  expect(child.exitCode, product.output()).toBe(null);
  expect([...load.statuses].toSorted()).toEqual([200, 201, 503]);

  const rows = await sql('select id from skills union all select id from cvs');
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(load.kept));
  // Skips the wait of failed jobs for their retry, of taken ones whose taking was not answered and of mails for the end
  // of their claim.
  const hurry = `
    update mails set claimed_until = now() - interval '1 second' from pgboss.job
    where mails.id = job.id and job.state = 'retry' and mails.state = 'pending' and job.start_after > now();
    update pgboss.job set started_on = started_on - expire_in where state = 'active';
    update pgboss.job set start_after = now() where state = 'retry'`;
  await vi.waitFor(
    async () => {
      const left = await sql("select name, state from pgboss.job where state not in ('completed')");
      if (left.length > 0) await sql(hurry);
      expect(left).toEqual([]);
    },
    { timeout: 120_000, interval: 500 },
  );
  const readers = (await readOutbox(folder)).map(({ to }) => to?.[0]?.address);
  expect(readers).toEqual(expect.arrayContaining(load.registered));
  expect(new Set(readers).size).toBe(readers.length);
  expect(await stopProduct(child, 'SIGTERM')).toBe(0);
});
