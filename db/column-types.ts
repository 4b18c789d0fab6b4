import type { ColumnType } from 'kysely';

/** The value of a `timestamptz` column: an ISO string in UTC. */
export type Instant = string;

/** A `jsonb` column with a list of strings. */
export type StringList = string[];

/** A `jsonb` column with texts in other languages, by language and field. */
export type Translations = Record<string, Record<string, string | string[]>>;

/** A `jsonb` column with a skill's certificates; `date` is `YYYY-MM` or `YYYY-MM-DD`. */
export type SkillCertificationList = { name: string; issuer: string; date: string | null }[];

interface GalleryMetadataFields {
  tags: string[];
  /** `YYYY-MM-DD`, or null if unknown. */
  date: string | null;
  favorite: boolean;
  portfolio: boolean;
}

/** A `jsonb` column with the metadata of an image; a write may set some of it. */
export type GalleryMetadata = ColumnType<
  GalleryMetadataFields,
  Partial<GalleryMetadataFields> | undefined,
  Partial<GalleryMetadataFields>
>;

/** A `jsonb` column with the details of an audit event. */
export type AuditDetails = Record<string, string | number | boolean | null>;

/** What an import did to one section. */
export interface SectionChanges {
  /** The ids of the entries that it added. */
  added: string[];
  /** The entries that it changed: the version that it gave them, and the fields that it changed as they were. */
  changed: { id: string; version: Instant; before: Record<string, unknown> }[];
}

/** The values of `profiles.visibility`, whose generated type depends on this file. */
type PageVisibility = 'private' | 'public' | 'unlisted';

type ProfileField = 'displayName' | 'jobTitle' | 'location' | 'availability' | 'bio';

/** A `jsonb` column with what an import changed: by section, and by field of the profile. */
export interface ImportChanges {
  sections: Record<string, SectionChanges>;
  profile: Partial<Record<ProfileField, { before: string; after: string }>>;
  page?: {
    visibility?: { before: PageVisibility; after: PageVisibility };
    language?: ChoiceChange;
    cvLook?: ChoiceChange;
    paper?: ChoiceChange;
    translations?: ChoiceChange<Translations>;
    /** Null for the default design. */
    design?: { before: StoredDesign | null; after: StoredDesign };
  };
}

interface ChoiceChange<Choice = string | null> {
  before: Choice;
  after: Choice;
}

/** A `jsonb` column with a page's design, as some version of the product wrote it. */
export interface StoredDesign {
  theme: string;
  accent: string | null;
  typePairing: string | null;
  colorScheme: string;
  /** All sections in the order of the page. */
  sections: { key: string; isShown: boolean }[];
}

/** An entry of a list, or a file, by its fields. */
interface KeptEntry {
  id: string;
  isPublic: boolean;
  [field: string]: unknown;
}

/**
 * A `jsonb` column with what a page held: texts and choices, and which files by their ids. It may have been written by an
 * earlier version of the product, without the lists and fields that came later.
 */
export interface VersionContents {
  profile: Record<Exclude<ProfileField, 'availability'>, string> & {
    availability?: string;
    language?: string | null;
    cvLook?: string | null;
    paper?: string | null;
    translations?: Translations;
  };
  /** Null for the default design. */
  design: StoredDesign | null;
  portrait: { id: string; alt: string } | null;
  video: { id: string } | null;
  /** Beginning with the one in use. */
  cvs: { id: string; filename: string; isPublic: boolean }[];
  /** The entries of each list in their order. */
  sections: Record<string, KeptEntry[]>;
}

/** A `jsonb` column with the seconds for which sections were read, by section. */
export type SectionSeconds = Record<string, number>;

/**
 * A `jsonb` column with what a page showed: by section its entries, and under `profile` the fields at its head, each by
 * its id or name with its title and a digest of everything that it showed.
 */
export type OpenedEntries = Record<string, { id: string; title: string; digest: string }[]>;

/** A `jsonb` column with what visitors said about themselves. */
export interface MessageSender {
  name: string;
  company: string | null;
  role: string | null;
  email: string;
}

/** A `jsonb` column with where a host was seen to lead. */
export interface DomainPointing {
  state: 'here' | 'elsewhere' | 'nowhere' | 'unknown';
  /** Its alias, if it has one, and its addresses. */
  found: string[];
  /** The addresses of this installation at that time. */
  ours: string[];
  /** Its host, by which they were found; missing in rows of earlier versions. */
  ownHost?: string;
}
