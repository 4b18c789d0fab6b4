import { renderToStaticMarkup } from 'react-dom/server';
import { Reference } from '../reference/reference';
import type { SitePage } from '../site-page';

/** Rendered once for each document: it takes longer than all the other pages together. */
const rendered = new WeakMap<object, string>();

export const docs: SitePage = {
  path: '/docs',
  title: 'API reference',
  description:
    'Every call of the Storyfolio REST API: what it takes, what it returns, an example of each, and a form to try it.',
  assets: {
    styles: ['src/server/site/reference.css'],
    scripts: ['src/server/site/reference.client.ts'],
  },
  render: ({ installation, origin }) => {
    const document = installation.readApi();
    const known = rendered.get(document);
    const html = known ?? renderToStaticMarkup(<Reference document={document} origin={origin} />);
    if (known === undefined) rendered.set(document, html);
    return (
      <>
        <div className="article">
          <header className="article-head">
            <h1>API reference</h1>
            <p className="lead">Everything you can do on screen, you can do from a program.</p>
          </header>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it just before */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </>
    );
  },
};
