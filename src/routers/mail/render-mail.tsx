import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Placeholder, replacePlaceholders, type TemplateTexts } from '../../contracts/mail-template';
import type { Mail } from '../ports';
import { MailButton, MailLayout, MailLink, MailParagraph } from './templates/mail-layout';

/** The values of one mail's placeholders. */
export type MailValues = { link: string; productName: string } & Partial<Record<Placeholder, string>>;

const linkPlaceholder = /\{\{\s*link\s*\}\}/;
const button = /^\[([^\]\n]+)\]\(\{\{\s*link\s*\}\}\)$/;

/**
 * Renders a template. Blank lines separate paragraphs; a paragraph such as
 * `[Set a new password]({{link}})` becomes a button. Values are always plain text.
 */
export function renderMail(
  template: TemplateTexts,
  values: MailValues,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const subject = oneLine(fill(template.subject, values));
  const paragraphs = template.body.split(/\n[^\S\n]*\n\s*/).map((text) => text.trim());
  const html = renderToStaticMarkup(
    <MailLayout
      subject={subject}
      preheader={preheaderOf(paragraphs, values)}
      productName={values.productName}
    >
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: this is rendered once
        <Fragment key={index}>{toHtml(paragraph, values)}</Fragment>
      ))}
    </MailLayout>,
  );
  const text = paragraphs.map((paragraph) => toText(paragraph, values)).join('\n\n');
  return { subject, html: `<!doctype html>${html}`, text: `${text}\n` };
}

function fill(text: string, values: MailValues): string {
  const known = new Map(Object.entries(values));
  return replacePlaceholders(text, (name) => known.get(name) ?? '');
}

function toText(paragraph: string, values: MailValues): string {
  const label = button.exec(paragraph)?.[1];
  return label ? `${fill(label, values)}:\n${values.link}` : fill(paragraph, values);
}

function toHtml(paragraph: string, values: MailValues): ReactNode {
  const label = button.exec(paragraph)?.[1];
  if (label) return <MailButton href={values.link} label={fill(label, values)} />;
  const parts = paragraph.split(/(\{\{\s*link\s*\}\})/).map((part, index) => {
    const key = `${index}`;
    if (linkPlaceholder.test(part)) return <MailLink key={key} href={values.link} />;
    return <Fragment key={key}>{withBreaks(fill(part, values))}</Fragment>;
  });
  return <MailParagraph>{parts}</MailParagraph>;
}

/** The lines of a text; values may have some of their own, as the message of a visitor has. */
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
