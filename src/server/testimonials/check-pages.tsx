import type { ReactNode } from 'react';
import { dateText } from '../../contracts/date-text';
import { checkPath, signingKeysPath } from '../../contracts/testimonial-request';
import { domainOf, type SignedTestimonial } from '../../routers/testimonials/statement';
import { Document, toHtml } from '../public-page/document';
import type { PageAssets } from '../public-page/page-assets';
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

const render = (title: string, assets: PageAssets, children: ReactNode) =>
  toHtml(
    <Document title={`${title} · Storyfolio`} assets={assets} head={<meta name="robots" content="noindex" />}>
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
    assets,
    <p className="lead">The address may be mistyped, or the testimonial is not public.</p>,
  );

/** The page of a testimonial that its author has withdrawn, or that is no longer shown. */
export const renderTaken = (assets: PageAssets) =>
  render(
    'This testimonial is no longer given',
    assets,
    <p className="lead">
      Its author has withdrawn it, or it was deleted from the page. Do not rely on a copy of it.
    </p>,
  );

/** What a check found. */
export function renderCheck(checked: Checked, assets: PageAssets): string {
  const { isSound, name, ownerName, slug } = checked;
  const title = isSound ? `Confirmed by its author, ${name}` : 'This is not what its author signed';
  return render(
    title,
    assets,
    <>
      <p className="lead" data-check={isSound ? 'sound' : 'altered'}>
        {isSound
          ? 'Every letter below is what its author confirmed. It was checked when you opened this page.'
          : 'The words, the photo or the details were changed after they were signed. Do not rely on them.'}
      </p>
      <TestimonialText {...checked} />
      <p>Given to {slug === null ? ownerName : <a href={`/profile/${slug}`}>{ownerName}</a>}.</p>
      {isSound && <Meaning {...checked} />}
      <Elsewhere {...checked} />
    </>,
  );
}

function Meaning(checked: Checked) {
  const domain = domainOf(checked);
  return (
    <>
      <h2>What is confirmed</h2>
      <ul className="points">
        <li>
          On {dateText((checked.signedAt ?? '').slice(0, 10))}, whoever reads the mail of an address
          {domain ? ` at ${domain}` : ' that is not named here'} confirmed these words, with name, role,
          company and stars, as their own.
        </li>
        <li>No letter has changed since{checked.imageId !== null && ', and neither has the photo'}.</li>
        <li>The author has not withdrawn it.</li>
      </ul>
      <h2>What is not</h2>
      <ul className="points">
        <li>That the author is who the name says: nobody has seen an identity card.</li>
        <li>That role and company are right, or that what is said is true.</li>
        <li>
          Anything against the operator of this server, who holds the key: the signature shows that the stored
          words were not changed apart from it.
        </li>
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

const Elsewhere = ({ requestId, keyId, signedAt, checkedAt }: Checked) => (
  <>
    <h2>Check it elsewhere</h2>
    <p>
      <a href={`${checkPath(requestId)}.json`}>The signed testimonial as JSON</a> is a JSON Web Signature (RFC
      7515) with Ed25519 (RFC 8037); the keys of this server are <a href={signingKeysPath}>published</a>. With
      Node.js:
    </p>
    <pre className="guarded-code">
      <code>{example}</code>
    </pre>
    <p className="quiet">
      Signed {signedAt} with the key {keyId}. Checked {checkedAt}.
    </p>
  </>
);
