import { Anchor, Button, Card, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import { IconEqual } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ChangedField, PortfolioDifferences, SectionDifferences } from '../../../contracts/portfolio';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { Versions } from '../../sections/form/versions';
import { EmptyState } from '../../ui/empty-state';
import { momentOf } from '../../ui/instant-text';
import { PageHeader } from '../../ui/page-header';
import { TitledCard } from '../../ui/titled-card';
import { fieldLabels } from '../design/labels';
import { designText, filedLabels, profileLabels, sectionWords } from './difference-text';

/** What differs between a copy and its origin, field by field. */
export function Differences({ profileId }: { profileId: string }) {
  const query = trpc.portfolios.differences.useQuery({ profileId }, { refetchOnMount: 'always' });
  return (
    <>
      <PageHeader
        title="What differs"
        purpose="A copy beside the portfolio that it was made from, as both are now."
        action={
          <Button component={Link} to="/portfolios" variant="default">
            All portfolios
          </Button>
        }
      />
      {query.isError ? (
        <QueryFailure title="Failed to compare the portfolios" query={query} />
      ) : query.data ? (
        <Compared differences={query.data} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  );
}

function Compared({ differences }: { differences: PortfolioDifferences }) {
  const { copy, origin, copiedAt, profile, design, files, sections } = differences;
  if (!origin) {
    return (
      <Card>
        <Text>
          The portfolio from which “{copy.name}” was copied on {momentOf(copiedAt)} was deleted, so there is
          nothing to compare it with.
        </Text>
      </Card>
    );
  }
  const isSame = profile.length + design.length + files.length + sections.length === 0;
  const page = ({ name, profileSlug }: typeof copy) => (
    <Anchor href={`/profile/${profileSlug}`} style={{ overflowWrap: 'anywhere' }}>
      {name}
    </Anchor>
  );
  return (
    <Stack gap="lg">
      <Text>
        {page(copy)} was copied from {page(origin)} on {momentOf(copiedAt)}.
      </Text>
      {isSame && (
        <Card>
          <EmptyState icon={<IconEqual size={30} />} message="Both are the same, down to the last word." />
        </Card>
      )}
      {profile.length > 0 && (
        <TitledCard title="Profile information">
          <Fields fields={profile} labels={profileLabels} />
        </TitledCard>
      )}
      {sections.map((section) => (
        <Section key={section.section} differences={section} />
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
          />
        </TitledCard>
      )}
    </Stack>
  );
}

function Fields({ fields, labels }: { fields: ChangedField[]; labels: Record<string, string> }) {
  const side = (which: 'origin' | 'copy') =>
    Object.fromEntries(fields.map((change) => [change.field, change[which]]));
  return (
    <Versions
      labels={labels}
      fields={fields.map(({ field }) => field).filter((field) => field in labels)}
      versions={{ Original: side('origin'), Copy: side('copy') }}
    />
  );
}

function Section({ differences }: { differences: SectionDifferences }) {
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
          {added.map((entry) => named(entry, 'is only in the copy'))}
          {missing.map((entry) =>
            named(entry, entry.isNewer ? 'was added to the original since' : 'is only in the original'),
          )}
          {isReordered && <List.Item>The entries stand in another order</List.Item>}
        </List>
        {changed.map(({ id, title: name, fields }) => (
          <Group key={id} component="section" gap="xs" align="stretch" aria-label={name || 'An entry'}>
            <Text fw={600} w="100%" style={{ overflowWrap: 'anywhere' }}>
              {name || 'An entry'}
            </Text>
            <Fields fields={fields} labels={labels} />
          </Group>
        ))}
      </Stack>
    </TitledCard>
  );
}
