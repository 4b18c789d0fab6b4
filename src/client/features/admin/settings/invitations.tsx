import { Badge, Button, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invitation } from '../../../../contracts/admin/invitation';
import { newInvitation } from '../../../../contracts/admin/invitation';
import { countText } from '../../../../contracts/count-text';
import { emailInput } from '../../../../contracts/email-address';
import { QueryFailure } from '../../../api/query-failure';
import { setServerIssues } from '../../../api/server-issues';
import { trpc } from '../../../api/trpc';
import { dayOf } from '../../../ui/instant-text';
import { PagedList } from '../../../ui/paged-list';
import { useZodForm } from '../../../ui/use-zod-form';
import { runWithToast } from '../run-with-toast';
import classes from './settings.module.css';

const states: Record<Invitation['state'], string> = {
  pending: 'Pending',
  used: 'Used',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

const closedHint =
  'Registration is closed, so nobody could use an invitation. Choose "By invitation" or "Open" above first.';

/** Invitations by mail, each good for one address. */
export function Invitations({ isClosed }: { isClosed: boolean }) {
  const utils = trpc.useUtils();
  const [page, setPage] = useState(1);
  const list = trpc.admin.invitations.list.useQuery({ page }, { placeholderData: keepPreviousData });
  const create = trpc.admin.invitations.create.useMutation();
  const form = useZodForm(newInvitation, { email: '' });

  const handleSubmit = form.onSubmit(async ({ email }) => {
    const invitation = await runWithToast(() => create.mutateAsync({ email }), {
      done: `An invitation is on its way to ${email}`,
      failed: 'Failed to invite',
      onFailed: (error) => setServerIssues(form, error),
    });
    if (!invitation) return;
    form.reset();
    // The page that shows the new invitation.
    setPage(1);
    void utils.admin.invitations.list.invalidate();
  });

  return (
    <Stack gap="md">
      <Title order={3} size="h4">
        Invitations
      </Title>
      <form onSubmit={handleSubmit} noValidate>
        <TextInput
          label="Email"
          description={
            isClosed ? closedHint : 'The link in the mail works once, for this address and for 7 days.'
          }
          {...emailInput}
          autoComplete="off"
          maw={640}
          disabled={isClosed}
          inputContainer={(field) => (
            <div className={classes.invite}>
              {field}
              <Button type="submit" disabled={isClosed} loading={create.isPending}>
                Invite
              </Button>
            </div>
          )}
          {...form.getInputProps('email')}
        />
      </form>
      {list.isError ? (
        <QueryFailure title="Failed to fetch the invitations" query={list} />
      ) : list.data?.total === 0 ? (
        <Text c="dimmed">Nobody has been invited yet.</Text>
      ) : list.data ? (
        <PagedList
          name="Invitations"
          shown={list.data}
          count={countText(list.data.total, 'invitation')}
          isOutdated={list.isPlaceholderData}
          onPage={setPage}
        >
          <InvitationList invitations={list.data.invitations} />
        </PagedList>
      ) : (
        <Skeleton height={120} />
      )}
    </Stack>
  );
}

function InvitationList({ invitations }: { invitations: Invitation[] }) {
  if (invitations.length === 0) return <Text c="dimmed">There are fewer invitations than that.</Text>;
  return (
    <ul className={classes.list} aria-label="Invitations">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function InvitationRow({
  invitation: { id, email, state, createdAt, expiresAt },
}: {
  invitation: Invitation;
}) {
  const utils = trpc.useUtils();
  const withdraw = trpc.admin.invitations.withdraw.useMutation();
  const handleWithdraw = () =>
    void runWithToast(
      async () => {
        await withdraw.mutateAsync({ id });
        await utils.admin.invitations.list.invalidate();
      },
      { done: 'Invitation withdrawn', failed: 'Failed to withdraw the invitation' },
    );
  const until = state === 'pending' ? `, until ${dayOf(expiresAt)}` : '';
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <Text size="sm" fw={600} className={classes.address}>
          {email}
        </Text>
        <Text size="sm" c="dimmed">
          Invited {dayOf(createdAt)}
          {until}
        </Text>
      </div>
      <Badge variant={state === 'pending' ? 'light' : 'default'} tt="none">
        {states[state]}
      </Badge>
      {state === 'pending' && (
        <Button
          variant="default"
          size="sm"
          loading={withdraw.isPending}
          aria-label={`Withdraw the invitation of ${email}`}
          onClick={handleWithdraw}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}
