import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { z } from 'zod';
import { type FieldIssue, fieldIssues, issuesMessage } from '../contracts/issues';
import { FileStoreError, StorageFullError } from './ports';

/** A refusal that names the fields at fault, for rules that a schema alone cannot hold. */
export class FieldError extends TRPCError {
  constructor(readonly issues: FieldIssue[]) {
    super({ code: 'BAD_REQUEST', message: issuesMessage(issues) });
  }
}

/** The server itself has no room left, for which tRPC has no code. */
class StorageFullRefusal extends TRPCError {
  constructor(cause: Error) {
    const message = "The server's storage is full. Please try again later, or tell its operator.";
    super({ code: 'SERVICE_UNAVAILABLE', message, cause });
  }
}

/** A refusal that a client has to tell from others of its status, by a code of its own. */
export class CodedRefusal extends TRPCError {
  constructor(
    readonly wireCode: string,
    options: { code: TRPCError['code']; message: string },
  ) {
    super(options);
  }
}

const wrongSecrets = new WeakSet<object>();

/** Marks a refusal that tells its caller that something secret was not right, which is what limits on failures count. */
export function wrongSecret<E extends TRPCError>(refusal: E): E {
  wrongSecrets.add(refusal);
  return refusal;
}

export const isWrongSecret = (error: unknown): error is TRPCError =>
  error instanceof TRPCError && wrongSecrets.has(error);

/** A refusal of what may come again after some time. */
export class LaterRefusal extends TRPCError {
  constructor(
    readonly retryAfterSeconds: number,
    options: { code: TRPCError['code']; message: string },
  ) {
    super(options);
  }
}

/** Too many calls; the same one may come again after some time. */
export class TooManyRequestsRefusal extends LaterRefusal {
  constructor(retryAfterSeconds: number) {
    super(retryAfterSeconds, {
      code: 'TOO_MANY_REQUESTS',
      message: `Too many attempts. Please try again in ${inWords(retryAfterSeconds)}.`,
    });
  }
}

/** As long as a queue that is full takes to empty. */
const busySeconds = 5;

/** Too many wait for their turn already. */
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
  const count = Math.ceil(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}

/** The code and the HTTP status with which a refusal goes out. */
export function wireCode(error: TRPCError): { code: string; status: number } {
  return error instanceof StorageFullRefusal
    ? { code: 'INSUFFICIENT_STORAGE', status: 507 }
    : {
        code: error instanceof CodedRefusal ? error.wireCode : error.code,
        status: getHTTPStatusCodeFromError(error),
      };
}

/** The refusal of a change that was made from an older version than the one that is kept now. */
export const staleChange = (what: string) =>
  new TRPCError({
    code: 'CONFLICT',
    message: `This ${what} was changed in the meantime. Compare both versions, then save again.`,
  });

/** The refusal of a body that is larger than its route needs. @param bytes that it takes */
export const bodyTooLarge = (bytes: number) =>
  new TRPCError({
    code: 'PAYLOAD_TOO_LARGE',
    message: `The request is larger than the ${bytes / 1024} kB that are taken here. Send less at once.`,
  });

export const notFound = (what: string) =>
  new TRPCError({ code: 'NOT_FOUND', message: `There is no such ${what}, or it is not yours.` });

/** The faults of single fields that an error carries; undefined where it is no error of input. */
export function issuesOf(error: TRPCError): FieldIssue[] | undefined {
  if (error instanceof FieldError) return error.issues;
  return error.cause instanceof z.ZodError && error.code === 'BAD_REQUEST'
    ? fieldIssues(error.cause)
    : undefined;
}

/** The sentence that a caller may read; what went wrong inside is for the log alone. */
export function publicMessage(error: TRPCError): string {
  if (error.code === 'INTERNAL_SERVER_ERROR') return 'Something went wrong on our side. Please try again.';
  const issues = issuesOf(error);
  return issues ? issuesMessage(issues) : error.message;
}

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
/** A request that its sender broke off has the code of a lost connection as well, but no call of the system behind it. */
const isAbortedRequest = (cause: Error) => cause.message === 'aborted' && !('syscall' in cause);

const diskFull = '53100';
const retryable = new Set(['40001', '40P01', '55P03', '57014']);

// Texts and numbers that contracts should have refused already.
const unstorable = new Set(['22021', '22P05', '22003', '22P02', '22008', '22001']);

/** Gives an error of the database, the file store or the network the refusal that a caller can act on; leaves every other error as it is. */
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
  if (
    (unreachable.has(code) && !isAbortedRequest(cause)) ||
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
