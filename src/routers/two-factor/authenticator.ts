import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;
// A clock that is half a minute off and a code that is typed slowly.
const toleratedSteps = 1;

// What every authenticator app knows, and some know nothing else.
const settings = { issuer: 'Storyfolio', algorithm: 'SHA1', digits: 6, period: 30 };

export const newSecret = (): Uint8Array => new Secret({ size: secretBytes }).bytes;

/** What a person types or scans into an authenticator app. @param label what the app calls the account */
export function describeSecret(bytes: Uint8Array, label: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  return { secret: secret.base32, uri: new TOTP({ ...settings, label, secret }).toString() };
}

/** The time step that a code belongs to; undefined if it is none of those that may be used now. */
export function findStep(bytes: Uint8Array, code: string): number | undefined {
  const timestamp = Date.now();
  const totp = new TOTP({ ...settings, secret: secretOf(bytes) });
  const offset = totp.validate({ token: code, timestamp, window: toleratedSteps });
  return offset === null ? undefined : totp.counter({ timestamp }) + offset;
}

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer });
