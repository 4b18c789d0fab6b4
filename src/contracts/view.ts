import { z } from 'zod';
import { profileId } from './ids';
import { singleLine } from './text';

/** What a public page reports when it is opened. None of it is believed about the visitor, and none of it is stored. */
export const viewReport = z.strictObject({
  profileId,
  source: singleLine(50).nullish(),
  referrer: singleLine(2000).nullish(),
});
