import { Button, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronRight, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Dashboard } from '../../../contracts/dashboard';
import type { ProfileDesign } from '../../../contracts/design';
import { themeTexts } from '../../../contracts/design-names';
import { defaultProfileId } from '../../../contracts/ids';
import type { Profile } from '../../../contracts/profile';
import { isMadeSlug, slugOf } from '../../../contracts/slug-of';
import { trpc } from '../../api/trpc';
import { type OpenedDialog, OpensDialog } from '../../ui/opens-dialog';
import { useSaveSlug } from '../page-settings/page-address';
import { useSaveJobTitle } from '../page-settings/use-save-job-title';
import { useSlugCheck } from '../page-settings/use-slug-check';
import { LazyPortraitDialog } from '../portrait/lazy-portrait-dialog';
import classes from './essentials.module.css';

const JobTitleDialog = lazy(() =>
  import('../page-settings/job-title-dialog').then((module) => ({ default: module.JobTitleDialog })),
);
const AddressDialog = lazy(() =>
  import('../page-settings/address-dialog').then((module) => ({ default: module.AddressDialog })),
);
const LookDialog = lazy(() =>
  import('../design/look-dialog').then((module) => ({ default: module.LookDialog })),
);

const ofProfile = { profileId: defaultProfileId };

/** What readers see of a page before its sections, each edited in place. */
export function Essentials({ dashboard: { profile, complete } }: { dashboard: Dashboard }) {
  const { data: portrait } = trpc.portrait.get.useQuery(ofProfile);
  const { data: design } = trpc.design.get.useQuery(ofProfile);
  const jobTitle = profile.jobTitle.trim();
  return (
    <section aria-labelledby="essentials-title">
      <Title order={3} size="h4" id="essentials-title">
        What readers see first
      </Title>
      <ul className={classes.rows}>
        <Row
          label="Photo"
          isDone={Boolean(portrait)}
          text={portrait ? 'On your page' : 'Add your photo'}
          dialog={LazyPortraitDialog}
        />
        <Row
          label="Job title"
          isDone={jobTitle !== ''}
          text={jobTitle || 'Say what you are'}
          dialog={JobTitleDialog}
        >
          {jobTitle === '' && complete.workExperience && <CurrentPosition />}
        </Row>
        <Row
          label="Address"
          isDone={!isMadeSlug(profile.profileSlug)}
          text={`/profile/${profile.profileSlug}`}
          dialog={AddressDialog}
        >
          {isMadeSlug(profile.profileSlug) && profile.displayName.trim() && (
            <AddressOfName profile={profile} />
          )}
        </Row>
        <Row
          label="Look"
          isDone={design?.updatedAt != null && !design.isChanged}
          text={lookText(design)}
          dialog={LookDialog}
        />
      </ul>
    </section>
  );
}

interface RowProps {
  label: string;
  isDone: boolean;
  /** What it is now, or what is to be done. */
  text: string;
  dialog: ComponentType<OpenedDialog>;
  /** What is proposed. */
  children?: ReactNode;
}

function Row({ label, isDone, text, dialog, children }: RowProps) {
  const Icon = isDone ? IconCircleCheckFilled : IconCircleDashed;
  return (
    <li className={classes.row}>
      <OpensDialog dialog={dialog}>
        {(trigger) => (
          <UnstyledButton {...trigger} className={classes.open} data-done={isDone || undefined}>
            <Icon size={20} aria-hidden />
            <span className={classes.words}>
              <Text span fw={600}>
                {label}
                <VisuallyHidden>{isDone ? ', done: ' : ', missing: '}</VisuallyHidden>
              </Text>
              <Text span size="sm" c="dimmed" className={classes.text}>
                {text}
              </Text>
            </span>
            <IconChevronRight size={18} aria-hidden />
          </UnstyledButton>
        )}
      </OpensDialog>
      {children && <div className={classes.proposal}>{children}</div>}
    </li>
  );
}

interface ProposalProps {
  value: string;
  isSaving: boolean;
  onUse: () => void;
}

const Proposal = ({ value, isSaving, onUse }: ProposalProps) => (
  <Button variant="light" size="compact-md" loading={isSaving} maw="100%" onClick={onUse}>
    {`Use “${value}”`}
  </Button>
);

/** Proposes the position that the owner holds now as the job title. */
function CurrentPosition() {
  const { data: jobs } = trpc.sections.workExperience.list.useQuery(ofProfile);
  const { save, isSaving } = useSaveJobTitle();
  const position = jobs?.find(({ isCurrent, position }) => isCurrent && position)?.position;
  if (!position) return null;
  return <Proposal value={position} isSaving={isSaving} onUse={() => void save(position)} />;
}

/** Proposes the address that follows from the name, unless somebody has it. */
function AddressOfName({ profile: { displayName, profileSlug } }: { profile: Profile }) {
  const slug = slugOf(displayName);
  const { tone } = useSlugCheck(slug, profileSlug);
  const { save, isSaving } = useSaveSlug();
  if (tone !== 'good') return null;
  return <Proposal value={slug} isSaving={isSaving} onUse={() => void save(slug)} />;
}

function lookText(design: ProfileDesign | undefined): string {
  if (!design) return '';
  if (design.isChanged) return 'Changed, not published yet';
  const { label } = themeTexts[design.published.theme];
  return design.updatedAt === null ? `${label}, as it comes` : label;
}
