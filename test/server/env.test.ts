import path from 'node:path';
import { expect, test } from 'vitest';
import { EnvError, readEnv } from '../../src/server/process/env';
import { startPaymentServer } from '../support/payment-server/server';

test('starts with nothing configured', () => {
  expect(readEnv({})).toEqual({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: path.resolve('data'),
    ENABLE_DEV_PAGES: false,
    LOG_LEVEL: 'info',
    RATE_LIMIT_MULTIPLIER: 1,
  });
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test('accepts a database address with a host or a socket', () => {
  for (const DATABASE_URL of ['postgres://a:b@db:5432/c', 'postgresql://a@/c?host=/run/postgresql']) {
    expect(readEnv({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  }
  for (const DATABASE_URL of ['postgres://', 'postgres://a:b@127.0.0.1:notaport/c', 'postgres://a b@c/d']) {
    expect(() => readEnv({ DATABASE_URL }), DATABASE_URL).toThrow('host=/folder');
  }
});

test('what is to be percent-encoded in a password is named', () => {
  for (const secret of ['a/b', 'a#b', 'a?b', 'a:b/c@d']) {
    const DATABASE_URL = `postgres://user:${secret}@db:5432/name`;
    expect(() => readEnv({ DATABASE_URL }), secret).toThrow('%40 for @, %3A for :, %2F for /');
    const encoded = `postgres://user:${encodeURIComponent(secret)}@db:5432/name`;
    expect(readEnv({ DATABASE_URL: encoded }).DATABASE_URL).toBe(encoded);
  }
});

test('reports every fault at once', () => {
  const wrong = {
    PORT: '99999',
    PUBLIC_URL: 'example.com',
    DATABASE_URL: 'mysql://x',
    DATABASE_DIRECT_URL: 'mysql://x',
    SMTP_URL: 'mail.example.com',
    MAIL_FROM: 'nobody',
    SEED_DEMO: 'maybe',
    TRUST_PROXY: 'anywhere',
    LOG_LEVEL: 'loud',
    RATE_LIMIT_MULTIPLIER: '0',
    STRIPE_SECRET_KEY: 'pk_live_public',
    STRIPE_WEBHOOK_SECRET: 'with space',
    STRIPE_API_URL: 'https://api.example.com/v1',
    S3_BUCKET: 'No bucket',
    S3_ENDPOINT: 'https://user:secret@s3.example.com',
    S3_REGION: 'Somewhere',
    S3_FORCE_PATH_STYLE: 'perhaps',
    S3_PREFIX: 'files?',
  };
  expect(() => readEnv(wrong)).toThrow(EnvError);
  for (const name of Object.keys(wrong)) expect(() => readEnv(wrong)).toThrow(name);
});

test.each([
  [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET'],
  [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
  [{ S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_ACCESS_KEY_ID'],
  [{ DATABASE_DIRECT_URL: 'postgres://a:b@db/c' }, 'DATABASE_URL'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1234' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_API_URL: 'http://127.0.0.1:4242' }, 'STRIPE_SECRET_KEY'],
])('names the missing counterpart of %o', (half, missing) => {
  expect(() => readEnv(half)).toThrow(`${missing}: Set it too`);
});

test.each([
  'https://example.com/portfolios',
  'https://example.com/?a=b',
  'https://example.com/#a',
  'https://ada@example.com',
  'https://ada:secret@example.com',
])('the public address %j is refused instead of cut', (PUBLIC_URL) => {
  expect(() => readEnv({ PUBLIC_URL })).toThrow(
    /^The configuration is not valid:\n {2}PUBLIC_URL: Leave out everything but the scheme, the host and the port: .*\.$/,
  );
});

test.each([
  'changeme',
  'change-me-change-me-1',
  'aaaaaaaaaaaaaaaaaaaa',
  '12345678901234567',
  '0123456789abcdef',
  'fedcba9876543210',
  '1234123412341234',
  'deadbeefdeadbeef',
  'supersecretvalue',
  'my-secret-token-1',
  'Storyfolio-Setup-Token',
  'correct-horse-battery-staple',
  'k3!x9',
])('the setup token %j is refused in one sentence', (ADMIN_SETUP_TOKEN) => {
  expect(() => readEnv({ ADMIN_SETUP_TOKEN })).toThrow(
    /^The configuration is not valid:\n {2}ADMIN_SETUP_TOKEN: Set it to 16 characters or more that nobody can guess.*\.$/,
  );
});

test('a setup token that nobody can guess is accepted', () => {
  const ADMIN_SETUP_TOKEN = '9f3c1e07a6d24b58';
  expect(readEnv({ ADMIN_SETUP_TOKEN }).ADMIN_SETUP_TOKEN).toBe(ADMIN_SETUP_TOKEN);
});

test('reads valid values', () => {
  const env = readEnv({
    PORT: '0',
    PUBLIC_URL: 'https://example.com/',
    SEED_DEMO: 'true',
    TRUST_PROXY: '10.0.0.1, ::1',
    S3_BUCKET: 'files',
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_PREFIX: '/story/folio/',
  });
  expect(env).toMatchObject({
    PORT: 0,
    PUBLIC_URL: 'https://example.com',
    SEED_DEMO: true,
    TRUST_PROXY: ['10.0.0.1', '::1'],
    S3_ENDPOINT: 'https://s3.example.com',
    S3_PREFIX: 'story/folio',
  });
});

test('the key of the payment server that runs without an account at Stripe is taken', async () => {
  const payments = await startPaymentServer();
  expect(readEnv({ STRIPE_SECRET_KEY: payments.secretKey }).STRIPE_SECRET_KEY).toBe(payments.secretKey);
  await payments.close();
});
