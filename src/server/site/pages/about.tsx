import { Article } from '../article';
import { Operator } from '../operator-note';
import type { SitePage } from '../site-page';

export const about: SitePage = {
  path: '/about',
  title: 'About',
  description: 'Why Storyfolio exists, what it holds to, and who runs this installation of it.',
  render: ({ operator }) => (
    <Article title="About Storyfolio" lead="A CV lists. A portfolio convinces.">
      <p>
        Somebody who hires spends a minute with a CV. What they learn is where you were and when; what they
        want to know is who you are to work with. Storyfolio takes the CV that you have, adds what it leaves
        out, and makes one page of it that is worth those minutes.
      </p>
      <h2>What it holds to</h2>
      <ul>
        <li>
          <b>You decide what is seen.</b> Entry by entry, and for each reader. What is private is in no form
          of your page.
        </li>
        <li>
          <b>Readers are not tracked.</b> Views are counted without cookies, without full addresses, and not
          recognised at all for those who ask for that.
        </li>
        <li>
          <b>You can leave.</b> With everything, in open formats, at any time.
        </li>
        <li>
          <b>Nothing is claimed that is not so.</b> Samples are marked as samples, and figures are counted.
        </li>
        <li>
          <b>It belongs to whoever runs it.</b> Storyfolio is a program that anybody can run on a machine of
          their own. Nothing that you enter goes to its authors.
        </li>
      </ul>
      <h2>Who runs this installation</h2>
      <Operator operator={operator} />
    </Article>
  ),
};
