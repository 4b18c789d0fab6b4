import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { type Addressee, findAddressee, holdsMessage } from '../../../../db/queries/contact-requests';
import { findRedirect } from '../../../../db/queries/profiles';
import type { DB } from '../../../../db/tables.gen';
import { contactRequest } from '../../../contracts/contact-request';
import { fieldIssues } from '../../../contracts/issues';
import { readPageLanguage } from '../../../contracts/page-language';
import { withQuery } from '../../../contracts/page-queries';
import { slugForm, slugLength } from '../../../contracts/profile';
import { createCaller } from '../../../routers/app-router';
import type { Context } from '../../../routers/context';
import { takesNoMessages } from '../../../routers/employer-contacts/receive-message';
import { issuesOf, LaterRefusal, toRefusal } from '../../../routers/errors';
import { bodyBytes } from '../../../routers/limits/limits';
import { findPageWords } from '../../../routers/profile/page-words';
import { saidIn } from '../../../words/answers';
import { type Words, wordsOf } from '../../../words/words';
import { type Doubt, type Judgement, stampedForms } from '../../guarded-form/form-stamp';
import { keyedLock } from '../../guarded-form/keyed-lock';
import { pageQuery } from '../../http/page-query';
import type { CreateContext } from '../../http/request-context';
import { carryLanguage, carryToken } from '../../links/carry-token';
import type { LinkVisits } from '../../links/link-visits';
import type { PageAssets } from '../page-assets';
import { answerPageErrors, sendMessage, sendNotFound } from '../page-errors';
import { wantedLanguage } from '../wanted-language';
import { type Place, renderContactForm, renderMessageSent, renderNoForm } from './contact-pages';
import {
  type FieldFaults,
  type FormValues,
  faultsOf,
  noValues,
  readForm,
  type SentContactForm,
} from './fields';

interface ContactPluginOptions {
  db: Kysely<DB>;
  linkVisits: LinkVisits;
  assets: PageAssets;
  createContext: CreateContext;
}

/** Whose form it is, in the words of their page. */
type Addressed = Omit<Place, 'assets'>;

type SlugRequest = FastifyRequest<{ Params: { slug: string } }>;

/** Why a message was not sent, and what became of it. */
interface Refusal {
  status: number;
  values: FormValues;
  faults: FieldFaults;
  reason?: string;
  /** Whether the time that the form is open starts anew. */
  restarts?: boolean;
  retryAfterSeconds?: number;
}

const hidden = { schema: { hide: true } } as const;

/** Serves the contact form of a page, which needs neither scripts nor cookies. */
export async function contactPlugin(app: FastifyInstance, options: ContactPluginOptions): Promise<void> {
  const { db, linkVisits, assets, createContext } = options;
  answerPageErrors(app, assets);
  acceptForms(app);

  const forms = stampedForms(db, 'contact-form');
  const oncePerStamp = keyedLock();

  /** With the link of its reader and the language of the place in the addresses of what follows. */
  const sendPage = async (
    reply: FastifyReply,
    { status, html }: { status: number; html: string },
    { addressee: { slug }, language }: Addressed,
  ) => {
    const link = await linkVisits.bareLink(reply.request);
    const carried = link ? carryToken(html, link) : html;
    return sendMessage(reply, status, language ? carryLanguage(carried, { slug, language }) : carried);
  };

  const redirect = async (reply: FastifyReply, status: number, path: string) => {
    const link = await linkVisits.bareLink(reply.request);
    const language = pageQuery(reply.request, 'language');
    const named = language ? withQuery(path, 'language', language) : path;
    return reply.redirect(link ? withQuery(named, 'link', link.token) : named, status);
  };

  /** @param at when the form was answered for the first time, if that still says something about its sender */
  async function sendForm(reply: FastifyReply, place: Addressed, refusal?: Refusal, at?: number) {
    const { status = 200, values = noValues, faults = {}, reason } = refusal ?? {};
    const stamp = await forms.stamp(place.addressee.id, at);
    const html = renderContactForm({ ...place, assets }, { values, faults, reason, stamp });
    return sendPage(reply, { status, html }, place);
  }

  /** Whoever has, or had, this slug. */
  async function addresseeOf(request: SlugRequest, accountId: string | undefined) {
    const { params } = request;
    const slug = params.slug.toLowerCase();
    if (slug.length > slugLength.max || !slugForm.test(slug)) return undefined;
    const { grants } = await linkVisits.admissionOf(request);
    const addressee = await findAddressee(db, slug, accountId, grants);
    if (addressee) return addressee;
    const current = await findRedirect(db, slug, accountId, grants);
    return current === undefined ? undefined : findAddressee(db, current, accountId, grants);
  }

  /** In the language of the page that the reader comes from. */
  async function addressed(request: SlugRequest, addressee: Addressee): Promise<Addressed> {
    const language = readPageLanguage(wantedLanguage(request, addressee.pageLanguages) ?? null) ?? undefined;
    return {
      addressee,
      language,
      words: language ? wordsOf(language) : await findPageWords(db, addressee.id),
    };
  }

  /** Answers with the page of the slug's profile, at its canonical URL. */
  const page =
    (path: string, send: (reply: FastifyReply, addressed: Addressed) => unknown) =>
    async (request: SlugRequest, reply: FastifyReply) => {
      const { caller } = await createContext(request, reply);
      const addressee = await addresseeOf(request, caller?.accountId);
      if (!addressee) return sendNotFound(reply, assets);
      if (addressee.slug === request.params.slug) {
        return send(reply, await addressed(request, addressee));
      }
      reply.header('cache-control', 'private, no-cache');
      return redirect(reply, 301, `/profile/${addressee.slug}/${path}`);
    };

  app.get(
    '/profile/:slug/contact',
    hidden,
    page('contact', (reply, addressed) =>
      addressed.addressee.takesMessages
        ? sendForm(reply, addressed)
        : sendPage(reply, { status: 404, html: renderNoForm({ ...addressed, assets }) }, addressed),
    ),
  );
  app.get(
    '/profile/:slug/contact/sent',
    hidden,
    page('contact/sent', (reply, addressed) =>
      sendPage(reply, { status: 200, html: renderMessageSent({ ...addressed, assets }) }, addressed),
    ),
  );
  // The URL that remains in the address bar after a message was not sent.
  app.get<{ Params: { slug: string } }>('/profile/:slug/contact-requests', hidden, (request, reply) =>
    redirect(reply, 303, `/profile/${encodeURIComponent(request.params.slug)}/contact`),
  );

  app.post<{ Params: { slug: string } }>(
    '/profile/:slug/contact-requests',
    hidden,
    async (request, reply) => {
      const form = readForm(request.body);
      const context = await createContext(request, reply).catch(laterRefusal);
      const accountId = 'refusal' in context ? undefined : context.caller?.accountId;
      const addressee = await addresseeOf(request, accountId);
      if (!addressee) return sendNotFound(reply, assets);
      const place = await addressed(request, addressee);
      const { words } = place;
      const { verdict, at } = await forms.judge(addressee.id, form);
      const refusal =
        'refusal' in context
          ? refusalOf(context.refusal, form.values, words)
          : await oncePerStamp(form.stamp, () => take(context, place, form, verdict));
      if (!refusal) return redirect(reply, 303, `/profile/${addressee.slug}/contact/sent`);
      if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
      return sendForm(reply, place, refusal, refusal.restarts ? undefined : at);
    },
  );

  /** @returns undefined for what counts as sent */
  async function take(
    context: Context,
    { addressee, words }: Addressed,
    { values, stamp }: SentContactForm,
    judged: Judgement['verdict'],
  ): Promise<Refusal | undefined> {
    // Where no messages are accepted, nobody is asked to send one again.
    if (!addressee.takesMessages && !addressee.isOwn) return refusalOf(takesNoMessages(), values, words);
    const verdict = addressee.takesMessages ? judged : 'person';
    if (verdict === 'robot') return undefined;
    const message = { ...values, profileId: addressee.id };
    const { data, error: fault } = contactRequest.safeParse(message);
    const doubt = (why: Doubt | 'used'): Refusal => {
      const faults = fault ? faultsOf(fieldIssues(fault), words) : {};
      return { status: 400, values, faults, reason: words.t(`forms.doubts.${why}`) };
    };
    if (verdict !== 'person') return doubt(verdict);
    const maySend = addressee.takesMessages && !addressee.isOwn;
    if (maySend && !(await context.limiter.takeOnce(`contact form ${stamp}`))) {
      const isHeld = data && (await holdsMessage(db, addressee.id, data, new Date()));
      return isHeld ? undefined : { ...doubt('used'), restarts: true };
    }
    try {
      const stamped = { ...context, ...(maySend && { isStamped: true as const }) };
      await createCaller(stamped).employerContacts.request(message);
      return undefined;
    } catch (error) {
      if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw error;
      return refusalOf(error, values, words);
    }
  }
}

/** Writing is refused for a while; the form says so and keeps what was written. */
function laterRefusal(error: unknown): { refusal: LaterRefusal } {
  const refusal = toRefusal(error) ?? error;
  if (refusal instanceof LaterRefusal) return { refusal };
  throw error;
}

function refusalOf(error: TRPCError, values: FormValues, words: Words): Refusal {
  const issues = issuesOf(error);
  return {
    status: getHTTPStatusCodeFromError(error),
    values,
    faults: faultsOf(issues ?? [], words),
    ...(issues ? {} : { reason: saidIn(words, error.message) }),
    ...(error instanceof LaterRefusal && { retryAfterSeconds: error.retryAfterSeconds }),
  };
}

function acceptForms(app: FastifyInstance): void {
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: bodyBytes.long }, (_request, body, done) =>
    done(null, body),
  );
}
