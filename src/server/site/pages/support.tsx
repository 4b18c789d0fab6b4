import { Article } from '../article';
import { isKnown, Operator } from '../operator-note';
import type { SitePage } from '../site-page';

export const support: SitePage = {
  path: '/support',
  title: 'Support',
  description: 'Where to find answers, who to ask, and what to say so that you get help quickly.',
  render: ({ operator }) => (
    <Article title="Support" lead="Most questions already have an answer here. For the rest, ask a person.">
      <h2>Look here first</h2>
      <ul>
        <li>
          <a href="/help">Help</a> covers every screen, and you can search it.
        </li>
        <li>
          <a href="/status">Status</a> tells you whether something is broken right now.
        </li>
        <li>
          <a href="/docs">The API reference</a> is for developers.
        </li>
      </ul>
      <h2>Then ask</h2>
      <p>
        {isKnown(operator)
          ? 'This site is run by:'
          : 'Ask the person who invited you or gave you the address of this site.'}
      </p>
      <Operator operator={operator} />
      <h2>What to write</h2>
      <p>
        Tell them what you were trying to do, what happened instead, and when. A screenshot helps. Never send
        your password: nobody needs it to help you.
      </p>
      <h2>Security problems</h2>
      <p>
        If you find one, please report it before you tell anyone else.{' '}
        <a href="/.well-known/security.txt">security.txt</a> says where to send your report
        {isKnown(operator) ? '. If it leads back here, use the address above.' : '.'}
      </p>
    </Article>
  ),
};
