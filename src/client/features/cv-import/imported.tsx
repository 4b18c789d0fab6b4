import { Button, Card, Group, Progress, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconArrowUpRight, IconCheck, IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { pagePath } from '../../../contracts/page-url';
import { portfolioParts } from '../../../contracts/portfolio-parts';
import { trpc } from '../../api/trpc';
import { NextPart } from '../../sections/list/next-part';
import { useSession } from '../../session/session';
import { OpensDialog } from '../../ui/opens-dialog';
import { UndoBar } from '../../ui/undo/undo-bar';
import { useFirstFocus } from '../../ui/use-first-focus';
import { LazyPortraitDialog } from '../portrait/lazy-portrait-dialog';
import { ProposedAddress } from './proposed-address';
import classes from './states.module.css';
import { readImported } from './stored-review';
import { useUndoImport } from './use-import';
import { isZipWaiting } from './use-zip-files';
import { ZipFiles } from './zip-files';

/** After an import: the portfolio's progress, a link to see it, and undo. */
export function Imported({ undoId }: { undoId: string }) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  const { data: dashboard } = trpc.dashboard.get.useQuery({ profileId: defaultProfileId });
  const { data: portrait } = trpc.portrait.get.useQuery({ profileId: defaultProfileId });
  const { undoImport, isUndoing } = useUndoImport();
  const { user } = useSession();
  // For whoever accepted the texts of a zip first.
  const [{ left, name, language }] = useState(() => {
    const imported = readImported(user?.id ?? '', undoId);
    const proposal = imported?.review.proposal;
    return {
      left: isZipWaiting() ? proposal : undefined,
      name: imported?.name,
      language: proposal?.language,
    };
  });
  const done = Object.values(dashboard?.complete ?? {}).filter(Boolean).length;
  const total = portfolioParts.length;

  return (
    <>
      <Card className={classes.state} component="section" aria-labelledby="imported-title" padding="xl">
        <div className={classes.icon} data-tone="done">
          <IconCheck size={36} stroke={1.6} aria-hidden />
        </div>
        <Title order={1} size="h2" ref={heading} tabIndex={-1} id="imported-title" className={classes.quiet}>
          Your story is on your page
        </Title>
        <Text>
          What you accepted is in your portfolio now. See how visitors will find it, then change what you
          like, section by section.
        </Text>
        {dashboard && (
          <div className={classes.done}>
            <Text size="sm" c="dimmed" mb={6} className="tabular">
              {done}/{total} sections complete
            </Text>
            <Progress value={(done / total) * 100} size="md" radius="xl" aria-label="Portfolio progress" />
          </div>
        )}
        <Group gap="sm" justify="center">
          <Button
            component="a"
            href={dashboard && pagePath(dashboard.profile.profileSlug, language)}
            data-disabled={!dashboard || undefined}
            rightSection={<IconArrowUpRight size={18} aria-hidden />}
          >
            See your page
          </Button>
          {portrait === null && (
            <OpensDialog dialog={LazyPortraitDialog}>
              {(trigger) => (
                <Button {...trigger} variant="default" leftSection={<IconPhotoPlus size={18} aria-hidden />}>
                  Next: add your photo
                </Button>
              )}
            </OpensDialog>
          )}
        </Group>
        {dashboard && name && <ProposedAddress name={name} current={dashboard.profile.profileSlug} />}
        <NextPart />
        <Button
          variant="subtle"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          loading={isUndoing}
          onClick={() => void undoImport(undoId)}
        >
          Undo this import
        </Button>
        <Text size="sm" c="dimmed">
          You can undo it for ten minutes.
        </Text>
      </Card>
      {left && (
        <Card className={classes.left}>
          <ZipFiles images={left.images} files={left.files} />
        </Card>
      )}
      <UndoBar />
    </>
  );
}
