import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { z } from 'zod';
import { countText } from '../contracts/count-text';
import { type FieldIssue, fieldIssues, issuesMessage } from '../contracts/issues';
import type { SubscriptionTier } from '../contracts/plans';
import { sizeText } from '../contracts/size-text';
import { PaymentsError } from './billing/payments';
import { PlanRefusal } from './plan/plan-refusal';
import { FileStoreError, StorageFullError } from './ports';

/** A refusal that names the invalid fields, for rules that a schema cannot express. */
export class FieldError extends TRPCError {
  constructor(
    readonly issues: FieldIssue[],
    code: 'BAD_REQUEST' | 'CONFLICT' = 'BAD_REQUEST',
  ) {
    super({ code, message: issuesMessage(issues) });
  }
}

/** The server is out of storage, for which tRPC has no code. */
class StorageFullRefusal extends TRPCError {
  constructor(cause: Error) {
    const message = "The server's storage is full. Please try again later, or tell its operator.";
    super({ code: 'SERVICE_UNAVAILABLE', message, cause });
  }
}

/** A refusal with a code of its own, so that clients can tell it from others of its status. */
export class CodedRefusal extends TRPCError {
  constructor(
    readonly wireCode: string,
    options: { code: TRPCError['code']; message: string },
  ) {
    super(options);
  }
}

/** A refusal because of a fault of the server; its cause is logged like a failure. */
export class FaultyRefusal extends TRPCError {
  constructor(message: string, cause: unknown) {
    super({ code: 'UNPROCESSABLE_CONTENT', message, cause });
  }
}

const wrongSecrets = new WeakSet<object>();

/** Marks the refusal of a wrong secret, which is what failure limits count. */
export function wrongSecret<E extends TRPCError>(refusal: E): E {
  wrongSecrets.add(refusal);
  return refusal;
}

export const isWrongSecret = (error: unknown): error is TRPCError =>
  error instanceof TRPCError && wrongSecrets.has(error);

/** A refusal of a call that may be retried later; a cause is a fault of the server, and logged like a failure. */
export class LaterRefusal extends TRPCError {
  constructor(
    readonly retryAfterSeconds: number,
    options: { code: TRPCError['code']; message: string; cause?: Error },
  ) {
    super(options);
  }
}

/** Too many calls; retry later. */
export class TooManyRequestsRefusal extends LaterRefusal {
  constructor(retryAfterSeconds: number) {
    super(retryAfterSeconds, {
      code: 'TOO_MANY_REQUESTS',
      message: `Too many attempts. Please try again in ${inWords(retryAfterSeconds)}.`,
    });
  }
}

/** About as long as a full queue takes to empty. */
const busySeconds = 5;

/** The queue is full. */
export class BusyRefusal extends LaterRefusal {
  constructor() {
    super(busySeconds, {
      code: 'SERVICE_UNAVAILABLE',
      message: 'The server is busy with many such requests. Please try again in a few seconds.',
    });
  }
}

function inWords(seconds: number): string {
  const units = [
    { name: 'hour', seconds: 3600 },
    { name: 'minute', seconds: 60 },
  ];
  const unit = units.find((candidate) => seconds > 2 * candidate.seconds) ?? { name: 'second', seconds: 1 };
  return countText(Math.ceil(seconds / unit.seconds), unit.name);
}

/** The code and HTTP status of a refusal. */
export function wireCode(error: TRPCError): { code: string; status: number } {
  return error instanceof StorageFullRefusal
    ? { code: 'INSUFFICIENT_STORAGE', status: 507 }
    : {
        code: error instanceof CodedRefusal ? error.wireCode : error.code,
        status: getHTTPStatusCodeFromError(error),
      };
}

/** The refusal of a change that is based on an outdated version. */
export const staleChange = (what: string) =>
  new TRPCError({
    code: 'CONFLICT',
    message: `This ${what} was changed in the meantime. Compare both versions, then save again.`,
  });

/** The refusal of a body that exceeds its route's limit. @param bytes the limit */
export const bodyTooLarge = (bytes: number) =>
  new TRPCError({
    code: 'PAYLOAD_TOO_LARGE',
    message: `The request is larger than the ${sizeText(bytes)} that are taken here. Send less at once.`,
  });

export const notFound = (what: string) =>
  new TRPCError({ code: 'NOT_FOUND', message: `There is no such ${what}, or it is not yours.` });

/** The invalid fields of an error; undefined if the input was valid. */
export function issuesOf(error: TRPCError): FieldIssue[] | undefined {
  if (error instanceof FieldError) return error.issues;
  return error.cause instanceof z.ZodError && error.code === 'BAD_REQUEST'
    ? fieldIssues(error.cause)
    : undefined;
}

/** What a client can read from a refusal in addition to its message. */
export const detailsOf = (
  error: TRPCError,
): { issues?: FieldIssue[] | undefined; upgradeTo?: SubscriptionTier | undefined } => ({
  issues: issuesOf(error),
  upgradeTo: error instanceof PlanRefusal ? (error.upgradeTo ?? undefined) : undefined,
});

/** The message for the caller; internal errors are only logged. */
export function publicMessage(error: TRPCError): string {
  if (error.code === 'INTERNAL_SERVER_ERROR') return 'Something went wrong on our side. Please try again.';
  const issues = issuesOf(error);
  return issues ? issuesMessage(issues) : error.message;
}

const paymentsRefusal = (cause: PaymentsError) =>
  cause.refuses
    ? new TRPCError({
        code: 'BAD_GATEWAY',
        message:
          'The payment provider refuses what this site asks of it. Nothing was charged. Please tell its operator.',
        cause,
      })
    : new TRPCError({
        code: 'SERVICE_UNAVAILABLE',
        message:
          'The payment provider cannot be reached at the moment. Nothing was charged. Please try again shortly.',
        cause,
      });

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
]);
/** A file that is missing has the code of a missing socket, but nobody connected to it. */
const isMissingFile = (cause: Error, code: string) =>
  code === 'ENOENT' && !('syscall' in cause && cause.syscall === 'connect');

/** A request aborted by its sender has the code of a lost connection too, but no system call. */
const isAbortedRequest = (cause: Error) => cause.message === 'aborted' && !('syscall' in cause);

const diskFull = '53100';
const retryable = new Set(['40001', '40P01', '55P03', '57014']);

// Values that contracts should have refused.
const unstorable = new Set(['22021', '22P05', '22003', '22P02', '22008', '22001']);

/** Maps an error of the database, the file store or the network to a refusal that tells the caller what to do; undefined for others. */
export function toRefusal(cause: unknown): TRPCError | undefined {
  if (!(cause instanceof Error)) return undefined;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (cause instanceof StorageFullError || code === diskFull) return new StorageFullRefusal(cause);
  if (cause instanceof FileStoreError) {
    return new TRPCError({
      code: 'SERVICE_UNAVAILABLE',
      message: 'The file storage cannot be reached at the moment. Please try again shortly.',
      cause,
    });
  }
  if (cause instanceof PaymentsError) return paymentsRefusal(cause);
  if (
    (unreachable.has(code) && !isAbortedRequest(cause) && !isMissingFile(cause, code)) ||
    code.startsWith('08') ||
    /timeout exceeded|Connection terminated|not queryable|connection error/.test(cause.message)
  ) {
    return new TRPCError({
      code: 'SERVICE_UNAVAILABLE',
      message: 'The database cannot be reached at the moment. Please try again shortly.',
      cause,
    });
  }
  if (retryable.has(code)) {
    return new TRPCError({
      code: 'CONFLICT',
      message: 'Another change came in between. Please try again.',
      cause,
    });
  }
  if (unstorable.has(code)) {
    return new TRPCError({
      code: 'BAD_REQUEST',
      message: 'A value cannot be stored. Check what you sent.',
      cause,
    });
  }
  if (code === '23505') {
    return new TRPCError({ code: 'CONFLICT', message: 'An entry with these values exists already.', cause });
  }
  if (code === '23503') {
    return new TRPCError({
      code: 'NOT_FOUND',
      message: 'What this refers to does not exist, or is not yours.',
      cause,
    });
  }
  return undefined;
}
