import { Button, Group, Menu, Stack, Text, TextInput } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { defaultParseSearch, useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { newSavedView } from '../../../contracts/employer-contact';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason } from '../../api/failure-reason';
import { setServerIssues } from '../../api/server-issues';
import { trpc } from '../../api/trpc';
import { Dialog, useDialogLock } from '../../ui/dialog';
import { showError, showSuccess } from '../../ui/toast';
import { useZodForm } from '../../ui/use-zod-form';
import { contactsSearch } from './contacts-search';
import classes from './employer-contacts.module.css';
import filterClasses from './filters.module.css';

const profile = { profileId: defaultProfileId };

/** The saved states of the screen: saved under a name, opened and deleted. */
export function SavedViews() {
  const utils = trpc.useUtils();
  const { data: views = [] } = trpc.employerContacts.views.list.useQuery(profile);
  const remove = trpc.employerContacts.views.remove.useMutation();
  const [isSaving, setSaving] = useState(false);
  const navigate = useNavigate();
  const open = (search: string) => {
    void navigate({
      to: '/employer-contacts',
      search: contactsSearch.parse(defaultParseSearch(search)),
      resetScroll: false,
    });
  };
  async function handleRemove(id: string, name: string) {
    try {
      await remove.mutateAsync({ id });
      showSuccess(`View “${name}” deleted`);
    } catch (error) {
      showError('Error', failureReason(error, 'Failed to delete the view'));
    }
    await utils.employerContacts.views.list.invalidate();
  }
  return (
    <>
      <Menu position="bottom-end" width="18rem">
        <Menu.Target>
          <Button variant="default" className={filterClasses.saved} aria-label="Saved views">
            <IconBookmark size={18} aria-hidden />
            <span className={filterClasses.savedName}>Saved views</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 && <Menu.Label>Nothing saved yet.</Menu.Label>}
          {views.map(({ id, name, search }) => (
            <div key={id} className={classes.savedView}>
              <Menu.Item className={classes.savedName} onClick={() => open(search)}>
                {name}
              </Menu.Item>
              <Menu.Item
                w={44}
                className={classes.savedRemove}
                aria-label={`Delete the view “${name}”`}
                onClick={() => void handleRemove(id, name)}
              >
                <IconTrash size={18} aria-hidden />
              </Menu.Item>
            </div>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconBookmarkPlus size={18} aria-hidden />} onClick={() => setSaving(true)}>
            Save this view …
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={isSaving} onClose={() => setSaving(false)} title="Save this view">
        <SaveView onClose={() => setSaving(false)} />
      </Dialog>
    </>
  );
}

function SaveView({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const create = trpc.employerContacts.views.create.useMutation();
  useDialogLock(create.isPending);
  const form = useZodForm(newSavedView.pick({ name: true }), { name: '' });
  const submit = form.onSubmit(async (values) => {
    try {
      const { name } = await create.mutateAsync({ ...profile, ...values, search });
      showSuccess(`View “${name}” saved`);
      void utils.employerContacts.views.list.invalidate();
      onClose();
    } catch (error) {
      if (!setServerIssues(form, error)) {
        form.setFieldError('name', failureReason(error, 'Failed to save the view. Please try again.'));
      }
    }
  });
  return (
    <form onSubmit={submit} noValidate aria-label="Save this view">
      <Stack gap="md">
        <Text c="dimmed">
          Keeps what is searched for, the status, the order, and whether it is the table or the board.
        </Text>
        <TextInput label="Name" data-autofocus {...form.getInputProps('name')} />
        <Group justify="flex-end">
          <Button variant="default" disabled={create.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={create.isPending}>
            Save view
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
