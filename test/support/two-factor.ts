import { TOTP } from 'otpauth';
import type { TestApp, TestUser } from './app';
import { password } from './factories';

export interface TestTwoFactor {
  /** In Base32. */
  secret: string;
  recoveryCodes: string[];
}

/** The authenticator app's code now, or some steps of half a minute later. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsLater * 30_000 });

/** Enables two-factor sign-in, which uses up the app's current code. */
export async function enableTwoFactor(app: TestApp, user: TestUser): Promise<TestTwoFactor> {
  const { secret } = (await app.rest('POST /auth/two-factor/start', { password }, user)).body;
  const { body } = await app.rest('POST /auth/two-factor/confirm', { code: codeOf(secret) }, user);
  return { secret, recoveryCodes: body.recoveryCodes };
}
