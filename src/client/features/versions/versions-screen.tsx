import { Button, Card, Skeleton } from '@mantine/core';
import { IconHistory, IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { QueryFailure } from '../../api/query-failure';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { UndoBar } from '../../ui/undo/undo-bar';
import classes from '../bin/bin.module.css';
import { useVersions } from './use-versions';
import { VersionComparison } from './version-comparison';
import { type NamedVersion, VersionDialog } from './version-dialog';
import { VersionRow } from './version-row';

/** The page as it was at earlier times; or what differs between one of them and now. */
export function VersionsScreen() {
  const { compare } = useSearch({ from: '/versions' });
  return (
    <>
      {compare === undefined ? <Versions /> : <VersionComparison id={compare} />}
      <UndoBar />
    </>
  );
}

function Versions() {
  const query = useVersions();
  const [named, setNamed] = useRequestedForm();
  const { data: versions } = query;
  return (
    <>
      <PageHeader
        title="Versions"
        purpose="Your page as it was whenever you published it, before each import, and when you kept it by hand."
        action={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setNamed('now')}>
            Keep this version
          </Button>
        }
      />
      {query.isError && !versions ? (
        <QueryFailure title="Failed to fetch the versions" query={query} />
      ) : !versions ? (
        <Skeleton height={240} />
      ) : versions.length === 0 ? (
        <EmptyState
          icon={<IconHistory size={32} />}
          message="There is no version yet. One is kept when you publish your page and before each import; keep one by hand before you change a lot."
        />
      ) : (
        <Card component="ul" p={0} m={0} className={classes.list}>
          {versions.map((version) => (
            <VersionRow key={version.id} version={version} onName={() => setNamed(version)} />
          ))}
        </Card>
      )}
      <VersionDialog named={named} onClose={() => setNamed(undefined)} />
    </>
  );
}

/** What gets a name; the address may ask for the form. */
function useRequestedForm() {
  const { add } = useSearch({ from: '/versions' });
  const navigate = useNavigate();
  const [named, setNamed] = useState<NamedVersion>();
  useEffect(() => {
    if (add !== 1) return;
    setNamed('now');
    void navigate({ to: '/versions', search: {}, replace: true });
  }, [add, navigate]);
  return [named, setNamed] as const;
}
