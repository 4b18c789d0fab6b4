import { startTransition, useOptimistic } from 'react';
import type { Cv } from '../../../contracts/cv';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { showError, showSuccess } from '../../ui/toast';
import { offerUndo } from '../../ui/undo/undo-store';

const ofProfile = { profileId: defaultProfileId };

/** The profile's CVs, the current one first, and what can be done with each. */
export function useCvs() {
  const utils = trpc.useUtils();
  const query = trpc.cv.list.useQuery(ofProfile);
  const update = trpc.cv.update.useMutation();
  const removal = trpc.cv.remove.useMutation();
  const restoration = trpc.cv.restore.useMutation();
  // A switch shows its new state at once; one that waits for the mutation to begin would jump back for a moment.
  const [switched, setSwitched] = useOptimistic<{ id: string; isPublic: boolean } | undefined>(undefined);

  /** @returns whether it succeeded; a refusal is shown */
  async function attempt(work: () => Promise<unknown>, failure: string): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      showError(failure, failureReason(error));
      return false;
    } finally {
      void utils.dashboard.invalidate();
      await utils.cv.list.invalidate(ofProfile);
    }
  }

  const setPublic = (cv: Cv, isPublic: boolean) =>
    startTransition(async () => {
      setSwitched({ id: cv.id, isPublic });
      await savePublic(cv, isPublic);
    });

  async function savePublic({ id }: Cv, isPublic: boolean) {
    await attempt(() => update.mutateAsync({ id, isPublic }), 'Failed to update CV');
  }

  /** @returns whether it is the current one now */
  async function use({ id, filename }: Cv): Promise<boolean> {
    const isDone = await attempt(() => update.mutateAsync({ id, isCurrent: true }), 'Failed to update CV');
    if (isDone) showSuccess('Success!', `“${filename}” is your current CV now`);
    return isDone;
  }

  async function undelete(cv: Cv) {
    await attempt(() => restoration.mutateAsync({ id: cv.id }), `“${cv.filename}” could not be restored`);
  }

  /** Deletes at once, and offers to undo it. @returns whether it is gone */
  async function remove(cv: Cv): Promise<boolean> {
    const isDone = await attempt(() => removal.mutateAsync({ id: cv.id }), 'Failed to delete CV');
    if (!isDone) return false;
    offerUndo({ message: 'CV deleted successfully', text: `“${cv.filename}”`, undo: () => undelete(cv) });
    return true;
  }

  const isPublic = (cv: Cv) => (switched?.id === cv.id ? switched.isPublic : cv.isPublic);

  return { query, isPublic, setPublic, use, remove };
}
export type Cvs = ReturnType<typeof useCvs>;
