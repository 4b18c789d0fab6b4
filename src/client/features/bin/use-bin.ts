import type { BinItem } from '../../../contracts/bin';
import { countText } from '../../../contracts/count-text';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { confirm } from '../../ui/question-store';
import { showError, showSuccess } from '../../ui/toast';
import { nameOf } from './name-of';

const ofProfile = { profileId: defaultProfileId };

/** What was removed, and what can be done with it. */
export function useBin() {
  const utils = trpc.useUtils();
  const { client } = utils;
  const query = trpc.bin.list.useQuery(ofProfile, { refetchOnMount: 'always' });

  function putBack({ kind, id }: BinItem): Promise<unknown> {
    if (kind === 'cvs') return client.cv.restore.mutate({ id });
    if (kind === 'videos') return client.video.restore.mutate({ ...ofProfile, videoId: id });
    if (kind === 'portraits') return client.portrait.restore.mutate({ ...ofProfile, portraitId: id });
    if (kind === 'employerContacts') return client.employerContacts.restore.mutate({ id });
    return client.sections[kind].restore.mutate({ id });
  }

  async function restore(item: BinItem) {
    try {
      await putBack(item);
      showSuccess('Restored', `${nameOf(item)} is back in its place.`);
    } catch (error) {
      showError(`${nameOf(item)} could not be restored`, failureReason(error));
    }
    await utils.invalidate();
  }

  /** Restores all but videos and portraits that would take the place of others; what was removed first comes first. */
  async function restoreAll(items: readonly BinItem[]) {
    const [video, portrait] = await Promise.all([
      client.video.get.query(ofProfile),
      client.portrait.get.query(ofProfile),
    ]);
    const latest = (kind: BinItem['kind']) => items.find((item) => item.kind === kind);
    const isWanted = (item: BinItem) =>
      item.kind === 'videos'
        ? !video && item === latest('videos')
        : item.kind !== 'portraits' || (!portrait && item === latest('portraits'));
    const failures: unknown[] = [];
    let restored = 0;
    for (const item of items.filter(isWanted).toReversed()) {
      try {
        await putBack(item);
        restored += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (restored > 0) showSuccess('Restored', `${countText(restored, 'entry', 'entries')} restored.`);
    if (failures.length > 0) {
      const reason = failureReason(failures[0]);
      showError(`${countText(failures.length, 'entry', 'entries')} could not be restored`, reason);
    }
    await utils.invalidate();
  }

  async function deleteForGood(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      showError('Failed to delete for good', failureReason(error));
    }
    await utils.bin.invalidate();
  }

  return {
    query,
    restore,
    restoreAll,
    /** Asks first. */
    remove: (item: BinItem) =>
      confirm({
        title: `Delete ${nameOf(item)} for good?`,
        text: 'It cannot be restored after that. Versions of your page may still hold its text.',
        confirm: 'Delete for good',
        cancel: 'Keep it',
        isDestructive: true,
        act: () => deleteForGood(() => client.bin.remove.mutate({ ...ofProfile, id: item.id })),
      }),
    /** Asks first. */
    empty: (count: number) =>
      confirm({
        title: 'Empty the bin?',
        text: `${countText(count, 'entry', 'entries')} will be deleted for good and cannot be restored after that. Versions of your page may still hold their texts.`,
        confirm: 'Empty the bin',
        cancel: 'Keep all',
        isDestructive: true,
        act: () => deleteForGood(() => client.bin.empty.mutate(ofProfile)),
      }),
  };
}
