import { designChange, designDraft, profileDesign, sectionChange } from '../../contracts/design';
import { byProfile } from '../../contracts/ids';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';
import {
  changeSection,
  discardDraft,
  getDesign,
  publishDraft,
  saveDraft,
  undoPublication,
} from './change-design';

export const designRouter = router({
  get: signedInProcedure
    .meta(
      rest('GET /profile/{profileId}/design', "The design of the caller's page, published and as a draft"),
    )
    .input(byProfile)
    .output(profileDesign)
    .query(({ ctx, input }) => getDesign(ctx, input.profileId)),

  save: signedInProcedure
    .meta(
      rest(
        'PUT /profile/{profileId}/design/draft',
        'Keeps a design as a draft, which only the owner sees; with updatedAt, only where the design still has that version',
      ),
    )
    .input(designDraft)
    .output(profileDesign)
    .mutation(({ ctx, input }) => saveDraft(ctx, input)),

  changeSection: signedInProcedure
    .meta(
      rest(
        'PUT /profile/{profileId}/design/sections/{key}',
        'Shows a section of the page to visitors, or hides it, at once',
      ),
    )
    .input(sectionChange)
    .output(profileDesign)
    .mutation(({ ctx, input }) => changeSection(ctx, input)),

  discard: signedInProcedure
    .meta(rest('DELETE /profile/{profileId}/design/draft', 'Drops the draft of the design'))
    .input(designChange)
    .output(profileDesign)
    .mutation(({ ctx, input }) => discardDraft(ctx, input)),

  publish: signedInProcedure
    .meta(
      rest(
        'POST /profile/{profileId}/design/publish',
        'Shows the draft of the design to visitors; can be undone for ten minutes',
      ),
    )
    .input(designChange)
    .output(profileDesign)
    .mutation(({ ctx, input }) => publishDraft(ctx, input)),

  undo: signedInProcedure
    .meta(
      rest(
        'POST /profile/{profileId}/design/publish/undo',
        'Shows visitors the design from before the last publication, within ten minutes of it',
      ),
    )
    .input(designChange)
    .output(profileDesign)
    .mutation(({ ctx, input }) => undoPublication(ctx, input)),
});
