import { Skeleton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { QueryFailure } from '../../../api/query-failure';
import { useSession } from '../../../session/session';
import { HomeLink } from '../../../ui/home-link';
import { NotFound } from '../../not-found/not-found';
import { useSystemStatus } from '../../system/use-system-status';
import { AdminCreated } from './admin-created';
import { AdminSetupForm } from './admin-setup-form';
import classes from './setup.module.css';

/** Sets up the first admin; not found once there is one. */
export function AdminSetupScreen() {
  const { status } = useSession();
  useDocumentTitle('Admin Setup · Storyfolio');
  if (status === 'signed-in') return <AdminSetup />;
  return (
    <main className={classes.main}>
      <div className={classes.column}>
        <HomeLink />
        <AdminSetup />
      </div>
    </main>
  );
}

function AdminSetup() {
  const status = useSystemStatus();
  const [isCreated, setCreated] = useState(false);
  if (isCreated) return <AdminCreated />;
  if (status.isPending) return <Skeleton height={480} />;
  if (status.isError) return <QueryFailure title="The server could not be asked" query={status} />;
  const { isOpen, needsToken } = status.data.adminSetup;
  if (!isOpen) return <NotFound />;
  return <AdminSetupForm needsToken={needsToken} onCreated={() => setCreated(true)} />;
}
