import type { ReactNode } from 'react';
import { checkPath, signingKeysPath } from '../../contracts/testimonial-request';
import { domainOf, type SignedTestimonial } from '../../routers/testimonials/statement';
import { ownerIn } from '../../words/owner-in';
import { type Words, wordsOf } from '../../words/words';
import { Document, toHtml } from '../public-page/document';
import type { PageAssets } from '../public-page/page-assets';
import { useWords } from '../public-page/spoken-words';
import { TestimonialText } from './testimonial-text';

/** A testimonial that was checked just now. */
export interface Checked extends SignedTestimonial {
  /** Of the page that shows it; null if it is not listed. */
  slug: string | null;
  keyId: string | null;
  imageId: string | null;
  isSound: boolean;
  /** When that was, an instant. */
  checkedAt: string;
}

interface Shown {
  words: Words;
  assets: PageAssets;
}

const render = (title: string, { words, assets }: Shown, children: ReactNode) =>
  toHtml(
    <Document
      title={`${title} · Storyfolio`}
      words={words}
      assets={assets}
      head={<meta name="robots" content="noindex" />}
    >
      <main className="guarded-page" id="check">
        <h1>{title}</h1>
        {children}
      </main>
    </Document>,
  );

/** The page of an address under which there is nothing to check, or nothing that the reader may see. */
export const renderNoCheck = (assets: PageAssets) =>
  render(
    'There is nothing to check here',
    { assets, words: wordsOf('en') },
    <p className="lead">The address may be mistyped, or the testimonial is not public.</p>,
  );

/** The page of a testimonial that its author has withdrawn, or that is no longer shown. */
export const renderTaken = (assets: PageAssets) =>
  render(
    'This testimonial is no longer given',
    { assets, words: wordsOf('en') },
    <p className="lead">
      Its author has withdrawn it, or it was deleted from the page. Do not rely on a copy of it.
    </p>,
  );

/** What a check found. */
export function renderCheck(checked: Checked, shown: Shown): string {
  const { isSound, name, slug } = checked;
  const { t } = shown.words;
  const title = isSound ? t('asked.check.confirmedBy', { name }) : t('asked.check.altered');
  return render(
    title,
    shown,
    <>
      <p className="lead" data-check={isSound ? 'sound' : 'altered'}>
        {t(isSound ? 'asked.check.sound' : 'asked.check.alteredText')}
      </p>
      <TestimonialText {...checked} />
      <p>
        {t.rich('asked.check.givenTo', {
          owner: ownerIn(shown.words, checked.ownerName ?? '', 'asked.check.givenTo'),
          link: (text: ReactNode) => (slug === null ? text : <a href={`/profile/${slug}`}>{text}</a>),
        })}
      </p>
      {isSound && <Meaning {...checked} />}
      <Elsewhere {...checked} />
    </>,
  );
}

function Meaning(checked: Checked) {
  const { t, dateText } = useWords();
  const domain = domainOf(checked);
  const date = dateText((checked.signedAt ?? '').slice(0, 10));
  return (
    <>
      <h2>{t('asked.check.what')}</h2>
      <ul className="points">
        <li>{domain ? t('asked.check.whoAt', { date, domain }) : t('asked.check.who', { date })}</li>
        <li>{t(checked.imageId === null ? 'asked.check.unchanged' : 'asked.check.unchangedWithPhoto')}</li>
        <li>{t('asked.check.stands')}</li>
      </ul>
      <h2>{t('asked.check.whatNot')}</h2>
      <ul className="points">
        <li>{t('asked.check.identity')}</li>
        <li>{t('asked.check.truth')}</li>
        <li>{t('asked.check.operator')}</li>
      </ul>
    </>
  );
}

const example = `import { createPublicKey, verify } from 'node:crypto';
const { protected: header, payload, signature, key } = await (await fetch(ADDRESS)).json();
const isSound = verify(
  null,
  Buffer.from(\`\${header}.\${payload}\`),
  createPublicKey({ key, format: 'jwk' }),
  Buffer.from(signature, 'base64url'),
);
console.log(isSound, Buffer.from(payload, 'base64url').toString());`;

function Elsewhere({ requestId, keyId, signedAt, checkedAt }: Checked) {
  const { t } = useWords();
  return (
    <>
      <h2>{t('asked.check.elsewhere')}</h2>
      <p>
        {t.rich('asked.check.how', {
          json: (text: ReactNode) => <a href={`${checkPath(requestId)}.json`}>{text}</a>,
          keys: (text: ReactNode) => <a href={signingKeysPath}>{text}</a>,
        })}
      </p>
      <pre className="guarded-code">
        <code>{example}</code>
      </pre>
      <p className="quiet">
        {t('asked.check.when', { signed: signedAt ?? '', key: keyId ?? '', checked: checkedAt })}
      </p>
    </>
  );
}
