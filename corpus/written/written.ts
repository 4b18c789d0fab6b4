import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Forms, Truth } from '../../test/support/cv-measure/truth';
import { styleSheets } from '../fonts';
import { printWithChromium } from '../produce/chromium';

/**
 * CVs that were written individually, each in a different form. What a reader should find is marked in the text:
 * `{{company|Acme}}`, or `{{start=2018-09|Sept. 2018}}` and `{{degree=PhD~PhD in Physics|PhD}}` if it differs from the
 * printed text; `{{job}}` and `{{study}}` begin an entry.
 */
interface WrittenCv {
  html: string;
  truth: Truth;
}

const marks = /\{\{(\w+)(?:=([^|}]*))?(?:\|([^}]*))?\}\}/g;

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The two files with a font's letters are separate families. */
const fonts = ['Liberation', 'Inter', 'Fraunces', 'Icons'] as const;

function parse(source: string): WrittenCv {
  const work: NonNullable<Truth['work']> = [];
  const education: NonNullable<Truth['education']> = [];
  const links: Forms[] = [];
  const skills: Forms[] = [];
  const certifications: Forms[] = [];
  const ignored: string[] = [];
  const lists = { link: links, skill: skills, cert: certifications };
  const truth: Truth = { work, education, links, skills, certifications, ignore: { skills: ignored } };
  let entry = {};
  const html = source.replace(marks, (_, key: string, said: string | undefined, printed = '') => {
    const forms = said === undefined ? plain(printed) : said.split('~');
    const list = Object.entries(lists).find(([name]) => name === key)?.[1];
    if (key === 'job' || key === 'study') {
      entry = {};
      (key === 'job' ? work : education).push(entry);
    } else if (key === 'ignore') {
      ignored.push(...[forms].flat());
    } else if (list) {
      list.push(forms);
    } else {
      const owner = ['name', 'email', 'phone', 'location'].includes(key) ? truth : entry;
      Object.assign(owner, { [key]: forms });
    }
    return printed;
  });
  const style = fonts.map((font) => styleSheets[font]()).join('\n');
  const styled = html.replace(/(?<=\bfont[^;}]*)\b(?:Inter|Fraunces)\b/g, '$&Latin,$&');
  return { html: styled.replace('<style>', `<style>${style}`), truth };
}

/** Prints the CVs in a folder beside this file to another folder, each with its truth beside it. */
export async function printWritten(part: 'training' | 'held-out', folder: string): Promise<void> {
  const from = path.join(import.meta.dirname, part);
  await mkdir(folder, { recursive: true });
  const files = (await readdir(from)).filter((file) => file.endsWith('.html')).toSorted();
  const cvs = await Promise.all(
    files.map(async (file) => ({
      name: `written-${path.parse(file).name}`,
      ...parse(await readFile(path.join(from, file), 'utf8')),
    })),
  );
  for (const [name, bytes] of await printWithChromium(cvs)) {
    await writeFile(path.join(folder, `${name}.pdf`), bytes);
  }
  for (const { name, truth } of cvs) {
    await writeFile(path.join(folder, `${name}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`);
  }
}
