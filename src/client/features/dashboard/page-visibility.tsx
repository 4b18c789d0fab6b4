import { NativeSelect } from '@mantine/core';
import type { Dashboard } from '../../../contracts/dashboard';
import { defaultProfileId } from '../../../contracts/ids';
import { type Visibility, visibilities } from '../../../contracts/profile';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { showError, showSuccess } from '../../ui/toast';

const labels: Record<Visibility, string> = { public: 'Public', unlisted: 'Unlisted', private: 'Private' };

const meanings: Record<Visibility, string> = {
  public: 'Anyone can find it, by search engines too.',
  unlisted: 'Only people who have its address find it.',
  private: 'Only you can see it.',
};

/** Who can find the public page: what its owner has chosen, and what follows from that now. */
export function PageVisibility({ dashboard: { profile, missing } }: { dashboard: Dashboard }) {
  const { choose, chosen = profile.visibility } = useVisibility();
  const isWaiting = chosen === 'public' && missing.length > 0;
  return (
    <NativeSelect
      label="Who can find your page"
      description={isWaiting ? 'Unlisted for now, as something is missing.' : meanings[chosen]}
      inputWrapperOrder={['label', 'input', 'description']}
      data={visibilities.map((value) => ({ value, label: labels[value] }))}
      value={chosen}
      onChange={({ currentTarget }) => {
        const visibility = visibilities.find((one) => one === currentTarget.value);
        if (visibility) choose(visibility);
      }}
    />
  );
}

function useVisibility() {
  const utils = trpc.useUtils();
  const update = trpc.profile.update.useMutation();

  async function choose(visibility: Visibility) {
    try {
      const saved = await update.mutateAsync({ profileId: defaultProfileId, visibility });
      utils.profile.get.setData(undefined, saved);
      await utils.dashboard.invalidate();
      showSuccess('Profile updated', 'Your profile has been updated successfully');
    } catch (error) {
      showError('Failed to update profile', failureReason(error));
    }
  }
  return { choose, chosen: update.isPending ? update.variables.visibility : undefined };
}
