import { useState } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { type Profile, type ProfileInformation, profileInformation } from '../../../contracts/profile';
import { failureReason, refusalCode } from '../../api/failure-reason';
import { setServerIssues } from '../../api/server-issues';
import { trpc } from '../../api/trpc';
import { sameValue } from '../../sections/form/form-values';
import { announce } from '../../ui/announce';
import { showError, showSuccess } from '../../ui/toast';
import { useZodForm } from '../../ui/use-zod-form';

/** The form's fields of a whole profile. */
const informationOf = ({
  displayName,
  jobTitle,
  location,
  availability,
  bio,
}: ProfileInformation): ProfileInformation => ({
  displayName,
  jobTitle,
  location,
  availability,
  bio,
});

const sayTheSame = (one: ProfileInformation, other: ProfileInformation) =>
  sameValue(informationOf(one), informationOf(other));

/** The state of the form 'Profile Information': saves, and shows both versions after a conflict. */
export function useProfileForm(profile: Profile) {
  const form = useZodForm<ProfileInformation>(profileInformation, informationOf(profile));
  /** The version that the form was loaded from. */
  const [base, setBase] = useState(profile);
  const [theirs, setTheirs] = useState<Profile>();
  const utils = trpc.useUtils();
  const update = trpc.profile.update.useMutation();

  /** @param version the version that is knowingly overwritten */
  async function save(values: ProfileInformation, version = base): Promise<void> {
    try {
      const { updatedAt } = version;
      const saved = await update.mutateAsync({ profileId: defaultProfileId, ...values, updatedAt });
      utils.profile.get.setData(undefined, saved);
      void utils.dashboard.invalidate();
      showSuccess('Profile information updated');
      setBase(saved);
      form.resetDirty(informationOf(saved));
      // Keeps what was typed while the request was in flight.
      if (sayTheSame(form.getValues(), values)) form.setValues(informationOf(saved));
    } catch (error) {
      if (refusalCode(error) === 'CONFLICT') await compare(error, values, version);
      else refuse(error);
    }
  }

  function refuse(error: unknown) {
    setServerIssues(form, error);
    showError('Failed to update profile', failureReason(error));
  }

  /** Fetches the server's version and shows it beside the form's. */
  async function compare(error: unknown, values: ProfileInformation, version: Profile): Promise<void> {
    const now = await utils.profile.get.fetch(undefined, { staleTime: 0 }).catch(() => undefined);
    if (!now || now.updatedAt === version.updatedAt) return refuse(error);
    // Only another part of the profile was changed, such as its address.
    if (sayTheSame(now, version)) return save(values, now);
    if (sayTheSame(now, values)) return takeTheirs(now);
    setTheirs(now);
  }

  async function keepMine(now: Profile) {
    setTheirs(undefined);
    setBase(now);
    await save(form.getValues(), now);
  }

  function takeTheirs(now: Profile) {
    setTheirs(undefined);
    setBase(now);
    form.setValues(informationOf(now));
    form.resetDirty(informationOf(now));
    announce('The form now shows the saved version.');
  }

  return {
    form,
    save: (values: ProfileInformation) => save(values),
    isSaving: update.isPending,
    theirs: theirs && {
      theirs: informationOf(theirs),
      keepMine: () => keepMine(theirs),
      takeTheirs: () => takeTheirs(theirs),
    },
  };
}
