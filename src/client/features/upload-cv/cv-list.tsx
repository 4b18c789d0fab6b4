import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconDownload, IconEye, IconFileCv, IconSparkles, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Cv } from '../../../contracts/cv';
import { sizeText } from '../../../contracts/size-text';
import { DescribedSwitch } from '../../ui/described-switch';
import { momentOf } from '../../ui/instant-text';

import classes from './upload-cv.module.css';

/** The heading of the current CV, which receives the focus after an upload. */
export const currentCvId = 'current-cv';

/** What can be done with a CV. */
export interface CvActions {
  onPreview: (cv: Cv) => void;
  onPublicChange: (cv: Cv, isPublic: boolean) => void;
  onUse: (cv: Cv) => void;
  onRemove: (cv: Cv) => void;
}

/** A CV with who can get it: nobody else, readers with its link, or everybody on the page. */
export interface ShownCv {
  cv: Cv;
  reach: 'private' | 'linked' | 'offered';
}

/** The card 'Current CV'. @param children shown while there is no CV */
export function CurrentCv({
  shown,
  actions,
  children,
}: {
  shown: ShownCv | undefined;
  actions: CvActions;
  children?: ReactNode;
}) {
  return (
    <Card component="section" aria-labelledby={currentCvId}>
      <Title order={2} id={currentCvId} tabIndex={-1} mb="md" className={classes.heading}>
        Current CV
      </Title>
      {shown ? (
        <div className={classes.chosen}>
          <div className={classes.file}>
            <IconFileCv size={36} stroke={1.4} aria-hidden />
            <CvText cv={shown.cv} />
          </div>
          <PublicSwitch shown={shown} actions={actions} />
          <Group gap="sm">
            <Button
              leftSection={<IconSparkles size={18} aria-hidden />}
              renderRoot={(props) => <Link {...props} to="/upload-cv" search={{ review: shown.cv.id }} />}
              aria-label={`Read into my portfolio: ${shown.cv.filename}`}
            >
              Read into my portfolio
            </Button>
            <Button
              variant="default"
              leftSection={<IconEye size={18} aria-hidden />}
              onClick={() => actions.onPreview(shown.cv)}
            >
              Preview
            </Button>
            <Download cv={shown.cv} />
            <Button
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => actions.onRemove(shown.cv)}
              aria-label={`Delete ${shown.cv.filename}`}
            >
              Delete
            </Button>
          </Group>
        </div>
      ) : (
        children
      )}
    </Card>
  );
}

/** CVs that used to be the current one, the latest first. */
export function EarlierCvs({ cvs, actions }: { cvs: ShownCv[]; actions: CvActions }) {
  if (cvs.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="earlier-title">
      <Title order={2} id="earlier-title" mb="xs">
        Earlier CVs
      </Title>
      <ul className={classes.history}>
        {cvs.map((shown) => (
          <li key={shown.cv.id} className={classes.earlier}>
            <CvText cv={shown.cv} />
            <PublicSwitch shown={shown} actions={actions} />
            <Group gap={0} className={classes.earlierActions}>
              <Button
                variant="subtle"
                px="sm"
                renderRoot={(props) => <Link {...props} to="/upload-cv" search={{ review: shown.cv.id }} />}
                aria-label={`Read into my portfolio: ${shown.cv.filename}`}
              >
                Read into my portfolio
              </Button>
              <QuietButton action="Preview" cv={shown.cv} onClick={actions.onPreview} />
              <Download cv={shown.cv} isQuiet />
              <QuietButton action="Use this one" cv={shown.cv} onClick={actions.onUse} />
              <QuietButton action="Delete" cv={shown.cv} onClick={actions.onRemove} />
            </Group>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What follows from a CV's switch; a CV may contain what the page conceals. */
const hints: Record<ShownCv['reach'], string> = {
  private: 'Only you can open it. It may hold the address that “Show contact” hides on your page.',
  linked:
    'Anyone who has its link can download it, and may find the address in it that “Show contact” hides on your page.',
  offered:
    'Your page offers it. Whoever downloads it may find the address in it that “Show contact” hides there.',
};

function PublicSwitch({ shown: { cv, reach }, actions }: { shown: ShownCv; actions: CvActions }) {
  return (
    <DescribedSwitch
      label="Public"
      aria-label={`Public: ${cv.filename}`}
      hint={hints[reach]}
      checked={reach !== 'private'}
      onChange={(isPublic) => actions.onPublicChange(cv, isPublic)}
    />
  );
}

function CvText({ cv }: { cv: Cv }) {
  return (
    <div className={classes.fileText}>
      <Text fw={600}>{cv.filename}</Text>
      <Text size="sm" c="dimmed" className="tabular">
        {sizeText(cv.size)} · <time dateTime={cv.uploadedAt}>{momentOf(cv.uploadedAt)}</time>
      </Text>
    </div>
  );
}

interface QuietButtonProps {
  action: string;
  cv: Cv;
  onClick: (cv: Cv) => void;
}

function QuietButton({ action, cv, onClick }: QuietButtonProps) {
  return (
    <Button variant="subtle" px="sm" onClick={() => onClick(cv)} aria-label={`${action} ${cv.filename}`}>
      {action}
    </Button>
  );
}

function Download({ cv, isQuiet = false }: { cv: Cv; isQuiet?: boolean }) {
  return (
    <Button
      component="a"
      href={`${cv.fileUrl}?download=1`}
      download={cv.filename}
      variant={isQuiet ? 'subtle' : 'default'}
      px={isQuiet ? 'sm' : undefined}
      leftSection={isQuiet ? undefined : <IconDownload size={18} aria-hidden />}
      aria-label={`Download ${cv.filename}`}
    >
      Download
    </Button>
  );
}

/** The shape of the current CV while it loads. */
export function CvPlaceholder() {
  return (
    <div className={classes.chosen} aria-hidden data-waiting>
      <Skeleton height={48} width="80%" />
      <Skeleton height={44} width="60%" />
    </div>
  );
}
