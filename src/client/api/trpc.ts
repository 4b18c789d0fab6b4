import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpLink, splitLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import type { AppRouter } from '../../routers/app-router';
import { reportPlanRefusal, withdrawPlanRefusal } from '../ui/plan-offer/plan-offer-store';
import { fetchJson } from './fetch-json';
import { unreadable, wordless } from './refusal-text';
import { reportFailure } from './session-refusals';
import { shownPortfolioHeaders } from './shown-portfolio';

export const trpc = createTRPCReact<AppRouter>();

// The server reads plain JSON, which is all that contracts hold.
const unchanged = (input: unknown) => input;
const transformer = { input: { serialize: unchanged, deserialize: unchanged }, output: superjson };
const link = { url: '/trpc', transformer, fetch: fetchJson, headers: shownPortfolioHeaders };

/** The option of a hook whose calls outlive the page that is being left. */
export const outlivingPage = { trpc: { context: { outlivesPage: true } } };

const fetchBeyondPage: typeof fetchJson = (address, init) => fetchJson(address, { ...init, keepalive: true });

// A slow call delays the whole batch, so batches are small, and neither auth calls nor those known as slow are batched.
const maxItems = 10;
const slow = new Set(['profile.unprintable']);

/** Turns transport errors into sentences for people; the cause keeps the original. */
const sayPlainly: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        next(value) {
          withdrawPlanRefusal(op.path);
          observer.next(value);
        },
        complete: () => observer.complete(),
        error(error) {
          // Refusals of our server carry data.
          if (error.data) {
            reportFailure(error.data.httpStatus);
            if (error.data.upgradeTo) reportPlanRefusal(op.path, error.message);
            return observer.error(error);
          }
          // A fetch without an answer fails with a TypeError.
          const words = error.cause instanceof TypeError ? wordless(0) : unreadable;
          observer.error(new TRPCClientError(words, error.cause && { cause: error.cause }));
        },
      }),
    );

/** The tRPC client; the session travels in an httpOnly cookie. */
export const createTrpcClient = () =>
  trpc.createClient({
    links: [
      sayPlainly,
      splitLink({
        // A batch is sent a moment later, when the page is gone.
        condition: ({ context }) => context.outlivesPage === true,
        true: httpLink({ ...link, fetch: fetchBeyondPage }),
        false: splitLink({
          condition: ({ path }) => path.startsWith('auth.') || slow.has(path),
          true: httpLink(link),
          false: httpBatchLink({ ...link, maxItems }),
        }),
      }),
    ],
  });

// Offline calls fail at once. Paused ones would run later, when nobody expects them to.
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
