import type { ComponentProps, ReactNode } from 'react';
import type { Addressee } from '../../../../db/queries/contact-requests';
import { readDesign } from '../../../contracts/design';
import type { PageLanguage } from '../../../contracts/page-language';
import { pagePath } from '../../../contracts/page-url';
import { ownerIn } from '../../../words/owner-in';
import type { Words } from '../../../words/words';
import { Document, toHtml } from '../document';
import type { PageAssets } from '../page-assets';
import { ScriptWords } from '../script-words';
import { pageLook } from '../themes/page-look';
import { ContactForm } from './contact-form';

type FormProps = Omit<ComponentProps<typeof ContactForm>, 'slug' | 'owner'>;

/** The page that the form belongs to. */
export interface Place {
  addressee: Addressee;
  /** The language of the page that the reader comes from, if it is not the page's own. */
  language?: PageLanguage | undefined;
  words: Words;
  assets: PageAssets;
}

/** The page of the contact form. */
export function renderContactForm(place: Place, form: FormProps): string {
  const { addressee, words } = place;
  const { t } = words;
  const name = addressee.name.trim();
  const isFaulty = form.reason !== undefined || Object.keys(form.faults).length > 0;
  const title = name ? t('forms.writeTo', { name }) : t('forms.writeToOwner');
  return render(
    { ...place, title: isFaulty ? t('forms.errorIn', { title }) : title, heading: title },
    <>
      {addressee.isOwn && (
        <p className="guarded-note" role="note">
          {t('forms.ownForm')}
        </p>
      )}
      <ContactForm slug={addressee.slug} owner={ownerIn(words, addressee.name, 'forms.what')} {...form} />
    </>,
  );
}

/** The page after a message was sent. */
export function renderMessageSent(place: Place): string {
  const { addressee, words } = place;
  const { t } = words;
  const title = t('forms.sent');
  return render(
    { ...place, title, heading: title },
    <>
      <p className="lead">{t('forms.sentTo', { owner: ownerIn(words, addressee.name, 'forms.sentTo') })}</p>
      <p>{t('forms.sentMore')}</p>
      <BackToPage {...place} />
    </>,
  );
}

/** The page where the owner takes no messages. */
export function renderNoForm(place: Place): string {
  const { addressee, words } = place;
  const { t } = words;
  const title = t('forms.noForm');
  return render(
    { ...place, title, heading: title },
    <>
      {addressee.isOwn && (
        <p className="guarded-note" role="note">
          {t('forms.noFormOwn')}
        </p>
      )}
      <p className="lead">
        {t('forms.takesNone', { owner: ownerIn(words, addressee.name, 'forms.takesNone') })}
      </p>
      <BackToPage {...place} />
    </>,
  );
}

const BackToPage = ({ addressee, language, words: { t } }: Place) => (
  <p>
    <a className="button" href={pagePath(addressee.slug, language)}>
      {t('forms.back')}
    </a>
  </p>
);

interface PageProps extends Place {
  title: string;
  heading: string;
}

const render = ({ title, heading, addressee, language, words, assets }: PageProps, children: ReactNode) =>
  toHtml(
    <Document
      title={title}
      words={words}
      assets={assets}
      look={pageLook(readDesign(addressee.design), assets)}
      head={<Head assets={assets} />}
    >
      <main className="guarded-page" id="guarded-page">
        <p className="guarded-back">
          <a href={pagePath(addressee.slug, language)}>{addressee.name.trim() || words.t('forms.back')}</a>
        </p>
        <h1 id="guarded-title" tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </main>
      <ScriptWords />
    </Document>,
  );

const Head = ({ assets }: { assets: PageAssets }) => (
  <>
    <meta name="robots" content="noindex" />
    <script type="module" src={assets.scriptHref} />
  </>
);
