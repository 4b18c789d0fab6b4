import { useEffect } from 'react';
import type { Domain } from '../../../contracts/domain';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason, isPlanRefusal } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { announce } from '../../ui/announce';
import { confirm } from '../../ui/question-store';
import { showError, showInfo, showSuccess } from '../../ui/toast';

const ofProfile = { profileId: defaultProfileId };

/** How often the screen checks whether a waiting domain has been verified, in milliseconds. */
const lookEvery = 10_000;

/** The domains of the profile, polled while one of them waits for its record. */
export function useDomains() {
  const query = trpc.domains.list.useQuery(ofProfile, {
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state, nextCheckAt }) => state !== 'verified' && nextCheckAt !== null)
        ? lookEvery
        : false,
  });
  useAddressOf(query.data);
  return query;
}

/** Refetches the page's address wherever it is shown, if the domains have changed it. */
function useAddressOf(domains: Domain[] | undefined): void {
  const utils = trpc.useUtils();
  useEffect(() => {
    const shown = utils.dashboard.get.getData(ofProfile)?.pageUrl;
    if (!domains || shown === undefined) return;
    const canonical = domains.find(({ isCanonical }) => isCanonical);
    const isRight = canonical ? shown === canonical.url : !domains.some(({ url }) => url === shown);
    if (isRight) return;
    void utils.dashboard.get.invalidate();
    void utils.links.list.invalidate();
    void utils.portfolios.list.invalidate();
  }, [domains, utils]);
}

/** Adds, checks and deletes domains, and updates the cache. */
export function useDomainActions() {
  const utils = trpc.useUtils();
  const creating = trpc.domains.create.useMutation();
  const checking = trpc.domains.check.useMutation();
  const removing = trpc.domains.remove.useMutation();

  /** Another domain may have become the canonical one. */
  const refresh = () => utils.domains.list.invalidate();

  /** @returns why it could not be added; undefined if it was, or if the plan is the reason, which the offer of a larger plan explains */
  async function add(host: string): Promise<{ isAdded: boolean; fault?: string }> {
    try {
      await creating.mutateAsync({ ...ofProfile, host });
      await refresh();
      showSuccess('Domain added', 'Now set the records that are listed with it.');
      return { isAdded: true };
    } catch (error) {
      return isPlanRefusal(error) ? { isAdded: false } : { isAdded: false, fault: failureReason(error) };
    }
  }

  async function check({ id, name }: Domain): Promise<void> {
    try {
      const { state } = await checking.mutateAsync({ id });
      await refresh();
      if (state === 'verified') showSuccess('Verified', `${name} serves your page.`);
      else showInfo('Not verified yet', 'What was found is said with the domain.');
    } catch (error) {
      showError('Failed to check the domain', failureReason(error));
    }
  }

  /** Asks first. */
  const remove = ({ id, name, state }: Domain) =>
    confirm({
      title: `Delete ${name}?`,
      text:
        state === 'verified'
          ? 'It stops showing your page at once. Your page stays at its usual address.'
          : 'To use it later, you would add it again, with another record.',
      confirm: 'Delete domain',
      cancel: 'Keep it',
      isDestructive: true,
      act: async () => {
        try {
          await removing.mutateAsync({ id });
          await refresh();
          announce(`${name} was deleted.`);
          showSuccess('Domain deleted');
        } catch (error) {
          showError('Failed to delete the domain', failureReason(error));
        }
      },
    });

  const checkingId = checking.isPending ? checking.variables.id : undefined;
  return { add, check, remove, isAdding: creating.isPending, checkingId };
}
