import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { EmployerContactFigures } from '../../../../contracts/employer-contact';
import type { FailedQuery } from '../../../api/query-failure';
import { QueryFailure } from '../../../api/query-failure';

// Charts are heavy, so they load only for those who open them.
const FiguresPanel = lazy(() =>
  import('./figures-panel').then((module) => ({ default: module.FiguresPanel })),
);

interface FiguresViewProps {
  figures: FailedQuery & { data: EmployerContactFigures | undefined; isError: boolean };
}

/** The figures of the contacts, once they have loaded. */
export function FiguresView({ figures }: FiguresViewProps) {
  if (figures.isError) return <QueryFailure title="Failed to fetch the figures" query={figures} />;
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      {figures.data ? <FiguresPanel figures={figures.data} /> : <Skeleton height={480} />}
    </Suspense>
  );
}
