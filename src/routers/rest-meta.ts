import type { BodySize, LimitName } from './limits/limits';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

/** Where a procedure stands in the REST interface, below `/api`. */
export interface RestRoute {
  method: Method;
  path: string;
  summary: string;
  status: 200 | 201;
  /** Whether a refusal is answered as its bare text instead of JSON, as some specified routes do. */
  refusesInText?: boolean;
}

/** What a procedure declares about itself beside its input and output. */
export interface ProcedureMeta {
  rest: RestRoute;
  /** Which limit counts its calls. */
  limit?: LimitName;
  /** The largest body that it takes; a short one if not set. */
  body?: BodySize;
}

/** Metadata that gives a procedure its REST twin: `rest('PATCH /skills/{id}', 'Changes a skill')`. */
export function rest(
  route: `${Method} /${string}`,
  summary: string,
  status: 200 | 201 = 200,
): { rest: RestRoute } {
  const method = methods.find((name) => route.startsWith(`${name} `));
  if (!method) throw new Error(`No method of REST: ${route}`);
  return { rest: { method, path: route.slice(method.length + 1), summary, status } };
}
