import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;
// Tolerates a clock that is off by half a minute, and slow typing.
const toleratedSteps = 1;

// The defaults of all authenticator apps; some support nothing else.
const settings = { issuer: 'Storyfolio', algorithm: 'SHA1', digits: 6, period: 30 };

export const newSecret = (): Uint8Array => new Secret({ size: secretBytes }).bytes;

/** The secret to type or scan into an authenticator app. @param label the account's name in the app */
export function describeSecret(bytes: Uint8Array, label: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  return { secret: secret.base32, uri: new TOTP({ ...settings, label, secret }).toString() };
}

/** The time step of a code; undefined if it is not one of those accepted now. */
export function findStep(bytes: Uint8Array, code: string): number | undefined {
  const timestamp = Date.now();
  const totp = new TOTP({ ...settings, secret: secretOf(bytes) });
  const offset = totp.validate({ token: code, timestamp, window: toleratedSteps });
  return offset === null ? undefined : totp.counter({ timestamp }) + offset;
}

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer });
