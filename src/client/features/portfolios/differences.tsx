import { Anchor, Button, Card, Skeleton, Stack, Text } from '@mantine/core';
import { IconEqual } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PortfolioDifferences } from '../../../contracts/portfolio';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { EmptyState } from '../../ui/empty-state';
import { momentOf } from '../../ui/instant-text';
import { PageHeader } from '../../ui/page-header';
import { ComparedContents, type ComparisonWords, isSame } from './compared-contents';

const words: ComparisonWords = {
  origin: 'Original',
  copy: 'Copy',
  added: 'is only in the copy',
  missing: 'is only in the original',
  newer: 'was added to the original since',
};

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
  const { copy, origin, copiedAt } = differences;
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
      {isSame(differences) ? (
        <Card>
          <EmptyState icon={<IconEqual size={30} />} message="Both are the same, down to the last word." />
        </Card>
      ) : (
        <ComparedContents differences={differences} words={words} />
      )}
    </Stack>
  );
}
