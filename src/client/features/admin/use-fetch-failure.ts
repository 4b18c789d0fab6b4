import { useEffect } from 'react';
import { showError } from '../../ui/toast';

export const fetchFailure = 'Failed to fetch admin data';

/** Says so once when something of the admin's screen could not be loaded. */
export function useFetchFailure(isFailed: boolean): void {
  useEffect(() => {
    if (isFailed) showError('Error', fetchFailure);
  }, [isFailed]);
}
