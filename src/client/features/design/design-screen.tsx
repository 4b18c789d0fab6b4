import { Anchor, Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import type { Dashboard } from '../../../contracts/dashboard';
import type { ProfileDesign } from '../../../contracts/design';
import { defaultProfileId } from '../../../contracts/ids';
import { withQuery } from '../../../contracts/page-queries';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { ConflictView } from '../../sections/form/conflict-view';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { UndoBar } from '../../ui/undo/undo-bar';
import { OtherLanguages } from '../page-settings/other-languages';
import { PageAddress } from '../page-settings/page-address';
import { PageLanguageChoice } from '../page-settings/page-language';
import { VisibilityChoice } from '../page-settings/visibility-choice';
import { PortraitPanel } from '../portrait/portrait-panel';
import { Preview } from '../preview/preview';
import classes from './design.module.css';
import { DocumentLook } from './document-look';
import { fieldLabels, inWords } from './labels';
import { AccentChoice, PaperChoice, ThemeChoice, TypeChoice } from './look-choices';
import { PublishBar } from './publish-bar';
import { SectionOrder } from './section-order';
import { useDesign } from './use-design';
import { useSteps } from './use-steps';

const ofProfile = { profileId: defaultProfileId };

/** How the public page looks: chosen beside the page itself, and published once it is right. */
export function DesignScreen() {
  const design = trpc.design.get.useQuery(ofProfile, { refetchOnMount: 'always' });
  const dashboard = trpc.dashboard.get.useQuery(ofProfile);
  const failed = [design, dashboard].find(({ error }) => error);
  const slug = dashboard.data?.profile.profileSlug;
  return (
    <>
      <PageHeader
        title="Design"
        purpose="Choose how your page looks, and see it at once. Visitors see it when you publish it."
        action={
          slug && (
            <Button
              component="a"
              href={withQuery(`/profile/${slug}`, 'viewer', 'visitor')}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<IconEye size={18} aria-hidden />}
            >
              View as a visitor
            </Button>
          )
        }
      />
      {failed?.error ? (
        <LoadFailure
          title="Failed to fetch your design"
          message={failureReason(failed.error)}
          retry={() => Promise.all([design.refetch(), dashboard.refetch()])}
        />
      ) : design.data && design.isFetchedAfterMount && dashboard.data ? (
        <Editor stored={design.data} dashboard={dashboard.data} />
      ) : (
        <Waiting />
      )}
      <UndoBar />
    </>
  );
}

function Editor({ stored, dashboard }: { stored: ProfileDesign; dashboard: Dashboard }) {
  const { profile } = dashboard;
  const { draft, base, change, publish, discard, undo, retry, isSaving, isActing, theirs } =
    useDesign(stored);
  const [shownAccent, setShownAccent] = useState('');
  const handleShown = useCallback((accent: string) => setShownAccent(accent.toLowerCase()), []);
  const isAdjusted = draft.accent !== null && !isSaving && shownAccent !== '' && shownAccent !== draft.accent;
  const { change: changeStep, steps } = useSteps(draft, change);
  const look = { design: draft, onChange: changeStep };

  return (
    <div className={classes.columns}>
      <div className={classes.preview}>
        <Preview design="draft" onShown={handleShown} />
      </div>
      <Stack gap="lg" className={classes.controls}>
        {theirs ? (
          <ConflictView
            noun="design"
            labels={fieldLabels}
            mine={inWords(draft)}
            theirs={inWords(theirs.design)}
            saving={isActing}
            onKeepMine={theirs.keepMine}
            onTakeTheirs={theirs.takeTheirs}
          />
        ) : (
          <PublishBar
            base={base}
            visibility={profile.visibility}
            isSaving={isSaving}
            isActing={isActing}
            retry={retry}
            steps={steps}
            onPublish={() => void publish()}
            onDiscard={() => void discard()}
            onUndo={() => void undo()}
          />
        )}
        <ThemeChoice {...look} />
        <AccentChoice {...look} adjusted={isAdjusted ? shownAccent : undefined} />
        <TypeChoice {...look} />
        <PaperChoice {...look} />
        <SectionOrder {...look} />
        <Card component="section" aria-labelledby="photo-title">
          <Title order={2} size="h4" id="photo-title" mb="sm">
            Your photo
          </Title>
          <PortraitPanel name={profile.displayName} isPrivate={profile.visibility === 'private'} />
        </Card>
        <DocumentLook profile={profile} published={base.published} />
        <Card component="section" aria-labelledby="finding-title">
          <Title order={2} size="h4" id="finding-title" mb="sm">
            Where your page is, and who finds it
          </Title>
          <Stack gap="lg">
            <PageAddress key={profile.id} profile={profile} />
            <VisibilityChoice dashboard={dashboard} />
            <PageLanguageChoice profile={profile} />
            <OtherLanguages profile={profile} />
            <Text size="sm">
              {profile.visibility === 'private' ? 'Visitors are told that there is no such page: ' : ''}
              <Anchor
                href={withQuery(`/profile/${profile.profileSlug}`, 'viewer', 'visitor')}
                target="_blank"
                rel="noopener"
              >
                See what a visitor sees
              </Anchor>
            </Text>
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}

const Waiting = () => (
  <div className={classes.columns} aria-busy>
    <Skeleton className={classes.preview} />
    <Stack gap="lg" className={classes.controls}>
      <Skeleton height={140} />
      <Skeleton height={320} />
      <Skeleton height={160} />
    </Stack>
  </div>
);
