import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from '../routers/app-router';
import { fetchJson } from './fetch-json';

export const trpc = createTRPCReact<AppRouter>();

const link = { url: '/trpc', transformer: superjson, fetch: fetchJson };

// A slow call keeps the answers of those beside it waiting; those of auth go alone.
const maxItems = 10;

/** The connection to the server; the session travels in a cookie that no script can read. */
export const createTrpcClient = () =>
  trpc.createClient({
    links: [
      splitLink({
        condition: (operation) => operation.path.startsWith('auth.'),
        true: httpLink(link),
        false: httpBatchLink({ ...link, maxItems }),
      }),
    ],
  });

/** Data never goes stale by itself: mutations keep the cache right. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
