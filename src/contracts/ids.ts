import { z } from 'zod';
import { boundedText } from './text';

/** Characters of a UUID. */
export const uuidLength = 36;

const noId = 'This is not the id of a record.';

/** The id of a record: a UUIDv7 in lower case. */
export const id = boundedText(uuidLength, { error: noId, tooLong: noId })
  .check(z.uuid({ error: noId, abort: true }))
  .toLowerCase();

/** Stands for the caller's current profile, or for the demo profile when signed out. */
export const defaultProfileId = 'demo-profile-1';

/** The header that names the portfolio that a call is for, in place of the current one. */
export const shownProfileHeader = 'x-portfolio';

/** A profile's id, or the name of the default profile. */
export const profileId = z.union([z.literal(defaultProfileId), id], 'This is not the id of a profile.');

/** The input of a call that names one record. */
export const byId = z.strictObject({ id });

/** The input of a call that names one profile. */
export const byProfile = z.strictObject({ profileId });
