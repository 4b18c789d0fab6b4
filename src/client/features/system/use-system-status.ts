import { trpc } from '../../api/trpc';

const refetchInterval = 60_000;

/** The server's public status; refetched each minute, because an admin may change it at any time. */
export const useSystemStatus = () => trpc.system.status.useQuery(undefined, { refetchInterval });
