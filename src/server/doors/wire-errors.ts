import { TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cvRefusals } from '../../contracts/cv';
import type { FieldIssue } from '../../contracts/issues';
import { appRouter } from '../../routers/app-router';
import {
  bodyTooLarge,
  issuesOf,
  LaterRefusal,
  publicMessage,
  toRefusal,
  wireCode,
} from '../../routers/errors';
import { FileTooLargeError } from '../../routers/ports';
import { isProcedureCall } from '../called-procedures';
import { refusalOfSlow } from '../slow-requests';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers a refusal with its bare text, as the specification has it for some. */
    refusesInText?: boolean;
  }
}

/** What Fastify itself refuses, in words for the caller. */
const frameworkMessages: Record<string, WireError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wire(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send this as application/json.'),
  FST_ERR_BAD_URL: wire(400, 'BAD_REQUEST', 'This address is not valid: check its % signs.'),
  FST_ERR_CTP_INVALID_JSON_BODY: wire(400, 'BAD_REQUEST', 'The body is not valid JSON.'),
};

function wire(status: number, code: string, message: string): WireError {
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

interface WireError {
  status: number;
  code: string;
  message: string;
  issues?: FieldIssue[] | undefined;
}

/** The status and body with which an error goes out, in the one form of the REST interface. */
function toWire(error: FastifyError | TRPCError): WireError {
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

/** Answers the framework's own errors, which come before any route is chosen and any hook has run. */
export const frameworkErrorHandler =
  (headers: Record<string, string>) =>
  (error: FastifyError | TRPCError, request: FastifyRequest, reply: FastifyReply): void => {
    answerError(error, request, reply.headers({ ...headers, 'x-request-id': request.id }));
  };

const refusalOfSize = ({ code }: FastifyError | TRPCError, { routeOptions }: FastifyRequest) =>
  code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? bodyTooLarge(routeOptions.bodyLimit) : undefined;

function answerError(error: FastifyError | TRPCError, request: FastifyRequest, reply: FastifyReply) {
  const { status, message, ...rest } = toWire(
    refusalOfSlow(request) ?? refusalOfSize(error, request) ?? error,
  );
  if (error instanceof LaterRefusal) reply.header('retry-after', error.retryAfterSeconds);
  // What may come again later is refused on purpose.
  const isFault = status >= 500 && !(error instanceof LaterRefusal);
  if (isFault) request.log.error({ err: error }, 'request failed');
  else if (request.raw.readableAborted || status === senderGone) request.log.info('the sender went away');
  reply.code(status);
  if (request.routeOptions?.config?.refusesInText) {
    return reply.type('text/plain; charset=utf-8').send(message);
  }
  if (isProcedureCall(request)) return reply.send(toProcedureError({ status, message, ...rest }));
  return reply.send({ message, error: message, ...rest });
}

/** The same in the form of the procedures' own door, for what is refused before a procedure is called. */
const toProcedureError = ({ status, message, code, issues }: WireError) => ({
  error: appRouter._def._config.transformer.output.serialize({
    message,
    code: TRPC_ERROR_CODES_BY_KEY.BAD_REQUEST,
    data: { code, httpStatus: status, issues },
  }),
});
