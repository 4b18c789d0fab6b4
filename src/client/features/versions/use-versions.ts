import { countText } from '../../../contracts/count-text';
import { defaultProfileId } from '../../../contracts/ids';
import type { ProfileVersion } from '../../../contracts/profile-version';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { confirm } from '../../ui/question-store';
import { showError, showInfo } from '../../ui/toast';
import { offerUndo } from '../../ui/undo/undo-store';
import { isSame } from '../portfolios/compared-contents';
import { restoreText } from './restore-text';
import { versionName } from './version-text';

const ofProfile = { profileId: defaultProfileId };

/** The page as it was at earlier times. */
export const useVersions = () => trpc.versions.list.useQuery(ofProfile, { refetchOnMount: 'always' });

/** What can be done with a version. Each shows its own failures. */
export function useVersionActions() {
  const utils = trpc.useUtils();
  const { versions } = utils.client;

  async function undo(id: string) {
    try {
      await versions.restore.mutate({ ...ofProfile, id });
    } catch (error) {
      showError('The restoration could not be undone', failureReason(error));
    }
    await utils.invalidate();
  }

  async function putBack(version: ProfileVersion, current: string) {
    try {
      const { undoId, lost } = await versions.restore.mutate({ ...ofProfile, id: version.id, current });
      const rest =
        lost > 0
          ? ` without ${countText(lost, 'entry or file', 'entries or files')} that are deleted for good`
          : '';
      offerUndo({ text: `Restored ${versionName(version)}${rest}`, undo: () => undo(undoId) });
    } catch (error) {
      showError('Failed to restore the version', failureReason(error));
    }
    await utils.invalidate();
  }

  /** Asks first, and says what becomes public. */
  async function restore(version: ProfileVersion) {
    try {
      const found = await versions.differences.query({ ...ofProfile, id: version.id });
      if (isSame(found) && found.cvs.length === 0) {
        showInfo('Nothing to restore', 'Your page is what it was then.');
        return;
      }
      await confirm({
        title: `Restore ${versionName(version)}?`,
        text: restoreText(found),
        confirm: 'Restore',
        cancel: 'Keep the page as it is',
        act: () => putBack(version, found.current),
      });
    } catch (error) {
      showError('Failed to compare the version', failureReason(error));
    }
  }

  async function deleteForGood(version: ProfileVersion) {
    try {
      await versions.remove.mutate({ ...ofProfile, id: version.id });
    } catch (error) {
      showError('Failed to delete the version', failureReason(error));
    }
    await utils.versions.invalidate();
  }

  return {
    restore,
    /** Asks first. */
    remove: (version: ProfileVersion) =>
      confirm({
        title: `Delete ${versionName(version)}?`,
        text: 'Your page stays as it is, but can no longer go back to this version.',
        confirm: 'Delete version',
        cancel: 'Keep it',
        isDestructive: true,
        act: () => deleteForGood(version),
      }),
    async takeNameAway({ id }: ProfileVersion) {
      try {
        await versions.name.mutate({ ...ofProfile, id, name: null });
      } catch (error) {
        showError('Failed to take the name away', failureReason(error));
      }
      await utils.versions.invalidate();
    },
  };
}
