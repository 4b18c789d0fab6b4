import type { z } from 'zod';
import type { usersQuery } from '../../../../contracts/admin/users';
import { useAdminAddress } from '../use-admin-address';

export type ListChoice = Omit<z.output<typeof usersQuery>, 'id'>;

/** Which accounts the list shows. */
export function useListChoice() {
  const { address, change } = useAdminAddress();
  const { search, role, status, plan, order, page } = address;
  const choice: ListChoice = { search, role, status, plan, order, page };

  /** Any change but that of the page goes back to the first page. */
  const choose = (chosen: ListChoice, options?: { replace: boolean }) =>
    change({ page: undefined, ...chosen }, options);

  return { choice, choose };
}
