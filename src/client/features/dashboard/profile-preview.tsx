import { Card, Text } from '@mantine/core';
import { IconArrowUpRight, IconBriefcase, IconMapPin, IconPalette } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Dashboard } from '../../../contracts/dashboard';
import { PageVisibility } from '../page-settings/page-visibility';
import { PortraitButton } from '../portrait/portrait-button';
import classes from './profile-preview.module.css';

/** A preview of how the public page introduces the owner. */
export function ProfilePreview({ dashboard }: { dashboard: Dashboard }) {
  const { profile } = dashboard;
  const name = profile.displayName.trim() || 'Your Name';
  return (
    <Card className={classes.card} component="section" aria-label="Profile preview" padding={0}>
      <div className={classes.band} aria-hidden />
      <div className={classes.body}>
        <div className={classes.photo}>
          <PortraitButton size={80} name={name} className={classes.avatar} />
        </div>
        <Text className={classes.name}>{name}</Text>
        <Text className={classes.fact}>
          <IconBriefcase size={18} stroke={1.6} aria-hidden />
          <span>{profile.jobTitle.trim() || 'Your Job Title'}</span>
        </Text>
        <Text className={classes.fact}>
          <IconMapPin size={18} stroke={1.6} aria-hidden />
          <span>{profile.location.trim() || 'Your Location'}</span>
        </Text>
        <div className={classes.foot}>
          <a className={classes.link} href={`/profile/${profile.profileSlug}`}>
            See your public page
            <IconArrowUpRight size={18} aria-hidden />
          </a>
          <Link className={classes.link} to="/design">
            Change how it looks
            <IconPalette size={18} aria-hidden />
          </Link>
          <PageVisibility dashboard={dashboard} />
        </div>
      </div>
    </Card>
  );
}
