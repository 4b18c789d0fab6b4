import type { FastifyInstance, InjectOptions } from 'fastify';
import superjson from 'superjson';
import type { ProfileIndex, ProgressEvent, ViewEvent, VisitEvent } from './visit-events';

/** The profiles that are visited, and the sessions of their owners. */
export interface VisitedProfile {
  profileId: string;
  token: string;
}

/** A proxy that the servers trust. */
export const trustedProxy = '198.18.0.1';

/** What a server answered; the id is that of a view. */
export interface SentAnswer {
  status: number;
  id: string | undefined;
}

const unknownView = '01890000-0000-7000-8000-000000000000';

/** Sends what visitors' browsers, and the owners, send. */
export class Sender {
  readonly #servers: FastifyInstance[];
  readonly #profiles: Record<ProfileIndex, VisitedProfile>;
  readonly #ids = new Map<number, string>();

  constructor(servers: FastifyInstance[], profiles: Record<ProfileIndex, VisitedProfile>) {
    this.#servers = servers;
    this.#profiles = profiles;
  }

  async send(event: VisitEvent): Promise<SentAnswer> {
    const server = this.#servers[event.type === 'zone' ? 0 : event.server];
    if (!server) throw new Error('There is no such server.');
    const response = await server.inject(this.#requestOf(event));
    if (event.type !== 'view' || response.statusCode >= 300)
      return { status: response.statusCode, id: undefined };
    const { id } =
      event.door === 'rest'
        ? response.json()
        : superjson.deserialize<{ id: string }>(response.json().result.data);
    this.#ids.set(event.number, id);
    return { status: response.statusCode, id };
  }

  #requestOf(event: VisitEvent): InjectOptions {
    if (event.type === 'view') return this.#viewRequest(event);
    if (event.type === 'progress') return this.#progressRequest(event);
    const { profileId, token } = this.#profiles[event.profile];
    return {
      method: 'PATCH',
      url: `/api/profile/${profileId}/analytics/settings`,
      headers: { authorization: `Bearer ${token}` },
      payload: { timeZone: event.timeZone },
    };
  }

  #viewRequest(view: ViewEvent): InjectOptions {
    const { profileId } = this.#profiles[view.profile];
    const isRest = view.door === 'rest';
    const payload = { ...view.claims, ...view.origin.report, ...(!isRest && { profileId }) };
    const url = isRest ? `/api/profile/${profileId}/view` : '/trpc/views.record';
    return { method: 'POST', url, payload, ...arrival(view), headers: this.#headersOf(view) };
  }

  #headersOf(view: ViewEvent): Record<string, string> {
    const { agent, optOut, prefetch, account, credential } = view;
    const token = account === null ? undefined : this.#profiles[account].token;
    return {
      'user-agent': agent.userAgent,
      ...(optOut && { [optOut]: '1' }),
      ...(prefetch && { [prefetch]: 'prefetch' }),
      ...(token && credential === 'bearer' && { authorization: `Bearer ${token}` }),
      ...(token &&
        credential === 'cookie' && { cookie: `storyfolio=${token}`, 'sec-fetch-site': 'same-origin' }),
      ...arrival(view).headers,
    };
  }

  #progressRequest({ of, door, body }: ProgressEvent): InjectOptions {
    const id = this.#ids.get(of) ?? unknownView;
    const isRest = door === 'rest';
    const url = isRest ? `/api/views/${id}/progress` : '/trpc/views.progress';
    const payload = isRest ? body : body.replace('{', `{"id":"${id}",`);
    return { method: 'POST', url, payload, headers: { 'content-type': 'application/json' } };
  }
}

/** The peer, and what it says of whom it speaks for; a trusted one is believed only for the last one. */
function arrival({ route, address }: ViewEvent): { remoteAddress: string; headers: Record<string, string> } {
  if (route === 'direct') return { remoteAddress: address, headers: {} };
  return route === 'trusted proxy'
    ? { remoteAddress: trustedProxy, headers: { 'x-forwarded-for': `198.51.100.99, ${address}` } }
    : { remoteAddress: address, headers: { 'x-forwarded-for': '198.51.100.99' } };
}
