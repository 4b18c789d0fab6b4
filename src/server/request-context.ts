import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { findLiveSession, touchSession } from '../../db/queries/sessions';
import type { DB } from '../../db/tables.gen';
import { hashToken } from '../routers/auth/tokens';
import type { Caller, Context, ServerConfig } from '../routers/context';
import { toRefusal } from '../routers/errors';
import type { FileStore, Geo, Jobs, Limiter } from '../routers/ports';
import { refuseInMaintenance } from './maintenance';
import { program } from './program';
import { isSameOrigin, siteOrigin } from './same-origin';

/** What the server's parts are made of. */
export interface Services {
  db: Kysely<DB>;
  files: FileStore;
  jobs: Jobs;
  geo: Geo;
  config: ServerConfig;
  /** The address that visitors use; the request's own if it is not configured. */
  publicUrl: string | undefined;
  limiter: Limiter;
}

export type CreateContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

interface Credential {
  token: string;
  isBrowser: boolean;
}

/**
 * What the browser has kept of private files and pages goes with the session. Not `storage`: drafts and the colour scheme
 * are in there, and the client deletes what it should by itself. Not `cookies`: those of every other site below the same
 * registrable domain would go as well.
 */
const clearedAtSignOut = '"cache"';

const cookieLifetimeSeconds = 30 * 24 * 60 * 60;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const longestUserAgent = 500;

/** The one place that turns a request into what procedures see of it. */
export function contextFactory({ publicUrl, ...parts }: Services): CreateContext {
  return async (request, reply) => {
    await refuseInMaintenance(parts.db, request);
    const origin = siteOrigin(request, publicUrl);
    const cookie = sessionCookie(origin.startsWith('https:'));
    const credential = credentialOf(request, cookie.name, publicUrl);
    const caller = await findCaller(parts.db, request, credential);
    return {
      ...parts,
      program,
      caller,
      hasEndedSession: credential !== undefined && caller === undefined,
      visitor: {
        ip: addressOf(request),
        userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent),
        optsOutOfTracking: request.headers['sec-gpc'] === '1' || request.headers.dnt === '1',
      },
      signal: signalOf(reply),
      origin,
      setSessionCookie: (token) =>
        void reply.setCookie(cookie.name, token, { ...cookie.options, maxAge: cookieLifetimeSeconds }),
      clearSessionCookie: () =>
        void reply.clearCookie(cookie.name, cookie.options).header('clear-site-data', clearedAtSignOut),
    };
  };
}

/** Aborted where the connection ends before the answer; the request's own signal takes the end of its body for that. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** An empty text where the sender is gone already, though Fastify's types promise an address. */
export const addressOf = ({ ip }: { ip?: string }): string => ip ?? '';

const sessionCookie = (secure: boolean) => ({
  name: secure ? '__Host-storyfolio' : 'storyfolio',
  options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
});

/** The bearer's token, else the cookie's, which counts for a write only where the page is our own. */
function credentialOf(
  request: FastifyRequest,
  cookieName: string,
  publicUrl: string | undefined,
): Credential | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, isBrowser: false };
  const token = request.cookies[cookieName];
  if (token && !safeMethods.has(request.method) && !isSameOrigin(request, publicUrl)) {
    throw new TRPCError({ code: 'FORBIDDEN', message: 'This request did not come from our own pages.' });
  }
  return token ? { token, isBrowser: true } : undefined;
}

async function findCaller(
  db: Kysely<DB>,
  request: FastifyRequest,
  credential: Credential | undefined,
): Promise<Caller | undefined> {
  if (!credential) return undefined;
  try {
    const session = await findLiveSession(db, hashToken(credential.token));
    if (!session) return undefined;
    if (session.isDueForTouch) await touchSession(db, session.id);
    return {
      kind: 'person',
      accountId: session.accountId,
      sessionId: session.id,
      isBrowser: credential.isBrowser,
      currentProfileId: session.currentProfileId,
      role: session.role,
      deletionDueAt: session.deletionDueAt,
    };
  } catch (error) {
    request.log.error({ err: error }, 'session lookup failed');
    throw toRefusal(error) ?? error;
  }
}
