import { listEmployerContacts } from '../../../db/queries/contact-requests';
import { ownsProfile } from '../../../db/queries/profiles';
import { done } from '../../contracts/account';
import { contactRequest } from '../../contracts/contact-request';
import { employerContactList } from '../../contracts/employer-contact';
import { byProfile } from '../../contracts/ids';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { publicProcedure, router, signedInProcedure } from '../trpc';
import { receiveMessage } from './receive-message';

export const employerContactsRouter = router({
  list: signedInProcedure
    .meta(
      rest(
        'GET /profile/{profileId}/employer-contacts',
        'The employer contacts of the profile, newest first',
      ),
    )
    .input(byProfile)
    .output(employerContactList)
    .query(async ({ ctx, input }) => {
      const { accountId } = ctx.caller;
      const profileId = ownProfileId(ctx, input.profileId);
      if (!(await ownsProfile(ctx.db, accountId, profileId))) throw notFound('profile');
      return listEmployerContacts(ctx.db, accountId, profileId);
    }),

  request: publicProcedure
    .meta(rest('POST /profile/{profileId}/contact-requests', "Sends a message to the profile's owner", 201))
    .input(contactRequest)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await receiveMessage(ctx, input);
      return { ok: true as const };
    }),
});
