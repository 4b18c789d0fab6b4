import { isLoopbackAddress } from '../../routers/network';
import type { Env } from './env';

/** A warning if passwords would be sent unencrypted; undefined if not. */
export function plainHttpWarning({ HOST, PUBLIC_URL }: Pick<Env, 'HOST' | 'PUBLIC_URL'>): string | undefined {
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : HOST;
  if (PUBLIC_URL?.startsWith('https:') || isThisMachine(host)) return undefined;
  const where = PUBLIC_URL ? `PUBLIC_URL is ${PUBLIC_URL}` : `the server listens on ${HOST}`;
  return (
    `Passwords and sessions may travel in clear, and browsers allow no camera: ${where}, and not over https. ` +
    'Let a proxy with a certificate stand in front, and set PUBLIC_URL=https://your.address.'
  );
}

const isThisMachine = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host);
