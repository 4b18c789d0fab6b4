import { TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { pageQuery } from '../http/page-query';

/** A request for a page, or for what belongs to one. */
type PageRequest = Pick<FastifyRequest, 'query'> & { params: { slug: string; language?: string } };

/**
 * The other language of a page that a request wants, in its path or in its query; undefined for the page's own.
 * @param usual where it names none
 * @throws NOT_FOUND if the page is not in it
 */
export function wantedLanguage(
  request: PageRequest,
  [own, ...others]: string[],
  usual?: string,
): string | undefined {
  const wanted = request.params.language ?? pageQuery(request, 'language') ?? usual;
  if (wanted === undefined || wanted === own) return undefined;
  if (others.includes(wanted)) return wanted;
  throw new TRPCError({ code: 'NOT_FOUND', message: 'This page is not in that language.' });
}

/** The language that a page is shown in, or that its link names, if the page is in it and it is not its own. */
export const otherLanguageOf = ({
  language,
  pageLanguages,
}: {
  language: string | null;
  pageLanguages: string[];
}): string | undefined => pageLanguages.slice(1).find((other) => other === language);
