import {
  acceptOfCv,
  acceptOfFile,
  byCv,
  byImport,
  imported,
  linesToRead,
  proposal,
  undone,
} from '../../contracts/cv-import';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';
import { acceptImport } from './accept-import';
import { readAgain, readCv } from './read-for-import';
import { undoImport } from './undo-import';

export const cvImportRouter = router({
  read: signedInProcedure
    .meta({
      ...rest(
        'POST /profile/{profileId}/cv/{cvId}/import',
        'Reads a CV and proposes entries for the sections; writes nothing',
      ),
      limit: 'reading',
    })
    .input(byCv)
    .output(proposal)
    .mutation(({ ctx, input: { profileId, cvId } }) => readCv(ctx, ownProfileId(ctx, profileId), cvId)),

  readAgain: signedInProcedure
    .meta({
      ...rest(
        'POST /profile/{profileId}/cv/import/lines',
        'Reads lines of a document as entries of one section; writes nothing',
      ),
      limit: 'reading',
      body: 'import',
    })
    .input(linesToRead)
    .output(proposal)
    .mutation(({ ctx, input }) =>
      readAgain(ctx, { ...input, profileId: ownProfileId(ctx, input.profileId) }),
    ),

  accept: signedInProcedure
    .meta({
      ...rest(
        'POST /profile/{profileId}/cv/{cvId}/import/accept',
        'Writes what was accepted of the proposal for a CV, all of it or nothing',
      ),
      body: 'import',
    })
    .input(acceptOfCv)
    .output(imported)
    .mutation(({ ctx, input: { profileId, cvId, ...accepted } }) =>
      acceptImport(ctx, { profileId: ownProfileId(ctx, profileId), cvId }, accepted),
    ),

  acceptFile: signedInProcedure
    .meta({
      ...rest(
        'POST /profile/{profileId}/cv/import/accept',
        'Writes what was accepted of the proposal for a file that is not kept, all of it or nothing',
      ),
      body: 'import',
    })
    .input(acceptOfFile)
    .output(imported)
    .mutation(({ ctx, input: { profileId, ...accepted } }) =>
      acceptImport(ctx, { profileId: ownProfileId(ctx, profileId) }, accepted),
    ),

  undo: signedInProcedure
    .meta(
      rest(
        'POST /profile/{profileId}/cv/import/{undoId}/undo',
        'Takes back what an import wrote within the last ten minutes; what was changed since is kept',
      ),
    )
    .input(byImport)
    .output(undone)
    .mutation(({ ctx, input: { profileId, undoId } }) =>
      undoImport(ctx, ownProfileId(ctx, profileId), undoId),
    ),
});
