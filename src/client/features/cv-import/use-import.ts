import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { countText } from '../../../contracts/count-text';
import type { Accepted } from '../../../contracts/cv-import';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { useSession } from '../../session/session';
import { announce } from '../../ui/announce';
import { showError, showSuccess } from '../../ui/toast';
import { restoreImported } from './stored-review';
import { readingKey } from './use-reading';

const ofProfile = { profileId: defaultProfileId };

/** Reads again whatever an import may have changed. */
function useFreshPortfolio() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return async () => {
    // What exists decides what is a duplicate.
    queryClient.removeQueries({ queryKey: readingKey });
    await Promise.all([
      utils.sections.invalidate(),
      utils.profile.invalidate(),
      utils.design.invalidate(),
      utils.dashboard.invalidate(),
    ]);
  };
}

/** Undoes an import, and goes to its review, which is restored; shows its own failures. */
export function useUndoImport() {
  const { user } = useSession();
  const navigate = useNavigate();
  const undo = trpc.cvImport.undo.useMutation();
  const refresh = useFreshPortfolio();
  async function undoImport(undoId: string): Promise<void> {
    try {
      const { kept } = await undo.mutateAsync({ ...ofProfile, undoId });
      const rest =
        kept > 0
          ? ` ${countText(kept, 'entry', 'entries')} that you have changed since stayed as they are.`
          : '';
      showSuccess('Success!', `The import is undone.${rest}`);
      const review = restoreImported(user?.id ?? '', undoId);
      void navigate({ to: '/upload-cv', search: review ? { review } : {}, replace: true });
    } catch (error) {
      showError('The import could not be undone', failureReason(error));
    } finally {
      await refresh();
    }
  }
  return { undoImport, isUndoing: undo.isPending };
}

interface ImportRequest {
  /** Left out for a file that is not kept. */
  cvId: string | undefined;
  accepted: () => Accepted;
  count: number;
  /** @param undoId by which the import can be undone */
  onImported: (undoId: string) => void;
}

/** Writes what was accepted in one call. */
export function useImport() {
  const ofCv = trpc.cvImport.accept.useMutation();
  const ofFile = trpc.cvImport.acceptFile.useMutation();
  const utils = trpc.useUtils();
  const refresh = useFreshPortfolio();
  const [refusal, setRefusal] = useState<string>();

  /** A refusal is shown on the screen. */
  async function write({ cvId, accepted, count, onImported }: ImportRequest): Promise<void> {
    setRefusal(undefined);
    try {
      const body = accepted();
      const { undoId } = cvId
        ? await ofCv.mutateAsync({ ...ofProfile, cvId, ...body })
        : await ofFile.mutateAsync({ ...ofProfile, ...body });
      // The screen that follows says so, and offers to undo it.
      announce(
        count > 0
          ? `${countText(count, 'entry', 'entries')} added to your portfolio`
          : 'Your profile is updated',
      );
      onImported(undoId);
      await refresh();
    } catch (error) {
      const reason = error instanceof z.ZodError ? error.issues[0]?.message : failureReason(error);
      setRefusal(reason);
      // Something may have changed elsewhere, so it is compared again.
      void utils.sections.invalidate();
      announce('Nothing was added.');
    }
  }

  return { write, refusal, isWriting: ofCv.isPending || ofFile.isPending };
}
