import { Box, Button, Group, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { timeOf } from '../../ui/instant-text';
import { PageHeader } from '../../ui/page-header';
import { TitledCard } from '../../ui/titled-card';
import { UndoBar } from '../../ui/undo/undo-bar';
import { Differences } from './differences';
import { PortfolioCard } from './portfolio-card';
import { PortfolioDialog, type PortfolioForm } from './portfolio-dialog';
import { useDeletion, usePortfolios } from './use-portfolios';

/** All portfolios of the account; or what differs between one and its origin. */
export function PortfoliosScreen() {
  const { compare } = useSearch({ from: '/portfolios' });
  return compare === undefined ? <Portfolios /> : <Differences profileId={compare} />;
}

function Portfolios() {
  const portfolios = usePortfolios();
  const [form, setForm] = useRequestedForm();
  return (
    <>
      <PageHeader
        title="Portfolios"
        purpose="Each has its own page, sections, design, links, contacts and analytics. Duplicate one to tailor it for an employer."
        action={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setForm({ kind: 'create' })}
          >
            New portfolio
          </Button>
        }
      />
      {portfolios.isError && !portfolios.data ? (
        <QueryFailure title="Failed to fetch the portfolios" query={portfolios} />
      ) : !portfolios.data ? (
        <Skeleton height={240} />
      ) : (
        <SimpleGrid component="ul" cols={{ base: 1, lg: 2 }} p={0} m={0} style={{ listStyle: 'none' }}>
          {portfolios.data.map((portfolio) => (
            <PortfolioCard key={portfolio.id} portfolio={portfolio} onOpen={setForm} />
          ))}
        </SimpleGrid>
      )}
      <Deleted />
      <PortfolioDialog form={form} onClose={() => setForm(undefined)} />
      <UndoBar />
    </>
  );
}

/** The form that is open; the address may ask for one. */
function useRequestedForm() {
  const { add, duplicate } = useSearch({ from: '/portfolios' });
  const { data: portfolios } = usePortfolios();
  const navigate = useNavigate();
  const [form, setForm] = useState<PortfolioForm>();
  const wanted = portfolios?.find(({ id }) => id === duplicate);
  useEffect(() => {
    if (add === 1) setForm({ kind: 'create' });
    else if (wanted) setForm({ kind: 'duplicate', portfolio: wanted });
    else return;
    void navigate({ to: '/portfolios', search: {}, replace: true });
  }, [add, wanted, navigate]);
  return [form, setForm] as const;
}

/** What was deleted a short while ago. */
function Deleted() {
  const { data: deleted = [] } = trpc.portfolios.deleted.useQuery(undefined, { refetchOnMount: 'always' });
  const { undelete } = useDeletion();
  if (deleted.length === 0) return null;
  return (
    <Box mt="md">
      <TitledCard title="Recently deleted">
        {deleted.map((portfolio) => (
          <Group key={portfolio.id} justify="space-between" gap="xs">
            <Text style={{ overflowWrap: 'anywhere' }}>
              “{portfolio.name}”, until {timeOf(portfolio.restorableUntil)}
            </Text>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              onClick={() => void undelete(portfolio)}
            >
              Bring {portfolio.name} back
            </Button>
          </Group>
        ))}
      </TitledCard>
    </Box>
  );
}
