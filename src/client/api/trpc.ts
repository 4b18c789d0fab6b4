import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpLink, splitLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import type { AppRouter } from '../../routers/app-router';
import { fetchJson } from './fetch-json';
import { unreadable, wordless } from './refusal-text';

export const trpc = createTRPCReact<AppRouter>();

// The server reads plain JSON, which is all that contracts hold.
const asItIs = (input: unknown) => input;
const transformer = { input: { serialize: asItIs, deserialize: asItIs }, output: superjson };
const link = { url: '/trpc', transformer, fetch: fetchJson };

// A slow call keeps the answers of those beside it waiting; those of auth go alone.
const maxItems = 10;

/** Whatever went wrong on the way, its message is a sentence for people; its cause says what it was. */
const sayPlainly: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error(error) {
          // What our server refuses comes with data.
          if (error.data) return observer.error(error);
          // A fetch that had no answer fails with a TypeError.
          const words = error.cause instanceof TypeError ? wordless(0) : unreadable;
          observer.error(new TRPCClientError(words, error.cause && { cause: error.cause }));
        },
      }),
    );

/** The connection to the server; the session travels in a cookie that no script can read. */
export const createTrpcClient = () =>
  trpc.createClient({
    links: [
      sayPlainly,
      splitLink({
        condition: (operation) => operation.path.startsWith('auth.'),
        true: httpLink(link),
        false: httpBatchLink({ ...link, maxItems }),
      }),
    ],
  });

// A call without a network fails at once and says so. Held back, it would act later on, unasked.
const always = { networkMode: 'always', retry: false } as const;

/** Data never goes stale by itself: mutations keep the cache right. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...always,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: always,
    },
  });
