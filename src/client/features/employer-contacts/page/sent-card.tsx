import { ActionIcon, Anchor } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type SentDocument, sentDocumentPath } from '../../../../contracts/sent-document';
import { sizeText } from '../../../../contracts/size-text';
import { failureReason } from '../../../api/failure-reason';
import { QueryFailure } from '../../../api/query-failure';
import { trpc } from '../../../api/trpc';
import { MetaLine } from '../../../ui/card-parts';
import { dayOf } from '../../../ui/instant-text';
import { confirm } from '../../../ui/question-store';
import { TitledCard } from '../../../ui/titled-card';
import { showError, showSuccess } from '../../../ui/toast';
import { statusLabel } from '../contact-filter';
import classes from './contact-page.module.css';

/** What the contact was sent, the latest first. Nothing before there is anything. */
export function SentCard({ contactId }: { contactId: string }) {
  const utils = trpc.useUtils();
  const query = trpc.employerContacts.sentDocuments.list.useQuery({ id: contactId });
  const remove = trpc.employerContacts.sentDocuments.remove.useMutation();
  async function handleRemove({ id, sentAt, size }: SentDocument) {
    const what = size === null ? 'note' : 'PDF';
    await confirm({
      title: `Delete the ${what} of ${dayOf(sentAt)}`,
      text: 'It is gone for good. The contact keeps its history.',
      confirm: `Delete ${what}`,
      cancel: 'Keep it',
      isDestructive: true,
      async act() {
        try {
          await remove.mutateAsync({ id });
          showSuccess(size === null ? 'Note deleted' : 'PDF deleted');
        } catch (error) {
          showError('Error', failureReason(error, `Failed to delete the ${what}`));
        }
        await utils.employerContacts.sentDocuments.list.invalidate();
      },
    });
  }
  const { data: documents = [] } = query;
  if (documents.length === 0 && !query.isError) return null;
  return (
    <TitledCard title="What you sent" purpose="Your page as it was on that day.">
      {query.isError && !query.data ? (
        <QueryFailure title="Failed to fetch what you sent" query={query} />
      ) : (
        <ul className={classes.rounds} aria-label="What you sent">
          {documents.map((document) => {
            const { id, sentAt, size } = document;
            const text = size === null ? `Sent ${dayOf(sentAt)} · not kept` : `Sent ${dayOf(sentAt)} · PDF`;
            return (
              <li key={id} className={classes.round}>
                <div className={classes.roundText}>
                  {size === null ? (
                    <span>{text}</span>
                  ) : (
                    <Anchor href={sentDocumentPath(id)} download>
                      {text}
                    </Anchor>
                  )}
                  <MetaLine parts={[reasonOf(document), size === null ? whyNotKept : sizeText(size)]} />
                </div>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={`Delete ${text}`}
                  onClick={() => void handleRemove(document)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
      )}
    </TitledCard>
  );
}

const whyNotKept = 'Your storage was full, or the page too long for a PDF';

const reasonOf = ({ label, status }: SentDocument) =>
  label === null ? status && `With the status ${statusLabel(status)}` : `Through the link “${label}”`;
