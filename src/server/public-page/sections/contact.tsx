import type { PublicItem } from '../../../../db/public-columns';
import type { PublicPortfolio } from '../../../../db/public-projection';
import { writtenIn } from '../../../documents/language';
import { directHref, isConcealed, readableAddress, webHref } from '../../../documents/links';
import { MessageLink, OutLink } from '../parts';
import { pageBlock, useEntryMark } from './page-block';

type Contact = PublicItem<'contacts'>;
type Address = PublicItem<'addresses'>;

/** How a person can be reached. */
type Reachable = Pick<PublicPortfolio, 'profileSlug' | 'contacts' | 'addresses'>;

const listing = new Intl.ListFormat('en-US');

/** The contact details; those that robots collect are shown only on request. */
function ContactSection({ portfolio, isShown }: { portfolio: Reachable; isShown: boolean }) {
  const { contacts, addresses } = portfolio;
  const links = contacts.filter((contact) => !isConcealed(contact));
  const mark = useEntryMark('contacts');
  return (
    <>
      {' '}
      {hasConcealed(portfolio) &&
        (isShown ? (
          <Directly contacts={contacts.filter(isConcealed)} />
        ) : (
          <ShowContact portfolio={portfolio} />
        ))}
      {(isShown || !hasConcealed(portfolio)) && (
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
  const kinds = [
    contacts.some(({ type }) => type === 'email') && 'e-mail',
    contacts.some(({ type }) => type === 'phone') && 'phone',
    addresses.length > 0 && 'postal address',
  ].filter((kind) => kind !== false);
  return (
    <form method="post" action={`/profile/${profileSlug}/contact#contact`} className="show-contact">
      <button type="submit" className="button primary">
        Show contact
      </button>
      <MessageLink slug={profileSlug} />
      <p className="quiet">{capitalized(listing.format(kinds))}, kept away from robots.</p>
    </form>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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

function Way({ contact: { label, value, description } }: { contact: Contact }) {
  const href = webHref(value);
  return (
    <>
      {href ? (
        <OutLink href={href}>
          <strong>{label}</strong> <span>{readableAddress(href)}</span>
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
  const { label, street, city, state, postalCode, country, description } = address;
  const mark = useEntryMark('addresses');
  const town = city === state ? city : `${city}, ${state}`;
  return (
    <address {...mark(address.id)} {...writtenIn(label, city)}>
      <strong>{label}</strong>
      {isShown && <span>{street}</span>}
      <span>
        {town}
        {isShown && ` ${postalCode}`}
      </span>
      <span>{country}</span>
      {isShown && description && <span className="quiet">{description}</span>}
    </address>
  );
}

export const contact = pageBlock({
  id: 'contact',
  titleOf: ({ portfolio: { contacts, addresses } }) =>
    contacts.length + addresses.length > 0 ? 'Get in touch' : undefined,
  contentOf: ({ portfolio: { profileSlug, contacts, addresses }, isContactShown: isShown }) => ({
    portfolio: { profileSlug, contacts, addresses },
    isShown,
  }),
  Body: ContactSection,
});
