import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import { dismissHint, listHints } from '../../../db/contacts/read-hints';
import { countOtherViews, deleteSavedView, listSavedViews, saveView } from '../../../db/contacts/saved-views';
import { lockOwnProfile, ownsProfile } from '../../../db/queries/profiles';
import { done } from '../../contracts/account';
import {
  dismissedHint,
  employerContact,
  employerContactFigures,
  hintList,
  hintRule,
  maxSavedViews,
  newSavedView,
  savedView,
  savedViewList,
} from '../../contracts/employer-contact';
import { byId, byProfile } from '../../contracts/ids';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';
import { readFigures } from './read-figures';

const hints = router({
  list: signedInProcedure
    .meta(
      rest(
        'GET /profile/{profileId}/employer-contacts/hints',
        'Proposals of a next step by plain rules, the latest first',
      ),
    )
    .input(byProfile)
    .output(hintList)
    .query(async ({ ctx, input }) => {
      const { accountId } = ctx.caller;
      const profileId = ownProfileId(ctx, input.profileId);
      if (!(await ownsProfile(ctx.db, accountId, profileId))) throw notFound('profile');
      const raised = await listHints(ctx.db, { accountId, profileId, now: ctx.clock.now() });
      return raised.map((hint) => ({ ...hint, rule: hintRule.parse(hint.rule) }));
    }),

  dismiss: signedInProcedure
    .meta(
      rest(
        'POST /employer-contacts/{id}/hints/dismiss',
        'Keeps a hint from being listed again; later ones of its rule are',
      ),
    )
    .input(dismissedHint)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const asker = { accountId: ctx.caller.accountId, now: ctx.clock.now() };
      if (!(await dismissHint(ctx.db, asker, input))) throw notFound(employerContact.noun);
      return { ok: true as const };
    }),
});

const views = router({
  list: signedInProcedure
    .meta(rest('GET /profile/{profileId}/employer-contacts/views', 'The saved views of the screen, by name'))
    .input(byProfile)
    .output(savedViewList)
    .query(async ({ ctx, input }) => {
      const profileId = ownProfileId(ctx, input.profileId);
      const saved = await listSavedViews(ctx.db, ctx.caller.accountId, profileId);
      if (!saved) throw notFound('profile');
      return saved;
    }),

  create: signedInProcedure
    .meta(
      rest(
        'POST /profile/{profileId}/employer-contacts/views',
        'Saves a view of the screen; one of the same name is replaced',
        201,
      ),
    )
    .input(newSavedView)
    .output(savedView)
    .mutation(({ ctx, input: { profileId: named, ...view } }) =>
      ctx.db.transaction().execute(async (tx) => {
        const profile = await lockOwnProfile(tx, ctx.caller.accountId, ownProfileId(ctx, named));
        if (!profile) throw notFound('profile');
        if ((await countOtherViews(tx, profile.id, view.name)) >= maxSavedViews) throw tooManyViews();
        return saveView(tx, { ...view, id: uuid(), profileId: profile.id });
      }),
    ),

  remove: signedInProcedure
    .meta(rest('DELETE /contact-views/{id}', 'Deletes a saved view'))
    .input(byId)
    .output(byId)
    .mutation(async ({ ctx, input }) => {
      if (!(await deleteSavedView(ctx.db, ctx.caller.accountId, input.id))) throw notFound('saved view');
      return input;
    }),
});

const tooManyViews = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: `A profile holds ${maxSavedViews} saved views at most. Delete one first.`,
  });

/** Figures over the histories of all contacts, and the saved views of their list. */
export const insightsRouter = router({
  hints,
  views,

  figures: signedInProcedure
    .meta(
      rest(
        'GET /profile/{profileId}/employer-contacts/figures',
        "The figures of the contacts, from their histories, in the profile's time zone",
      ),
    )
    .input(byProfile)
    .output(employerContactFigures)
    .query(({ ctx, input }) => readFigures(ctx, ownProfileId(ctx, input.profileId))),
});
