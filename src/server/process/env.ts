import { isIP } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { parseUrl } from '../../contracts/parse-url';
import { isGuessableToken } from '../../routers/auth/password-strength';

const blankAsMissing = (value: unknown) => (value === '' ? undefined : value);
const flag = z
  .enum(['true', 'false', '1', '0'], 'Set it to true or false.')
  .transform((text) => text === 'true' || text === '1');

const isNetwork = (entry: string): boolean => {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  return (
    family !== 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
};

/** An address, with a port if it is not 53: `9.9.9.9`, `127.0.0.1:5353`, `[::1]:5353`. */
const isDnsServer = (entry: string): boolean => {
  const [, bracketed, plain, port] = /^(?:\[([\da-f:]+)\]|([^[\]]+?))(?::(\d{1,5}))?$/i.exec(entry) ?? [];
  const isPort = port === undefined || (Number(port) > 0 && Number(port) <= 65_535);
  return isIP(entry) !== 0 || (isPort && (isIP(bracketed ?? '') === 6 || isIP(plain ?? '') === 4));
};

function isDatabaseAddress(address: string): boolean {
  if (!/^postgres(ql)?:\/\/\S+$/.test(address)) return false;
  try {
    // Parses a URL without connecting.
    new Client({ connectionString: address });
    return true;
  } catch {
    return false;
  }
}

const databaseAddress = z
  // Not strictly a URL if it names the folder of a socket.
  .string()
  .refine(
    isDatabaseAddress,
    'Set it to an address such as postgres://user:password@host:5432/name or postgres://user@/name?host=/folder/of/the/socket, ' +
      'with a percent-encoded password: %40 for @, %3A for :, %2F for /.',
  )
  .optional();

const isPlainAddress = (address: string) => {
  const { username = '', password = '', search = '', hash = '' } = parseUrl(address) ?? {};
  return [username, password, search, hash].every((part) => part === '');
};

/** Whether an address has a scheme, a host and perhaps a port, and nothing else. */
const isOrigin = (address: string) => isPlainAddress(address) && parseUrl(address)?.pathname === '/';

/** Every variable, with the message for an invalid value. */
const variables = {
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'Set it to a port number between 0 and 65535.')
    .transform(Number)
    .refine((port) => port <= 65_535, 'Set it to a port number between 0 and 65535.')
    .default(3000),
  DATA_DIR: z
    .string()
    .transform((directory) => path.resolve(directory))
    .default(path.resolve('data')),
  FFMPEG_PATH: z
    .string()
    .transform((file) => path.resolve(file))
    .optional(),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'Set it to the address that visitors use, such as https://example.com.',
      abort: true,
    })
    .refine(isOrigin, {
      error:
        'Leave out everything but the scheme, the host and the port: Storyfolio needs a host of its own, such as https://portfolio.example.com.',
    })
    .transform((url) => new URL(url).origin)
    .optional(),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'Set it to an address such as smtp://user:password@host:587.' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>"\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'Set it to an address such as Storyfolio <no-reply@example.com>.',
    )
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .max(500)
    .regex(
      /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|https:\/\/\S+)$/,
      'Set it to an address such as mailto:security@example.com or https://example.com/security.',
    )
    .optional(),
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_EMAIL: z
    .string()
    .max(254)
    .regex(/^[^\s<>@]+@[^\s<>@]+$/, 'Set it to an address such as help@example.com.')
    .optional(),
  OPERATOR_ADDRESS: z
    .string()
    .max(500)
    .transform((address) => address.replaceAll('\\n', '\n'))
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^\S{8,500}$/, 'Set it to the signing secret of the webhook, such as whsec_….')
    .optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'Set it to an address such as https://payments.example.com.' })
    .refine(isOrigin, {
      error: 'Leave the user, the path and the query out of it.',
    })
    .transform((url) => new URL(url).origin)
    .optional(),
  SEED_DEMO: flag.optional(),
  ENABLE_DEV_PAGES: flag.default(false),
  ADMIN_SETUP_TOKEN: z
    .string()
    .refine(
      (token) => token.length >= 16 && !isGuessableToken(token),
      'Set it to 16 characters or more that nobody can guess, such as what openssl rand -hex 16 prints.',
    )
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_[a-z]+_\w{8,200}$/i, 'Set it to a secret key of the payment provider, such as sk_live_….')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'Set it to a level such as info or warn.',
    )
    .default('info'),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(
      (list) => list.every(isNetwork),
      'Set it to addresses or networks such as 10.0.0.1,172.16.0.0/12.',
    )
    .optional(),
  DNS_SERVERS: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine((list) => list.every(isDnsServer), 'Set it to addresses such as 9.9.9.9,127.0.0.1:5353.')
    .optional(),
  RATE_LIMIT_MULTIPLIER: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,3})?$/, 'Set it to a number above 0, such as 1 or 2.5.')
    .transform(Number)
    .refine((factor) => factor > 0, 'Set it to a number above 0, such as 1 or 2.5.')
    .default(1),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'Set it to the name of a bucket, such as storyfolio-files.')
    .optional(),
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'Set it to the address of the service, such as https://s3.example.com.',
    })
    .refine(isPlainAddress, {
      error: 'Leave the user, the password and the query out of it.',
    })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,50}$/, 'Set it to a region such as eu-west-1.')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
  S3_PREFIX: z
    .string()
    .transform((prefix) => prefix.replace(/^\/+|(?<!\/)\/+$/g, ''))
    .refine((prefix) => /^[\w./-]{0,200}$/.test(prefix), 'Set it to a folder name such as storyfolio/files.')
    .optional(),
};

/** The names of all variables. */
export const variableNames = Object.keys(variables);

const schema = z.preprocess(
  (source: Record<string, unknown>) =>
    Object.fromEntries(variableNames.map((name) => [name, blankAsMissing(source[name])])),
  z.object(variables).superRefine((env, { addIssue }) => {
    for (const [name, needed] of halves(env)) {
      addIssue({ code: 'custom', path: [needed], message: `Set it too, or leave ${name} out.` });
    }
  }),
);

/** The variables that are set, with those they require. */
function* halves(env: Record<string, unknown>): Generator<[name: string, needed: string]> {
  const [id, secret] = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const given = Object.keys(variables).find((name) => name.startsWith('S3_') && env[name] !== undefined);
  if (given && env.S3_BUCKET === undefined) yield [given, 'S3_BUCKET'];
  if (env[id] !== undefined && env[secret] === undefined) yield [id, secret];
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL']) {
    if (env[name] !== undefined && env.STRIPE_SECRET_KEY === undefined) yield [name, 'STRIPE_SECRET_KEY'];
  }
  if (env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined) {
    yield ['DATABASE_DIRECT_URL', 'DATABASE_URL'];
  }
  if (env[secret] !== undefined && env[id] === undefined) yield [secret, id];
}

export type Env = z.output<typeof schema>;

/** Names every invalid variable, one per line. */
export class EnvError extends Error {}

/**
 * Reads the configuration.
 * @throws EnvError that lists all errors at once
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvError(`The configuration is not valid:\n${faults.join('\n')}`);
}
