import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useState } from 'react';
import { languageName, type PageLanguage, readPageLanguage } from '../../../contracts/page-language';
import { trpc } from '../../api/trpc';

/**
 * The other language in which the page or a document is shown, and the control that chooses it; neither where the page is in
 * one alone.
 */
export function useShownLanguage(labelled: Pick<NativeSelectProps, 'label' | 'aria-label'>) {
  const { data: profile } = trpc.profile.get.useQuery();
  const [chosen, choose] = useState<PageLanguage | null>(null);
  const others = Object.keys(profile?.translations ?? {});
  const language = chosen && others.includes(chosen) ? chosen : undefined;
  if (others.length === 0) return { language };
  const languageChoice = (
    <NativeSelect
      {...labelled}
      data={[
        { value: '', label: languageName(profile?.language ?? '') },
        ...others.map((value) => ({ value, label: languageName(value) })),
      ]}
      value={language ?? ''}
      onChange={({ currentTarget: { value } }) => choose(readPageLanguage(value))}
    />
  );
  return { language, languageChoice };
}
