import type { ImportableSection } from '../../../contracts/cv-import';
import type { ProfileDesign } from '../../../contracts/design';
import { defaultProfileId } from '../../../contracts/ids';
import type { Profile } from '../../../contracts/profile';
import { trpc } from '../../api/trpc';
import type { ItemOf } from '../../sections/form/form-values';

/** What the portfolio holds already. */
export interface ExistingPortfolio {
  profile: Profile;
  design: ProfileDesign;
  items: { [K in ImportableSection]: ItemOf<K>[] };
}

const list = { profileId: defaultProfileId };

/** The entries of all sections that a document can fill, and the profile. */
export function useExisting() {
  const queries = {
    workExperience: trpc.sections.workExperience.list.useQuery(list),
    education: trpc.sections.education.list.useQuery(list),
    certifications: trpc.sections.certifications.list.useQuery(list),
    skills: trpc.sections.skills.list.useQuery(list),
    contacts: trpc.sections.contacts.list.useQuery(list),
    addresses: trpc.sections.addresses.list.useQuery(list),
    facts: trpc.sections.facts.list.useQuery(list),
    testimonials: trpc.sections.testimonials.list.useQuery(list),
  };
  const profile = trpc.profile.get.useQuery();
  const design = trpc.design.get.useQuery(list);
  const all = [profile, design, ...Object.values(queries)];
  const failed = all.find(({ error }) => error);
  const refetch = () => Promise.all(all.filter(({ isError }) => isError).map((query) => query.refetch()));
  return {
    data: loaded(queries, profile.data, design.data),
    failed: failed && { error: failed.error, refetch },
  };
}

type Queries = { [K in ImportableSection]: { data: ItemOf<K>[] | undefined } };

function loaded(
  queries: Queries,
  profile: Profile | undefined,
  design: ProfileDesign | undefined,
): ExistingPortfolio | undefined {
  const { workExperience, education, certifications, skills } = queries;
  const { contacts, addresses, facts, testimonials } = queries;
  if (!profile || !design || !workExperience.data || !education.data || !certifications.data || !skills.data)
    return;
  if (!contacts.data || !addresses.data || !facts.data || !testimonials.data) return;
  const items = {
    workExperience: workExperience.data,
    education: education.data,
    certifications: certifications.data,
    skills: skills.data,
    contacts: contacts.data,
    addresses: addresses.data,
    facts: facts.data,
    testimonials: testimonials.data,
  };
  return { profile, design, items };
}
