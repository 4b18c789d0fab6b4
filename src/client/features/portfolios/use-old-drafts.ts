import { useEffect } from 'react';
import { adoptOldDrafts } from '../../sections/form/draft-store';
import { useSession } from '../../session/session';
import { usePortfolios } from './use-portfolios';

/** Finds drafts from before accounts could have several portfolios: they belong to the oldest one. */
export function useOldDrafts(): void {
  const userId = useSession().user?.id;
  const firstId = usePortfolios().data?.[0]?.id;
  useEffect(() => {
    if (userId !== undefined && firstId !== undefined) adoptOldDrafts(userId, firstId);
  }, [userId, firstId]);
}
