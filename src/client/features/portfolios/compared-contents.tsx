import { Group, List, Stack, Text } from '@mantine/core';
import type { ChangedField, PortfolioDifferences, SectionDifferences } from '../../../contracts/portfolio';
import { Versions } from '../../sections/form/versions';
import { TitledCard } from '../../ui/titled-card';
import { fieldLabels } from '../design/labels';
import { designText, filedLabels, profileLabels, sectionWords } from './difference-text';

/** What both sides are called, and what is said of an entry that only one of them has. */
export interface ComparisonWords {
  origin: string;
  copy: string;
  added: string;
  missing: string;
  /** Of one that only the origin has, and did not have when the copy was made. */
  newer: string;
}

type ContentDifferences = Pick<PortfolioDifferences, 'profile' | 'design' | 'files' | 'sections'>;

/** Whether nothing differs. */
export const isSame = ({ profile, design, files, sections }: ContentDifferences) =>
  profile.length + design.length + files.length + sections.length === 0;

interface ComparedContentsProps {
  differences: ContentDifferences;
  words: ComparisonWords;
}

/** What differs between what two pages hold, or one page at two times. */
export function ComparedContents({ differences, words }: ComparedContentsProps) {
  const { profile, design, files, sections } = differences;
  return (
    <>
      {profile.length > 0 && (
        <TitledCard title="Profile information">
          <Fields fields={profile} labels={profileLabels} words={words} />
        </TitledCard>
      )}
      {sections.map((section) => (
        <Section key={section.section} differences={section} words={words} />
      ))}
      {files.length > 0 && (
        <TitledCard title="Files">
          <Text>{files.map((part) => filedLabels[part]).join(', ')}</Text>
        </TitledCard>
      )}
      {design.length > 0 && (
        <TitledCard title="Design">
          <Fields
            fields={design.map(({ field, ...values }) => ({
              field,
              origin: designText(field, values.origin),
              copy: designText(field, values.copy),
            }))}
            labels={fieldLabels}
            words={words}
          />
        </TitledCard>
      )}
    </>
  );
}

interface FieldsProps {
  fields: ChangedField[];
  labels: Record<string, string>;
  words: ComparisonWords;
}

function Fields({ fields, labels, words }: FieldsProps) {
  const side = (which: 'origin' | 'copy') =>
    Object.fromEntries(fields.map((change) => [change.field, change[which]]));
  return (
    <Versions
      labels={labels}
      fields={fields.map(({ field }) => field).filter((field) => field in labels)}
      versions={{ [words.origin]: side('origin'), [words.copy]: side('copy') }}
    />
  );
}

function Section({ differences, words }: { differences: SectionDifferences; words: ComparisonWords }) {
  const { added, missing, changed, isReordered } = differences;
  const { title, labels } = sectionWords(differences.section);
  const named = ({ id, title: name }: { id: string; title: string }, note: string) => (
    <List.Item key={id} style={{ overflowWrap: 'anywhere' }}>
      {name ? `“${name}”` : 'An entry'} {note}
    </List.Item>
  );
  return (
    <TitledCard title={title}>
      <Stack gap="md">
        <List spacing={4}>
          {added.map((entry) => named(entry, words.added))}
          {missing.map((entry) => named(entry, entry.isNewer ? words.newer : words.missing))}
          {isReordered && <List.Item>The entries stand in another order</List.Item>}
        </List>
        {changed.map(({ id, title: name, fields }) => (
          <Group key={id} component="section" gap="xs" align="stretch" aria-label={name || 'An entry'}>
            <Text fw={600} w="100%" style={{ overflowWrap: 'anywhere' }}>
              {name || 'An entry'}
            </Text>
            <Fields fields={fields} labels={labels} words={words} />
          </Group>
        ))}
      </Stack>
    </TitledCard>
  );
}
