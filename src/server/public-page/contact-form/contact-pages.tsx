import type { ComponentProps, ReactNode } from 'react';
import type { Addressee } from '../../../../db/queries/contact-requests';
import { readDesign } from '../../../contracts/design';
import { Document, toHtml } from '../document';
import type { PageAssets } from '../page-assets';
import { pageLook } from '../themes/page-look';
import { ContactForm } from './contact-form';

type FormProps = Omit<ComponentProps<typeof ContactForm>, 'slug' | 'owner'>;

/** The page of the contact form. */
export function renderContactForm(addressee: Addressee, form: FormProps, assets: PageAssets): string {
  const isFaulty = form.reason !== undefined || Object.keys(form.faults).length > 0;
  const title = `Write to ${addressee.name.trim() || 'the owner of this page'}`;
  return render(
    { title: isFaulty ? `Error: ${title}` : title, heading: title, addressee, assets },
    <>
      {addressee.isOwn && (
        <p className="guarded-note" role="note">
          This is your own form, as visitors see it. What you send from here goes nowhere.
        </p>
      )}
      <ContactForm slug={addressee.slug} owner={ownerOf(addressee)} {...form} />
    </>,
  );
}

/** The page after a message was sent. */
export function renderMessageSent(addressee: Addressee, assets: PageAssets): string {
  const title = 'Your message is on its way';
  return render(
    { title, heading: title, addressee, assets },
    <>
      <p className="lead">{ownerOf(addressee)} gets it by e-mail in a moment.</p>
      <p>
        The answer comes straight to your own address, so there is nothing more to do here. No copy is sent to
        you, and your address is used for nothing else.
      </p>
      <BackToPage addressee={addressee} />
    </>,
  );
}

/** The page where the owner takes no messages. */
export function renderNoForm(addressee: Addressee, assets: PageAssets): string {
  const title = 'No messages here';
  return render(
    { title, heading: title, addressee, assets },
    <>
      {addressee.isOwn && (
        <p className="guarded-note" role="note">
          Your design hides the section Contact, and the form with it. This is what visitors get.
        </p>
      )}
      <p className="lead">{ownerOf(addressee)} takes no messages through this page.</p>
      <BackToPage addressee={addressee} />
    </>,
  );
}

const BackToPage = ({ addressee }: { addressee: Addressee }) => (
  <p>
    <a className="button" href={`/profile/${addressee.slug}`}>
      Back to the page
    </a>
  </p>
);

/** The owner, as a sentence begins with it. */
const ownerOf = ({ name }: Addressee) => name.trim() || 'The owner of this page';

interface PageProps {
  title: string;
  heading: string;
  addressee: Addressee;
  assets: PageAssets;
}

const render = ({ title, heading, addressee, assets }: PageProps, children: ReactNode) =>
  toHtml(
    <Document
      title={title}
      assets={assets}
      look={pageLook(readDesign(addressee.design), assets)}
      head={<Head assets={assets} />}
    >
      <main className="guarded-page" id="guarded-page">
        <p className="guarded-back">
          <a href={`/profile/${addressee.slug}`}>{addressee.name.trim() || 'Back to the page'}</a>
        </p>
        <h1 id="guarded-title" tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </main>
    </Document>,
  );

const Head = ({ assets }: { assets: PageAssets }) => (
  <>
    <meta name="robots" content="noindex" />
    <script type="module" src={assets.scriptHref} />
  </>
);
