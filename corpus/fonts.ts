import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const modules = path.join(import.meta.dirname, '..', 'node_modules');
const liberation = (style: string) =>
  path.join(modules, `pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`);

/** Fonts from npm packages, so that documents look the same on every machine. */
export const fontFiles = {
  regular: liberation('Regular'),
  bold: liberation('Bold'),
  italic: liberation('Italic'),
};

/** The icon font of Playwright's trace viewer, with icons in the private use area. */
export function iconFontFile(): string {
  const folder = path.join(modules, 'playwright-core/lib/vite/traceViewer');
  const name = existsSync(folder) && readdirSync(folder).find((file) => /^codicon.*\.ttf$/.test(file));
  if (!name) throw new Error(`No icon font in ${folder}.`);
  return path.join(folder, name);
}

export const icons = {
  email: '\ueb1c',
  phone: '\ueadb',
  place: '\uea6d',
  link: '\ueb15',
  date: '\ueab0',
  work: '\ueaac',
  education: '\ueb21',
  skills: '\ueb6d',
  person: '\uea67',
};

function face(family: string, file: string, weight: string, style = 'normal'): string {
  const format = file.endsWith('.ttf') ? 'truetype' : 'woff2';
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:${family};font-weight:${weight};font-style:${style};src:url(data:font/${format};base64,${data}) format('${format}')}`;
}

const fontsource = (family: string, file: string) =>
  path.join(modules, `@fontsource-variable/${family}/files/${file}.woff2`);

const sourceFaces = (family: string, file: string) =>
  (['normal', 'italic'] as const)
    .map(
      (style) =>
        face(family, fontsource(file, `${file}-latin-ext-wght-${style}`), '200 900', style) +
        face(`${family}Latin`, fontsource(file, `${file}-latin-wght-${style}`), '200 900', style),
    )
    .join('');

/** The fonts as style sheets, by the family that a layout names. */
export const styleSheets = {
  Liberation: () =>
    face('Liberation', fontFiles.regular, '400') +
    face('Liberation', fontFiles.bold, '700') +
    face('Liberation', fontFiles.italic, '400', 'italic'),
  Inter: () =>
    face('Inter', fontsource('inter', 'inter-latin-ext-wght-normal'), '100 900') +
    face('InterLatin', fontsource('inter', 'inter-latin-wght-normal'), '100 900'),
  Fraunces: () =>
    face('Fraunces', fontsource('fraunces', 'fraunces-latin-ext-wght-normal'), '100 900') +
    face('FrauncesLatin', fontsource('fraunces', 'fraunces-latin-wght-normal'), '100 900'),
  SourceSans: () => sourceFaces('SourceSans', 'source-sans-3'),
  SourceSerif: () => sourceFaces('SourceSerif', 'source-serif-4'),
  Icons: () => face('Icons', iconFontFile(), '400'),
};
