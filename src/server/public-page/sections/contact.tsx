import type { PublicItem } from '../../../../db/public-columns';
import type { PublicPortfolio } from '../../../../db/public-projection';
import { contactHref } from '../../../documents/handles';
import { directHref, isConcealed, readableAddress, webHref } from '../../../documents/links';
import { MessageLink, OutLink } from '../parts';
import { useWords, useWrittenIn } from '../spoken-words';
import { SentForms } from './cv-download';
import { pageBlock, useEntryMark } from './page-block';

type Contact = PublicItem<'contacts'>;
type Address = PublicItem<'addresses'>;

/** How a person can be reached. */
type Reachable = Pick<PublicPortfolio, 'profileSlug' | 'contacts' | 'addresses'>;

/** The contact details; those that robots collect are shown only on request. */
function ContactSection({ portfolio, isShown }: { portfolio: Reachable; isShown: boolean }) {
  const writtenIn = useWrittenIn();
  const { contacts, addresses } = portfolio;
  const links = contacts.filter((contact) => !isConcealed(contact));
  const mark = useEntryMark('contacts');
  return (
    <>
      {' '}
      {hasConcealed(portfolio) &&
        (isShown ? (
          <>
            <Directly contacts={contacts.filter(isConcealed)} />
            <div className="sent-forms">
              <SentForms slug={portfolio.profileSlug} />
              <MessageLink slug={portfolio.profileSlug} />
            </div>
          </>
        ) : (
          <ShowContact portfolio={portfolio} />
        ))}
      {!hasConcealed(portfolio) && (
        <p className="guarded-link">
          <MessageLink slug={portfolio.profileSlug} />
        </p>
      )}
      <div className="ways">
        {links.length > 0 && (
          <ul className="links">
            {links.map((contact) => (
              <li key={contact.id} {...mark(contact.id)} {...writtenIn(contact.label, contact.description)}>
                <Way contact={contact} />
              </li>
            ))}
          </ul>
        )}
        {addresses.map((address) => (
          <Place key={address.id} address={address} isShown={isShown} />
        ))}
      </div>
    </>
  );
}

/** Whether any part is hidden. */
export const hasConcealed = ({ contacts, addresses }: Reachable) =>
  contacts.some(isConcealed) || addresses.length > 0;

function ShowContact({ portfolio: { profileSlug, contacts, addresses } }: { portfolio: Reachable }) {
  const { t, listText, capitalized } = useWords();
  const kinds = [
    contacts.some(({ type }) => type === 'email') && t('page.contact.email'),
    contacts.some(({ type }) => type === 'phone') && t('page.contact.phone'),
    addresses.length > 0 && t('page.contact.address'),
  ].filter((kind) => kind !== false);
  return (
    <form method="post" action={`/profile/${profileSlug}/contact#contact`} className="show-contact">
      <button type="submit" className="button primary">
        {t('page.contact.show')}
      </button>
      <MessageLink slug={profileSlug} />
      <p className="quiet">{t('page.contact.keptAway', { kinds: capitalized(listText(kinds)) })}</p>
    </form>
  );
}

function Directly({ contacts }: { contacts: Contact[] }) {
  const mark = useEntryMark('contacts');
  return (
    <ul className="direct">
      {contacts.map((contact) => (
        <li key={contact.id} {...mark(contact.id)}>
          <span className="quiet">{contact.label}</span>
          <a href={directHref(contact)} dir="ltr">
            {contact.value}
          </a>
          {contact.description && <p className="quiet">{contact.description}</p>}
        </li>
      ))}
    </ul>
  );
}

function Way({ contact }: { contact: Contact }) {
  const { label, value, description } = contact;
  const href = contactHref(contact);
  return (
    <>
      {href ? (
        <OutLink href={href}>
          <strong>{label}</strong> <span>{webHref(value) ? readableAddress(href) : value}</span>
        </OutLink>
      ) : (
        <p className="handle">
          <strong>{label}</strong> <span>{value}</span>
        </p>
      )}
      {description && <p className="quiet">{description}</p>}
    </>
  );
}

function Place({ address, isShown }: { address: Address; isShown: boolean }) {
  const writtenIn = useWrittenIn();
  const { label, street, city, state, postalCode, country, description } = address;
  const mark = useEntryMark('addresses');
  const town = state && state !== city ? `${city}, ${state}` : city;
  return (
    <address {...mark(address.id)} {...writtenIn(label, city)}>
      <strong>{label}</strong>
      {isShown && street && <span>{street}</span>}
      <span>
        {town}
        {isShown && postalCode && ` ${postalCode}`}
      </span>
      {country && <span>{country}</span>}
      {isShown && description && <span className="quiet">{description}</span>}
    </address>
  );
}

export const contact = pageBlock({
  id: 'contact',
  titleOf: ({ portfolio: { contacts, addresses }, words: { t } }) =>
    contacts.length + addresses.length > 0 ? t('page.sections.contact') : undefined,
  contentOf: ({ portfolio: { profileSlug, contacts, addresses }, isContactShown: isShown }) => ({
    portfolio: { profileSlug, contacts, addresses },
    isShown,
  }),
  Body: ContactSection,
});
