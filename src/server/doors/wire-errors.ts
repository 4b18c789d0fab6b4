import { TRPCError } from '@trpc/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cvRefusals } from '../../contracts/cv';
import {
  BusyRefusal,
  issuesOf,
  LaterRefusal,
  publicMessage,
  toRefusal,
  wireCode,
} from '../../routers/errors';
import { FileTooLargeError } from '../../routers/ports';
import { MaintenanceRefusal } from '../maintenance';
import { refusalOfSlow } from '../slow-requests';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers a refusal with its bare text, as the specification has it for some. */
    refusesInText?: boolean;
  }
}

/** What Fastify itself refuses, in words for the caller. */
const frameworkMessages: Record<string, { status: number; code: string; message: string }> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wire(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send this as application/json.'),
  FST_ERR_CTP_BODY_TOO_LARGE: wire(413, 'PAYLOAD_TOO_LARGE', 'The request is larger than 1 MB.'),
  FST_ERR_BAD_URL: wire(400, 'BAD_REQUEST', 'This address is not valid: check its % signs.'),
  FST_ERR_CTP_INVALID_JSON_BODY: wire(400, 'BAD_REQUEST', 'The body is not valid JSON.'),
};

function wire(status: number, code: string, message: string) {
  return { status, code, message };
}

// What busboy says of a form that breaks off, and the stream of a file that breaks off with it.
const brokenForm = /multipart|premature close|unexpected end|aborted/i;

/** Whether an error says that a form cannot be read, or has more parts than are taken. */
export const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error &&
  ('code' in error && !('syscall' in error)
    ? /^FST_(PARTS|FILES|FIELDS)_LIMIT$|^FST_(INVALID|PROTO)/.test(String(error.code))
    : brokenForm.test(error.message));

/** What nobody is there to read. */
const senderGone = 499;

const codes: Record<number, string> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};
const codeOf = (status: number) => codes[status] ?? 'BAD_REQUEST';

/** The status and body with which an error goes out, in the one form of the REST interface. */
function toWire(error: FastifyError | TRPCError) {
  const refusal = error instanceof TRPCError ? error : toRefusal(error);
  if (refusal) {
    return { ...wireCode(refusal), message: publicMessage(refusal), issues: issuesOf(refusal) };
  }
  if (!('statusCode' in error) && brokenForm.test(error.message)) {
    return wire(400, 'BAD_REQUEST', 'The form ends too early or cannot be read.');
  }
  if (error instanceof FileTooLargeError) return wire(413, 'PAYLOAD_TOO_LARGE', cvRefusals.tooLarge.message);
  const known = 'code' in error ? frameworkMessages[error.code] : undefined;
  if (known) return known;
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status >= 400 && status < 500
    ? wire(
        status,
        codeOf(status),
        status === 400 && error instanceof SyntaxError ? 'The body is not valid JSON.' : error.message,
      )
    : wire(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong on our side. Please try again.');
}

/** Lets every error leave as `{message, error, code, issues?}`, or as text where the route says so; what is our own fault is logged and not shown. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | TRPCError>(answerError);
}

/** Answers one error; for the framework's own as well, which come before any route is chosen. */
export function answerError(error: FastifyError | TRPCError, request: FastifyRequest, reply: FastifyReply) {
  const { status, message, ...rest } = toWire(refusalOfSlow(request) ?? error);
  if (error instanceof LaterRefusal) reply.header('retry-after', error.retryAfterSeconds);
  // Neither of these is a fault: one is meant so, and the other is as it should be where too many come at once.
  const isFault = status >= 500 && !(error instanceof MaintenanceRefusal || error instanceof BusyRefusal);
  if (isFault) request.log.error({ err: error }, 'request failed');
  else if (request.raw.readableAborted || status === senderGone) request.log.info('the sender went away');
  // Whoever sends all of a body before reading the answer would otherwise wait for us, and then find the door shut.
  request.raw.resume();
  if (request.routeOptions?.config?.refusesInText) {
    return reply.code(status).type('text/plain; charset=utf-8').send(message);
  }
  return reply.code(status).send({ message, error: message, ...rest });
}

/** The answer to an address below `/api` that does not exist. */
export function unknownPath(request: FastifyRequest) {
  const message = `There is nothing at ${request.method} ${request.url.split('?')[0]}. See /api/openapi.json.`;
  return { message, error: message, code: 'NOT_FOUND' };
}
