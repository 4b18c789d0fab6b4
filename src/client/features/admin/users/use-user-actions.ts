import type { User } from '../../../../contracts/account';
import { failureReason, refusalCode } from '../../../api/failure-reason';
import { trpc } from '../../../api/trpc';
import { useSession } from '../../../session/session';
import { useLeave } from '../../../session/use-leave';
import { confirm } from '../../../ui/question-store';
import { showError, showSuccess } from '../../../ui/toast';
import { nameOf } from './name-of';

const confirmText = 'Are you sure you want to deactivate this user? This action cannot be undone.';

/** The failure text, with the server's reason where it refused; an internal error has none that helps. */
function failure(text: string, error: unknown): string {
  const code = refusalCode(error);
  return code && code !== 'INTERNAL_SERVER_ERROR' ? `${text}. ${failureReason(error)}` : text;
}

/** Changes one account; the list shows the change at once and is then refetched. */
export function useUserActions(user: User) {
  const { id, role } = user;
  const utils = trpc.useUtils();
  const isOwn = useSession().user?.id === id;
  const leave = useLeave();
  const roleChange = trpc.admin.users.setRole.useMutation();
  const deactivation = trpc.admin.users.deactivate.useMutation();
  const reactivation = trpc.admin.users.reactivate.useMutation();

  const show = (change: Partial<User>) => {
    utils.admin.users.list.setQueriesData({}, {}, (page) => {
      if (!page) return page;
      return { ...page, users: page.users.map((item) => (item.id === id ? { ...item, ...change } : item)) };
    });
    void utils.admin.invalidate();
    if (isOwn) void utils.auth.me.invalidate();
  };
  const act = async (change: () => Promise<Partial<User>>, texts: { done: string; failed: string }) => {
    try {
      const changed = await change();
      if (isOwn && changed.isActive === false) leave();
      else show(changed);
      showSuccess('Success', texts.done);
    } catch (error) {
      showError('Error', failure(texts.failed, error));
    }
  };

  return {
    isChangingRole: roleChange.isPending,
    isSwitching: deactivation.isPending || reactivation.isPending,
    setRole: () =>
      act(
        async () => {
          const { user: changed } = await roleChange.mutateAsync({
            id,
            role: role === 'admin' ? 'user' : 'admin',
          });
          return { role: changed.role };
        },
        { done: 'User role updated successfully', failed: 'Failed to update user role' },
      ),
    deactivate: () =>
      confirm({
        title: `Deactivate ${nameOf(user)}?`,
        text: confirmText,
        confirm: 'Deactivate',
        cancel: 'Cancel',
        isDestructive: true,
        act: () =>
          act(
            async () => {
              await deactivation.mutateAsync({ id });
              return { isActive: false };
            },
            { done: 'User deactivated successfully', failed: 'Failed to deactivate user' },
          ),
      }),
    reactivate: () =>
      act(
        async () => {
          const { user: changed } = await reactivation.mutateAsync({ id });
          return { isActive: changed.isActive };
        },
        { done: 'User reactivated successfully', failed: 'Failed to reactivate user' },
      ),
  };
}
