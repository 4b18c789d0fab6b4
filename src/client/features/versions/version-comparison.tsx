import { Button, Card, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import { IconEqual } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { defaultProfileId } from '../../../contracts/ids';
import type { VersionDifferences } from '../../../contracts/profile-version';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { EmptyState } from '../../ui/empty-state';
import { momentOf } from '../../ui/instant-text';
import { PageHeader } from '../../ui/page-header';
import { TitledCard } from '../../ui/titled-card';
import { ComparedContents, type ComparisonWords, isSame } from '../portfolios/compared-contents';
import { useVersionActions } from './use-versions';
import { reasonTexts } from './version-text';

const words: ComparisonWords = {
  origin: 'Then',
  copy: 'Now',
  added: 'was added since',
  missing: 'was there then, and is not now',
  newer: 'was there then, and is not now',
};

/** What differs between a version and the page now, field by field. */
export function VersionComparison({ id }: { id: string }) {
  const query = trpc.versions.differences.useQuery(
    { profileId: defaultProfileId, id },
    { refetchOnMount: 'always' },
  );
  const { restore } = useVersionActions();
  const { data } = query;
  return (
    <>
      <PageHeader
        title={data?.version.name ?? 'What differs'}
        purpose="Your page as it was then beside your page as it is now."
        action={
          <Group gap="xs">
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/versions" search={{}} />}>
              All versions
            </Button>
            {data && <Button onClick={() => void restore(data.version)}>Restore this version</Button>}
          </Group>
        }
      />
      {query.isError ? (
        <QueryFailure title="Failed to compare the version" query={query} />
      ) : data ? (
        <Compared differences={data} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  );
}

function Compared({ differences }: { differences: VersionDifferences }) {
  const { version, cvs } = differences;
  return (
    <Stack gap="lg">
      <Text>
        {reasonTexts[version.reason]} on {momentOf(version.createdAt)}
      </Text>
      {isSame(differences) && cvs.length === 0 && (
        <Card>
          <EmptyState icon={<IconEqual size={30} />} message="Both are the same, down to the last word." />
        </Card>
      )}
      <ComparedContents differences={differences} words={words} />
      {cvs.length > 0 && (
        <TitledCard title="CVs">
          <List spacing={4}>
            {cvs.map(({ id, title, origin, copy }) => (
              <List.Item key={id} style={{ overflowWrap: 'anywhere' }}>
                “{title}”: then {offerTexts[origin]}, now {offerTexts[copy]}
              </List.Item>
            ))}
          </List>
        </TitledCard>
      )}
    </Stack>
  );
}

const offerTexts = { public: 'public', private: 'private', none: 'not there' } as const;
