import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { seedDemoProfile } from '../../db/seeds/demo-profile';
import type { DB } from '../../db/tables.gen';
import { hashPassword } from '../routers/auth/passwords';

const passwordBytes = 12;

/** Seeds the demo profile once. @returns the file that holds the demo account's password */
export async function ensureDemo(db: Kysely<DB>, dataDirectory: string): Promise<string> {
  const file = path.join(dataDirectory, 'demo-password.txt');
  const password = await readOrCreate(file);
  await seedDemoProfile(db, { passwordHash: await hashPassword(password) });
  return file;
}

async function readOrCreate(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known) return known.trim();
  const password = randomBytes(passwordBytes).toString('base64url');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}
