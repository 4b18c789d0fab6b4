import { defaultProfileId } from '../../../contracts/ids';
import { newTestimonialRequest, type TestimonialRequest } from '../../../contracts/testimonial-request';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { confirm } from '../../ui/question-store';
import { showError, showSuccess } from '../../ui/toast';

const ofProfile = { profileId: defaultProfileId };

/** All requests of the profile, refetched whenever a screen opens, as authors write meanwhile. */
export const useRequests = () =>
  trpc.testimonialRequests.list.useQuery(ofProfile, { refetchOnMount: 'always' });

/** A version that waits for a decision, or was declined. */
export type Version = NonNullable<TestimonialRequest['version']>;

/** Makes requests, reminds of them, revokes them, and decides about what was written. */
export function useRequestActions() {
  const utils = trpc.useUtils();
  const creating = trpc.testimonialRequests.create.useMutation();
  const reminding = trpc.testimonialRequests.remind.useMutation();
  const revoking = trpc.testimonialRequests.revoke.useMutation();
  const approving = trpc.testimonialRequests.approve.useMutation();
  const declining = trpc.testimonialRequests.decline.useMutation();

  function keep(request: TestimonialRequest): TestimonialRequest {
    utils.testimonialRequests.list.setData(ofProfile, (requests) =>
      requests?.some(({ id }) => id === request.id)
        ? requests.map((other) => (other.id === request.id ? request : other))
        : requests && [request, ...requests],
    );
    void utils.dashboard.invalidate();
    return request;
  }

  /** Runs a change, and says how it went. @returns whether it was done */
  async function run(work: () => Promise<TestimonialRequest>, done: string, failed: string) {
    try {
      keep(await work());
      showSuccess(done);
      return true;
    } catch (error) {
      showError(failed, failureReason(error));
      // It may have changed while the owner was reading it.
      void utils.testimonialRequests.list.invalidate();
      return false;
    }
  }

  return {
    isBusy: [creating, reminding, revoking, approving, declining].some(({ isPending }) => isPending),

    /** @param asked as the contract has it; without a profile */
    create: async (asked: object) =>
      keep(await creating.mutateAsync(newTestimonialRequest.parse({ ...ofProfile, ...asked }))),

    remind: ({ id }: TestimonialRequest) =>
      run(() => reminding.mutateAsync({ id }), 'Reminder sent', 'Failed to send the reminder'),

    revoke: ({ id }: TestimonialRequest) =>
      confirm({
        title: 'Revoke this request?',
        text: 'Nothing can be written through its link any more, and what is not approved is deleted.',
        confirm: 'Revoke it',
        cancel: 'Keep it',
        isDestructive: true,
        act: async () => {
          await run(() => revoking.mutateAsync({ id }), 'Request revoked', 'Failed to revoke the request');
        },
      }),

    async approve({ id }: TestimonialRequest, { id: versionId }: Version) {
      const isDone = await run(
        () => approving.mutateAsync({ id, versionId }),
        'Testimonial approved',
        'Failed to approve the testimonial',
      );
      if (isDone) await utils.sections.testimonials.list.invalidate();
    },

    decline: ({ id }: TestimonialRequest, { id: versionId }: Version) =>
      run(
        () => declining.mutateAsync({ id, versionId }),
        'Testimonial declined',
        'Failed to decline the testimonial',
      ),
  };
}
