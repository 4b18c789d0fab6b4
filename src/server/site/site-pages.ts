import { about } from './pages/about';
import { blog, releasePages } from './pages/blog';
import { careers } from './pages/careers';
import { docs } from './pages/docs';
import { features } from './pages/features';
import { help } from './pages/help';
import { integrations } from './pages/integrations';
import { landing } from './pages/landing';
import { privacy } from './pages/privacy';
import { status } from './pages/status';
import { support } from './pages/support';
import { templates } from './pages/templates';
import { terms } from './pages/terms';
import type { SitePage } from './site-page';

/** Every public page of the product, in the order of the sitemap. A page is a file in `pages/` and a line here. */
export const sitePages: SitePage[] = [
  landing,
  features,
  templates,
  integrations,
  about,
  blog,
  ...releasePages,
  careers,
  docs,
  help,
  status,
  support,
  terms,
  privacy,
];
