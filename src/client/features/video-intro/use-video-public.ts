import { TRPCClientError } from '@trpc/client';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { showError } from '../../ui/toast';

const ofProfile = { profileId: defaultProfileId };

/** Whether visitors see the video: the page's own section, which Design shows and hides as well. */
export function useVideoPublic() {
  const utils = trpc.useUtils();
  const { data: design } = trpc.design.get.useQuery(ofProfile);
  const changing = trpc.design.changeSection.useMutation();
  const isPublic = design?.published.sections.find(({ key }) => key === 'video')?.isShown;

  async function setPublic(isShown: boolean) {
    try {
      const section = { key: 'video' as const, isShown };
      utils.design.get.setData(ofProfile, await changing.mutateAsync({ ...ofProfile, ...section }));
    } catch (error) {
      if (!(error instanceof TRPCClientError)) throw error;
      showError('The video is as visible as before', failureReason(error));
    }
  }

  return { isPublic, setPublic };
}
