import { Fragment } from 'react';
import { Article } from '../article';
import { type Release, releases } from '../releases';
import type { SitePage } from '../site-page';

const pathOf = ({ version }: Release) => `/blog/${version}`;
const entriesOf = ({ parts }: Release) => parts.reduce((sum, { items }) => sum + items.length, 0);

export const blog: SitePage = {
  path: '/blog',
  title: 'Blog',
  description: 'What is new in Storyfolio, version by version, written for those who use it.',
  render: () => (
    <Article title="What is new" lead="Release notes, the latest version first.">
      <ol className="releases">
        {releases.map((release) => (
          <li key={release.version}>
            <h2>
              <a href={pathOf(release)}>Storyfolio {release.version}</a>
            </h2>
            {release.intro.map((text) => (
              <p key={text}>
                <Words text={text} />
              </p>
            ))}
            <p className="quiet">{entriesOf(release)} changes</p>
          </li>
        ))}
      </ol>
    </Article>
  ),
};

/** A page for each version. */
export const releasePages: SitePage[] = releases.map((release) => ({
  path: pathOf(release),
  title: `Storyfolio ${release.version}`,
  description: `What is new in version ${release.version} of Storyfolio: ${entriesOf(release)} changes, in full.`,
  render: () => (
    <Article title={`Storyfolio ${release.version}`} lead={release.intro.join(' ')}>
      {release.parts.map(({ heading, items }) => (
        <Fragment key={heading ?? ''}>
          {heading && <h2>{heading}</h2>}
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Words text={item} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p>
        <a href="/blog">All versions</a>
      </p>
    </Article>
  ),
}));

/** Markdown as the changelog uses it: words, and code between backticks. */
const Words = ({ text }: { text: string }) =>
  text
    .split('`')
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which never changes
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
