import { Document, toHtml } from './document';
import type { PageAssets } from './page-assets';

interface Message {
  title: string;
  text: string;
  /** Words that only the owner of the page sees. */
  ownerNote?: string;
}

const notFound: Message = {
  title: 'There is no page here',
  text: 'The address may be mistyped, or its owner has moved the page or keeps it private.',
};

const notFoundWhilePrivate: Message = {
  ...notFound,
  ownerNote: 'Your page is private: this is what visitors get at its address.',
};

const failure: Message = {
  title: 'This page is out of order',
  text: 'Something went wrong on our side. Please try again in a moment.',
};

const tooMany: Message = {
  title: 'Too many visits at once',
  text: 'More came from your network than we can answer. Please try again in a minute.',
};

const tooLong: Message = {
  title: 'That is too long',
  text: 'More was sent than the form takes. Go back, shorten your message, and send it again.',
};

/** The pages of each server's assets, which several plugins send. */
const rendered = new WeakMap<PageAssets, Map<Message, string>>();

function render(message: Message, assets: PageAssets): string {
  const pages = rendered.get(assets) ?? new Map<Message, string>();
  rendered.set(assets, pages);
  const page = pages.get(message) ?? renderMessage(message, assets);
  pages.set(message, page);
  return page;
}

const renderMessage = ({ title, text, ownerNote }: Message, assets: PageAssets) =>
  toHtml(
    <Document title={`${title} · Storyfolio`} assets={assets} head={<meta name="robots" content="noindex" />}>
      {ownerNote && (
        <p className="owner-note" role="note">
          {ownerNote}
        </p>
      )}
      <main className="message">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <a className="button primary" href="/landing">
          Go to Storyfolio
        </a>
      </main>
    </Document>,
  );

/** The page of an unknown URL. */
export const renderNotFound = (assets: PageAssets) => render(notFound, assets);

/** What visitors of a private page get, for its owner, who asks for that. */
export const renderHidden = (assets: PageAssets) => render(notFoundWhilePrivate, assets);

/** The page of a failed request. */
export const renderFailure = (assets: PageAssets) => render(failure, assets);

/** The answer to a form that is larger than any of ours. */
export const renderTooLong = (assets: PageAssets) => render(tooLong, assets);

/** The page of a rate-limited visitor. */
export const renderTooMany = (assets: PageAssets) => render(tooMany, assets);
