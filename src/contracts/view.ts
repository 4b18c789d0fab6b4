import { z } from 'zod';
import { profileId } from './ids';
import { singleLine } from './text';

/** What a public page reports when it is opened. None of it is trusted to describe the visitor, and none is stored. */
export const viewReport = z.strictObject({
  profileId,
  source: singleLine(50).nullish(),
  referrer: singleLine(2000).nullish(),
});
