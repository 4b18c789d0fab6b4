import { Radio, Stack, Text } from '@mantine/core';
import type { Dashboard } from '../../../contracts/dashboard';
import { type Visibility, visibilities } from '../../../contracts/profile';
import { useVisibility, visibilityLabels } from './use-visibility';

const meanings: Record<Visibility, string> = {
  public: 'Anyone can open it, and search engines may list it.',
  unlisted: 'Anyone who has its address can open it. Search engines are asked to leave it out.',
  private:
    'Only you can open it, and whoever has a link that you made. Everybody else is told that there is no such page.',
};

const needs: Record<Dashboard['missing'][number], string> = {
  name: 'your name',
  content: 'a first entry that visitors may see',
};

/** Who can find the public page, with words for each choice; applies at once. */
export function VisibilityChoice({ dashboard: { profile, missing } }: { dashboard: Dashboard }) {
  const { choose, chosen } = useVisibility(profile.visibility);
  return (
    <Radio.Group
      label="Who can find your page"
      description="Applies at once."
      value={chosen}
      onChange={(value) => {
        const visibility = visibilities.find((one) => one === value);
        if (visibility) choose(visibility);
      }}
    >
      <Stack gap="sm" mt="sm">
        {visibilities.map((value) => (
          <Radio key={value} value={value} label={visibilityLabels[value]} description={meanings[value]} />
        ))}
      </Stack>
      {chosen === 'public' && missing.length > 0 && (
        <Text size="sm" mt="sm" role="status">
          {`It counts as unlisted until it shows ${missing.map((need) => needs[need]).join(' and ')}.`}
        </Text>
      )}
    </Radio.Group>
  );
}
