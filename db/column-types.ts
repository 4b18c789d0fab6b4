/** A `timestamptz` column as it is read: an ISO string in UTC. */
export type Instant = string;

/** A `jsonb` column that holds a list of texts. */
export type StringList = string[];

/** A `jsonb` column that holds the certificates of a skill; `date` is `YYYY-MM` or `YYYY-MM-DD`. */
export type SkillCertificationList = { name: string; issuer: string; date: string | null }[];
