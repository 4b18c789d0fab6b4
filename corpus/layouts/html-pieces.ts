import type { Content, PrintedJob, PrintedStudy } from '../content';
import { icons, styleSheets } from '../fonts';

export const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** An element with a class that contains markup. */
export const box = (className: string, ...markup: string[]) =>
  `<div class="${className}">${markup.join('')}</div>`;

export const line = (...markup: string[]) => box('line', ...markup);

export const entry = (...markup: string[]) => box('entry', ...markup);

/** Texts on one line; those that are empty are left out together with their separators. */
export const joined = (separator: string, ...texts: string[]) =>
  escapeText(texts.filter(Boolean).join(separator));

/** A character of the icon font; its page needs the font "Icons". */
export const icon = (glyph: string) => `<span class="icon">${glyph}</span>`;

/** Text with a class. */
export const word = (className: string, text: string) =>
  text ? `<span class="${className}">${escapeText(text)}</span>` : '';

export const list = (lines: string[]) =>
  lines.length ? `<ul>${lines.map((line) => `<li>${escapeText(line)}</li>`).join('')}</ul>` : '';

export const links = (content: Content) =>
  content.links.map(({ text, address }) => `<a href="${escapeText(address)}">${escapeText(text)}</a>`);

export const mailLink = ({ email }: Content) =>
  `<a href="mailto:${escapeText(email)}">${escapeText(email)}</a>`;

/** Place, phone, e-mail and links, each as markup. */
export const contactFacts = (content: Content) => [
  escapeText(content.place),
  escapeText(content.phone),
  mailLink(content),
  ...links(content),
];

/** The contacts, each on a line with an icon; the page needs the font "Icons". */
export const iconLines = (content: Content) => [
  line(icon(icons.phone), ' ', escapeText(content.phone)),
  line(icon(icons.email), ' ', mailLink(content)),
  line(icon(icons.place), ' ', escapeText(content.place)),
  ...links(content).map((link) => line(icon(icons.link), ' ', link)),
];

/** A part with its heading. */
export const part = (heading: string, ...markup: string[]) =>
  `<section><h2>${escapeText(heading)}</h2>${markup.join('')}</section>`;

export const workPart = (content: Content, entry: (job: PrintedJob) => string) =>
  part(content.heading('work'), ...content.work.map(entry));

export const educationPart = (content: Content, entry: (study: PrintedStudy) => string) =>
  part(content.heading('education'), ...content.education.map(entry));

/** The note of a study on a line, if there is one. */
export const noteLine = ({ note }: PrintedStudy) => (note ? line(escapeText(note)) : '');

export const summaryPart = (content: Content) =>
  part(content.heading('summary'), `<p>${escapeText(content.summary)}</p>`);

type Listed<Kind extends 'skills' | 'certifications' | 'languages'> = Content[Kind][number];

export const skillsPart = (content: Content, print: (group: Listed<'skills'>) => string) =>
  part(content.heading('skills'), ...content.skills.map(print));

const printCertification = ({ name, details }: Listed<'certifications'>) =>
  line(word('strong', name), details ? ` – ${escapeText(details)}` : '');

export const certificationsPart = (content: Content, print = printCertification) =>
  part(content.heading('certifications'), ...content.certifications.map(print));

const printLanguage = ({ name, level }: Listed<'languages'>) => line(escapeText(`${name} (${level})`));

export const languagesPart = (content: Content, print = printLanguage) =>
  part(content.heading('languages'), ...content.languages.map(print));

export const furtherParts = (content: Content) =>
  content.further
    .map(({ heading, lines }) =>
      part(heading, lines.length > 1 ? list(lines) : `<p>${escapeText(lines.join(''))}</p>`),
    )
    .join('');

/** A table with a row for each list of cells. */
export const tableRows = (cells: string[][]) =>
  `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

/** The contacts in a table with their labels. */
export const contactTable = (content: Content) =>
  tableRows([
    [escapeText(content.labels.place), escapeText(content.place)],
    [escapeText(content.labels.phone), escapeText(content.phone)],
    [escapeText(content.labels.email), mailLink(content)],
    ...links(content).map((link) => ['Web', link]),
  ]);

/** The name as the main heading, with the title below. */
export const nameAndTitle = ({ name, title }: Content) =>
  `<h1>${escapeText(name)}</h1>${box('title', escapeText(title))}`;

/** All skills in one part without their groups. */
export const skillLines = (content: Content, print: (item: string) => string) =>
  part(content.heading('skills'), ...content.skills.flatMap(({ items }) => items.map(print)));

/** Skills in the form "Group: one, two, three". */
export const labelledSkills = (content: Content) =>
  skillsPart(content, ({ group, items }) =>
    line(word('strong', `${group}:`), ` ${escapeText(items.join(', '))}`),
  );

/** An A4 page with its style sheet. */
export function page(
  content: Content,
  fonts: (keyof typeof styleSheets)[],
  style: string,
  body: string,
): string {
  const family = fonts
    .map((font) => (font === 'Liberation' || font === 'Icons' ? font : `${font}Latin,${font}`))
    .join(',');
  return `<!doctype html><html lang="${content.language}"><meta charset="utf-8"><title>CV</title><style>
${fonts.map((font) => styleSheets[font]()).join('\n')}
@page{size:A4;margin:14mm}*{box-sizing:border-box}body{margin:0;font:10.5pt/1.4 ${family};color:#222}
.icon{font-family:Icons}h1,h2,h3,p,ul{margin:0}ul{padding-left:14pt}a{color:inherit;text-decoration:none}section{margin-top:12pt}
.strong{font-weight:700}.row{display:flex;justify-content:space-between;gap:12pt}.entry{margin-top:7pt;break-inside:avoid}
${style}</style><body>${body}</body></html>`;
}
