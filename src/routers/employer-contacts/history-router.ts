import { deleteNote, deleteRound, lockNote, updateNote } from '../../../db/contacts/notes-and-rounds';
import { findContactChangeToken, readTimeline } from '../../../db/contacts/read-timeline';
import { retention } from '../../../db/retention';
import {
  contactChangeToken,
  employerContact,
  interviewRound,
  newNote,
  newRound,
  note,
  noteUpdate,
  reply,
  roundUpdate,
  timeline,
  timelineLength,
  timelineQuery,
  undoneMove,
} from '../../contracts/employer-contact';
import { byId } from '../../contracts/ids';
import { notFound, staleChange } from '../errors';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';
import { describeEvent } from './describe-event';
import { addNote, addRound, changeRound, replyTo, undoMove } from './write-history';

const notes = router({
  create: signedInProcedure
    .meta({ ...rest('POST /employer-contacts/{id}/notes', 'Adds a note to the timeline', 201), body: 'long' })
    .input(newNote)
    .output(note)
    .mutation(({ ctx, input }) => addNote(ctx, input)),

  update: signedInProcedure
    .meta({
      ...rest(
        'PATCH /contact-notes/{id}',
        'Changes a note, which keeps its time; with updatedAt, only where it still has that version',
      ),
      body: 'long',
    })
    .input(noteUpdate)
    .output(note)
    .mutation(({ ctx, input: { id, text, updatedAt } }) =>
      ctx.db.transaction().execute(async (tx) => {
        const current = await lockNote(tx, ctx.caller.accountId, id);
        if (!current) throw notFound('note');
        if (updatedAt && updatedAt !== current.updatedAt) throw staleChange('note');
        return { id, kind: 'note' as const, text, ...(await updateNote(tx, id, text)) };
      }),
    ),

  remove: signedInProcedure
    .meta(rest('DELETE /contact-notes/{id}', 'Deletes a note'))
    .input(byId)
    .output(byId)
    .mutation(async ({ ctx, input }) => {
      if (!(await deleteNote(ctx.db, ctx.caller.accountId, input.id))) throw notFound('note');
      return input;
    }),
});

const rounds = router({
  create: signedInProcedure
    .meta({ ...rest('POST /employer-contacts/{id}/rounds', 'Adds an interview round', 201), body: 'long' })
    .input(newRound)
    .output(interviewRound)
    .mutation(({ ctx, input }) => addRound(ctx, input)),

  update: signedInProcedure
    .meta({
      ...rest(
        'PATCH /contact-rounds/{id}',
        'Changes an interview round; with updatedAt, only where it still has that version',
      ),
      body: 'long',
    })
    .input(roundUpdate)
    .output(interviewRound)
    .mutation(({ ctx, input }) => changeRound(ctx, input)),

  remove: signedInProcedure
    .meta(rest('DELETE /contact-rounds/{id}', 'Deletes an interview round'))
    .input(byId)
    .output(byId)
    .mutation(async ({ ctx, input }) => {
      if (!(await deleteRound(ctx.db, ctx.caller.accountId, input.id))) throw notFound('interview round');
      return input;
    }),
});

/** What happens with a contact. */
export const historyRouter = router({
  notes,
  rounds,

  timeline: signedInProcedure
    .meta(
      rest(
        'GET /employer-contacts/{id}/timeline',
        `What happened with the contact, newest first, ${timelineLength} lines at most; the list goes on with before, the id of the last one`,
      ),
    )
    .input(timelineQuery)
    .output(timeline)
    .query(async ({ ctx, input: { id, before } }) => {
      const rows = await readTimeline(ctx.db, ctx.caller.accountId, id, { limit: timelineLength, before });
      if (!rows) throw notFound(employerContact.noun);
      return rows.map(describeEvent);
    }),

  changeToken: signedInProcedure
    .meta(
      rest(
        'GET /employer-contacts/{id}/change-token',
        'Whether something has happened since the last answer',
      ),
    )
    .input(byId)
    .output(contactChangeToken)
    .query(async ({ ctx, input }) => {
      const changeToken = await findContactChangeToken(ctx.db, ctx.caller.accountId, input.id);
      if (changeToken === undefined) throw notFound(employerContact.noun);
      return { changeToken };
    }),

  reply: signedInProcedure
    .meta(
      rest(
        'POST /employer-contacts/{id}/reply',
        'Records that the owner begins a mail to the contact, which is responded thereby if it had not come further; answers the draft',
      ),
    )
    .input(byId)
    .output(reply)
    .mutation(({ ctx, input }) => replyTo(ctx, input.id)),

  undoMove: signedInProcedure
    .meta(
      rest(
        'POST /employer-contacts/{id}/undo-move',
        `Takes the last move of the contact back, which was to status, for ${retention.undoMinutes} minutes`,
      ),
    )
    .input(undoneMove)
    .output(employerContact.item)
    .mutation(({ ctx, input }) => undoMove(ctx, input)),
});
