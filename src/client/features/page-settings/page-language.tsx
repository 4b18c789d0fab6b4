import { NativeSelect } from '@mantine/core';
import { keysOf } from '../../../contracts/keys-of';
import { pageLanguages, readPageLanguage } from '../../../contracts/page-language';
import type { Profile } from '../../../contracts/profile';
import { useProfileChoice } from './use-profile-choice';

const recognised = 'As in my texts';

/** A language as its speakers call it, or that it is recognised. */
export const languageLabel = (stored: string | null): string => {
  const language = readPageLanguage(stored);
  return language ? pageLanguages[language] : recognised;
};

/** The language of what stands around the owner's words on the page and in documents; applies at once. */
export function PageLanguageChoice({ profile }: { profile: Pick<Profile, 'language'> }) {
  const { choose, chosen } = useProfileChoice(readPageLanguage(profile.language), (language) => ({
    language,
  }));
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
