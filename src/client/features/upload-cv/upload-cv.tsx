import { IconFileCv } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import type { Cv } from '../../../contracts/cv';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason } from '../../failure-reason';
import { trpc } from '../../trpc';
import { EmptyState } from '../../ui/empty-state';
import { LeaveGuard } from '../../ui/leave-guard';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { CurrentCv, CvPlaceholder, currentCvId, EarlierCvs } from './cv-list';
import { CvPreview } from './cv-preview';
import { ProfileCard } from './profile-card';
import { UploadCard } from './upload-card';
import classes from './upload-cv.module.css';
import { useCvUpload } from './use-cv-upload';

const focusCurrentCv = () => document.getElementById(currentCvId)?.focus();

/** The owner's CV and the first lines of their profile. */
export function UploadCv() {
  const cvs = trpc.cv.list.useQuery({ profileId: defaultProfileId });
  const upload = useCvUpload(focusCurrentCv);
  const [isFormDirty, setFormDirty] = useState(false);
  const [previewed, setPreviewed] = useState<Cv>();
  const closePreview = useCallback(() => setPreviewed(undefined), []);
  const [current, ...earlier] = cvs.data ?? [];
  return (
    <>
      <PageHeader
        title="CV Upload"
        purpose="Keep your CV and the first lines of your profile up to date in one place."
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <UploadCard upload={upload} />
          <CurrentCv cv={current} onPreview={setPreviewed}>
            {cvs.isPending && <CvPlaceholder />}
            {cvs.error && (
              <LoadFailure
                title="Failed to fetch CVs"
                message={failureReason(cvs.error)}
                retry={cvs.refetch}
              />
            )}
            {cvs.isSuccess && (
              <EmptyState
                icon={<IconFileCv size={32} />}
                message="No CV uploaded yet. Choose your first one above."
              />
            )}
          </CurrentCv>
          <EarlierCvs cvs={earlier} onPreview={setPreviewed} />
        </div>
        <ProfileCard onDirtyChange={setFormDirty} />
      </div>
      <CvPreview cv={previewed} onClose={closePreview} />
      <LeaveGuard reason={reasonToStay(isFormDirty, upload.share !== undefined)} />
    </>
  );
}

function reasonToStay(isFormDirty: boolean, isUploading: boolean): string | undefined {
  if (isUploading) return 'Your CV is still on its way. If you leave now, the upload is cancelled.';
  return isFormDirty ? 'Your profile information has changes that are not saved yet.' : undefined;
}
