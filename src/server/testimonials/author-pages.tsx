import type { ComponentProps, ReactNode } from 'react';
import type { AskedRequest } from '../../../db/testimonials/requests';
import type { TestimonialVersionRow } from '../../../db/testimonials/versions';
import { authorPath, confirmDays, confirmPath, requestPath } from '../../contracts/testimonial-request';
import { ownerNameOf } from '../../routers/testimonials/sign-version';
import { Document, toHtml } from '../public-page/document';
import type { PageAssets } from '../public-page/page-assets';
import { Paragraphs } from '../public-page/parts';
import { TestimonialForm } from './testimonial-form';
import { TestimonialText } from './testimonial-text';

interface PageProps {
  title: string;
  /** Whether the page was sent back because of a fault. */
  isFaulty?: boolean;
  assets: PageAssets;
}

const render = ({ title, isFaulty = false, assets }: PageProps, children: ReactNode) =>
  toHtml(
    <Document
      title={`${isFaulty ? 'Error: ' : ''}${title} · Storyfolio`}
      assets={assets}
      head={<meta name="robots" content="noindex" />}
    >
      <main className="guarded-page" id="author">
        <h1>{title}</h1>
        {children}
      </main>
    </Document>,
  );

/** A page that only says something. */
export const renderNotice = (title: string, text: string, assets: PageAssets) =>
  render({ title, assets }, <p className="lead">{text}</p>);

type FormProps = Omit<ComponentProps<typeof TestimonialForm>, 'action' | 'button'>;

const isFaulty = ({ faults, reason }: FormProps) => reason !== undefined || Object.keys(faults).length > 0;

/** Where somebody who was asked writes. */
export function renderWriting(request: AskedRequest, form: FormProps, assets: PageAssets): string {
  const owner = ownerNameOf(request);
  const title = `Write a testimonial for ${owner}`;
  return render(
    { title, isFaulty: isFaulty(form), assets },
    <>
      {request.note && (
        <blockquote className="guarded-note">
          <Paragraphs text={request.note} />
        </blockquote>
      )}
      <p>
        {owner} would like to show a few words of yours
        {request.isPageOpen ? (
          <>
            {' on '}
            <a href={`/profile/${request.slug}`}>a page that employers read</a>
          </>
        ) : (
          ' on a page that employers read'
        )}
        , with your name, role and company. You need no account.
      </p>
      <Handling owner={owner} />
      <TestimonialForm {...form} action={requestPath(request.token)} button="Send testimonial" />
      <p className="quiet">
        <a href={`${requestPath(request.token)}/refuse`}>I would rather not write</a>
      </p>
    </>,
  );
}

/** How what an author enters is used. */
const Handling = ({ owner }: { owner: string }) => (
  <details className="guarded-details">
    <summary>What happens to what you write</summary>
    <ul className="points">
      <li>Nothing is shown before you have confirmed your address, and {owner} has approved the words.</li>
      <li>
        Then everything but your e-mail address is shown on the page and in the files made from it. {owner}{' '}
        sees the address; nobody else does.
      </li>
      <li>{owner} can hide or delete the testimonial, but not change a letter of it: it is signed.</li>
      <li>
        You can change or withdraw it at any time, with the link in the mail. If you withdraw it, all of it is
        deleted at once.
      </li>
      <li>What you do not confirm is deleted after {confirmDays + 1} days. No cookies are set.</li>
    </ul>
  </details>
);

/** After it was sent. */
export const renderSent = (assets: PageAssets) =>
  render(
    { title: 'Now confirm it by mail', assets },
    <>
      <p className="lead">
        We have sent you a mail with a link. Open it to confirm that the words are yours.
      </p>
      <p>
        Nothing is shown until then. If no mail arrives within a few minutes, look in your spam folder, or go
        back and check the address.
      </p>
    </>,
  );

/** Where the link of an answered and confirmed request leads. */
export function renderAnswered(request: AskedRequest, isShown: boolean, assets: PageAssets): string {
  const owner = ownerNameOf(request);
  return render(
    { title: 'Thank you: your testimonial is confirmed', assets },
    <>
      <p className="lead">
        {isShown ? `${owner} has approved it.` : `It is signed, and waits for ${owner} to approve it.`}
      </p>
      <p>To change or withdraw it, use the link in the mail that you got.</p>
      <form method="post" action={`${requestPath(request.token)}/link`}>
        <button type="submit" className="button">
          Send me that link again
        </button>
      </form>
    </>,
  );
}

/** Asks authors whether they would rather not write. */
export const renderRefusing = (request: AskedRequest, assets: PageAssets) =>
  render(
    { title: 'Rather not write?', assets },
    <>
      <p className="lead">
        We will tell {ownerNameOf(request)} that you would rather not write, and you will not be reminded.
      </p>
      <form method="post" action={`${requestPath(request.token)}/refuse`}>
        <button type="submit" className="button primary">
          I would rather not write
        </button>
      </form>
      <p>
        <a href={requestPath(request.token)}>Back to the form</a>
      </p>
    </>,
  );

/** Shows what a mail asks to confirm; mail scanners follow links, but press no buttons. */
export const renderConfirming = (
  request: AskedRequest,
  draft: TestimonialVersionRow,
  token: string,
  assets: PageAssets,
) =>
  render(
    { title: 'Are these your words?', assets },
    <>
      <TestimonialText {...draft} />
      <p>
        For {ownerNameOf(request)}. Once you confirm them, these words are signed with your name. They are
        shown when {ownerNameOf(request)} has approved them.
      </p>
      <form method="post" action={confirmPath(token)}>
        <button type="submit" className="button primary">
          Yes, confirm them
        </button>
      </form>
      <p className="quiet">If you did not write this, close this page: nothing will be shown.</p>
    </>,
  );

interface OwnTestimonial {
  request: AskedRequest;
  token: string;
  /** What has become of it, in words. */
  standing: string;
  /** Undefined if nothing can be changed any more. */
  form: FormProps | undefined;
}

/** Where an author changes or withdraws a testimonial. */
export function renderOwn({ request, token, standing, form }: OwnTestimonial, assets: PageAssets): string {
  const title = `Your testimonial for ${ownerNameOf(request)}`;
  return render(
    { title, isFaulty: form !== undefined && isFaulty(form), assets },
    <>
      <p className="lead">{standing}</p>
      {form && <TestimonialForm {...form} action={authorPath(token)} button="Save and sign the change" />}
      <p>
        <a className="button" href={`${authorPath(token)}/withdraw`}>
          Withdraw my testimonial
        </a>
      </p>
    </>,
  );
}

/** Asks whether it is to be withdrawn. */
export const renderWithdrawing = (request: AskedRequest, token: string, assets: PageAssets) =>
  render(
    { title: 'Withdraw your testimonial?', assets },
    <>
      <p className="lead">
        Every word of it, and your photo, are deleted at once, from the page of {ownerNameOf(request)} and
        from every file made from it. This cannot be undone.
      </p>
      <form method="post" action={`${authorPath(token)}/withdraw`}>
        <button type="submit" className="button primary">
          Withdraw it
        </button>
      </form>
      <p>
        <a href={authorPath(token)}>Keep it</a>
      </p>
    </>,
  );
