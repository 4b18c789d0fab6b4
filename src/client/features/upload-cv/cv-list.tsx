import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconDownload, IconEye, IconFileCv } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Cv } from '../../../contracts/cv';
import { momentOf } from '../../ui/instant-text';
import { sizeText } from './size-text';
import classes from './upload-cv.module.css';

/** The current CV's heading, which takes the focus after an upload. */
export const currentCvId = 'current-cv';

interface CvProps {
  cv: Cv;
  onPreview: (cv: Cv) => void;
}

/** The card 'Current CV'. @param children what stands there while there is no CV to show */
export function CurrentCv({ cv, onPreview, children }: Partial<CvProps> & { children?: ReactNode }) {
  return (
    <Card component="section" aria-labelledby={currentCvId}>
      <Title order={2} id={currentCvId} tabIndex={-1} mb="md" className={classes.heading}>
        Current CV
      </Title>
      {cv && onPreview ? (
        <div className={classes.chosen}>
          <div className={classes.file}>
            <IconFileCv size={36} stroke={1.4} aria-hidden />
            <CvText cv={cv} />
          </div>
          <Group gap="sm">
            <Button mih={44} leftSection={<IconEye size={18} aria-hidden />} onClick={() => onPreview(cv)}>
              Preview
            </Button>
            <Download cv={cv} />
          </Group>
        </div>
      ) : (
        children
      )}
    </Card>
  );
}

/** CVs that were the current one before, the newest first. */
export function EarlierCvs({ cvs, onPreview }: { cvs: Cv[]; onPreview: (cv: Cv) => void }) {
  if (cvs.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="earlier-title">
      <Title order={2} id="earlier-title" mb="xs">
        Earlier CVs
      </Title>
      <ul className={classes.history}>
        {cvs.map((cv) => (
          <li key={cv.id} className={classes.earlier}>
            <CvText cv={cv} />
            <Group gap="xs" wrap="nowrap" className={classes.earlierActions}>
              <Button
                variant="subtle"
                mih={44}
                px="sm"
                onClick={() => onPreview(cv)}
                aria-label={`Preview ${cv.filename}`}
              >
                Preview
              </Button>
              <Download cv={cv} isQuiet />
            </Group>
          </li>
        ))}
      </ul>
    </Card>
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

function Download({ cv, isQuiet = false }: { cv: Cv; isQuiet?: boolean }) {
  return (
    <Button
      component="a"
      href={`${cv.fileUrl}?download=1`}
      download={cv.filename}
      variant={isQuiet ? 'subtle' : 'default'}
      px={isQuiet ? 'sm' : undefined}
      mih={44}
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
    <div className={classes.chosen} aria-hidden>
      <Skeleton height={48} width="80%" />
      <Skeleton height={44} width="60%" />
    </div>
  );
}
