import { Article } from '../article';
import type { SitePage } from '../site-page';

export const about: SitePage = {
  path: '/about',
  title: 'About',
  description: 'Why Storyfolio exists, what it stands for, and who runs this installation.',
  render: () => (
    <Article title="About Storyfolio" lead="A CV lists. A portfolio convinces.">
      <p>Storyfolio turns a CV into one page that an employer reads to the end.</p>
    </Article>
  ),
};
