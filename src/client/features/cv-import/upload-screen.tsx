import { useEffect } from 'react';
import { useSession } from '../../session/session';
import { UploadCv } from '../upload-cv/upload-cv';
import { FileImportState } from './file-import-state';
import { Imported } from './imported';
import { ReadingOffer } from './reading-offer';
import { ReviewScreen } from './review-screen';
import { forgetImported } from './stored-review';
import { importedFiles, isImportedFile, useFileImport } from './use-file-import';

interface UploadScreenProps {
  /** The document under review. */
  review?: string | undefined;
  /** The id by which the last import can be undone. */
  imported?: string | undefined;
}

/** The screen of the CVs, the review of one of them, and what follows an import. */
export function UploadScreen({ review, imported }: UploadScreenProps) {
  if (review) return <ReviewScreen key={review} document={review} />;
  if (imported) return <Imported undoId={imported} />;
  return <Upload />;
}

function Upload() {
  const { user } = useSession();
  useEffect(() => forgetImported(user?.id ?? ''), [user?.id]);
  const files = useFileImport();
  return (
    <UploadCv
      otherFiles={{
        accept: importedFiles,
        isOne: isImportedFile,
        onFile: (file) => void files.read(file),
        state: <FileImportState {...files} />,
      }}
      renderOffer={(cv) => <ReadingOffer key={cv.id} cv={cv} />}
    />
  );
}
