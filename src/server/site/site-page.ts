import type { Kysely } from 'kysely';
import type { ReactNode } from 'react';
import type { SiteFigures } from '../../../db/queries/site-facts';
import type { DB } from '../../../db/tables.gen';
import type { InstallationStatus } from '../../contracts/status';
import type { ApiDocument } from '../api-reference/document';
import type { Operator } from './operator';

/** What pages say about this installation, except who runs it. */
export interface Installation {
  db: Kysely<DB>;
  /** Whether a paid plan can be bought here. */
  sellsPlans: boolean;
  /** Its usage figures. */
  readFigures(): Promise<SiteFigures>;
  /** The same document until the process ends. */
  readApi(): ApiDocument;
  /** At most a second old. */
  readStatus(): Promise<InstallationStatus>;
}

/** What a page may be made from. */
export interface SiteView {
  operator: Operator;
  installation: Installation;
  /** Where the build of a source in `src/server/site/` is served. */
  hrefOf(source: string): string;
  /** Whether the reader's browser has a session, which may have ended. */
  isSignedIn: boolean;
  /** The placeholder of this server's origin, until that of the request is known. */
  origin: string;
}

/** A public page of the product itself. */
export interface SitePage {
  path: string;
  /** Without the name of the product. */
  title: string;
  description: string;
  /** Whether it is in the sitemap; true if left out. */
  isListed?: boolean;
  /** Further style sheets and scripts: sources directly in `src/server/site/`, as `.css` and `.client.ts`. */
  assets?: { styles?: string[]; scripts?: string[] };
  /** What is between header and footer; read at most once a second. */
  render(view: SiteView): ReactNode | Promise<ReactNode>;
  /** What is between header and footer for `?q=`, which may be any text; rendered for each reader. */
  search?(question: string): ReactNode;
}
