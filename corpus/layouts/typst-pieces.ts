import type { Content, PrintedJob, PrintedStudy } from '../content';

/** A text as a value in Typst's language. */
export const value = (text: string) => JSON.stringify(text);

/** Text within markup, escaped so that none of it is interpreted as markup. */
export const plain = (text: string) => `#${value(text)}`;

export const bold = (text: string) => `#text(weight: "bold", ${value(text)})`;
export const italic = (text: string) => `#text(style: "italic", ${value(text)})`;

export const linked = (address: string, text: string) => `#link(${value(address)})[${plain(text)}]`;

/** An address that may wrap after each punctuation mark. */
export const breakable = (text: string) => text.replace(/[@./-]/g, (sign) => `${sign}\u200b`);

export const mailLink = ({ email }: Content, print = (address: string) => address) =>
  linked(`mailto:${email}`, print(email));

export const links = (content: Content, print = (address: string) => address) =>
  content.links.map(({ text, address }) => linked(address, print(text)));

export const lines = (...markup: string[]) => markup.filter((line) => line !== '').join(' \\\n');

export const bullets = (points: string[]) =>
  `\n\n${points.map((point) => `- ${plain(point)}`).join('\n')}\n\n`;

export const part = (heading: string, ...markup: string[]) =>
  `\n\n#heading(${value(heading)})\n${markup.join('\n\n')}\n\n`;

export const summaryPart = (content: Content) => part(content.heading('summary'), plain(content.summary));

export const workPart = (content: Content, print: (job: PrintedJob) => string) =>
  part(content.heading('work'), ...content.work.map(print));

export const educationPart = (content: Content, print: (study: PrintedStudy) => string) =>
  part(content.heading('education'), ...content.education.map(print));

export const skillsPart = (content: Content, print: (group: Content['skills'][number]) => string) =>
  part(content.heading('skills'), ...content.skills.map(print));

export const certificationsPart = (
  content: Content,
  print: (certification: Content['certifications'][number]) => string,
) => part(content.heading('certifications'), ...content.certifications.map(print));

export const languagesPart = (content: Content, print: (language: Content['languages'][number]) => string) =>
  part(content.heading('languages'), ...content.languages.map(print));

/** Cells of a grid. */
export const cells = (...markup: string[]) => markup.map((cell) => `[${cell}]`).join(', ');

export const furtherParts = (content: Content) =>
  content.further.map(({ heading, lines: points }) => part(heading, bullets(points))).join('');

/** A character of the icon font. */
export const icon = (glyph: string) => `#text(font: "codicon", ${value(glyph)})`;

/** Two texts at the edges of a line. */
export const edges = (left: string, right: string) => `${left} #h(1fr) ${right}`;

/** A narrow cell beside a wide one. */
export const beside = (width: string, left: string, right: string) =>
  `#grid(columns: (${width}, 1fr), column-gutter: 5mm, ${cells(left, right)})`;

/** An A4 page; paragraphs are justified and hyphenated according to the language. */
export const sheet = (content: Content, settings: string, body: string) =>
  [
    '#set page(paper: "a4", margin: 15mm)',
    `#set text(font: "Liberation Sans", size: 10pt, lang: ${value(content.language)})`,
    '#set par(justify: true, leading: 0.55em)',
    '#show heading: set text(size: 12pt)',
    settings,
    body,
  ].join('\n');
