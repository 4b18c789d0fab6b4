import { useEffect } from 'react';
import { type FailedQuery, QueryFailure } from '../../api/query-failure';
import { showError } from '../../ui/toast';

const text = 'Failed to fetch admin data';

/** Takes the place of a part of the admin screen that failed to load, and shows a toast once. */
export function FetchFailure({ query }: { query: FailedQuery }) {
  useEffect(() => showError('Error', text), []);
  return <QueryFailure title={text} query={query} />;
}
