import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { LoadFailure } from '../../ui/load-failure';
import { OtherLanguages } from '../page-settings/other-languages';
import { PageLanguageChoice } from '../page-settings/page-language';
import { PortraitButton } from '../portrait/portrait-button';
import { ProfileForm } from './profile-form';

/** The card 'Profile Information': how the owner introduces themselves. */
export function ProfileCard({ onDirtyChange }: { onDirtyChange: (isDirty: boolean) => void }) {
  const { data: profile, error, refetch } = trpc.profile.get.useQuery();
  return (
    <Card component="section" aria-labelledby="profile-title">
      <Group justify="space-between" align="flex-start" wrap="nowrap" mb="lg">
        <div>
          <Title order={2} id="profile-title">
            Profile Information
          </Title>
          <Text c="dimmed">The first lines that people read about you, beside your photo.</Text>
        </div>
        <PortraitButton name={profile?.displayName ?? ''} size={64} />
      </Group>
      {profile ? (
        <Stack gap="xl">
          <ProfileForm key={profile.id} profile={profile} onDirtyChange={onDirtyChange} />
          <PageLanguageChoice profile={profile} />
          <OtherLanguages profile={profile} />
        </Stack>
      ) : error ? (
        <LoadFailure title="Failed to fetch profile" message={failureReason(error)} retry={refetch} />
      ) : (
        <Stack gap="lg" aria-hidden>
          <Skeleton height={67} />
          <Skeleton height={67} />
          <Skeleton height={88} />
          <Skeleton height={190} />
          <Skeleton height={44} width={150} />
        </Stack>
      )}
    </Card>
  );
}
