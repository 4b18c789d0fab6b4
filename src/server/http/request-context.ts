import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { findLiveSession, touchSession } from '../../../db/queries/sessions';
import { retention } from '../../../db/retention';
import type { DB } from '../../../db/tables.gen';
import { id, shownProfileHeader } from '../../contracts/ids';
import { hashToken } from '../../routers/auth/tokens';
import type { Caller, Context } from '../../routers/context';
import { toRefusal } from '../../routers/errors';
import type { LinkVisits } from '../links/link-visits';
import { program } from '../process/program';
import { refuseInMaintenance } from './maintenance';
import { safeMethods } from './safe-methods';
import { isSameOrigin, siteOrigin } from './same-origin';
import { visitorOf } from './visitor-of';

type SharedParts =
  | 'db'
  | 'files'
  | 'jobs'
  | 'geo'
  | 'dns'
  | 'config'
  | 'limiter'
  | 'payments'
  | 'clock'
  | 'views';

/** The services of the server. */
export interface Services extends Pick<Context, SharedParts> {
  /** The configured origin; that of the request if undefined. */
  publicUrl: string | undefined;
  linkVisits: LinkVisits;
}

export type CreateContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

interface Credential {
  token: string;
  isBrowser: boolean;
}

/**
 * Private files and pages in the browser's cache are cleared with the session. Not `storage`: it contains drafts and
 * the colour scheme, and the client cleans it up itself. Not `cookies`: it would clear those of every site under the
 * same registrable domain.
 */
const clearedAtSignOut = '"cache"';

const cookieLifetimeSeconds = retention.sessionDays * 24 * 60 * 60;

/** The only place that derives the procedures' context from a request. */
export function contextFactory({ publicUrl, linkVisits, ...parts }: Services): CreateContext {
  return async (request, reply) => {
    await refuseInMaintenance(parts.db, request);
    const origin = siteOrigin(request, publicUrl);
    const cookie = sessionCookie(origin.startsWith('https:'));
    const credential = credentialOf(request, cookie.name, publicUrl);
    const caller = await findCaller(parts.db, request, credential);
    const accountId = caller?.accountId;
    return {
      ...parts,
      program,
      caller,
      hasEndedSession: credential !== undefined && caller === undefined,
      visitor: visitorOf(request),
      openedLinks: {
        findAdmission: () => linkVisits.admissionOf(request),
        findLinkId: async (profileId) => (await linkVisits.linkOf(request, { profileId, accountId }))?.id,
        showTo: (profileId, token) => linkVisits.showTo(request, { profileId, token, accountId }),
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

/** Aborted if the connection closes before the answer is sent; the request's own signal also fires at the end of its body. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

const cookieName = 'storyfolio';

const sessionCookie = (secure: boolean) => ({
  name: secure ? `__Host-${cookieName}` : cookieName,
  options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
});

/** Whether the request names no session at all. */
export const isAnonymous = ({ headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>): boolean =>
  headers.authorization === undefined &&
  [true, false].every((secure) => cookies[sessionCookie(secure).name] === undefined);

/** The bearer token, else the cookie's, which is accepted for a write only from our own pages. */
function credentialOf(
  request: FastifyRequest,
  name: string,
  publicUrl: string | undefined,
): Credential | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, isBrowser: false };
  const token = request.cookies[name];
  if (token && !safeMethods.has(request.method) && !isSameOrigin(request, publicUrl)) {
    throw new TRPCError({ code: 'FORBIDDEN', message: 'This request did not come from our own pages.' });
  }
  return token ? { token, isBrowser: true } : undefined;
}

/**
 * The portfolio that the sender's screens show, which `demo-profile-1` then names: a form that was opened before its owner
 * switched to another one is saved where it belongs. Its ownership is checked where that of any profile id is.
 */
function shownProfileOf({ headers }: FastifyRequest): string | undefined {
  const shown = headers[shownProfileHeader];
  if (shown === undefined) return undefined;
  const { data } = id.safeParse(shown);
  if (data) return data;
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: `${shownProfileHeader} is not the id of a portfolio.`,
  });
}

async function findCaller(
  db: Kysely<DB>,
  request: FastifyRequest,
  credential: Credential | undefined,
): Promise<Caller | undefined> {
  if (!credential) return undefined;
  const shownProfile = shownProfileOf(request);
  try {
    const session = await findLiveSession(db, hashToken(credential.token));
    if (!session) return undefined;
    if (session.isDueForTouch) await touchSession(db, session.id);
    return {
      kind: 'person',
      accountId: session.accountId,
      sessionId: session.id,
      isBrowser: credential.isBrowser,
      currentProfileId: shownProfile ?? session.currentProfileId,
      role: session.role,
      deletionDueAt: session.deletionDueAt,
    };
  } catch (error) {
    request.log.error({ err: error }, 'session lookup failed');
    throw toRefusal(error) ?? error;
  }
}
