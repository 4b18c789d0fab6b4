import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '../../routers/ports';
import { type Sender, toMessage } from './mail-message';
import { syncFolder } from './sync-folder';

/** Logs the path of each mail. */
export interface OutboxLog {
  info(details: object, message: string): void;
}

/**
 * Writes each mail to a file and logs its link, if no mail server is configured.
 * @param folder created with the first mail
 */
export function openOutboxMailer(folder: string, from: Sender, log: OutboxLog): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(from, mail));
      if (!Buffer.isBuffer(message)) throw new Error('A transport that buffers gives out a buffer.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${mail.id}.eml`);
      await writeDurably(file, message);
      log.info({ file, link: mail.link }, 'no mail server is configured; the mail was written to a file');
    },

    async discard(known) {
      const ids = (await readdir(folder).catch(emptyIfMissing)).flatMap(
        (name) => /^(.+)\.eml$/.exec(name)?.[1] ?? [],
      );
      const kept = new Set(ids.length > 0 ? await known(ids) : []);
      for (const id of ids) if (!kept.has(id)) await rm(path.join(folder, `${id}.eml`), { force: true });
    },
  };
}

/** The file is written completely or not at all. */
async function writeDurably(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.part`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  await syncFolder(path.dirname(file));
}

/** The folder does not exist before the first mail. */
function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
