import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { newRound, roundUpdate } from '../../../../contracts/employer-contact';
import { failureReason, refusalCode } from '../../../api/failure-reason';
import { setServerIssues } from '../../../api/server-issues';
import { trpc } from '../../../api/trpc';
import { ConflictView } from '../../../sections/form/conflict-view';
import { DateField } from '../../../sections/form/fields/date-field';
import { FieldNamesProvider } from '../../../sections/form/fields/field-names';
import { AreaField, NumberField, TextField } from '../../../sections/form/fields/fields';
import { today } from '../../../ui/date-text';
import { Dialog, useDialogLock } from '../../../ui/dialog';
import { useZodForm } from '../../../ui/use-zod-form';
import { browserTimeZone, type Round } from './round-text';
import { useVersions } from './use-versions';

const names = {
  formId: 'round',
  labels: {
    date: 'Date',
    kind: 'Kind',
    time: 'Time',
    minutes: 'Length in minutes',
    place: 'Place',
    meetingUrl: 'Link to the meeting',
    outcome: 'Outcome',
    note: 'Notes',
  },
  required: new Set(['date', 'kind']),
};

const fields = newRound.omit({ id: true });

interface RoundDialogProps {
  contactId: string;
  /** Undefined while the dialog is closed. */
  target: Round | 'new' | undefined;
  onClose: () => void;
}

/** The form of an interview round. */
export function RoundDialog({ contactId, target, onClose }: RoundDialogProps) {
  return (
    <Dialog
      opened={target !== undefined}
      onClose={onClose}
      title={target === 'new' ? 'Add interview round' : 'Edit interview round'}
      isFullScreenOnPhone
      transitionProps={{ exitDuration: 0 }}
    >
      {target && (
        <RoundForm contactId={contactId} round={target === 'new' ? undefined : target} onClose={onClose} />
      )}
    </Dialog>
  );
}

const valuesOf = (round: Round | undefined) => ({
  date: round?.date ?? today(),
  kind: round?.round ?? '',
  time: round?.time ?? '',
  minutes: round?.minutes ?? '',
  place: round?.place ?? '',
  meetingUrl: round?.meetingUrl ?? '',
  outcome: round?.outcome ?? '',
  note: round?.note ?? '',
});

/** 'In Europe/London'. */
const zoneText = (timeZone: string) => `In ${timeZone.replaceAll('_', ' ')}`;

interface RoundFormProps {
  contactId: string;
  round: Round | undefined;
  onClose: () => void;
}

function RoundForm({ contactId, round, onClose }: RoundFormProps) {
  const utils = trpc.useUtils();
  const create = trpc.employerContacts.rounds.create.useMutation();
  const update = trpc.employerContacts.rounds.update.useMutation();
  const [refusal, setRefusal] = useState<string>();
  const isSaving = create.isPending || update.isPending;
  useDialogLock(isSaving);
  const { base, theirs, compare, rebase } = useVersions(round);
  const form = useZodForm(fields, valuesOf(round));
  const timeZone = base?.timeZone ?? browserTimeZone();
  /** @param version the version that is knowingly overwritten; undefined for a new round */
  const submitOver = (version: Round | undefined) =>
    form.onSubmit((values) => save(fields.parse({ ...values, timeZone }), version));
  async function save(values: z.output<typeof fields>, version: Round | undefined) {
    setRefusal(undefined);
    try {
      if (version) {
        const { roundId: id, updatedAt } = version;
        await update.mutateAsync(roundUpdate.parse({ ...values, id, updatedAt }));
      } else await create.mutateAsync({ ...values, id: contactId });
      void utils.employerContacts.timeline.invalidate();
      onClose();
    } catch (error) {
      if (base && refusalCode(error) === 'CONFLICT') await compare();
      if (!setServerIssues(form, error)) {
        setRefusal(failureReason(error, 'The round could not be saved. Please try again.'));
      }
    }
  }
  return (
    <form
      onSubmit={theirs ? (event) => event.preventDefault() : submitOver(base)}
      noValidate
      aria-label="Interview round"
    >
      <FieldNamesProvider value={names}>
        <Stack gap="md">
          {theirs && (
            <ConflictView
              noun="interview round"
              labels={names.labels}
              mine={form.values}
              theirs={valuesOf(theirs)}
              saving={isSaving}
              onKeepMine={() => {
                rebase();
                submitOver(theirs)();
              }}
              onTakeTheirs={() => {
                rebase();
                setRefusal(undefined);
                form.setValues(valuesOf(theirs));
              }}
            />
          )}
          {refusal && !theirs && (
            <Alert color="red" role="alert">
              {refusal}
            </Alert>
          )}
          <TextField form={form} name="kind" placeholder="Phone screen, technical interview" />
          <DateField form={form} name="date" day />
          <Group grow align="flex-start">
            <TextField form={form} name="time" type="time" hint={zoneText(timeZone)} />
            <NumberField
              form={form}
              name="minutes"
              min={1}
              max={1440}
              hint="An hour, if you leave it empty"
            />
          </Group>
          <TextField form={form} name="place" />
          <TextField form={form} name="meetingUrl" type="url" placeholder="https://" />
          <TextField form={form} name="outcome" placeholder="Passed, waiting for an answer" />
          <AreaField form={form} name="note" />
          <Group justify="flex-end">
            <Button variant="default" disabled={isSaving} onClick={onClose}>
              Cancel
            </Button>
            {!theirs && (
              <Button type="submit" loading={isSaving}>
                {round ? 'Save changes' : 'Add round'}
              </Button>
            )}
          </Group>
        </Stack>
      </FieldNamesProvider>
    </form>
  );
}
