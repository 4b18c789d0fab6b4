import { about } from './pages/about';
import { docs } from './pages/docs';
import { status } from './pages/status';
import type { SitePage } from './site-page';

/** Every public page of the product, in the order of the sitemap. A page is a file in `pages/` and a line here. */
export const sitePages: SitePage[] = [about, docs, status];
