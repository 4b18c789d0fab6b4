import { TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appRouter } from '../../routers/app-router';
import {
  bodyTooLarge,
  CodedRefusal,
  detailsOf,
  FaultyRefusal,
  LaterRefusal,
  publicMessage,
  toRefusal,
  wireCode,
} from '../../routers/errors';
import { isProcedureCall } from '../http/called-procedures';
import { refusalOfSlow } from '../http/client-errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route refuses in plain text, as specified for some. */
    refusesInText?: boolean;
  }
}

/** Fastify's own refusals, in words for the caller. */
const frameworkMessages: Record<string, WireError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wire(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send this as application/json.'),
  FST_ERR_BAD_URL: wire(400, 'BAD_REQUEST', 'This address is not valid: check its % signs.'),
  FST_ERR_CTP_INVALID_JSON_BODY: wire(400, 'BAD_REQUEST', 'The body is not valid JSON.'),
  FST_PARTS_LIMIT: wire(413, 'PAYLOAD_TOO_LARGE', 'The form has too many parts. Send fewer at once.'),
  FST_FIELDS_LIMIT: wire(413, 'PAYLOAD_TOO_LARGE', 'The form has too many fields. Send fewer at once.'),
  FST_FILES_LIMIT: wire(413, 'PAYLOAD_TOO_LARGE', 'The form has too many files. Send fewer at once.'),
};

function wire(status: number, code: string, message: string): WireError {
  return { status, code, message };
}

// busboy's errors for a truncated form, and those of the file stream it breaks.
const brokenForm = /multipart|premature close|unexpected end|aborted/i;

/** Whether a form cannot be parsed, or has too many parts. */
export const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error &&
  ('code' in error && !('syscall' in error)
    ? /^FST_(PARTS|FILES|FIELDS)_LIMIT$|^FST_(INVALID|PROTO)/.test(String(error.code))
    : brokenForm.test(error.message));

/** The sender is gone. */
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

interface WireError extends ReturnType<typeof detailsOf> {
  status: number;
  code: string;
  message: string;
}

/** The status and body of an error, in the one format of the REST interface. */
function toWire(error: FastifyError | TRPCError): WireError {
  const refusal = error instanceof TRPCError ? error : toRefusal(error);
  if (refusal) {
    return { ...wireCode(refusal), message: publicMessage(refusal), ...detailsOf(refusal) };
  }
  if (!('statusCode' in error) && brokenForm.test(error.message)) {
    return wire(400, 'BAD_REQUEST', 'The form ends too early or cannot be read.');
  }
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

/** Sends every error as `{message, error, code, issues?, upgradeTo?}`, or as text if the route says so; internal errors are logged and not shown. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | TRPCError>(answerError);
}

/** Answers Fastify's own errors, which occur before routing and hooks. */
export const frameworkErrorHandler =
  (headers: Record<string, string>) =>
  (error: FastifyError | TRPCError, request: FastifyRequest, reply: FastifyReply): void => {
    answerError(error, request, reply.headers({ ...headers, 'x-request-id': request.id }));
  };

/** Names the plan that would allow what is refused, in a body that is only text. */
const upgradeHeader = 'x-upgrade-to';

const refusalOfSize = ({ code }: FastifyError | TRPCError, { routeOptions }: FastifyRequest) =>
  code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? bodyTooLarge(routeOptions.bodyLimit) : undefined;

function answerError(error: FastifyError | TRPCError, request: FastifyRequest, reply: FastifyReply) {
  const { status, message, ...rest } = toWire(
    refusalOfSlow(request) ?? refusalOfSize(error, request) ?? error,
  );
  if (error instanceof LaterRefusal) reply.header('retry-after', error.retryAfterSeconds);
  // A refusal to be retried later is deliberate unless a fault caused it, and so is one with a code of its own.
  const isDeliberate =
    (error instanceof LaterRefusal && error.cause === undefined) || error instanceof CodedRefusal;
  const isFault = (status >= 500 && !isDeliberate) || error instanceof FaultyRefusal;
  if (isFault) request.log.error({ err: error }, 'request failed');
  else if (request.raw.readableAborted || status === senderGone) request.log.info('the sender went away');
  reply.code(status);
  if (request.routeOptions?.config?.refusesInText) {
    if (rest.upgradeTo) reply.header(upgradeHeader, rest.upgradeTo);
    return reply.type('text/plain; charset=utf-8').send(message);
  }
  if (isProcedureCall(request)) return reply.send(toProcedureError({ status, message, ...rest }));
  return reply.send({ message, error: message, ...rest });
}

/** The same in tRPC's format, for refusals before a procedure is called. */
const toProcedureError = ({ status, message, ...details }: WireError) => ({
  error: appRouter._def._config.transformer.output.serialize({
    message,
    code: TRPC_ERROR_CODES_BY_KEY.BAD_REQUEST,
    data: { httpStatus: status, ...details },
  }),
});
