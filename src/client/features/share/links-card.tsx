import { Button, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { countText } from '../../../contracts/count-text';
import { QueryFailure } from '../../api/query-failure';
import type { LinkTarget } from '../links/form/use-link-form';
import { LinkDrawer } from '../links/link-drawer';
import { useLinks } from '../links/use-links';
import classes from './share.module.css';
import { ShareCard } from './share-card';

/** How to send the page to one reader, and learn whether it was read. */
export function LinksCard() {
  const links = useLinks();
  const [target, setTarget] = useState<LinkTarget>();
  const open = links.data?.filter(({ state }) => state === 'open').length ?? 0;
  const opened = links.data?.filter(({ opens }) => opens > 0).length ?? 0;
  return (
    <ShareCard
      title="A link with a name"
      purpose="For one employer: with a note, a limit or a passcode if you like, and you see what is read."
    >
      {links.isError && !links.data ? (
        <QueryFailure title="Failed to fetch the links" query={links} />
      ) : links.data ? (
        <Text>
          {links.data.length === 0
            ? 'You have made none yet.'
            : `${countText(open, 'link is', 'links are')} open. ${opened === 0 ? 'None has been opened by a reader yet.' : `${countText(opened, 'has', 'have')} been opened by a reader.`}`}
        </Text>
      ) : (
        <Skeleton height={24} />
      )}
      <div className={classes.ways}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setTarget({})}
        >
          Make a link
        </Button>
        <Button component={Link} to="/links" variant="default">
          All links
        </Button>
      </div>
      <LinkDrawer target={target} onClose={() => setTarget(undefined)} />
    </ShareCard>
  );
}
