import { findEmployerContact, listEmployerContacts } from '../../../db/contacts/list-contacts';
import { done } from '../../contracts/account';
import { contactRequest } from '../../contracts/contact-request';
import { employerContact, employerContactList } from '../../contracts/employer-contact';
import { byId, byProfile } from '../../contracts/ids';
import { notFound } from '../errors';
import { namedProfileId, ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { createPrivateSectionRouter } from '../sections/section-router';
import { mergeRouters, readingProcedure, router, signedInProcedure } from '../trpc';
import { contactHooks } from './contact-items';
import { historyRouter } from './history-router';
import { insightsRouter } from './insights-router';
import { receiveMessage } from './receive-message';
import { sentDocumentsRouter } from './sent-documents-router';

const readingRouter = router({
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
      const profileId = ownProfileId(ctx, input.profileId);
      const contacts = await listEmployerContacts(ctx.db, ctx.caller.accountId, profileId);
      if (!contacts) throw notFound('profile');
      return contacts;
    }),

  get: signedInProcedure
    .meta(rest('GET /employer-contacts/{id}', 'An employer contact'))
    .input(byId)
    .output(employerContact.item)
    .query(async ({ ctx, input }) => {
      const contact = await findEmployerContact(ctx.db, ctx.caller.accountId, input.id);
      if (!contact) throw notFound(employerContact.noun);
      return contact;
    }),

  request: readingProcedure
    .meta(rest('POST /profile/{profileId}/contact-requests', "Sends a message to the profile's owner", 201))
    .input(contactRequest)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const profileId = await namedProfileId(ctx, input.profileId);
      await receiveMessage(ctx, { ...input, profileId }, await ctx.openedLinks.findLinkId(profileId));
      return { ok: true as const };
    }),
});

export const employerContactsRouter = mergeRouters(
  createPrivateSectionRouter(employerContact, 'employerContacts', contactHooks),
  readingRouter,
  historyRouter,
  insightsRouter,
  sentDocumentsRouter,
);
