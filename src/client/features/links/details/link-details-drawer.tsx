import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { skipToken } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Link, linkDetails } from '../../../../contracts/link';
import { durationText, sectionName } from '../../../../contracts/view-names';
import { QueryFailure } from '../../../api/query-failure';
import { trpc } from '../../../api/trpc';
import { MetaLine, Prose } from '../../../ui/card-parts';
import { momentOf } from '../../../ui/instant-text';
import { DrawerButtons, SideDrawer } from '../../../ui/side-drawer';
import { LinkAddress } from '../link-address';
import { opensText, readerOf } from '../link-text';
import { LinkTags } from '../list/link-card';
import { useViewAs } from '../use-view-as';
import classes from './details.module.css';
import { Opens } from './opens';

type Details = z.infer<typeof linkDetails>;

interface LinkDetailsDrawerProps {
  /** Of the link; undefined while the drawer is closed. */
  id: string | undefined;
  onClose: () => void;
  onEdit: (link: Link) => void;
}

/** The history of a link: its opens, and what the reader has not seen yet. */
export function LinkDetailsDrawer({ id, onClose, onEdit }: LinkDetailsDrawerProps) {
  const details = trpc.links.details.useQuery(id === undefined ? skipToken : { id }, {
    refetchOnMount: 'always',
    refetchInterval: everyMs,
  });
  const viewAs = useViewAs();
  const link = details.data?.link;
  return (
    <SideDrawer
      title={link?.label ?? 'Link'}
      closeLabel="Close the details"
      opened={id !== undefined}
      onClose={onClose}
    >
      {details.data ? (
        <Content details={details.data} />
      ) : details.isError ? (
        <QueryFailure title="Failed to fetch the link" query={details} />
      ) : (
        <Skeleton height={400} />
      )}
      {link && (
        <DrawerButtons>
          <Button
            component="a"
            href={viewAs(link.id)}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconEye size={18} aria-hidden />}
          >
            View as this reader
          </Button>
          {!link.revokedAt && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => onEdit(link)}
            >
              Edit
            </Button>
          )}
        </DrawerButtons>
      )}
    </SideDrawer>
  );
}

/** Opens appear while the owner is looking. */
const everyMs = 5000;

function Content({ details: { link, opens, openedAt, changes } }: { details: Details }) {
  const reader = readerOf(link);
  return (
    <Stack gap="xl">
      <div>
        <MetaLine
          parts={[
            reader !== link.label && reader,
            opensText(link),
            link.seconds > 0 && durationText(link.seconds),
            link.expiresAt && `until ${momentOf(link.expiresAt)}`,
          ]}
        />
        <LinkTags link={link} />
      </div>
      {link.state === 'open' ? (
        <LinkAddress link={link} />
      ) : (
        <Text>{closedTexts[link.state]} Whoever opens it is told so, and whom to ask.</Text>
      )}
      {link.note && (
        <section aria-labelledby="link-note">
          <Title order={3} id="link-note" fz="lg" mb="xs">
            Note to the reader
          </Title>
          <Prose text={link.note} />
        </section>
      )}
      <section aria-labelledby="link-seen">
        <Title order={3} id="link-seen" fz="lg" mb="xs">
          What they saw
        </Title>
        <Changes openedAt={openedAt} changes={changes} />
      </section>
      <section aria-labelledby="link-opens">
        <Title order={3} id="link-opens" fz="lg" mb="xs">
          Opens
        </Title>
        <Opens opens={opens} link={link} />
      </section>
    </Stack>
  );
}

const closedTexts: Record<Exclude<Link['state'], 'open'>, string> = {
  expired: 'Its time is over.',
  'used-up': 'It has been opened as often as you allowed.',
  revoked: 'You have revoked it.',
};

/** The head of the page is not a section. */
const partName = (section: string) => (section === 'profile' ? 'Top of the page' : sectionName(section));

const changeNames = { added: 'Added', changed: 'Changed', removed: 'Removed' };

function Changes({ openedAt, changes }: Pick<Details, 'openedAt' | 'changes'>) {
  if (!openedAt) return <Text c="dimmed">No reader has been seen yet, so there is nothing to compare.</Text>;
  if (changes.length === 0) {
    return <Text>Your page is as it was when it was last opened, on {momentOf(openedAt)}.</Text>;
  }
  return (
    <>
      <Text mb="xs">Since it was last opened, on {momentOf(openedAt)}, this is new to them:</Text>
      <ul className={classes.changes}>
        {changes.map(({ section, title, change }) => (
          <li key={`${section} ${change} ${title}`}>
            <span className={classes.change} data-change={change}>
              {changeNames[change]}
            </span>
            <span>
              {title || partName(section)}{' '}
              {title && <span className={classes.where}>{partName(section)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
