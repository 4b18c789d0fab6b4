import { Skeleton } from '@mantine/core';
import { defaultProfileId } from '../../../contracts/ids';
import type { MailChoices } from '../../../contracts/mail-choice';
import { failureReason } from '../../api/failure-reason';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { DescribedSwitch } from '../../ui/described-switch';
import { dayOf } from '../../ui/instant-text';
import { showError, showSuccess } from '../../ui/toast';
import { useMailHint } from './use-mail-hint';

const profileId = defaultProfileId;

const mails = {
  weeklyDigest: {
    label: 'Weekly digest by e-mail',
    when: (zone: string) => `On Mondays at 8:00 AM (${zone}), about a week in which your page was looked at.`,
  },
  dueActions: {
    label: 'Next actions by e-mail',
    when: (zone: string) => `At 8:00 AM (${zone}), on days on which something is due or overdue.`,
  },
};

/** Whether the owner gets a mail about the profile. */
export function MailSwitch({ kind }: { kind: keyof typeof mails }) {
  const utils = trpc.useUtils();
  const query = trpc.mailChoices.get.useQuery({ profileId });
  const update = trpc.mailChoices.update.useMutation({
    // One after the other: the last choice counts.
    scope: { id: 'mail-choices' },
    onSuccess: (choices) => utils.mailChoices.get.setData({ profileId }, choices),
  });
  const { label, when } = mails[kind];
  const hint = useMailHint(query.data ? `${when(query.data.timeZone)}${sentText(query.data[kind])}` : '');
  if (query.isError) return <QueryFailure title="What is mailed could not be loaded" query={query} />;
  if (!query.data) return <Skeleton height={64} />;
  // The choice shows at once; a failure reverts it.
  const isOn = (update.isPending ? update.variables[kind] : undefined) ?? query.data[kind].isOn;

  const change = (next: boolean) =>
    update.mutate(
      { profileId, [kind]: next },
      {
        onSuccess: () => showSuccess(next ? 'You will get these mails' : 'These mails are stopped'),
        onError: (failure) => showError('Error', failureReason(failure, 'Failed to save the choice')),
      },
    );
  return <DescribedSwitch label={label} hint={hint} checked={isOn} onChange={change} />;
}

const sentText = ({ sentAt }: MailChoices['dueActions']) => (sentAt ? ` Sent last on ${dayOf(sentAt)}.` : '');
