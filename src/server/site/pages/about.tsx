import { Article } from '../article';
import { isKnown, Operator } from '../operator-note';
import type { SitePage } from '../site-page';

export const about: SitePage = {
  path: '/about',
  title: 'About',
  description: 'Why Storyfolio exists, what it stands for, and who runs this installation.',
  render: ({ operator }) => (
    <Article title="About Storyfolio" lead="A CV lists. A portfolio convinces.">
      <p>
        A CV gets about a minute. It tells whoever is hiring where you worked and when. What they really want
        to know is what you are like to work with. Storyfolio takes the CV you have, lets you add what it
        leaves out, and turns it into one page worth a longer look.
      </p>
      <h2>What it stands for</h2>
      <ul>
        <li>
          <b>You decide who sees what.</b> Entry by entry, and reader by reader. Anything private stays out of
          your page and out of every file that others can get.
        </li>
        <li>
          <b>Readers are not tracked.</b> Views are counted without cookies and without full IP addresses, and
          readers who prefer not to be recognized are not.
        </li>
        <li>
          <b>You can leave.</b> Whenever you like, with everything you brought, in open formats.
        </li>
        <li>
          <b>No empty claims.</b> Samples are marked as samples, and every figure you see was counted.
        </li>
        <li>
          <b>It belongs to whoever runs it.</b> Anyone can run Storyfolio on a server of their own. Nothing
          you enter is sent to its authors.
        </li>
      </ul>
      {isKnown(operator) && <h2>Who runs this site</h2>}
      <Operator operator={operator} />
    </Article>
  ),
};
