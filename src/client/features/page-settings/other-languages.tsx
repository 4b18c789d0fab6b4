import { ActionIcon, Anchor, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { defaultProfileId } from '../../../contracts/ids';
import { keysOf } from '../../../contracts/keys-of';
import { languageName, pageLanguages } from '../../../contracts/page-language';
import { pagePath } from '../../../contracts/page-url';
import type { Profile } from '../../../contracts/profile';
import type { Translations } from '../../../contracts/translations';
import { trpc } from '../../api/trpc';
import { offerUndo } from '../../ui/undo/undo-store';
import { useProfileChoice } from './use-profile-choice';

/** The other languages that the page is in, with how much is written in each. Entries keep their texts in one that is removed. */
export function OtherLanguages({
  profile,
}: {
  profile: Pick<Profile, 'profileSlug' | 'language' | 'translations'>;
}) {
  const { choose, chosen } = useProfileChoice<Translations>(profile.translations, (translations) => ({
    translations,
  }));
  const languages = Object.keys(chosen);
  const { data: progress } = trpc.profile.languages.useQuery(
    { profileId: defaultProfileId },
    { enabled: languages.length > 0 },
  );
  const left = keysOf(pageLanguages).filter(
    (language) => language !== profile.language && !languages.includes(language),
  );

  function remove(language: string) {
    const { [language]: _removed, ...others } = chosen;
    choose(others);
    offerUndo({ text: `${languageName(language)} removed`, undo: () => choose(chosen) });
  }

  return (
    <Stack gap="xs">
      <NativeSelect
        label="Your page in other languages too"
        description="Your forms then have a second field beside each text. What you leave empty is shown in the language of your page."
        inputWrapperOrder={['label', 'input', 'description']}
        data={[
          { value: '', label: 'Add a language…' },
          ...left.map((value) => ({ value, label: pageLanguages[value] })),
        ]}
        value=""
        onChange={({ currentTarget: { value } }) => value && choose({ ...chosen, [value]: {} })}
      />
      {languages.map((language) => (
        <Group key={language} gap="sm" wrap="nowrap" justify="space-between">
          <Text size="sm">
            <Anchor
              href={pagePath(profile.profileSlug, language)}
              target="_blank"
              rel="noopener"
              hrefLang={language}
              lang={language}
            >
              {languageName(language)}
            </Anchor>{' '}
            <Text span c="dimmed">
              {progressText(progress?.find((each) => each.language === language))}
            </Text>
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove ${languageName(language)}`}
            onClick={() => remove(language)}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  );
}

const progressText = (progress: { texts: number; translated: number } | undefined): string =>
  progress ? `${progress.translated} of ${progress.texts} texts` : '';
