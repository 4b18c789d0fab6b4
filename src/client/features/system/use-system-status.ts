import { trpc } from '../../api/trpc';

const refetchInterval = 60_000;

/** What everyone may know of the server; looked up again each minute, as an admin may change it at any time. */
export const useSystemStatus = () => trpc.system.status.useQuery(undefined, { refetchInterval });
