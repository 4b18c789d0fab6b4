/** A refusal in the shape of Stripe's API. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly details: { code?: string; param?: string } = {},
  ) {
    super(message);
  }
}

export const invalidRequest = (message: string, param?: string) =>
  new ApiError(400, 'invalid_request_error', message, param ? { param } : {});

/** The refusal of an id that names nothing: 404 for one in the path, 400 for one in a parameter. */
export const missing = (what: string, id: string, status = 404, param = 'id') =>
  new ApiError(status, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
