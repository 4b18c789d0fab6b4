import type { Stoppable } from '../../../routers/mail-choices/stop-mails';
import { saidIn } from '../../../words/answers';
import type { Words } from '../../../words/words';
import { Document, toHtml } from '../document';
import type { PageAssets } from '../page-assets';

export interface StopPageOptions {
  assets: PageAssets;
  words: Words;
}

interface StopPage {
  title: string;
  text: string;
  /** What the button asks for, and where it sends that. */
  button?: { label: string; action: string };
}

/** What mails are called within a sentence: 'the weekly digest for Ada King'. */
function nameOf({ kind, about }: Stoppable, { t }: Words): string {
  switch (kind) {
    case 'link-opened':
      return t('page.stopping.opens', { link: about });
    case 'weekly-digest':
      return t('page.stopping.digest', { page: about });
    case 'due-actions':
      return t('page.stopping.reminders', { page: about });
  }
}

/** Asks before it stops anything: mail scanners follow links, but press no buttons. */
export function renderQuestion(mails: Stoppable, path: string, options: StopPageOptions): string {
  const { t } = options.words;
  if (!mails.isOn) return renderStopped(mails, path, options);
  const stop = t('page.stopping.stop');
  return render(
    {
      title: stop,
      text: t('page.stopping.isOn', { mails: nameOf(mails, options.words) }),
      button: { label: stop, action: path },
    },
    options,
  );
}

/** The page after mails were stopped. */
export function renderStopped(mails: Stoppable, path: string, options: StopPageOptions): string {
  const { t } = options.words;
  return render(
    {
      title: t('page.stopping.stopped'),
      text: t('page.stopping.isOff', { mails: nameOf(mails, options.words) }),
      button: { label: t('page.stopping.undo'), action: `${path}/undo` },
    },
    options,
  );
}

/** The page after that was undone. */
export function renderResumed(mails: Stoppable, path: string, options: StopPageOptions): string {
  const { t } = options.words;
  return render(
    {
      title: t('page.stopping.resumed'),
      text: t('page.stopping.isOnAgain', { mails: nameOf(mails, options.words) }),
      button: { label: t('page.stopping.stop'), action: path },
    },
    options,
  );
}

/** The page of an address that is not, or no longer, about any mails. */
export function renderNothingToStop(options: StopPageOptions): string {
  const { t } = options.words;
  return render({ title: t('page.stopping.nothing'), text: t('page.stopping.nothingWhy') }, options);
}

/** The page where nothing can be changed at the moment. */
export function renderLater(reason: string, options: StopPageOptions): string {
  const { t } = options.words;
  const text = t('page.stopping.laterWhy', { reason: saidIn(options.words, reason) });
  return render({ title: t('page.stopping.later'), text }, options);
}

const render = ({ title, text, button }: StopPage, { assets, words }: StopPageOptions) =>
  toHtml(
    <Document
      title={`${title} · Storyfolio`}
      words={words}
      assets={assets}
      head={<meta name="robots" content="noindex" />}
    >
      <main className="message">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {button && (
          <form method="post" action={button.action}>
            <button type="submit" className="button primary">
              {button.label}
            </button>
          </form>
        )}
        <a href="/">{words.t('page.notices.home')}</a>
      </main>
    </Document>,
  );
