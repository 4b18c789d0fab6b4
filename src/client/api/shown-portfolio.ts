import type { User } from '../../contracts/account';
import { defaultProfileId, shownProfileHeader } from '../../contracts/ids';

let shown: { accountId: string; id: string } | undefined;

/**
 * Keeps the portfolio that this page shows until it is reloaded, whatever another tab switches to: everything that was
 * read and everything that is being written belongs to it.
 */
export function keepShownPortfolio({ id: accountId, currentProfileId }: User): void {
  if (shown?.accountId === accountId) return;
  shown = currentProfileId === null ? undefined : { accountId, id: currentProfileId };
}

/** Shows none, until somebody signs in. */
export function forgetShownPortfolio(): void {
  shown = undefined;
}

/** The id of the portfolio that this page shows; the name of the current one while none is known. */
export const shownPortfolioId = (): string => shown?.id ?? defaultProfileId;

/** The header that tells the server which portfolio a call is for. */
export const shownPortfolioHeaders = (): Record<string, string> =>
  shown ? { [shownProfileHeader]: shown.id } : {};

/** The address of a file or a call below the shown portfolio. */
export const portfolioPath = (path: string): string => `/api/profile/${shownPortfolioId()}/${path}`;
