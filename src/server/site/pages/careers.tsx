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
      <h2>If you are looking for work</h2>
      <p>
        That is what Storyfolio is for. <a href="/landing">Start your portfolio</a>, and send it to people who
        are hiring.
      </p>
      <h2>If you write code</h2>
      <p>
        The source explains itself: <code>docs/architecture.md</code> shows where things are,{' '}
        <code>CONTRIBUTING.md</code> how to work on them, and <code>docs/decisions/</code> why they are the
        way they are. To get started:
      </p>
      <pre>
        <code>{'npm ci\nnpm run dev\nnpm run check\nnpm test'}</code>
      </pre>
      <p>
        A new section of a portfolio takes one command, <code>npm run new:section languages</code>, which also
        writes its screens, its interface and its tests. Changes are welcome, together with a test that fails
        without them.
      </p>
      <h2>If you write, draw or translate</h2>
      <p>
        A sentence that is hard to understand is a bug like any other. So is a page that looks poor on a
        phone, or that cannot be used with the keyboard. Tell <a href="/support">whoever runs this server</a>,
        who can pass it on.
      </p>
      <h2>If you run servers</h2>
      <p>
        Run one for the people around you: a school, a union, a town. One command starts it, and{' '}
        <code>docs/operate.md</code> says what running it takes.
      </p>
    </Article>
  ),
};
