import type { ReactNode } from 'react';
import type { PublicPortfolio } from '../../../../db/public-projection';
import type { Summary } from '../../../documents/summary';

/** What each section of the public page is given. */
export interface BlockProps {
  portfolio: PublicPortfolio;
  summary: Summary;
  /** The day of the visit, `YYYY-MM-DD`. */
  today: string;
  /** Whether e-mail addresses, telephone numbers and streets are shown. */
  isContactShown: boolean;
}

/** A section of the public page. */
export interface PageBlock {
  /** Its anchor, which also selects its style. */
  id: string;
  /** Its heading; undefined if there is nothing to show. */
  titleOf(props: BlockProps): string | undefined;
  Body(props: BlockProps): ReactNode;
}
