import { Document, toHtml } from './document';

interface Message {
  title: string;
  text: string;
}

const notFound: Message = {
  title: 'There is no page here',
  text: 'The address may be mistyped, or its owner has moved the page or keeps it private.',
};

const failure: Message = {
  title: 'This page is out of order',
  text: 'Something went wrong on our side. Please try again in a moment.',
};

const tooMany: Message = {
  title: 'Too many visits at once',
  text: 'More came from your network than we can answer. Please try again in a minute.',
};

const render = ({ title, text }: Message, cssHref: string) =>
  toHtml(
    <Document
      title={`${title} · Storyfolio`}
      cssHref={cssHref}
      head={<meta name="robots" content="noindex" />}
    >
      <main className="message">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <a className="button primary" href="/landing">
          Go to Storyfolio
        </a>
      </main>
    </Document>,
  );

/** The page for an address behind which a stranger finds nothing. */
export const renderNotFound = (cssHref: string) => render(notFound, cssHref);

/** The page for a request that could not be answered. */
export const renderFailure = (cssHref: string) => render(failure, cssHref);

/** The page for a visitor whose network has asked for too much. */
export const renderTooMany = (cssHref: string) => render(tooMany, cssHref);
