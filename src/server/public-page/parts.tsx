import { Fragment, type ReactNode } from 'react';
import type { Period } from '../../contracts/date-text';
import type { PageSection } from '../../contracts/design';
import { proseOf, type Run, runsOf } from '../../documents/prose';
import { useWords, useWrittenIn } from './spoken-words';

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

/** A text of several paragraphs and lists, with its own line breaks. */
export function Paragraphs({ text }: { text: string | null }) {
  const writtenIn = useWrittenIn();
  if (!text) return null;
  return (
    <div className="prose" {...writtenIn(text)}>
      {withKeys(proseOf(text)).map(([key, { isList, lines }]) =>
        isList ? (
          <ul key={key} className="points">
            {withKeys(lines).map(([item, runs]) => (
              <li key={item}>
                <Runs runs={runs} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={key}>
            {withKeys(lines).map(([line, runs]) => (
              <Fragment key={line}>
                {line !== '0' && '\n'}
                <Runs runs={runs} />
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}

/** A line as its owner pasted it. */
export const Line = ({ text }: { text: string }) => <Runs runs={runsOf(text)} />;

const Runs = ({ runs }: { runs: Run[] }) =>
  withKeys(runs).map(([key, { text, isBold, isItalic, href }]) => {
    const linked = href ? <OutLink href={href}>{text}</OutLink> : text;
    const slanted = isItalic ? <em>{linked}</em> : linked;
    return <Fragment key={key}>{isBold ? <strong>{slanted}</strong> : slanted}</Fragment>;
  });

interface FoldedProps<T> {
  entries: T[];
  /** How many of them are visible at first. */
  shown: number;
  /** What the others are. */
  others: 'earlierPositions' | 'earlierEntries' | 'moreCertifications' | 'more';
  children(entries: T[]): ReactNode;
}

/** A list whose older entries are folded if there are many; in print, all of them show. */
export function Folded<T>({ entries, shown, others, children }: FoldedProps<T>) {
  const { t } = useWords();
  // To fold one or two would cost more attention than it saves.
  if (entries.length <= shown + 2) return children(entries);
  return (
    <>
      {children(entries.slice(0, shown))}
      <details className="older">
        <summary>{t(`page.entries.${others}`, { count: entries.length - shown })}</summary>
        {children(entries.slice(shown))}
      </details>
    </>
  );
}

/** A calendar date in a machine-readable `time` element. */
export function Day({ date }: { date: string }) {
  const { dateText } = useWords();
  return <time dateTime={date}>{dateText(date)}</time>;
}

/** The part of a message that is a date. */
export const dayIn = (date: string) => (text: ReactNode) => <time dateTime={date}>{text}</time>;

/** The part of a message that only screen readers say. */
export const onlyHeard = (text: ReactNode) => <span className="unseen">{text}</span>;

/** A period; with `today`, its duration too. */
export function PeriodLine({ period, today }: { period: Period; today?: string }) {
  const { startDate, endDate, isCurrent } = period;
  const { t, dateText, lengthText, range } = useWords();
  const length = today && lengthText(period, today);
  const now = t('page.dates.today');
  if (!startDate && !endDate && !isCurrent) return null;
  return (
    <p className="period">
      <span>
        {startDate && <Day date={startDate} />}
        {endDate && endDate !== startDate && (
          <>
            {startDate && range}
            {startDate ? (
              <Day date={endDate} />
            ) : (
              t.rich('page.dates.until', { date: dateText(endDate), day: dayIn(endDate) })
            )}
          </>
        )}
        {isCurrent && (startDate ? range + now : now)}
      </span>
      {length && <span className="quiet">{length}</span>}
    </p>
  );
}

/** With whom, and where. */
export function Employer({ name, location }: { name: string | null; location: string | null }) {
  const { comma } = useWords();
  if (!name && !location) return null;
  return (
    <p className="employer">
      {name && <strong>{name}</strong>}
      {name && location && comma}
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
  const writtenIn = useWrittenIn();
  if (points.length === 0) return null;
  return (
    <ul className="points" {...writtenIn(...points)}>
      {withKeys(points).map(([key, point]) => (
        <li key={key}>
          <Line text={point} />
        </li>
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
export const withKeys = <T,>(parts: T[]) => parts.map((part, index) => [`${index}`, part] as const);

/** Leads to the contact form, which a script opens over the page. */
export function MessageLink({ slug }: { slug: string }) {
  const { t } = useWords();
  return (
    <a className="button" href={`/profile/${slug}/contact`} rel="nofollow" data-contact-form>
      {t('page.contact.write')}
    </a>
  );
}
