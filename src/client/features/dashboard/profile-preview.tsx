import { Card, Skeleton, Text } from '@mantine/core';
import { IconArrowUpRight, IconBriefcase, IconMapPin, IconPalette } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Dashboard } from '../../../contracts/dashboard';
import { PageVisibility } from '../page-settings/page-visibility';
import { PortraitAvatar } from '../portrait/portrait-avatar';
import classes from './profile-preview.module.css';

/** A preview of how the public page introduces the owner. */
export function ProfilePreview({ dashboard }: { dashboard: Dashboard | undefined }) {
  const profile = dashboard?.profile;
  const name = profile?.displayName.trim() || 'Your Name';
  return (
    <Card className={classes.card} component="section" aria-label="Profile preview" padding={0}>
      <div className={classes.band} aria-hidden />
      <div className={classes.body}>
        <PortraitAvatar size={80} name={profile ? name : ''} className={classes.avatar} />
        {dashboard && profile ? (
          <>
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
          </>
        ) : (
          <div className={classes.skeleton} aria-hidden>
            <Skeleton height={28} width="70%" />
            <Skeleton height={18} width="55%" />
            <Skeleton height={18} width="45%" />
            <Skeleton height={18} width="60%" />
          </div>
        )}
      </div>
    </Card>
  );
}
