import { Article } from '../article';
import { Operator } from '../operator-note';
import type { SitePage } from '../site-page';

export const about: SitePage = {
  path: '/about',
  title: 'About',
  description: 'Why Storyfolio exists, what it stands for, and who runs this installation of it.',
  render: ({ operator }) => (
    <Article title="About Storyfolio" lead="A CV lists. A portfolio convinces.">
      <p>
        A CV gets about a minute. It tells whoever is hiring where you were and when; what they want to know
        is what you are like to work with. Storyfolio takes the CV you have, adds what it leaves out, and
        turns it into one page that is worth a longer look.
      </p>
      <h2>What it stands for</h2>
      <ul>
        <li>
          <b>You decide what is seen.</b> Entry by entry, and reader by reader. What is private appears in no
          form of your page.
        </li>
        <li>
          <b>Readers are not tracked.</b> Views are counted without cookies and without full addresses, and
          readers who do not want to be recognized are not.
        </li>
        <li>
          <b>You can leave.</b> With everything, in open formats, at any time.
        </li>
        <li>
          <b>It makes no empty claims.</b> Samples are marked as samples, and every figure is counted.
        </li>
        <li>
          <b>It belongs to whoever runs it.</b> Storyfolio is a program that anybody can run on their own
          machine. Nothing you enter goes to its authors.
        </li>
      </ul>
      <h2>Who runs this installation</h2>
      <Operator operator={operator} />
    </Article>
  ),
};
