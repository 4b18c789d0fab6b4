import type { Content } from '../content';
import { icons } from '../fonts';
import { box, escapeText, icon, line, links, mailLink, part, word } from './html-pieces';

/** A drawing in place of a photograph, to be cut to a circle or a square by the style sheet. */
export const photograph =
  '<svg class="photo" viewBox="0 0 60 60"><rect width="60" height="60" fill="#d9d2c7"/><path d="M0 42 22 26l14 10 12-8 12 9v23H0z" fill="#b9b0a1"/><circle cx="30" cy="24" r="10" fill="#6f665a"/><path d="M11 60c0-14 8-22 19-22s19 8 19 22z" fill="#6f665a"/></svg>';

/** A value with its icon; the page needs the font "Icons". */
const iconFact = (glyph: string, markup: string) => `<span class="fact">${icon(glyph)} ${markup}</span>`;

/** E-mail, phone, place and links with an icon each, in the order in which most builders print them. */
export const iconFacts = (content: Content) => [
  iconFact(icons.email, mailLink(content)),
  iconFact(icons.phone, escapeText(content.phone)),
  iconFact(icons.place, escapeText(content.place)),
  ...links(content).map((link) => iconFact(icons.link, link)),
];

/** Each certificate in a box: its name, and what is known about it below. */
export const stackedCertificates = (content: Content) =>
  part(
    content.heading('certifications'),
    box(
      'stacks',
      ...content.certifications.map(({ name, details }) =>
        box('stack', box('strong', escapeText(name)), details ? line(word('quiet', details)) : ''),
      ),
    ),
  );

/** Each language with its level at the other edge of the line. */
export const languageRows = (content: Content) =>
  part(
    content.heading('languages'),
    ...content.languages.map(({ name, level }) => box('row', word('', name), word('quiet', level))),
  );

/** The note of a study on a line of its own, if there is one. */
export const noteLine = (note: string) => (note ? line(escapeText(note)) : '');
