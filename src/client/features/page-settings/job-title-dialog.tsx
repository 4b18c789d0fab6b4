import { Button, Group, Stack, TextInput } from '@mantine/core';
import { z } from 'zod';
import { profileInformation } from '../../../contracts/profile';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { Dialog } from '../../ui/dialog';
import type { OpenedDialog } from '../../ui/opens-dialog';
import { useZodForm } from '../../ui/use-zod-form';
import { useSaveJobTitle } from './use-save-job-title';

const schema = z.strictObject({ jobTitle: profileInformation.shape.jobTitle });

/** The job title, which stands under the name. */
export function JobTitleDialog({ opened, onClose }: OpenedDialog) {
  const query = trpc.profile.get.useQuery();
  const { data: profile } = query;
  return (
    <Dialog opened={opened} onClose={onClose} returnFocus={false} title="Your job title">
      {profile ? (
        <JobTitleForm saved={profile.jobTitle} onDone={onClose} />
      ) : (
        query.isError && <QueryFailure title="Failed to fetch profile" query={query} />
      )}
    </Dialog>
  );
}

function JobTitleForm({ saved, onDone }: { saved: string; onDone: () => void }) {
  const form = useZodForm(schema, { jobTitle: saved });
  const { save, isSaving } = useSaveJobTitle();
  const handleSubmit = form.onSubmit(async ({ jobTitle }) => {
    if (await save(jobTitle)) onDone();
  });
  return (
    <form noValidate onSubmit={handleSubmit} aria-label="Your job title">
      <Stack>
        <TextInput
          label="Job Title"
          description="It stands under your name, on your page and where its address is posted."
          autoComplete="organization-title"
          size="md"
          // What is stored may arrive when the dialog is open.
          autoFocus
          data-autofocus
          {...form.getInputProps('jobTitle')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            Save Changes
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
