import type { FastifyInstance, FastifyReply } from 'fastify';
import { type AskedRequest, findAskedRequest, markOpened } from '../../../db/testimonials/requests';
import { listVersions } from '../../../db/testimonials/versions';
import { fieldIssues } from '../../contracts/issues';
import { requestPath, requestToken, testimonialWords } from '../../contracts/testimonial-request';
import type { Context } from '../../routers/context';
import { mailAuthorLink, refuseRequest } from '../../routers/testimonials/confirm-testimonial';
import { closedBecause, writeTestimonial } from '../../routers/testimonials/write-testimonial';
import { visitorAgent } from '../../routers/views/visitor-agent';
import { saidIn } from '../../words/answers';
import { stampedForms } from '../guarded-form/form-stamp';
import { visitorOf } from '../http/visitor-of';
import {
  type AuthorServices,
  hidden,
  press,
  type Refusal,
  refusalOf,
  sendPage,
  sendUnknown,
  shownFor,
  type TokenRequest,
} from './author-answers';
import { renderAnswered, renderNotice, renderRefusing, renderSent, renderWriting } from './author-pages';
import { type FormValues, faultsOf, wordsOf } from './form-fields';
import { answerForm, checkedWords, noValues, type SentForm } from './read-form';

/** Serves what the link of a request leads to, which needs neither an account nor scripts. */
export function addAskingRoutes(app: FastifyInstance, services: AuthorServices): void {
  const { db, files, assets } = services;

  const forms = stampedForms(db, 'testimonial-form');

  async function find({ params }: TokenRequest): Promise<AskedRequest | undefined> {
    return requestToken.safeParse(params.token).success ? findAskedRequest(db, params.token) : undefined;
  }

  /** @param at when the form was answered for the first time, if that still says something about its sender */
  async function sendForm(
    reply: FastifyReply,
    asked: AskedRequest,
    { status = 200, faults = {}, reason, values }: Partial<Refusal> & { values?: FormValues } = {},
    at?: number,
  ) {
    const stamp = await forms.stamp(asked.id, at);
    const shown = values ?? { ...noValues, name: asked.name ?? '', company: asked.company ?? '' };
    const form = { values: shown, faults, reason, stamp };
    return sendPage(reply, status, renderWriting(asked, form, await shownFor(services, asked.profileId)));
  }

  /** The page that says why nothing can be written any more; undefined while something can. */
  async function renderStanding(asked: AskedRequest): Promise<{ status: number; html: string } | undefined> {
    const closed = closedBecause(asked.confirmedAt === null ? asked : { ...asked, isExpired: false });
    const shown = await shownFor(services, asked.profileId);
    const { words } = shown;
    if (closed) {
      const html = renderNotice(words.t('asked.nothingToWrite'), saidIn(words, closed), shown);
      return { status: 410, html };
    }
    if (asked.confirmedAt === null) return undefined;
    const versions = await listVersions(db, [asked.id]);
    const isApproved = versions.some(({ state }) => state === 'approved');
    return { status: 200, html: renderAnswered(asked, isApproved, shown) };
  }

  type AnswerAsked = (request: TokenRequest, reply: FastifyReply, asked: AskedRequest) => unknown;

  /** Answers with the request of the address. */
  const page = (answer: AnswerAsked) => async (request: TokenRequest, reply: FastifyReply) => {
    const asked = await find(request);
    return asked ? answer(request, reply, asked) : sendUnknown(reply, assets);
  };

  /** Answers with a request that can be answered, or says why it cannot. */
  const ifOpen =
    (answer: AnswerAsked): AnswerAsked =>
    async (request, reply, asked) => {
      // Not a reply: awaiting one gives nothing, and what follows would run after the refusal.
      const standing = await renderStanding(asked);
      return standing ? sendPage(reply, standing.status, standing.html) : answer(request, reply, asked);
    };

  const openForm = ifOpen((_request, reply, asked) => sendForm(reply, asked));

  app.get(
    '/testimonial/:token',
    hidden,
    page(async (request, reply, asked) => {
      const isPerson = request.method === 'GET' && visitorAgent(visitorOf(request)).kind === 'person';
      if (isPerson && asked.openedAt === null) await markOpened(db, asked.id);
      return openForm(request, reply, asked);
    }),
  );

  app.post(
    '/testimonial/:token',
    hidden,
    page(
      ifOpen((request, reply, asked) =>
        answerForm(request, files, (sent) => take(request, reply, asked, sent)),
      ),
    ),
  );

  async function take(request: TokenRequest, reply: FastifyReply, asked: AskedRequest, sent: SentForm) {
    const { values, photo } = sent;
    const done = () => reply.redirect(`${requestPath(asked.token)}/sent`, 303);
    const { words } = await shownFor(services, asked.profileId);
    const again = words.t('asked.photoAgain');
    const { verdict, at } = await forms.judge(asked.id, sent);
    if (verdict === 'robot') return done();
    if (verdict !== 'person') {
      const parsed = testimonialWords.safeParse(wordsOf(values));
      const faults = parsed.error ? faultsOf(fieldIssues(parsed.error), words) : {};
      const reason = [words.t(`asked.doubts.${verdict}`), ...(photo ? [again] : [])].join(' ');
      return sendForm(reply, asked, { status: 400, values, faults, reason }, at);
    }
    const refusal = await refusalOf(services, request, reply, words, async (ctx) => {
      await writeTestimonial(ctx, asked, { words: checkedWords(values, sent), photo, keepsPhoto: false });
    });
    if (!refusal) return done();
    const lost = photo && !refusal.faults.photo ? { photo: again } : {};
    return sendForm(reply, asked, { ...refusal, faults: { ...refusal.faults, ...lost }, values }, at);
  }

  app.get(
    '/testimonial/:token/sent',
    hidden,
    page(async (_request, reply, asked) =>
      sendPage(reply, 200, renderSent(await shownFor(services, asked.profileId))),
    ),
  );

  app.get(
    '/testimonial/:token/refuse',
    hidden,
    page(
      ifOpen(async (_request, reply, asked) =>
        sendPage(reply, 200, renderRefusing(asked, await shownFor(services, asked.profileId))),
      ),
    ),
  );

  /** Carries out what a button asks for, and confirms it. */
  const pressed = (
    action: (ctx: Context, asked: AskedRequest) => Promise<void>,
    title: 'refusedTitle' | 'mailedTitle',
    text: 'refused' | 'mailed',
  ) =>
    page(async (request, reply, asked) => {
      const shown = await shownFor(services, asked.profileId);
      const { t } = shown.words;
      return press(
        services,
        shown,
        request,
        reply,
        (ctx) => action(ctx, asked),
        () => sendPage(reply, 200, renderNotice(t(`asked.${title}`), t(`asked.${text}`), shown)),
      );
    });

  app.post('/testimonial/:token/refuse', hidden, pressed(refuseRequest, 'refusedTitle', 'refused'));

  // The address that stays in the address bar after the button was pressed.
  app.get('/testimonial/:token/link', hidden, (request: TokenRequest, reply) =>
    reply.redirect(requestPath(encodeURIComponent(request.params.token)), 303),
  );

  app.post('/testimonial/:token/link', hidden, pressed(mailAuthorLink, 'mailedTitle', 'mailed'));
}
