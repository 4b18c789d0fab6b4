import type { FastifyRequest } from 'fastify';
import { pageQueries } from '../../contracts/page-queries';

/** What the address of a page says in its query; empty if it says it more than once. */
export function pageQuery(
  { query }: Pick<FastifyRequest, 'query'>,
  name: keyof typeof pageQueries,
): string | undefined {
  const entries: [string, unknown][] =
    typeof query === 'object' && query !== null ? Object.entries(query) : [];
  const value = entries.find(([key]) => key === pageQueries[name])?.[1];
  return value === undefined || typeof value === 'string' ? value : '';
}

/** The address of a page, or of one of its forms, at another slug. */
export const atSlug = (url: string, slug: string): string =>
  url.replace(/^\/profile\/[^/?.]*/, `/profile/${slug}`);
