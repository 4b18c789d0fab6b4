import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { type FurtherPart, nextOpenPart, type PortfolioPart } from '../../../contracts/portfolio-parts';
import { trpc } from '../../api/trpc';
import classes from './section-screen.module.css';

const sharing = { path: '/share-profile', label: 'Share Your Profile' };

interface NextPartProps {
  /** The part whose screen this is; left out where the portfolio as a whole was worked on. */
  after?: PortfolioPart | FurtherPart;
}

/** Leads on to the next part that is empty, and from the last one to the ways to share the page. */
export function NextPart({ after }: NextPartProps) {
  const { data: dashboard } = trpc.dashboard.get.useQuery({ profileId: defaultProfileId });
  const [wasOpen, setWasOpen] = useState(false);
  if (!dashboard) return null;
  const isOpen = Object.values(dashboard.complete).includes(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const next = nextOpenPart(dashboard.complete, after) ?? (wasOpen && !isOpen ? sharing : undefined);
  if (!next) return null;
  return (
    <Button
      className={classes.next}
      variant="subtle"
      mt="lg"
      rightSection={<IconArrowRight size={18} aria-hidden />}
      renderRoot={(props) => <Link {...props} to={next.path} />}
    >
      {`Next: ${next.label}`}
    </Button>
  );
}
