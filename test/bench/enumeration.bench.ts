import { bench, describe } from 'vitest';
import { useTestApp } from '../support/app';

const app = useTestApp();
let addresses: Promise<Record<'known' | 'deactivated' | 'unknown', string>> | undefined;

/** An active, a deactivated and an unknown address; created once. */
async function prepare() {
  const [known, deactivated] = [await app().newUser(), await app().newUser()];
  const accounts = app().db.updateTable('accounts').set({ isActive: false });
  await accounts.where('id', '=', deactivated.accountId).execute();
  return { known: known.email, deactivated: deactivated.email, unknown: 'nobody@example.com' };
}

const call = async (path: string, who: 'known' | 'deactivated' | 'unknown', more: object) => {
  addresses ??= prepare();
  await app().rest(`POST /auth/${path}`, { email: (await addresses)[who], ...more });
};

// All must take the same time; warmed up, because the first calls of a process are slower.
describe.each([
  ['login', { password: 'a wrong guess' }],
  ['forgot-password', {}],
])('%s answers identically', (path, more) => {
  for (const who of ['known', 'unknown', 'deactivated'] as const)
    bench(who, () => call(path, who, more), { iterations: 60, warmupTime: 1_000 });
});
