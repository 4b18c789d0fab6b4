import type { BodySize, LimitName } from './limits/limits';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

/** A procedure's REST route, below `/api`. */
export interface RestRoute {
  method: Method;
  path: string;
  summary: string;
  status: 200 | 201;
  /** Whether refusals are plain text instead of JSON, as specified for some routes. */
  refusesInText?: boolean;
}

/** Who may call: anyone; anyone, though whoever is signed in may get more; a session; an admin's session. */
export type CallAccess = 'anyone' | 'readers' | 'session' | 'admin';

/** A procedure's metadata. */
export interface ProcedureMeta {
  /** Omitted if it has no REST route. */
  rest?: RestRoute;
  /** Set by the kinds of procedures in `trpc.ts`, which enforce it. */
  access?: CallAccess;
  /** The limit that counts its calls. */
  limit?: LimitName;
  /** Whether calls are too many to log each; they come from pages and change none. */
  isFrequent?: boolean;
  /** The largest body; `short` if omitted. */
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
