import { useEffect } from 'react';
import { adoptOldDrafts } from '../../sections/form/draft-store';
import { useSession } from '../../session/session';
import { usePortfolios } from './use-portfolios';

/** Finds drafts that this browser has kept since an account had one portfolio: they belong to the oldest. */
export function useOldDrafts(): void {
  const userId = useSession().user?.id;
  const firstId = usePortfolios().data?.[0]?.id;
  useEffect(() => {
    if (userId !== undefined && firstId !== undefined) adoptOldDrafts(userId, firstId);
  }, [userId, firstId]);
}
