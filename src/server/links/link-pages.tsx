import type { ReactNode } from 'react';
import type { LinkState } from '../../contracts/link';
import { passcodeLength } from '../../contracts/link';
import { GuardedField } from '../guarded-form/guarded-form';
import { Document, toHtml } from '../public-page/document';
import type { PageAssets } from '../public-page/page-assets';
import type { KnownLink } from './known-links';

interface LetterProps {
  title: string;
  /** Whether what was sent is refused, which the title of the window says first. */
  isRefused?: boolean;
  assets: PageAssets;
  head?: ReactNode;
  children: ReactNode;
}

const render = ({ title, isRefused = false, assets, head, children }: LetterProps) =>
  toHtml(
    <Document
      title={`${isRefused ? 'Error: ' : ''}${title} · Storyfolio`}
      assets={assets}
      head={
        <>
          <meta name="robots" content="noindex" />
          {head}
        </>
      }
    >
      <main className="message">
        <h1>{title}</h1>
        {children}
      </main>
    </Document>,
  );

const reasons: Record<Exclude<LinkState, 'open'>, string> = {
  revoked: 'It was withdrawn by the person who sent it.',
  expired: 'It was meant for a time that is over.',
  'used-up': 'It was opened as often as it may be.',
};

/** The page of a link that leads nowhere any more. @param name of its owner */
export function renderClosed(name: string, state: Exclude<LinkState, 'open'>, assets: PageAssets): string {
  const title = 'This link no longer opens the page';
  return render({
    title,
    assets,
    children: (
      <>
        <p className="lead">{reasons[state]}</p>
        <p>Please ask {name.trim() || 'the person who sent it to you'} for a new one.</p>
      </>
    ),
  });
}

/** What programs get instead of a shared page: nothing of it. */
export function renderEmpty(assets: PageAssets): string {
  const title = 'A page has been shared with you';
  return render({
    title,
    assets,
    head: (
      <>
        <meta property="og:title" content={title} />
        <meta property="og:site_name" content="Storyfolio" />
      </>
    ),
    children: <p className="lead">Open the link in a browser to read it.</p>,
  });
}

/** The page that asks a reader to open a link, with its passcode if it has one. @param fault of the passcode that was sent */
export function renderAsked(
  { slug, token, name, passcodeHash, maxOpens }: KnownLink,
  { fault }: { fault?: string },
  assets: PageAssets,
): string {
  const isLocked = passcodeHash !== null;
  const sender = name.trim();
  const title = isLocked
    ? 'This page asks for a passcode'
    : sender
      ? `${sender} shares a page with you`
      : 'A page has been shared with you';
  return render({
    title,
    isRefused: fault !== undefined,
    assets,
    children: (
      <form method="post" action={`/profile/${slug}/open`} className="guarded-form">
        {isLocked && (
          <p className="lead">
            {/* A page behind a passcode alone does not say whose it is. */}
            {maxOpens !== null && sender
              ? `${sender}, who sent you the link, has it.`
              : 'The person who sent you the link has it.'}
          </p>
        )}
        {maxOpens !== null && (
          <p className="lead">
            This link opens {isLocked ? 'the page' : 'it'} a limited number of times, and counts once you
            press the button.
          </p>
        )}
        <p>
          Opening it needs a cookie, which lasts two hours at most. Without one, your browser comes back here.
        </p>
        <input type="hidden" name="v" value={token} />
        {isLocked && (
          <GuardedField name="passcode" label="Passcode" fault={fault}>
            {(described) => (
              <input {...described} type="password" autoComplete="off" maxLength={passcodeLength.max} />
            )}
          </GuardedField>
        )}
        <button type="submit" className="button primary">
          Open the page
        </button>
      </form>
    ),
  });
}
