import { NativeSelect } from '@mantine/core';
import {
  languageName,
  type PageLanguage,
  pageLanguages,
  readPageLanguage,
} from '../../../../contracts/page-language';
import { trpc } from '../../../api/trpc';

interface LanguageFieldProps {
  value: PageLanguage | null;
  onChange: (language: PageLanguage | null) => void;
}

/** The language that a link shows the page in, where the page is in several. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const { data: profile } = trpc.profile.get.useQuery();
  const others = Object.keys(profile?.translations ?? {});
  if (others.length === 0 && value === null) return null;
  const own = readPageLanguage(profile?.language ?? null);
  return (
    <NativeSelect
      label="Language"
      description="Of the page and its documents, for this reader."
      data={[
        { value: '', label: own ? pageLanguages[own] : 'As on the page' },
        ...others.map((language) => ({ value: language, label: languageName(language) })),
      ]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(readPageLanguage(currentTarget.value))}
    />
  );
}
