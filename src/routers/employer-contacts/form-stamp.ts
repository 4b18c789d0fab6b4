import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const second = 1000;

/** Nobody reads and fills in a form faster than this, in milliseconds. */
export const fastestMs = 3 * second;

/** How long a form can be open before its stamp means nothing, in milliseconds. */
const longestMs = 24 * 60 * 60 * second;

/**
 * A hidden field of a form that says when it was answered, so that no cookie has to; no two are alike.
 * @param subjectId what the form is about, such as a profile
 */
export function makeStamp(key: Buffer, subjectId: string, at: number): string {
  const nonce = randomBytes(9).toString('base64url');
  return `${at.toString(36)}.${nonce}.${macOf(key, subjectId, at, nonce)}`;
}

/** When the form was answered, in milliseconds; undefined if the stamp is not one of ours for this subject. */
export function readStamp(key: Buffer, subjectId: string, stamp: string): number | undefined {
  const [, digits = '', nonce = '', mac = ''] =
    /^([\da-z]{1,11})\.([\w-]{12})\.([\w-]{43})$/.exec(stamp) ?? [];
  const at = Number.parseInt(digits, 36);
  if (!Number.isSafeInteger(at)) return undefined;
  const expected = macOf(key, subjectId, at, nonce);
  return timingSafeEqual(Buffer.from(mac), Buffer.from(expected)) ? at : undefined;
}

const macOf = (key: Buffer, subjectId: string, at: number, nonce: string) =>
  createHmac('sha256', key).update(`${subjectId} ${at} ${nonce}`).digest('base64url');

/** What is known of how a form was filled in. */
interface Signs {
  /** Since the form was answered, in milliseconds; undefined without a stamp of ours. */
  ageMs: number | undefined;
  /** Whether the field that people do not see was filled in. */
  isTrapFilled: boolean;
}

/** Why a sender is asked to send the message again. */
export type Doubt = 'trap' | 'fast' | 'late';

/**
 * Who filled in the form. Each sign alone can come from a person: a browser may fill in the hidden field, somebody may
 * paste everything at once, a tab may stay open for days. Only two of them together are certain; after a single one, the
 * sender is asked to send the message again.
 */
export function judge({ ageMs, isTrapFilled }: Signs): 'person' | 'robot' | Doubt {
  const isHasty = ageMs === undefined || ageMs < fastestMs;
  if (isTrapFilled) return isHasty ? 'robot' : 'trap';
  if (ageMs === undefined || ageMs > longestMs) return 'late';
  return isHasty ? 'fast' : 'person';
}
