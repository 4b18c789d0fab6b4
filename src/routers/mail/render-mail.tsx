import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Placeholder, replacePlaceholders, type TemplateTexts } from '../../contracts/mail-template';
import { directionOf } from '../../words/language';
import type { Mail } from '../ports';
import { MailButton, MailLayout, MailLink, MailParagraph, stopWords } from './templates/mail-layout';

/** A line of a list in a mail, with the address that it leads to. */
export interface MailLine {
  text: string;
  href: string;
}

/** The values of one mail's placeholders, and the address that unsubscribes from optional mails. */
export type MailValues = { link: string; productName: string; stopLink?: string } & Partial<
  Record<Placeholder, string | MailLine[]>
>;

const linkPlaceholder = /\{\{\s*link\s*\}\}/;
const button = /^\[([^\]\n]+)\]\(\{\{\s*link\s*\}\}\)$/;

/**
 * Renders a template. Blank lines separate paragraphs; a paragraph such as
 * `[Set a new password]({{link}})` becomes a button. Values are always plain text.
 */
export function renderMail(
  template: TemplateTexts,
  values: MailValues,
  language = 'en',
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const subject = withoutEncodedWords(oneLine(fill(template.subject, values)));
  // An administrator may have written it in a language of their own.
  const direction = directionOf(replacePlaceholders(template.body, () => ''));
  const paragraphs = template.body.split(/\n[^\S\n]*\n\s*/).map((text) => text.trim());
  const html = renderToStaticMarkup(
    <MailLayout
      subject={subject}
      language={language}
      direction={direction}
      preheader={preheaderOf(paragraphs, values)}
      productName={values.productName}
      stopLink={values.stopLink}
    >
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: this is rendered once
        <Fragment key={index}>{toHtml(paragraph, values)}</Fragment>
      ))}
    </MailLayout>,
  );
  const stop = values.stopLink ? [`${stopWords}:\n${values.stopLink}`] : [];
  const text = [...paragraphs.map((paragraph) => toText(paragraph, values)), ...stop].join('\n\n');
  return { subject, html: `<!doctype html>${html}`, text: `${text}\n` };
}

type Value = string | MailLine[] | undefined;
const inText = (value: Value = ''): string =>
  typeof value === 'string' ? value : value.map(({ text, href }) => `${text}\n${href}`).join('\n\n');
const inWords = (value: Value = ''): string =>
  typeof value === 'string' ? value : value.map(({ text }) => text).join(', ');

function fill(text: string, values: MailValues, write = inWords): string {
  const known = new Map<string, Value>(Object.entries(values));
  return replacePlaceholders(text, (name) => write(known.get(name)));
}

function toText(paragraph: string, values: MailValues): string {
  const label = button.exec(paragraph)?.[1];
  return label ? `${fill(label, values)}:\n${values.link}` : fill(paragraph, values, inText);
}

function toHtml(paragraph: string, values: MailValues): ReactNode {
  const label = button.exec(paragraph)?.[1];
  if (label) return <MailButton href={values.link} label={fill(label, values)} />;
  const known = new Map<string, Value>(Object.entries(values));
  const parts = paragraph.split(/(\{\{[^{}]*\}\})/).map((part, index) => {
    const key = `${index}`;
    if (linkPlaceholder.test(part)) return <MailLink key={key} href={values.link} />;
    const value = known.get(/^\{\{([^{}]*)\}\}$/.exec(part)?.[1]?.trim() ?? '');
    return (
      <Fragment key={key}>
        {Array.isArray(value) ? <LineList lines={value} /> : withBreaks(fill(part, values))}
      </Fragment>
    );
  });
  return <MailParagraph>{parts}</MailParagraph>;
}

const LineList = ({ lines }: { lines: MailLine[] }) =>
  lines.map(({ text, href }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: this is rendered once
    <Fragment key={index}>
      {index > 0 && <br />}
      <MailLink href={href}>{text}</MailLink>
    </Fragment>
  ));

/** The lines of a text; values may have line breaks of their own, as a visitor's message does. */
const withBreaks = (text: string): ReactNode =>
  text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: this is rendered once
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

const longestGreeting = 40;

/** The first paragraph with text, without addresses. */
function preheaderOf(paragraphs: string[], values: MailValues): string {
  const withoutLinks = paragraphs.filter((text) => !linkPlaceholder.test(text));
  const first = withoutLinks.find((text) => text.length > longestGreeting) ?? withoutLinks[0] ?? '';
  return oneLine(fill(first, values));
}

/** A header is one line, even if a name contains line breaks. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Whatever a value holds, mail programs show it as it is written. */
const withoutEncodedWords = (header: string): string => header.replaceAll('=?', '= ?');
