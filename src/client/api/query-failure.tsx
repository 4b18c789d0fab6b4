import { LoadFailure } from '../ui/load-failure';
import { failureReason } from './failure-reason';

export interface FailedQuery {
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface QueryFailureProps {
  title: string;
  query: FailedQuery;
}

/** The error state of a query: the reason and a retry button. */
export const QueryFailure = ({ title, query: { error, refetch } }: QueryFailureProps) => (
  <LoadFailure title={title} message={failureReason(error)} retry={() => void refetch()} />
);
