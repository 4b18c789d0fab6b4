interface RefusalKind {
  status: number;
  /** What to do about it. */
  description: string;
  example: { message: string; code: string; issues?: { path: (string | number)[]; message: string }[] };
}

/** The refusals that calls have in common, by the names of their components. */
export const refusals = {
  InvalidInput: {
    status: 400,
    description: 'The input is not valid. `issues` names each field and what is wrong with it.',
    example: {
      message: 'name: This field is required.',
      code: 'BAD_REQUEST',
      issues: [{ path: ['name'], message: 'This field is required.' }],
    },
  },
  SignInNeeded: {
    status: 401,
    description: 'There is no session, or it has ended. Sign in.',
    example: { message: 'Please sign in first.', code: 'UNAUTHORIZED' },
  },
  Forbidden: {
    status: 403,
    description: 'The account of the session may not do this: it is about to be deleted, or is not an admin.',
    example: { message: 'Only admins can do this.', code: 'FORBIDDEN' },
  },
  NotFound: {
    status: 404,
    description: 'There is no such thing, or it is somebody else’s.',
    example: { message: 'There is no such skill, or it is not yours.', code: 'NOT_FOUND' },
  },
  Conflict: {
    status: 409,
    description: 'It contradicts what is stored: a limit is reached, or somebody changed it in the meantime.',
    example: {
      message: 'This skill was changed in the meantime. Compare both versions, then save again.',
      code: 'CONFLICT',
    },
  },
  TooLarge: {
    status: 413,
    description: 'The body or the file is too large.',
    example: {
      message: 'The request is larger than the 16 kB that are taken here. Send less at once.',
      code: 'PAYLOAD_TOO_LARGE',
    },
  },
  WrongMediaType: {
    status: 415,
    description: 'The body has another type than the call takes, or is encoded.',
    example: { message: 'Send this as application/json.', code: 'UNSUPPORTED_MEDIA_TYPE' },
  },
  TooManyCalls: {
    status: 429,
    description: 'Too many calls. `Retry-After` says after how many seconds to try again.',
    example: {
      message: 'Too many attempts. Please try again in 2 minutes.',
      code: 'TOO_MANY_REQUESTS',
    },
  },
  Unavailable: {
    status: 503,
    description:
      'A part of the server is down, busy or not configured. Nothing was written; try again later.',
    example: {
      message: 'The server is busy with many such requests. Please try again in a few seconds.',
      code: 'SERVICE_UNAVAILABLE',
    },
  },
} as const satisfies Record<string, RefusalKind>;

export type RefusalName = keyof typeof refusals;
