import { failureReason } from '../api/failure-reason';
import { LoadFailure } from './load-failure';

export interface FailedQuery {
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface QueryFailureProps {
  title: string;
  query: FailedQuery;
}

/** Stands where the answer of a query would, says why it could not be had, and asks again. */
export const QueryFailure = ({ title, query: { error, refetch } }: QueryFailureProps) => (
  <LoadFailure title={title} message={failureReason(error)} retry={() => void refetch()} />
);
