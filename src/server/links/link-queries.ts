import type { FastifyRequest } from 'fastify';
import { pageQueries } from '../../contracts/page-queries';

/** The token in the address; undefined if there is none, and empty if it is given more than once. */
export function tokenIn({ query }: FastifyRequest): string | undefined {
  const token = queryOf(query).get(pageQueries.link);
  return token === undefined || typeof token === 'string' ? token : '';
}

/** The link as whose reader the caller wants to see the page. */
export function viewedAs({ query }: FastifyRequest): string | undefined {
  const as = queryOf(query).get(pageQueries.viewer);
  return typeof as === 'string' ? /^link:([\da-f-]{36})$/.exec(as)?.[1] : undefined;
}

/** When the button was pressed that led here, in milliseconds; NaN if none did. */
export const pressedAt = ({ query }: FastifyRequest): number =>
  Number.parseInt(String(queryOf(query).get(pageQueries.pressed)), 36);

const queryOf = (query: unknown) =>
  new Map<string, unknown>(typeof query === 'object' && query !== null ? Object.entries(query) : []);
