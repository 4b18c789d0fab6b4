import { Button, Card, Group, Text, Title } from '@mantine/core';
import { IconFileText, IconFileUpload, IconUpload, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { importFormats } from '../../../contracts/cv-import';
import { sizeText } from '../../../contracts/size-text';
import { DescribedSwitch } from '../../ui/described-switch';
import { Browse, DropArea } from '../../ui/drop-area';
import { UploadProgress } from '../../ui/upload-progress';
import { useFirstFocus } from '../../ui/use-first-focus';
import { acceptedFiles } from './check-file';

import classes from './upload-cv.module.css';
import type { CvUpload } from './use-cv-upload';

/** Files that are not CVs, but accepted as well. */
export interface OtherFiles {
  /** What the file chooser offers. */
  accept: string;
  isOne: (file: File) => boolean;
  onFile: (file: File) => void;
  /** The upload of the last one. */
  state: ReactNode;
}

interface UploadCardProps {
  upload: CvUpload;
  otherFiles: OtherFiles;
}

/** Uploads a CV: a drop area, then the chosen file, then its progress. */
export function UploadCard({ upload, otherFiles }: UploadCardProps) {
  return (
    <Card component="section" aria-labelledby="upload-title">
      <Title order={2} id="upload-title" mb="md">
        Upload a CV
      </Title>
      {upload.file ? (
        <ChosenFile upload={upload} file={upload.file} />
      ) : (
        <>
          <DropArea
            icon={IconFileUpload}
            hint="PDF, DOC or DOCX, 10 MB at most"
            accept={[acceptedFiles, otherFiles.accept].join(',')}
            onFiles={([file]) => {
              if (file) otherFiles.isOne(file) ? otherFiles.onFile(file) : upload.choose(file);
            }}
          >
            <Browse>Choose your CV</Browse> or drop it here
          </DropArea>
          <Text size="sm" c="dimmed" mt="sm">
            Files of {importFormats} and the zip of your LinkedIn data export are read as well; they are not
            kept.
          </Text>
          {otherFiles.state}
        </>
      )}
    </Card>
  );
}

function ChosenFile({ upload, file }: { upload: CvUpload; file: File }) {
  const { share, isPublic, setPublic, clear, upload: send, cancel } = upload;
  const isProcessing = share !== undefined;
  const sendButton = useFirstFocus<HTMLButtonElement>();
  return (
    <div className={classes.chosen}>
      <div className={classes.file}>
        <IconFileText size={32} stroke={1.4} aria-hidden />
        <div className={classes.fileText}>
          <Text fw={600}>{file.name}</Text>
          <Text size="sm" c="dimmed" className="tabular">
            {sizeText(file.size)}
          </Text>
        </div>
      </div>
      <DescribedSwitch
        label="Offer it on my public page"
        hint="It stays private unless you switch this on. Whoever downloads it may find the address in it that “Show contact” hides on your page."
        checked={isPublic}
        disabled={isProcessing}
        onChange={setPublic}
      />
      {isProcessing && <UploadProgress share={share} sent="Checking the document…" />}
      <Group gap="sm">
        <Button
          ref={sendButton}
          leftSection={<IconUpload size={18} aria-hidden />}
          aria-disabled={isProcessing}
          data-disabled={isProcessing || undefined}
          onClick={send}
        >
          {isProcessing ? 'Processing...' : 'Upload CV'}
        </Button>
        {isProcessing ? (
          <Button variant="default" leftSection={<IconX size={18} aria-hidden />} onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button variant="default" onClick={clear}>
            Choose Different File
          </Button>
        )}
      </Group>
    </div>
  );
}
