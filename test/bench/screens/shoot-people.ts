import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { defaultDesign, themes } from '../../../src/contracts/design';
import { cvLooks } from '../../../src/contracts/exports';
import type { InventedPerson } from '../../support/invented-people/invented-person';
import { writePerson } from '../../support/invented-people/write-person';
import { type OwnersSide, restOf, type Session, show } from '../owners-side';

const run = promisify(execFile);

/** Photographs the page of a person in every theme, and the documents that they would send. */
export async function shootPerson(site: OwnersSide, name: string, person: InventedPerson, folder: string) {
  const session = await site.register(`${name}@example.com`);
  const send = restOf(site.origin, session);
  const slug = `the-${name}`;
  await writePerson(send, person, slug);
  await mkdir(folder, { recursive: true });
  for (const theme of themes) {
    await send('PUT /profile/demo-profile-1/design/draft', { design: { ...defaultDesign, theme } });
    await send('POST /profile/demo-profile-1/design/publish', {});
    await shootPage(site, `/profile/${slug}`, path.join(folder, theme));
    await keepPages(site, session, `${slug}.pdf?for=employer`, path.join(folder, `${theme}-portfolio`));
  }
  for (const look of cvLooks)
    await keepPages(
      site,
      session,
      `${slug}.pdf?form=plain&for=employer&look=${look}`,
      path.join(folder, `${look}-cv`),
    );
  await keepPages(site, session, `${slug}.docx?for=employer`, path.join(folder, 'word'));
}

async function shootPage(site: OwnersSide, address: string, file: string) {
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width, height: 900 };
      const context = await site.newContext(undefined, { viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await show(page, address);
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager';
      });
      await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
      await page.screenshot({ path: `${file}-${width}-${colorScheme}.png`, fullPage: true });
      await context.close();
    }
}

/** Keeps a document, and each of its pages as a picture; LibreOffice opens one of Word. */
async function keepPages(site: OwnersSide, session: Session, document: string, file: string) {
  const headers = { authorization: `Bearer ${session.token}` };
  const answer = await fetch(`${site.origin}/profile/${document}`, { headers });
  if (!answer.ok) throw new Error(await answer.text());
  const isWord = document.includes('.docx');
  await writeFile(`${file}.${isWord ? 'docx' : 'pdf'}`, Buffer.from(await answer.arrayBuffer()));
  if (isWord)
    await run('soffice', [
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      path.dirname(file),
      `${file}.docx`,
    ]);
  await run('pdftoppm', ['-r', '80', '-png', `${file}.pdf`, file]);
}
