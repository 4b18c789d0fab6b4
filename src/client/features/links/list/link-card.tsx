import { Badge, Card, Group } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { numberText } from '../../../../contracts/count-text';
import type { Link } from '../../../../contracts/link';
import { durationText } from '../../../../contracts/view-names';
import { CardTitle, MetaLine, Tag } from '../../../ui/card-parts';
import { shortDayOf } from '../../../ui/instant-text';
import { isPassedOn, passedOnText, readerOf, stateNames } from '../link-text';
import { LinkActions } from './link-actions';
import classes from './list.module.css';

interface LinkCardProps extends Pick<ComponentProps<typeof CardTitle>, 'order'> {
  link: Link;
  onEdit: (link: Link) => void;
  /** Opens its details. */
  onOpen: (link: Link) => void;
}

/** A link with its figures. */
export function LinkCard({ link, order, onEdit, onOpen }: LinkCardProps) {
  const { label, opens, maxOpens, seconds, lastOpenedAt } = link;
  const reader = readerOf(link);
  return (
    <Card component="li" padding="md" className={classes.card}>
      <div className={classes.words}>
        <CardTitle order={order}>{label}</CardTitle>
        <MetaLine
          parts={[reader !== label && reader, `Made ${shortDayOf(link.createdAt)}`, limitText(link)]}
        />
        <LinkTags link={link} />
      </div>
      <dl className={classes.figures}>
        <Figure name="Opens" value={`${numberText(opens)}${maxOpens ? ` of ${numberText(maxOpens)}` : ''}`} />
        <Figure name="Time" value={seconds > 0 ? durationText(seconds) : '–'} />
        <Figure name="Last opened" value={lastOpenedAt ? shortDayOf(lastOpenedAt) : 'Never'} />
      </dl>
      <LinkActions link={link} onEdit={() => onEdit(link)} onOpen={() => onOpen(link)} />
    </Card>
  );
}

/** A link at a glance. */
export const LinkTags = ({ link }: { link: Link }) => (
  <Group gap="xs" mt="xs">
    <Badge variant={link.state === 'open' ? 'light' : 'default'} tt="none">
      {stateNames[link.state]}
    </Badge>
    {isPassedOn(link) && <Tag color="coral">{passedOnText(link.readers)}</Tag>}
    {link.hasPasscode && (
      <Badge variant="default" tt="none" leftSection={<IconLock size={12} aria-hidden />}>
        Passcode
      </Badge>
    )}
  </Group>
);

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function limitText({ expiresAt, revokedAt, state }: Link): string | undefined {
  if (revokedAt) return `Revoked ${shortDayOf(revokedAt)}`;
  if (!expiresAt) return undefined;
  return `${state === 'expired' ? 'Closed' : 'Open until'} ${shortDayOf(expiresAt)}`;
}
