import { Button, Card, Group, Text, Title } from '@mantine/core';
import { IconArrowRight, IconFileUpload } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Cv } from '../../../contracts/cv';
import { importFormats } from '../../../contracts/cv-import';
import { defaultProfileId } from '../../../contracts/ids';
import { trpc } from '../../api/trpc';
import { Browse, DropArea } from '../../ui/drop-area';
import { UploadProgress } from '../../ui/upload-progress';
import { acceptedFiles } from '../upload-cv/check-file';
import { useCvUpload } from '../upload-cv/use-cv-upload';
import { FileImportState } from './file-import-state';
import classes from './offer.module.css';
import { importedFiles, isImportedFile, useFileImport } from './use-file-import';

export interface OfferCardProps {
  /** Whether a CV was uploaded. */
  hasCv: boolean;
  onSkip: () => void;
}

/** The offer to start from a document. */
export function OfferCard({ hasCv, onSkip }: OfferCardProps) {
  const { data: cvs } = trpc.cv.list.useQuery({ profileId: defaultProfileId }, { enabled: hasCv });
  return (
    <Card component="section" aria-labelledby="bring-title" className={classes.bring} padding="xl">
      <div className={classes.bringText}>
        <Title order={2} id="bring-title">
          Bring your CV
        </Title>
        <Text>
          Your portfolio starts from it: we read your work, education and skills, and you choose what goes
          onto your page. Nothing is added before you say so.
        </Text>
        <Text size="sm" c="dimmed">
          Files of {importFormats} and the zip of your LinkedIn data export work as well.
        </Text>
        <Group gap="xs" mt="xs">
          <Button variant="subtle" px={0} onClick={onSkip}>
            Skip, I will fill it in by hand
          </Button>
        </Group>
      </div>
      {cvs?.[0] ? <ReadExisting cv={cvs[0]} /> : <Drop />}
    </Card>
  );
}

function ReadExisting({ cv }: { cv: Cv }) {
  return (
    <div className={classes.existing}>
      <Text fw={600}>{cv.filename} is here already.</Text>
      <Button
        rightSection={<IconArrowRight size={18} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/upload-cv" search={{ review: cv.id }} />}
      >
        Read it into my portfolio
      </Button>
    </div>
  );
}

/** Accepts any of the documents, and opens its review at once, which says that it has arrived. */
function Drop() {
  const navigate = useNavigate();
  const upload = useCvUpload((cv) => void navigate({ to: '/upload-cv', search: { review: cv.id } }));
  const files = useFileImport();
  const isBusy = upload.share !== undefined || files.reading !== undefined;
  return (
    <div className={classes.drop}>
      {upload.share === undefined ? (
        <DropArea
          icon={IconFileUpload}
          hint="PDF, DOC or DOCX, 10 MB at most; only you see it"
          accept={[acceptedFiles, importedFiles].join(',')}
          disabled={isBusy}
          onFiles={([file]) => {
            if (file) isImportedFile(file) ? void files.read(file) : upload.uploadAtOnce(file);
          }}
        >
          <Browse>Choose your CV</Browse> or drop it here
        </DropArea>
      ) : (
        <UploadProgress share={upload.share} sent="Checking the document…" />
      )}
      <FileImportState {...files} />
    </div>
  );
}
