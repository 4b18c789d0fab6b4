import type { ComponentProps, ReactNode } from 'react';
import type { AskedRequest } from '../../../db/testimonials/requests';
import type { TestimonialVersionRow } from '../../../db/testimonials/versions';
import { authorPath, confirmDays, confirmPath, requestPath } from '../../contracts/testimonial-request';
import { givenOwnerName } from '../../routers/testimonials/sign-version';
import { ownerIn } from '../../words/owner-in';
import type { Words } from '../../words/words';
import { Document, toHtml } from '../public-page/document';
import type { PageAssets } from '../public-page/page-assets';
import { Paragraphs } from '../public-page/parts';
import { useWords } from '../public-page/spoken-words';
import { TestimonialForm } from './testimonial-form';
import { TestimonialText } from './testimonial-text';

/** How a page is shown. */
export interface Shown {
  words: Words;
  assets: PageAssets;
}

interface PageProps extends Shown {
  title: string;
  /** Whether the page was sent back because of a fault. */
  isFaulty?: boolean;
}

const render = ({ title, isFaulty = false, words, assets }: PageProps, children: ReactNode) =>
  toHtml(
    <Document
      title={`${isFaulty ? words.t('forms.errorIn', { title }) : title} · Storyfolio`}
      words={words}
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
export const renderNotice = (title: string, text: string, shown: Shown) =>
  render({ ...shown, title }, <p className="lead">{text}</p>);

/** How a message names the owner. */
const ownerOf = (request: AskedRequest, words: Words) => (message: Parameters<typeof ownerIn>[2]) =>
  ownerIn(words, givenOwnerName(request), message);

type FormProps = Omit<ComponentProps<typeof TestimonialForm>, 'action' | 'button'>;

const isFaulty = ({ faults, reason }: FormProps) => reason !== undefined || Object.keys(faults).length > 0;

/** Where somebody who was asked writes. */
export function renderWriting(request: AskedRequest, form: FormProps, shown: Shown): string {
  const { t } = shown.words;
  const owner = ownerOf(request, shown.words);
  const title = t('asked.writeFor', { owner: owner('asked.writeFor') });
  return render(
    { ...shown, title, isFaulty: isFaulty(form) },
    <>
      {request.note && (
        <blockquote className="guarded-note">
          <Paragraphs text={request.note} />
        </blockquote>
      )}
      <p>
        {t.rich('asked.wish', {
          owner: owner('asked.wish'),
          link: (text: ReactNode) =>
            request.isPageOpen ? <a href={`/profile/${request.slug}`}>{text}</a> : text,
        })}
      </p>
      <Handling owner={owner} />
      <TestimonialForm {...form} action={requestPath(request.token)} button={t('asked.send')} />
      <p className="quiet">
        <a href={`${requestPath(request.token)}/refuse`}>{t('asked.ratherNot')}</a>
      </p>
    </>,
  );
}

/** How what an author enters is used. */
function Handling({ owner }: { owner: ReturnType<typeof ownerOf> }) {
  const { t } = useWords();
  return (
    <details className="guarded-details">
      <summary>{t('asked.handling')}</summary>
      <ul className="points">
        <li>{t('asked.handlingApproval', { owner: owner('asked.handlingApproval') })}</li>
        <li>{t('asked.handlingAddress', { owner: owner('asked.handlingAddress') })}</li>
        <li>{t('asked.handlingSigned', { owner: owner('asked.handlingSigned') })}</li>
        <li>{t('asked.handlingWithdraw')}</li>
        <li>{t('asked.handlingDays', { days: confirmDays + 1 })}</li>
      </ul>
    </details>
  );
}

/** After it was sent. */
export const renderSent = (shown: Shown) =>
  render(
    { ...shown, title: shown.words.t('asked.confirmByMail') },
    <>
      <p className="lead">{shown.words.t('asked.mailSent')}</p>
      <p>{shown.words.t('asked.mailSentMore')}</p>
    </>,
  );

/** Where the link of an answered and confirmed request leads. */
export function renderAnswered(request: AskedRequest, isApproved: boolean, shown: Shown): string {
  const { t } = shown.words;
  const message = isApproved ? 'asked.approvedBy' : 'asked.waitsFor';
  return render(
    { ...shown, title: t('asked.thanks') },
    <>
      <p className="lead">{t(message, { owner: ownerOf(request, shown.words)(message) })}</p>
      <p>{t('asked.useLink')}</p>
      <form method="post" action={`${requestPath(request.token)}/link`}>
        <button type="submit" className="button">
          {t('asked.linkAgain')}
        </button>
      </form>
    </>,
  );
}

/** Asks authors whether they would rather not write. */
export function renderRefusing(request: AskedRequest, shown: Shown): string {
  const { t } = shown.words;
  return render(
    { ...shown, title: t('asked.refuseTitle') },
    <>
      <p className="lead">
        {t('asked.refuseText', { owner: ownerOf(request, shown.words)('asked.refuseText') })}
      </p>
      <form method="post" action={`${requestPath(request.token)}/refuse`}>
        <button type="submit" className="button primary">
          {t('asked.ratherNot')}
        </button>
      </form>
      <p>
        <a href={requestPath(request.token)}>{t('asked.backToForm')}</a>
      </p>
    </>,
  );
}

/** Shows what a mail asks to confirm; mail scanners follow links, but press no buttons. */
export function renderConfirming(
  request: AskedRequest,
  draft: TestimonialVersionRow,
  token: string,
  shown: Shown,
): string {
  const { t } = shown.words;
  return render(
    { ...shown, title: t('asked.yourWords') },
    <>
      <TestimonialText {...draft} />
      <p>{t('asked.confirming', { owner: ownerOf(request, shown.words)('asked.confirming') })}</p>
      <form method="post" action={confirmPath(token)}>
        <button type="submit" className="button primary">
          {t('asked.confirm')}
        </button>
      </form>
      <p className="quiet">{t('asked.notMine')}</p>
    </>,
  );
}

interface OwnTestimonial {
  request: AskedRequest;
  token: string;
  /** What has become of it, in words. */
  standing: string;
  /** Undefined if nothing can be changed any more. */
  form: FormProps | undefined;
}

/** Where an author changes or withdraws a testimonial. */
export function renderOwn({ request, token, standing, form }: OwnTestimonial, shown: Shown): string {
  const { t } = shown.words;
  const title = t('asked.ownTitle', { owner: ownerOf(request, shown.words)('asked.ownTitle') });
  return render(
    { ...shown, title, isFaulty: form !== undefined && isFaulty(form) },
    <>
      <p className="lead">{standing}</p>
      {form && <TestimonialForm {...form} action={authorPath(token)} button={t('asked.saveChange')} />}
      <p>
        <a className="button" href={`${authorPath(token)}/withdraw`}>
          {t('asked.withdrawMine')}
        </a>
      </p>
    </>,
  );
}

/** Asks whether it is to be withdrawn. */
export function renderWithdrawing(request: AskedRequest, token: string, shown: Shown): string {
  const { t } = shown.words;
  return render(
    { ...shown, title: t('asked.withdrawTitle') },
    <>
      <p className="lead">
        {t('asked.withdrawText', { owner: ownerOf(request, shown.words)('asked.withdrawText') })}
      </p>
      <form method="post" action={`${authorPath(token)}/withdraw`}>
        <button type="submit" className="button primary">
          {t('asked.withdraw')}
        </button>
      </form>
      <p>
        <a href={authorPath(token)}>{t('asked.keep')}</a>
      </p>
    </>,
  );
}
