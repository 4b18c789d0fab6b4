import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findOrCreateSecret } from '../../../db/queries/secrets';
import type { DB } from '../../../db/tables.gen';
import { honeypotField, stampField } from './guarded-form';

const second = 1000;

// Against spam: a signed stamp says when a form was opened, and a field that only programs fill in is a honeypot.

/** Nobody reads and fills in a form faster than this, in milliseconds. */
export const fastestMs = 3 * second;

/** How long a form can be open before its stamp means nothing, in milliseconds. */
const longestMs = 24 * 60 * 60 * second;

/**
 * A hidden field of a form that says when it was answered, so that no cookie has to; no two are alike.
 * @param subjectId what the form is about, such as a profile
 */
function makeStamp(key: Buffer, subjectId: string, at: number): string {
  const nonce = randomBytes(9).toString('base64url');
  return `${at.toString(36)}.${nonce}.${macOf(key, subjectId, at, nonce)}`;
}

/** When the form was answered, in milliseconds; undefined if the stamp is not one of ours for this subject. */
function readStamp(key: Buffer, subjectId: string, stamp: string): number | undefined {
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
  isHoneypotFilled: boolean;
}

/** Why a sender is asked to send the message again. */
export type Doubt = 'trap' | 'fast' | 'late';

/**
 * Who filled in the form. Each sign alone can come from a person: a browser may fill in the hidden field, somebody may
 * paste everything at once, a tab may stay open for days. Only two of them together are certain; after a single one, the
 * sender is asked to send the message again.
 */
function judge({ ageMs, isHoneypotFilled }: Signs): 'person' | 'robot' | Doubt {
  const isHasty = ageMs === undefined || ageMs < fastestMs;
  if (isHoneypotFilled) return isHasty ? 'robot' : 'trap';
  if (ageMs === undefined || ageMs > longestMs) return 'late';
  return isHasty ? 'fast' : 'person';
}

/** What a form that was sent says about its sender. */
export interface SentTraps {
  stamp: string;
  /** Whether the field that people do not see was filled in. */
  isHoneypotFilled: boolean;
}

/** @param sentAs the value of a field, empty if it was not sent */
export const readTraps = (sentAs: (field: string) => string): SentTraps => ({
  stamp: sentAs(stampField),
  isHoneypotFilled: sentAs(honeypotField).trim() !== '',
});

/** What is made of it. */
export interface Judgement {
  verdict: 'person' | 'robot' | Doubt;
  /**
   * When the form was answered for the first time, for the stamp of the one that comes back; undefined where its time
   * starts anew. After haste it goes on, however often somebody tries.
   */
  at: number | undefined;
}

/** Stamps the forms of one kind, and judges who sent them. @param name of the key that signs the stamps */
export function stampedForms(db: Kysely<DB>, name: string) {
  let key: Buffer | undefined;
  const keyOf = async () => {
    key ??= await findOrCreateSecret(db, name);
    return key;
  };
  return {
    /** @param at when the form was answered for the first time */
    stamp: async (subjectId: string, at: number = Date.now()): Promise<string> =>
      makeStamp(await keyOf(), subjectId, at),
    judge: async (subjectId: string, { stamp, isHoneypotFilled }: SentTraps): Promise<Judgement> => {
      const at = readStamp(await keyOf(), subjectId, stamp);
      const verdict = judge({ ageMs: at && Date.now() - at, isHoneypotFilled });
      return { verdict, at: verdict === 'person' || verdict === 'fast' ? at : undefined };
    },
  };
}
