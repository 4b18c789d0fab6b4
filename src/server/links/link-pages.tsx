import type { ReactNode } from 'react';
import type { LinkState } from '../../contracts/link';
import { passcodeLength } from '../../contracts/link';
import type { Words } from '../../words/words';
import { GuardedField } from '../guarded-form/guarded-form';
import { Document, toHtml } from '../public-page/document';
import type { PageAssets } from '../public-page/page-assets';
import { SocialImage } from '../public-page/social-image';
import type { KnownLink } from './known-links';

/** How a page is shown. */
interface Shown {
  words: Words;
  assets: PageAssets;
}

interface LetterProps extends Shown {
  title: string;
  /** Whether what was sent is refused, which the title of the window says first. */
  isRefused?: boolean;
  head?: ReactNode;
  children: ReactNode;
}

const render = ({ title, isRefused = false, words, assets, head, children }: LetterProps) =>
  toHtml(
    <Document
      title={`${isRefused ? words.t('forms.errorIn', { title }) : title} · Storyfolio`}
      words={words}
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

/** The page of a link that leads nowhere any more. @param owner their name */
export function renderClosed(owner: string, state: Exclude<LinkState, 'open'>, shown: Shown): string {
  const { t } = shown.words;
  const name = owner.trim();
  return render({
    ...shown,
    title: t('page.links.closed'),
    children: (
      <>
        <p className="lead">{t(`page.links.${state}`)}</p>
        <p>{name ? t('page.links.askFor', { name }) : t('page.links.askSender')}</p>
      </>
    ),
  });
}

/** What programs get instead of a shared page: nothing of it, but whose it is unless it is private. */
export function renderEmpty(
  { name, jobTitle, visibility, slug, canonicalHost }: KnownLink,
  { origin, ...shown }: Shown & { origin: string },
): string {
  const { t } = shown.words;
  const isNamed = visibility !== 'private' && name.trim() !== '';
  const title = isNamed ? [name, jobTitle].filter(Boolean).join(' · ') : t('page.links.shared');
  return render({
    ...shown,
    title,
    head: (
      <>
        <meta property="og:title" content={title} />
        <meta property="og:site_name" content="Storyfolio" />
        {isNamed && <SocialImage origin={origin} page={{ slug, canonicalHost }} alt={title} />}
      </>
    ),
    children: <p className="lead">{t('page.links.openInBrowser')}</p>,
  });
}

/** The page that asks a reader to open a link, with its passcode if it has one. @param fault of the passcode that was sent */
export function renderAsked(
  { slug, token, name, passcodeHash, maxOpens }: KnownLink,
  { fault }: { fault?: string },
  shown: Shown,
): string {
  const { t } = shown.words;
  const isLocked = passcodeHash !== null;
  const sender = name.trim();
  const title = isLocked
    ? t('page.links.asksPasscode')
    : sender
      ? t('page.links.sharedBy', { name: sender })
      : t('page.links.shared');
  return render({
    ...shown,
    title,
    isRefused: fault !== undefined,
    children: (
      <form method="post" action={`/profile/${slug}/open`} className="guarded-form">
        {isLocked && (
          <p className="lead">
            {/* A page behind a passcode alone does not say whose it is. */}
            {maxOpens !== null && sender
              ? t('page.links.senderHasIt', { name: sender })
              : t('page.links.personHasIt')}
          </p>
        )}
        {maxOpens !== null && (
          <p className="lead">{t(isLocked ? 'page.links.limitedWithPasscode' : 'page.links.limited')}</p>
        )}
        <p>{t('page.links.cookie')}</p>
        <input type="hidden" name="v" value={token} />
        {isLocked && (
          <GuardedField name="passcode" label={t('page.links.passcode')} fault={fault}>
            {(described) => (
              <input {...described} type="password" autoComplete="off" maxLength={passcodeLength.max} />
            )}
          </GuardedField>
        )}
        <button type="submit" className="button primary">
          {t('page.links.open')}
        </button>
      </form>
    ),
  });
}
