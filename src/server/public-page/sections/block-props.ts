import type { PublicPortfolio } from '../../../../db/public-projection';

/** What each block of the public page is given. */
export interface BlockProps {
  portfolio: PublicPortfolio;
  /** The day of the visit, `YYYY-MM-DD`. */
  today: string;
  /** Whether e-mail addresses, telephone numbers and streets are shown. */
  isContactShown: boolean;
}
