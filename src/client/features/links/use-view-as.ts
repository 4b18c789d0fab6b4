import { defaultProfileId } from '../../../contracts/ids';
import { withQuery } from '../../../contracts/page-queries';
import { trpc } from '../../api/trpc';

/** @returns where the owner sees the page as the reader of a link sees it */
export function useViewAs(): (linkId: string) => string {
  const { data } = trpc.dashboard.get.useQuery({ profileId: defaultProfileId });
  return (linkId) => withQuery(`/profile/${data?.profile.profileSlug ?? ''}`, 'viewer', `link:${linkId}`);
}
