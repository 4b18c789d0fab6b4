import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { QueryFailure } from '../../api/query-failure';
import { NotFound } from '../not-found/not-found';
import { useSystemStatus } from '../system/use-system-status';

/** Shows a developers' page if the server serves them; otherwise it is not found. */
export function DevelopersOnly({ children }: { children: ReactNode }) {
  const status = useSystemStatus();
  if (!status.data) {
    return status.isError ? (
      <QueryFailure title="The server could not be asked" query={status} />
    ) : (
      <Skeleton height={240} />
    );
  }
  return status.data.devPages ? children : <NotFound />;
}
