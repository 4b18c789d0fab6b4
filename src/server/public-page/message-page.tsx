import type { Words } from '../../words/words';
import { Document, toHtml } from './document';
import type { PageAssets } from './page-assets';

/** What is said in place of a page; `hidden` is for the owner of a private one, who asks what visitors get. */
export type Notice = 'notFound' | 'hidden' | 'failure' | 'tooMany' | 'tooLong';

interface NoticeOptions {
  assets: PageAssets;
  words: Words;
}

/** The pages of each server's assets, by notice and language. */
const rendered = new WeakMap<PageAssets, Map<string, string>>();

/** A page in place of another one, made once in each language. */
export function noticePage(notice: Notice, options: NoticeOptions): string {
  const pages = rendered.get(options.assets) ?? new Map<string, string>();
  rendered.set(options.assets, pages);
  const key = `${notice} ${options.words.locale}`;
  const page = pages.get(key) ?? renderNotice(notice, options);
  pages.set(key, page);
  return page;
}

function renderNotice(notice: Notice, { assets, words }: NoticeOptions): string {
  const { t } = words;
  const said = notice === 'hidden' ? 'notFound' : notice;
  const title = t(`page.notices.${said}`);
  return toHtml(
    <Document
      title={`${title} · Storyfolio`}
      words={words}
      assets={assets}
      head={<meta name="robots" content="noindex" />}
    >
      {notice === 'hidden' && (
        <p className="owner-note" role="note">
          {t('page.notices.hidden')}
        </p>
      )}
      <main className="message">
        <h1>{title}</h1>
        <p className="lead">{t(`page.notices.${said}Why`)}</p>
        <a className="button primary" href="/landing">
          {t('page.notices.home')}
        </a>
      </main>
    </Document>,
  );
}
