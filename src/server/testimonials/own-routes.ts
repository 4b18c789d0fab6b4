import type { FastifyInstance, FastifyReply } from 'fastify';
import { findImageFile } from '../../../db/queries/images';
import { type AskedRequest, findRequestOfAuthor } from '../../../db/testimonials/requests';
import { listVersions, type TestimonialVersionRow } from '../../../db/testimonials/versions';
import { authorPath, authorToken, requestPath } from '../../contracts/testimonial-request';
import { hashToken } from '../../routers/auth/tokens';
import {
  confirmTestimonial,
  findConfirmable,
  withdrawTestimonial,
} from '../../routers/testimonials/confirm-testimonial';
import { changeTestimonial, closedBecause, newestOf } from '../../routers/testimonials/write-testimonial';
import { saidIn } from '../../words/answers';
import { sendFile } from '../routes/send-file';
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
import { renderConfirming, renderNotice, renderOwn, renderWithdrawing, type Shown } from './author-pages';
import type { FormValues } from './form-fields';
import { answerForm, checkedWords, noValues, type SentForm } from './read-form';

interface Own {
  shown: Shown;
  request: AskedRequest;
  version: TestimonialVersionRow;
  token: string;
}

/** Serves what the mails to authors lead to. */
export function addOwnRoutes(app: FastifyInstance, services: AuthorServices): void {
  const { db, files, assets } = services;

  app.get('/testimonial/confirm/:token', hidden, async ({ params: { token } }: TokenRequest, reply) => {
    const found = authorToken.safeParse(token).success ? await findConfirmable({ db }, token) : undefined;
    if (!found) return sendUnknown(reply, assets);
    return sendPage(
      reply,
      200,
      renderConfirming(found.request, found.draft, token, await shownFor(services, found.request.profileId)),
    );
  });

  app.post('/testimonial/confirm/:token', hidden, async (request: TokenRequest, reply) => {
    const { token } = request.params;
    const found = authorToken.safeParse(token).success ? await findConfirmable({ db }, token) : undefined;
    if (!found) return sendUnknown(reply, assets);
    let isConfirmed = false;
    return press(
      services,
      await shownFor(services, found.request.profileId),
      request,
      reply,
      async (ctx) => {
        isConfirmed = await confirmTestimonial(ctx, token);
      },
      () =>
        isConfirmed ? reply.redirect(requestPath(found.request.token), 303) : sendUnknown(reply, assets),
    );
  });

  async function find({ params: { token } }: TokenRequest): Promise<Own | { withdrawn: Shown } | undefined> {
    if (!authorToken.safeParse(token).success) return undefined;
    const request = await findRequestOfAuthor(db, hashToken(token));
    if (!request) return undefined;
    const version = newestOf(await listVersions(db, [request.id]));
    const shown = await shownFor(services, request.profileId);
    return version ? { shown, request, version, token } : { withdrawn: shown };
  }

  /** Answers with the testimonial of the address. */
  const page =
    (answer: (request: TokenRequest, reply: FastifyReply, own: Own) => unknown) =>
    async (request: TokenRequest, reply: FastifyReply) => {
      const own = await find(request);
      if (own === undefined) return sendUnknown(reply, assets);
      return 'withdrawn' in own ? sendWithdrawn(reply, own.withdrawn) : answer(request, reply, own);
    };

  const sendWithdrawn = (reply: FastifyReply, shown: Shown) =>
    sendPage(
      reply,
      200,
      renderNotice(shown.words.t('asked.nothingHere'), shown.words.t('asked.withdrawn'), shown),
    );

  function sendOwn(
    reply: FastifyReply,
    own: Own,
    { status = 200, faults = {}, reason, values }: Partial<Refusal> & { values?: FormValues } = {},
  ) {
    const { shown, request, version, token } = own;
    const { words } = shown;
    const closed = closedBecause({ ...request, isExpired: false });
    const photoSrc = version.imageId === null ? undefined : `${authorPath(token)}/photo`;
    const form = closed ? undefined : { values: values ?? valuesOf(version), faults, reason, photoSrc };
    const standing = closed ? saidIn(words, closed) : words.t(`asked.standings.${version.state}`);
    return sendPage(reply, status, renderOwn({ request, token, standing, form }, shown));
  }

  app.get(
    '/testimonial/mine/:token',
    hidden,
    page((_request, reply, own) => sendOwn(reply, own)),
  );

  app.post(
    '/testimonial/mine/:token',
    hidden,
    page((request, reply, own) => answerForm(request, files, (sent) => change(request, reply, own, sent))),
  );

  async function change(request: TokenRequest, reply: FastifyReply, own: Own, sent: SentForm) {
    const { values, photo } = sent;
    const { keepsPhoto } = values;
    const refusal = await refusalOf(services, request, reply, own.shown.words, async (ctx) => {
      const words = checkedWords({ ...values, email: own.version.email }, sent);
      await changeTestimonial(ctx, own.request, { words, photo, keepsPhoto });
    });
    if (refusal) return sendOwn(reply, own, { ...refusal, values });
    return reply.redirect(authorPath(own.token), 303);
  }

  app.get(
    '/testimonial/mine/:token/photo',
    hidden,
    page(async (request, reply, { version: { imageId } }) => {
      const image = imageId === null ? undefined : await findImageFile(db, imageId, 'smallest');
      if (!image) return sendUnknown(reply, assets);
      return sendFile(request, reply, files, {
        fileKey: image.fileKey,
        size: image.size,
        filename: 'photo.webp',
        contentType: 'image/webp',
        tag: `${imageId}-${image.width}`,
        isDownload: false,
      });
    }),
  );

  app.get(
    '/testimonial/mine/:token/withdraw',
    hidden,
    page((_request, reply, { request, token, shown }) =>
      sendPage(reply, 200, renderWithdrawing(request, token, shown)),
    ),
  );

  app.post(
    '/testimonial/mine/:token/withdraw',
    hidden,
    page((request, reply, own) =>
      press(
        services,
        own.shown,
        request,
        reply,
        (ctx) => withdrawTestimonial(ctx, own.request),
        () => sendWithdrawn(reply, own.shown),
      ),
    ),
  );
}

const valuesOf = (version: TestimonialVersionRow): FormValues => ({
  ...noValues,
  name: version.name,
  role: version.role,
  company: version.company,
  location: version.location ?? '',
  content: version.content,
  rating: String(version.rating),
  date: version.date,
  namesDomain: version.namesDomain,
  keepsPhoto: true,
});
