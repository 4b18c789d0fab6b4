import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export interface TestMail extends Email {
  /** The first address in the plain text. */
  link: string;
}

export async function parseMail(content: Buffer): Promise<TestMail> {
  const mail = await PostalMime.parse(content);
  return { ...mail, link: /https?:\S+/.exec(mail.text ?? '')?.[0] ?? '' };
}

/** The mails in the outbox of a data directory, oldest first. */
export async function readOutbox(dataDirectory: string): Promise<TestMail[]> {
  const folder = path.join(dataDirectory, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const found = names.filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name));
  const times = await Promise.all(found.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
  const files = times.toSorted((one, other) => one.at - other.at).map(({ file }) => file);
  return Promise.all(files.map(async (file) => parseMail(await readFile(file))));
}
