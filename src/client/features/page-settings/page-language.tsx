import { NativeSelect } from '@mantine/core';
import { startTransition, useOptimistic } from 'react';
import { keysOf } from '../../../contracts/keys-of';
import { type PageLanguage, pageLanguages, readPageLanguage } from '../../../contracts/page-language';
import type { Profile } from '../../../contracts/profile';
import { failureReason } from '../../api/failure-reason';
import { showError, showSuccess } from '../../ui/toast';
import { useChangeProfile } from './use-change-profile';

const recognised = 'As in my texts';

/** A language as its speakers call it, or that it is recognised. */
export const languageLabel = (stored: string | null): string => {
  const language = readPageLanguage(stored);
  return language ? pageLanguages[language] : recognised;
};

/** The language of what stands around the owner's words on the page and in documents; applies at once. */
export function PageLanguageChoice({ profile }: { profile: Pick<Profile, 'language'> }) {
  const { choose, chosen } = useLanguage(readPageLanguage(profile.language));
  return (
    <NativeSelect
      label="Language of your page"
      description="Headings, buttons and dates around your words, on the page and in its documents. Applies at once."
      inputWrapperOrder={['label', 'input', 'description']}
      data={[
        { value: '', label: recognised },
        ...keysOf(pageLanguages).map((value) => ({ value, label: pageLanguages[value] })),
      ]}
      value={chosen ?? ''}
      onChange={({ currentTarget }) => choose(readPageLanguage(currentTarget.value))}
    />
  );
}

/** @param saved the server's value */
function useLanguage(saved: PageLanguage | null) {
  const [chosen, setChosen] = useOptimistic(saved);
  const { change } = useChangeProfile();

  async function save(language: PageLanguage | null) {
    try {
      await change({ language });
      showSuccess('Profile updated', 'Your profile has been updated successfully');
    } catch (error) {
      showError('Failed to update profile', failureReason(error));
    }
  }

  const choose = (language: PageLanguage | null) =>
    startTransition(async () => {
      setChosen(language);
      await save(language);
    });

  return { choose, chosen };
}
