import type { ColumnType } from 'kysely';

/** The value of a `timestamptz` column: an ISO string in UTC. */
export type Instant = string;

/** A `jsonb` column with a list of strings. */
export type StringList = string[];

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
