import type { Portfolio } from '../../../contracts/portfolio';
import { failureReason } from '../../api/failure-reason';
import { shownPortfolioId } from '../../api/shown-portfolio';
import { trpc } from '../../api/trpc';
import { tellOtherTabs } from '../../session/use-other-tabs';
import { confirm } from '../../ui/question-store';
import { showError, showSuccess } from '../../ui/toast';
import { offerUndo } from '../../ui/undo/undo-store';

/** All portfolios of the account. */
export const usePortfolios = () => trpc.portfolios.list.useQuery();

/** Whether this page shows the portfolio. */
export const isShown = ({ id }: Pick<Portfolio, 'id'>): boolean => id === shownPortfolioId();

/** Reloads with the current portfolio, so that nothing of the previous one is left on the screen or in memory. */
export function loadCurrentPortfolio(path = '/'): void {
  window.location.assign(path);
}

/** Shows another portfolio, in other tabs too once their user chooses to follow. */
export function useSwitch() {
  const switching = trpc.portfolios.switchTo.useMutation();
  return async ({ id }: Pick<Portfolio, 'id'>, path?: string) => {
    try {
      await switching.mutateAsync({ profileId: id });
      tellOtherTabs();
      loadCurrentPortfolio(path);
    } catch (error) {
      showError('Failed to switch', failureReason(error));
    }
  };
}

/** Deletes portfolios and brings them back. */
export function useDeletion() {
  const utils = trpc.useUtils();
  const removal = trpc.portfolios.remove.useMutation();
  const restoration = trpc.portfolios.restore.useMutation();
  const refresh = () => utils.portfolios.invalidate();

  async function undelete({ id, name }: { id: string; name: string }) {
    try {
      await restoration.mutateAsync({ profileId: id });
      showSuccess(`“${name}” is back`);
    } catch (error) {
      showError(`“${name}” could not be brought back`, failureReason(error));
    }
    await refresh();
  }

  async function remove(portfolio: Portfolio) {
    try {
      await removal.mutateAsync({ profileId: portfolio.id });
    } catch (error) {
      showError('Failed to delete the portfolio', failureReason(error));
      return;
    }
    tellOtherTabs();
    // That screen offers to restore it.
    if (isShown(portfolio)) return loadCurrentPortfolio('/portfolios');
    await refresh();
    offerUndo({ text: `“${portfolio.name}” deleted`, undo: () => undelete(portfolio) });
  }

  return {
    undelete,
    /** Asks first. */
    remove: (portfolio: Portfolio) =>
      confirm({
        title: `Delete “${portfolio.name}”?`,
        text: 'Its page, links, employer contacts and analytics are gone for everybody at once. You can bring all of it back for ten minutes.',
        confirm: 'Delete portfolio',
        cancel: 'Keep it',
        isDestructive: true,
        act: () => remove(portfolio),
      }),
  };
}
