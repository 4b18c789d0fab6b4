import { deleteSentDocument, listSentDocuments } from '../../../db/contacts/sent-documents';
import { employerContact } from '../../contracts/employer-contact';
import { byId } from '../../contracts/ids';
import { maxSentDocuments, sentDocumentList } from '../../contracts/sent-document';
import { notFound } from '../errors';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';

const sentDocuments = router({
  list: signedInProcedure
    .meta(
      rest(
        'GET /employer-contacts/{id}/sent-documents',
        `What the contact was sent, as it was then, the latest first: one PDF a day and ${maxSentDocuments} at most`,
      ),
    )
    .input(byId)
    .output(sentDocumentList)
    .query(async ({ ctx, input }) => {
      const documents = await listSentDocuments(ctx.db, ctx.caller.accountId, input.id);
      if (!documents) throw notFound(employerContact.noun);
      return documents;
    }),

  remove: signedInProcedure
    .meta(rest('DELETE /sent-documents/{id}', 'Deletes what a contact was sent, with its file'))
    .input(byId)
    .output(byId)
    .mutation(async ({ ctx, input }) => {
      if (!(await deleteSentDocument(ctx.db, ctx.caller.accountId, input.id))) throw notFound('document');
      return input;
    }),
});

/** What contacts were sent. */
export const sentDocumentsRouter = router({ sentDocuments });
