import { useState } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import {
  type Profile,
  type ProfileTexts,
  profileInformation,
  profileTexts,
} from '../../../contracts/profile';
import { failureReason, refusalCode } from '../../api/failure-reason';
import { setServerIssues } from '../../api/server-issues';
import { trpc } from '../../api/trpc';
import { sameValue } from '../../sections/form/form-values';
import { withText } from '../../sections/form/translated-text';
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
  translations,
}: ProfileTexts): ProfileTexts => ({
  displayName,
  jobTitle,
  location,
  availability,
  bio,
  translations,
});

/** The same, whatever languages the page is in without a text. */
const sayTheSame = (one: ProfileTexts, other: ProfileTexts) => sameValue(saidIn(one), saidIn(other));

const saidIn = (texts: ProfileTexts): ProfileTexts => ({
  ...informationOf(texts),
  translations: Object.fromEntries(
    Object.entries(texts.translations).filter(([, each]) => Object.keys(each).length > 0),
  ),
});

/** The state of the form 'Profile Information': saves, and shows both versions after a conflict. */
export function useProfileForm(profile: Profile) {
  const form = useZodForm<ProfileTexts>(profileTexts, informationOf(profile));
  /** The version that the form was loaded from. */
  const [base, setBase] = useState(profile);
  const [theirs, setTheirs] = useState<Profile>();
  const utils = trpc.useUtils();
  const update = trpc.profile.update.useMutation();

  /** @param version the version that is knowingly overwritten */
  async function save(values: ProfileTexts, version = base): Promise<void> {
    try {
      const { updatedAt } = version;
      const saved = await update.mutateAsync({
        profileId: defaultProfileId,
        ...savedOf(values, profile),
        updatedAt,
      });
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
  async function compare(error: unknown, values: ProfileTexts, version: Profile): Promise<void> {
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

  // Languages are added and removed elsewhere on the screen, while something is typed here.
  const languages = Object.keys(profile.translations);

  function translate(language: string, field: string, text: string | string[]) {
    const { translations } = form.getValues();
    form.setFieldValue('translations', {
      ...emptyIn(languages),
      ...withText(translations, [language, field], text),
    });
  }

  return {
    form,
    translating: {
      languages,
      fields: Object.keys(profileInformation.shape),
      translations: form.values.translations,
      translate,
      faults: form.errors,
    },
    save: (values: ProfileTexts) => save(values),
    isSaving: update.isPending,
    theirs: theirs && {
      theirs: informationOf(theirs),
      keepMine: () => keepMine(theirs),
      takeTheirs: () => takeTheirs(theirs),
    },
  };
}

/** Only the languages that the page is in by now. */
const savedOf = (values: ProfileTexts, { translations }: Profile): ProfileTexts => ({
  ...values,
  translations: Object.fromEntries(
    Object.keys(translations).map((language) => [language, values.translations[language] ?? {}]),
  ),
});

/** The page stays in a language of which no text is left. */
const emptyIn = (languages: string[]) => Object.fromEntries(languages.map((language) => [language, {}]));
