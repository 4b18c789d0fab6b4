import { Article } from '../article';
import type { SitePage } from '../site-page';

export const careers: SitePage = {
  path: '/careers',
  title: 'Careers',
  description: 'There are no vacancies at Storyfolio, but there is work worth doing. How to take part.',
  render: () => (
    <Article
      title="No vacancies, and plenty to do"
      lead="Storyfolio is a program and not a company, so there is nothing to apply for. You can take part all the same."
    >
      <h2>If you look for work</h2>
      <p>
        That is what Storyfolio is for. <a href="/landing">Start your portfolio</a>, and send it to those who
        have vacancies.
      </p>
      <h2>If you write code</h2>
      <p>
        The source explains itself: the README says where things are, <code>docs/tour.md</code> answers what
        newcomers ask first, and <code>docs/decisions/</code> says why things are as they are. To begin:
      </p>
      <pre>
        <code>{'npm ci\nnpm run dev\nnpm run check\nnpm test'}</code>
      </pre>
      <p>
        A new section of a portfolio is one command, <code>npm run new:section languages</code>, and comes
        with its screens, its interface and its tests. A change is welcome with a test that fails without it.
      </p>
      <h2>If you write, draw or translate</h2>
      <p>
        A sentence that is hard to understand is a fault like any other. So is a page that looks poor on your
        phone, or that you cannot use with the keyboard. Tell <a href="/support">whoever runs this server</a>,
        who can pass it on.
      </p>
      <h2>If you run servers</h2>
      <p>
        Run one for the people around you: a school, a union, a town. One command starts it, and the README
        has a chapter on operations.
      </p>
    </Article>
  ),
};
