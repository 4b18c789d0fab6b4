import { Article } from '../article';
import type { SitePage } from '../site-page';

export const careers: SitePage = {
  path: '/careers',
  title: 'Careers',
  description: 'There are no vacancies at Storyfolio, but there is plenty to do. How you can take part.',
  render: () => (
    <Article
      title="No vacancies, and plenty to do"
      lead="Storyfolio is a program, not a company, so there is nothing to apply for. But you can take part."
    >
      <h2>If you are looking for work</h2>
      <p>
        That is what Storyfolio is for. <a href="/landing">Start your portfolio</a>, and send it to people who
        are hiring.
      </p>
      <h2>If you write code</h2>
      <p>
        Start with the source: <code>docs/architecture.md</code> shows where things are,{' '}
        <code>CONTRIBUTING.md</code> how to work on them, and <code>docs/decisions/</code> why they are the
        way they are. Changes are welcome, together with a test that fails without them.
      </p>
      <h2>If you write, draw or translate</h2>
      <p>
        A sentence that is hard to understand is a bug like any other. So is a page that looks bad on a phone
        or can’t be used with a keyboard. Tell <a href="/support">whoever runs this site</a>, and they can
        pass it on.
      </p>
      <h2>If you run servers</h2>
      <p>
        Set one up for the people around you: a school, a union, a town. One command starts it, and{' '}
        <code>docs/operate.md</code> explains what it takes to run.
      </p>
    </Article>
  ),
};
