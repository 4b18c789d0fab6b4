import { type ImportableSection, importableSections } from '../../../contracts/cv-import';
import type { ProfileDesign } from '../../../contracts/design';
import { defaultProfileId } from '../../../contracts/ids';
import type { Profile } from '../../../contracts/profile';
import { trpc } from '../../api/trpc';
import type { ItemOf } from '../../sections/form/form-values';
import { useItems } from '../../sections/list/use-section';

/** What the portfolio holds already. */
export interface ExistingPortfolio {
  profile: Profile;
  design: ProfileDesign;
  items: { [K in ImportableSection]: ItemOf<K>[] };
}

/** The entries of all sections that a document can fill, and the profile. */
export function useExisting() {
  const { items, queries } = useItems(importableSections);
  const profile = trpc.profile.get.useQuery();
  const design = trpc.design.get.useQuery({ profileId: defaultProfileId });
  const all = [profile, design, ...queries];
  const failed = all.find(({ error }) => error);
  const refetch = () => Promise.all(all.filter(({ isError }) => isError).map((query) => query.refetch()));
  const data: ExistingPortfolio | undefined = profile.data &&
    design.data &&
    items && { profile: profile.data, design: design.data, items };
  return { data, failed: failed && { error: failed.error, refetch } };
}
