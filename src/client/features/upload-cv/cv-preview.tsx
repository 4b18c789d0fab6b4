import { Alert, Button, Text } from '@mantine/core';
import { lazy, Suspense, useCallback, useState } from 'react';
import { type Cv, cvTypes } from '../../../contracts/cv';
import { useFileBytes } from '../../api/use-file-bytes';
import { Dialog } from '../../ui/dialog';
import { LoadFailure } from '../../ui/load-failure';
import { Waiting } from './waiting';

const PdfPages = lazy(() => import('./pdf-pages').then((module) => ({ default: module.PdfPages })));
const DocxPage = lazy(() => import('./docx-page').then((module) => ({ default: module.DocxPage })));

interface CvPreviewProps {
  /** Undefined while the preview is closed. */
  cv: Cv | undefined;
  onClose: () => void;
}

/** Shows the pages of a CV in a dialog. */
export function CvPreview({ cv, onClose }: CvPreviewProps) {
  return (
    <Dialog
      opened={cv !== undefined}
      onClose={onClose}
      title={cv?.filename}
      size="60rem"
      isFullScreenOnPhone
      closeLabel="Close the preview"
    >
      {cv && <Preview key={cv.id} cv={cv} />}
    </Dialog>
  );
}

function Preview({ cv }: { cv: Cv }) {
  const [isUnreadable, setUnreadable] = useState(false);
  const isKnown = cv.contentType === cvTypes.pdf || cv.contentType === cvTypes.docx;
  const file = useFileBytes(cv.fileUrl, isKnown);
  const fail = useCallback(() => setUnreadable(true), []);
  if (!isKnown || isUnreadable) return <Unavailable cv={cv} />;
  if (file.isError) {
    const { message } = file.error;
    return <LoadFailure title="The file could not be loaded" message={message} retry={file.refetch} />;
  }
  const Pages = cv.contentType === cvTypes.pdf ? PdfPages : DocxPage;
  return (
    <Suspense fallback={<Waiting />}>
      {file.data ? <Pages bytes={file.data} filename={cv.filename} onUnreadable={fail} /> : <Waiting />}
    </Suspense>
  );
}

function Unavailable({ cv }: { cv: Cv }) {
  return (
    <Alert role="alert" color="orange">
      <Text mb="md">Preview not available for this file type.</Text>
      <Button component="a" href={`${cv.fileUrl}?download=1`} download={cv.filename} variant="default">
        Download
      </Button>
    </Alert>
  );
}
