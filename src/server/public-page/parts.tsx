import type { ReactNode } from 'react';
import { dateText, lengthText, type Period } from '../../contracts/date-text';
import type { PageSection } from '../../contracts/design';
import { writtenIn } from '../../documents/language';

interface SectionProps {
  id: string;
  /** The part of the page that counts as read with it. */
  part: PageSection;
  title: string;
  isListed?: boolean | undefined;
  /** What is below it, as HTML. */
  body: string;
}

/** A section with its heading; its id is its anchor and selects its style. */
export function Section({ id, part, title, isListed, body }: SectionProps) {
  const classes = ['section', id, isListed && 'listed'].filter(Boolean).join(' ');
  return (
    <section id={id} className={classes} aria-labelledby={`${id}-title`} data-part={part}>
      <div className="section-head">
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, section by section */}
      <div className="section-body" dangerouslySetInnerHTML={{ __html: body }} />
    </section>
  );
}

/** A text of several paragraphs, with its own line breaks. */
export function Paragraphs({ text }: { text: string | null }) {
  if (!text) return null;
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <div className="prose" {...writtenIn(text)}>
      {withKeys(paragraphs).map(([key, paragraph]) => (
        <p key={key}>{paragraph}</p>
      ))}
    </div>
  );
}

interface FoldedProps<T> {
  entries: T[];
  /** How many of them are visible at first. */
  shown: number;
  /** What the others are: 'earlier positions'. */
  noun: string;
  children(entries: T[]): ReactNode;
}

/** A list whose older entries are folded if there are many; in print, all of them show. */
export function Folded<T>({ entries, shown, noun, children }: FoldedProps<T>) {
  // To fold one or two would cost more attention than it saves.
  if (entries.length <= shown + 2) return children(entries);
  return (
    <>
      {children(entries.slice(0, shown))}
      <details className="older">
        <summary>
          {entries.length - shown} {noun}
        </summary>
        {children(entries.slice(shown))}
      </details>
    </>
  );
}

/** A calendar date in a machine-readable `time` element. */
export const Day = ({ date }: { date: string }) => <time dateTime={date}>{dateText(date)}</time>;

/** A period; with `today`, its duration too. */
export function PeriodLine({ period, today }: { period: Period; today?: string }) {
  const { startDate, endDate, isCurrent } = period;
  const length = today && lengthText(period, today);
  if (!startDate && !endDate && !isCurrent) return null;
  return (
    <p className="period">
      <span>
        {startDate && <Day date={startDate} />}
        {endDate && endDate !== startDate && (
          <>
            {startDate ? ' – ' : 'until '}
            <Day date={endDate} />
          </>
        )}
        {isCurrent && (startDate ? ' – today' : 'today')}
      </span>
      {length && <span className="quiet">{length}</span>}
    </p>
  );
}

/** With whom, and where. */
export function Employer({ name, location }: { name: string | null; location: string | null }) {
  if (!name && !location) return null;
  return (
    <p className="employer">
      {name && <strong>{name}</strong>}
      {name && location && ', '}
      {location}
    </p>
  );
}

/** A row of short words. */
export function Tags({ words, label }: { words: string[]; label: string }) {
  if (words.length === 0) return null;
  return (
    <ul className="tags" aria-label={label}>
      {withKeys(words).map(([key, word]) => (
        <li key={key}>{word}</li>
      ))}
    </ul>
  );
}

/** A list of sentences. */
export function Points({ points }: { points: string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className="points" {...writtenIn(...points)}>
      {withKeys(points).map(([key, point]) => (
        <li key={key}>{point}</li>
      ))}
    </ul>
  );
}

/** An external link, which this site does not endorse. */
export function OutLink({ href, title, children }: { href: string; title?: string; children: ReactNode }) {
  return (
    <a href={href} title={title} rel="noopener nofollow ugc">
      {children}
    </a>
  );
}

/** A list may contain the same text twice, and the page is never updated in place. */
export const withKeys = (texts: string[]) => texts.map((text, index) => [`${index}`, text] as const);

/** Leads to the contact form, which a script opens over the page. */
export const MessageLink = ({ slug }: { slug: string }) => (
  <a className="button" href={`/profile/${slug}/contact`} rel="nofollow" data-contact-form>
    Write a message
  </a>
);
