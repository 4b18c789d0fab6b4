import type { ColumnType } from 'kysely';

/** A `timestamptz` column as it is read: an ISO string in UTC. */
export type Instant = string;

/** A `jsonb` column that holds a list of texts. */
export type StringList = string[];

/** A `jsonb` column that holds the certificates of a skill; `date` is `YYYY-MM` or `YYYY-MM-DD`. */
export type SkillCertificationList = { name: string; issuer: string; date: string | null }[];

interface GalleryMetadataFields {
  tags: string[];
  /** `YYYY-MM-DD`, or null if it is not known. */
  date: string | null;
  favorite: boolean;
  portfolio: boolean;
}

/** The `jsonb` column of what is known of a picture; a write may name some of it. */
export type GalleryMetadata = ColumnType<
  GalleryMetadataFields,
  Partial<GalleryMetadataFields> | undefined,
  Partial<GalleryMetadataFields>
>;

/** The `jsonb` column of what is worth knowing of an event in the audit log. */
export type AuditDetails = Record<string, string | number | boolean | null>;
