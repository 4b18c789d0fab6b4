import { Badge, type BadgeProps, Group, Text, ThemeIcon } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { telephoneHref } from '../../contracts/telephone';
import { isWebAddress } from '../../contracts/web-address';
import classes from './card-parts.module.css';

interface CardTitleProps {
  /** The level of the heading: 2 where the card stands right under the title of its screen. */
  order?: 2 | 3;
  children: ReactNode;
}

/** The title of an entry, in the display typeface. */
export function CardTitle({ order = 3, children }: CardTitleProps) {
  const Heading = `h${order}` as const;
  return <Heading className={classes.title}>{children}</Heading>;
}

/** Details on one line, separated by dots; missing ones are skipped. */
export function MetaLine({ parts }: { parts: (ReactNode | null | undefined | false)[] }) {
  const shown = parts.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" component="p" className={classes.meta}>
      {shown.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never move
        <Fragment key={index}>
          {index > 0 && <span aria-hidden> · </span>}
          {part}
        </Fragment>
      ))}
    </Text>
  );
}

/** Multi-line text with its line breaks. */
export function Prose({ text }: { text: string | null }) {
  return text ? <p className={classes.prose}>{text}</p> : null;
}

/** A list with a small heading; renders nothing if it is empty. */
export function TitledList({ title, rows }: { title: string; rows: ReactNode[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={classes.listed}>
      <h4 className={classes.listTitle}>{title}</h4>
      <ul className={classes.list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read the same
          <li key={index}>{row}</li>
        ))}
      </ul>
    </section>
  );
}

/** Several titled lists, side by side where there is room. */
export function Lists({ children }: { children: ReactNode }) {
  return <div className={classes.lists}>{children}</div>;
}

/** A word or two about an entry: 'Primary', 'Full-time'. */
export function Tag({ className = '', ...props }: BadgeProps & { className?: string; children: ReactNode }) {
  return <Badge variant="light" className={`${classes.tag} ${className}`} {...props} />;
}

/** Short names side by side: technologies, skills. */
export function Chips({ label, names }: { label: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <Group component="ul" gap={6} className={classes.chips} aria-label={label}>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two names may read the same
        <li key={index}>
          <Tag>{name}</Tag>
        </li>
      ))}
    </Group>
  );
}

export function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={classes.link}>
      {children}
    </a>
  );
}

/** A telephone number, as a link if it can be called. */
export function PhoneLink({ number }: { number: string }) {
  const href = telephoneHref(number);
  return href ? <PlainLink href={href}>{number}</PlainLink> : <span>{number}</span>;
}

/** A link to another site, opened in a new tab without a referrer. */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isWebAddress(href)) return <span>{href}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={classes.link}>
      {children}
    </a>
  );
}

/** A card with an icon for the kind of entry. */
export function IconCard({ icon: Icon, children }: { icon: TablerIcon; children: ReactNode }) {
  return (
    <div className={classes.iconCard}>
      <ThemeIcon size={40} radius="md" variant="light" aria-hidden>
        <Icon size={22} stroke={1.6} />
      </ThemeIcon>
      <div className={classes.iconBody}>{children}</div>
    </div>
  );
}
