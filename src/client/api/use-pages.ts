import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

const first: string | undefined = undefined;

/**
 * A cursor-paged list. tRPC's own infinite query sends a field that the contracts
 * do not know.
 * @param queryKey begins like tRPC's own, so that it is looked up again with the procedure's other answers
 * @param isEnabled whether it may be loaded yet
 */
export function usePages<Page extends { next: string | null }>(
  queryKey: QueryKey,
  fetchPage: (after: string | undefined) => Promise<Page>,
  isEnabled = true,
) {
  return useInfiniteQuery({
    queryKey,
    enabled: isEnabled,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: first,
    getNextPageParam: ({ next }): string | undefined => next ?? undefined,
  });
}
