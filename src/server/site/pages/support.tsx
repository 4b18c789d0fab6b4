import { Article } from '../article';
import { Operator } from '../operator-note';
import type { SitePage } from '../site-page';

export const support: SitePage = {
  path: '/support',
  title: 'Support',
  description: 'Where to find answers, whom to write to, and what to say so that you get help quickly.',
  render: ({ operator }) => (
    <Article
      title="Support"
      lead="Most questions are answered here already. For all others, there is a person."
    >
      <h2>Look here first</h2>
      <ul>
        <li>
          <a href="/help">Help</a> has an answer for every screen, and can be searched.
        </li>
        <li>
          <a href="/status">Status</a> says whether something is out of order right now.
        </li>
        <li>
          <a href="/docs">The API reference</a> is for people who write programs.
        </li>
      </ul>
      <h2>Then ask</h2>
      <p>This installation is looked after by:</p>
      <Operator operator={operator} />
      <h2>What to write</h2>
      <p>
        Say what you wanted to do, what you saw instead, and when. A screenshot helps. Never send your
        password; nobody needs it to help you.
      </p>
      <h2>Security problems</h2>
      <p>
        If you have found one, please report it before you tell anybody else.{' '}
        <a href="/.well-known/security.txt">security.txt</a> names the address for reports. If that leads to
        this page, use the address above.
      </p>
    </Article>
  ),
};
