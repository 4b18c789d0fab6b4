import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEvent } from '../../../../contracts/audit';
import { trpc } from '../../../trpc';

const first: string | undefined = undefined;

/** The audit log page by page. tRPC's own infinite query sends a field that the contract does not know. */
export function useAuditLog(filter: { event?: AuditEvent; accountId?: string }) {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: [['admin', 'auditLog'], filter],
    queryFn: ({ pageParam }) =>
      client.admin.auditLog.query({ ...filter, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: first,
    getNextPageParam: ({ next }): string | undefined => next ?? undefined,
  });
}
