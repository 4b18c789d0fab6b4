import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findReadableProfile } from '../../../db/queries/profiles';
import { seedDemoProfile } from '../../../db/seeds/demo-profile';
import { hashPassword } from '../../routers/auth/passwords';
import type { Services } from '../http/request-context';
import { addMissingFiles } from './demo-files';

type DemoServices = Omit<Services, 'payments' | 'publicUrl' | 'clock' | 'views' | 'linkVisits'>;

const passwordBytes = 12;

/** Seeds the demo profile once, with its files. @returns the file that holds the demo account's password */
export async function ensureDemo(services: DemoServices, dataDirectory: string) {
  const passwordFile = path.join(dataDirectory, 'demo-password.txt');
  const password = await readOrCreate(passwordFile);
  await seedDemoProfile(services.db, { passwordHash: await hashPassword(password) });
  const profile = await findReadableProfile(services.db, 'demo', undefined);
  if (profile) await addMissingFiles(services, profile);
  return passwordFile;
}

async function readOrCreate(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known) return known.trim();
  const password = randomBytes(passwordBytes).toString('base64url');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}
