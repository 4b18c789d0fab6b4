import { useEffect } from 'react';
import { type FailedQuery, QueryFailure } from '../../ui/query-failure';
import { showError } from '../../ui/toast';

const text = 'Failed to fetch admin data';

/** Stands where something of the admin's screen could not be loaded, and says so once in a message too. */
export function FetchFailure({ query }: { query: FailedQuery }) {
  useEffect(() => showError('Error', text), []);
  return <QueryFailure title={text} query={query} />;
}
