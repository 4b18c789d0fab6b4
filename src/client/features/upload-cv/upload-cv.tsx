import { IconFileCv } from '@tabler/icons-react';
import { type ReactNode, useCallback, useState } from 'react';
import type { Cv } from '../../../contracts/cv';
import { failureReason } from '../../api/failure-reason';
import { NextPart } from '../../sections/list/next-part';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { showSuccess } from '../../ui/toast';
import { UndoBar } from '../../ui/undo/undo-bar';
import { UnsavedWarning } from '../../ui/unsaved-warning';
import { CurrentCv, type CvActions, CvPlaceholder, currentCvId, EarlierCvs, type ShownCv } from './cv-list';
import { CvPreview } from './cv-preview';
import { ProfileCard } from './profile-card';
import { type OtherFiles, UploadCard } from './upload-card';
import classes from './upload-cv.module.css';
import { useCvUpload } from './use-cv-upload';
import { type Cvs, useCvs } from './use-cvs';
import { WithdrawnNotice } from './withdrawn-notice';

const focusCurrentCv = () => document.getElementById(currentCvId)?.focus();

interface UploadCvProps {
  otherFiles: OtherFiles;
  /** What is offered with a CV that was just uploaded. */
  renderOffer: (cv: Cv) => ReactNode;
}

/** The owner's CV and the first lines of their profile. */
export function UploadCv({ otherFiles, renderOffer }: UploadCvProps) {
  const cvs = useCvs();
  const { query } = cvs;
  const [uploadedId, setUploadedId] = useState<string>();
  const upload = useCvUpload(({ id }) => {
    setUploadedId(id);
    showSuccess('Success!', 'CV uploaded successfully');
    focusCurrentCv();
  });
  const uploaded = query.data?.find(({ id }) => id === uploadedId);
  const [isFormDirty, setFormDirty] = useState(false);
  const [previewed, setPreviewed] = useState<Cv>();
  const closePreview = useCallback(() => setPreviewed(undefined), []);
  const [current, ...earlier] = shownOf(cvs);
  const withdrawn = query.data?.find((cv) => cv.wasWithdrawn);
  const focusWhenDone = async (action: Promise<boolean>) => (await action) && focusCurrentCv();
  const actions: CvActions = {
    onPreview: setPreviewed,
    onPublicChange: cvs.setPublic,
    onUse: (cv) => void focusWhenDone(cvs.use(cv)),
    onRemove: (cv) => void focusWhenDone(cvs.remove(cv)),
  };
  return (
    <>
      <PageHeader
        title="CV Upload"
        purpose="Keep your CV and the first lines of your profile up to date in one place."
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <UploadCard upload={upload} otherFiles={otherFiles} />
          {uploaded && renderOffer(uploaded)}
          {withdrawn && <WithdrawnNotice cv={withdrawn} onDecide={cvs.setPublic} />}
          <CurrentCv shown={current} actions={actions}>
            {query.isPending && <CvPlaceholder />}
            {query.error && (
              <LoadFailure
                title="Failed to fetch CVs"
                message={failureReason(query.error)}
                retry={query.refetch}
              />
            )}
            {query.isSuccess && (
              <EmptyState
                icon={<IconFileCv size={32} />}
                message="No CV uploaded yet. Choose your first one above."
              />
            )}
          </CurrentCv>
          <EarlierCvs cvs={earlier} actions={actions} />
        </div>
        {/* In one column it would move when the CVs arrive. */}
        {!query.isPending && <ProfileCard onDirtyChange={setFormDirty} />}
      </div>
      <NextPart after="cv" />
      <CvPreview cv={previewed} onClose={closePreview} />
      <UnsavedWarning loss={reasonToStay(isFormDirty, upload.share !== undefined)} />
      <UndoBar />
    </>
  );
}

/** The page offers the first of the public ones. */
function shownOf({ query, isPublic }: Cvs): ShownCv[] {
  const offered = query.data?.find(isPublic);
  return (query.data ?? []).map((cv) => ({
    cv,
    reach: cv === offered ? 'offered' : isPublic(cv) ? 'linked' : 'private',
  }));
}

function reasonToStay(isFormDirty: boolean, isUploading: boolean): string | undefined {
  if (isUploading) return 'Your CV is still on its way. If you leave now, the upload is cancelled.';
  return isFormDirty ? 'Your profile information has changes that are not saved yet.' : undefined;
}
