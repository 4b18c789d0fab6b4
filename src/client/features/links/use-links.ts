import { defaultProfileId } from '../../../contracts/ids';
import { type Link, linkUpdate, newLink } from '../../../contracts/link';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { confirm } from '../../ui/question-store';
import { showError, showSuccess } from '../../ui/toast';
import { revokeQuestion } from './link-text';

const ofProfile = { profileId: defaultProfileId };

/** All links of the profile, refetched whenever a screen opens, as readers open them meanwhile. */
export const useLinks = () => trpc.links.list.useQuery(ofProfile, { refetchOnMount: 'always' });

/** Makes, changes and revokes links, and updates the cache. */
export function useLinkActions() {
  const utils = trpc.useUtils();
  const creating = trpc.links.create.useMutation();
  const updating = trpc.links.update.useMutation();
  const revoking = trpc.links.revoke.useMutation();

  function keep(link: Link): Link {
    utils.links.list.setData(ofProfile, (links) =>
      links?.some(({ id }) => id === link.id)
        ? links.map((other) => (other.id === link.id ? link : other))
        : links && [link, ...links],
    );
    void utils.links.details.invalidate({ id: link.id });
    void utils.employerContacts.invalidate();
    return link;
  }

  /** @param choices as the contract has them; without a profile */
  const create = async (choices: object) =>
    keep(await creating.mutateAsync(newLink.parse({ ...ofProfile, ...choices })));

  /** @param changes only what differs, so that nothing else is overwritten */
  const update = async ({ id, updatedAt }: Link, changes: object) =>
    keep(await updating.mutateAsync(linkUpdate.parse({ id, updatedAt, ...changes })));

  /** Asks first. */
  const revoke = ({ id, label }: Link) =>
    confirm({
      ...revokeQuestion(label),
      act: async () => {
        try {
          keep(await revoking.mutateAsync({ id }));
          showSuccess('Link revoked');
        } catch (error) {
          showError('Failed to revoke the link', failureReason(error));
        }
      },
    });

  return { create, update, revoke, isSaving: creating.isPending || updating.isPending };
}
