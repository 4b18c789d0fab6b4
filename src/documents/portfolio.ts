import type { z } from 'zod';
import type { Audience } from '../contracts/exports';
import type { Portrait } from '../contracts/portrait';
import type { Visibility } from '../contracts/profile';
import type { SectionKey, sectionContracts } from '../contracts/sections';
import { isConcealedType, sentContacts } from '../contracts/sections/contact';
import { sentOf } from '../contracts/sections/sent-entries';
import type { Translations } from '../contracts/translations';

type Kept = 'profileId' | 'sortOrder' | 'createdAt' | 'updatedAt';

/** An entry of a section, as documents show it. */
export type Entry<S extends SectionKey> = Omit<
  z.output<(typeof sectionContracts)[S]['item']>,
  Kept | 'translations'
> & { translations?: Translations };

interface CvFile {
  id: string;
  filename: string;
  contentType: string;
  size: number;
  uploadedAt: string;
  isPublic: boolean;
}

interface Video {
  id: string;
  /** Only its owner is told. */
  filename?: string;
  contentType: string;
  durationMs: number | null;
  width: number | null;
  height: number | null;
  renditions: { kind: string }[];
  captions: { language: string; label: string } | null;
}

/**
 * An entry as its reader gets it: only the owner is told the place of a fact, what is chosen to be sent and the texts in
 * other languages, and nobody the size of an image's file.
 */
export type ShownEntry<S extends SectionKey> = S extends 'facts'
  ? Omit<Entry<'facts'>, 'order'> & { order?: string }
  : S extends 'gallery'
    ? Omit<Entry<'gallery'>, 'size'>
    : S extends 'contacts' | 'addresses'
      ? Omit<Entry<S>, 'isSent'> & { isSent?: boolean | null }
      : Entry<S>;

/** The entries of every section. */
export type Entries = { [S in SectionKey]: ShownEntry<S>[] };

/** What the reader of the documents may see of a profile: its public part, or all of it for its owner. */
export interface Portfolio extends Entries {
  id: string;
  profileSlug: string;
  visibility: Visibility;
  /** What the owner has chosen; only they are told. */
  chosenVisibility?: Visibility;
  /** The language of these texts; null where it is recognised from them. */
  language: string | null;
  /** The languages of the page, its own first; none where it is in one alone. */
  pageLanguages: string[];
  /** The texts of the profile in other languages; only the owner is told. */
  translations?: Translations;
  /** The look that the owner has chosen for the CV; null: as the theme. */
  cvLook: string | null;
  /** The paper that the owner has chosen for documents; null: as is usual where they live. */
  paper: string | null;
  displayName: string;
  jobTitle: string;
  location: string;
  availability: string;
  bio: string;
  /** The CVs that the reader may download, beginning with the one in use. */
  cvs: CvFile[];
  video: Video | null;
  portrait: Portrait | null;
  /** As stored, for `readDesign`; null if its owner has never changed it. */
  design: unknown;
  /** The sections that a link puts first, in its order; formats with a fixed order of their own follow it. */
  sectionOrder?: string[];
}

/** The portfolio as its reader gets it in a document. */
export function shownTo(audience: Audience, portfolio: Portfolio): Portfolio {
  switch (audience) {
    case 'stranger':
      return concealed(portfolio);
    case 'employer':
      return sent(portfolio);
    case 'owner':
      return portfolio;
  }
}

/** With the contacts that its owner sends, and the town of the address. */
const sent = (portfolio: Portfolio): Portfolio => ({
  ...portfolio,
  contacts: sentContacts(portfolio.contacts).map(({ isSent, ...contact }) => ({
    ...contact,
    // A private contact is sent alone.
    description: contact.isPublic ? contact.description : null,
  })),
  addresses: sentOf(portfolio.addresses).map(withoutStreet),
});

/**
 * The portfolio without what bots harvest: e-mail addresses, telephone numbers and streets. The page shows these on
 * request, but a document is passed on.
 */
const concealed = (portfolio: Portfolio): Portfolio => ({
  ...portfolio,
  contacts: portfolio.contacts.filter(({ type }) => !isConcealedType(type)),
  addresses: portfolio.addresses.map(withoutStreet),
});

const withoutStreet = ({ isSent, ...address }: ShownEntry<'addresses'>): ShownEntry<'addresses'> => ({
  ...address,
  street: '',
  postalCode: '',
  description: null,
});
