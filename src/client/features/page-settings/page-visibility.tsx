import { NativeSelect } from '@mantine/core';
import type { Dashboard } from '../../../contracts/dashboard';
import { type Visibility, visibilities } from '../../../contracts/profile';
import { useVisibility, visibilityLabels } from './use-visibility';

const meanings: Record<Visibility, string> = {
  public: 'Anyone can find it, by search engines too.',
  unlisted: 'Only people who have its address find it.',
  private: 'Only you can see it, and whoever has a link that you made.',
};

/** Who can find the public page: what its owner has chosen, and what follows from that now. */
export function PageVisibility({ dashboard: { profile, missing } }: { dashboard: Dashboard }) {
  const { choose, chosen } = useVisibility(profile.visibility);
  const isWaiting = chosen === 'public' && missing.length > 0;
  return (
    <NativeSelect
      label="Who can find your page"
      description={isWaiting ? 'Unlisted for now, as something is missing.' : meanings[chosen]}
      inputWrapperOrder={['label', 'input', 'description']}
      data={visibilities.map((value) => ({ value, label: visibilityLabels[value] }))}
      value={chosen}
      onChange={({ currentTarget }) => {
        const visibility = visibilities.find((one) => one === currentTarget.value);
        if (visibility) choose(visibility);
      }}
    />
  );
}
