import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listShownTestimonials, wasTaken } from '../../../db/testimonials/shown';
import { listSigningKeys } from '../../../db/testimonials/signing-keys';
import { id } from '../../contracts/ids';
import { signingKeysPath } from '../../contracts/testimonial-request';
import { checkSignature, type SignatureCheck } from '../../routers/testimonials/check-signature';
import { findSigningKey, jwkOf } from '../../routers/testimonials/signing';
import type { LinkVisits } from '../links/link-visits';
import { answerPageErrors, sendMessage } from '../public-page/page-errors';
import { type AuthorServices, hidden, shownFor } from './author-answers';
import { type Checked, renderCheck, renderNoCheck, renderTaken } from './check-pages';

/** What checks need. */
export interface CheckServices extends AuthorServices {
  linkVisits: LinkVisits;
}

const keysMaxAgeSeconds = 300;

/** Serves the page that checks a testimonial, for whoever may see the testimonial, and the keys for checking elsewhere. */
export async function checkPlugin(app: FastifyInstance, services: CheckServices): Promise<void> {
  const { db, files, assets, linkVisits, createContext } = services;
  answerPageErrors(app, assets);

  /** The results of checking every entry that shows the testimonial; undefined if the reader may see none. */
  async function check(request: FastifyRequest, reply: FastifyReply, requestId: string) {
    const { caller } = await createContext(request, reply);
    const admission = await linkVisits.admissionOf(request);
    const shown = await listShownTestimonials(db, requestId, caller?.accountId, admission);
    const checks = await Promise.all(shown.map((each) => checkSignature(db, files, each)));
    const index = Math.max(
      0,
      checks.findIndex(({ isSound }) => !isSound),
    );
    const [testimonial, found] = [shown[index], checks[index]];
    if (testimonial && found) return { testimonial, found };
    return { isTaken: await wasTaken(db, requestId, caller?.accountId, admission) };
  }

  app.get<{ Params: { file: string } }>('/testimonial-check/:file', hidden, async (request, reply) => {
    const [named = '', extension] = request.params.file.split('.', 2);
    const { data: requestId } = id.safeParse(named);
    const isJson = extension === 'json';
    if (!requestId || (extension !== undefined && !isJson)) {
      return sendMessage(reply, 404, renderNoCheck(assets));
    }
    const result = await check(request, reply, requestId);
    if ('isTaken' in result) {
      if (isJson) return sendNone(reply, result.isTaken === true);
      const page = result.isTaken ? renderTaken(assets) : renderNoCheck(assets);
      return sendMessage(reply, result.isTaken ? 410 : 404, page);
    }
    const { testimonial, found } = result;
    if (isJson) return sendSigned(reply, found);
    const checked: Checked = {
      ...testimonial,
      requestId,
      isSound: found.isSound,
      checkedAt: new Date().toISOString(),
    };
    return sendMessage(reply, 200, renderCheck(checked, await shownFor(services, testimonial.shownOn)));
  });

  app.get(signingKeysPath, hidden, async (_request, reply) => {
    await findSigningKey(db);
    const keys = (await listSigningKeys(db)).map(jwkOf);
    return reply.header('cache-control', `public, max-age=${keysMaxAgeSeconds}`).send({ keys });
  });
}

const asJson = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');

function sendNone(reply: FastifyReply, isTaken: boolean) {
  const message = isTaken ? 'This testimonial is no longer given.' : 'There is no such public testimonial.';
  const code = isTaken ? 'GONE' : 'NOT_FOUND';
  return asJson(reply)
    .code(isTaken ? 410 : 404)
    .send({ message, error: message, code });
}

/** The statement as JSON beside the signed bytes; only the bytes count. */
const sendSigned = (reply: FastifyReply, { isSound, statement, signed }: SignatureCheck) =>
  asJson(reply).send({ isSound, statement: JSON.parse(statement), ...signed });
