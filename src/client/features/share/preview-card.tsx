import { Text } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { useState } from 'react';
import { exportPath, socialImageSize } from '../../../contracts/exports';
import { withQuery } from '../../../contracts/page-queries';
import { namelessTitle, type Profile } from '../../../contracts/profile';
import classes from './share.module.css';
import { ShareCard } from './share-card';

/** How the page introduces its owner where its address is posted. */
export function PreviewCard({ profile }: { profile: Profile }) {
  const { displayName, jobTitle, location, profileSlug, visibility, updatedAt } = profile;
  // What a stranger gets, refreshed when the profile has changed.
  const src = withQuery(withQuery(exportPath(profileSlug, 'png'), 'viewer', 'visitor'), 'version', updatedAt);
  const isPrivate = visibility === 'private';
  // Where it could not be made, there may be one at the next address.
  const [missing, setMissing] = useState<string>();
  return (
    <ShareCard
      title="Profile preview"
      purpose={
        isPrivate
          ? 'Nobody gets this where you post the address, until you make the page unlisted or public.'
          : 'What others see where you post the address.'
      }
    >
      <div className={classes.preview}>
        {!isPrivate && missing !== src && (
          <img src={src} alt="" {...socialImageSize} onError={() => setMissing(src)} />
        )}
        <div className={classes.previewText}>
          <Text fw={600}>{displayName.trim() || namelessTitle}</Text>
          {jobTitle.trim() && <Text>{jobTitle}</Text>}
          {location.trim() && <Text c="dimmed">{location}</Text>}
        </div>
      </div>
      <a className={classes.link} href={`/profile/${profileSlug}`}>
        See your public page
        <IconArrowUpRight size={18} aria-hidden />
      </a>
    </ShareCard>
  );
}
