import { Button, Group, Stack } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { z } from 'zod';
import { type EmployerContact, employerContact } from '../../../../contracts/employer-contact';
import { DateField } from '../../../sections/form/fields/date-field';
import { FieldNamesProvider } from '../../../sections/form/fields/field-names';
import { TextField } from '../../../sections/form/fields/fields';
import { announce } from '../../../ui/announce';
import { TitledCard } from '../../../ui/titled-card';
import { useZodForm } from '../../../ui/use-zod-form';
import { CalendarFile } from '../../reminders/calendar-file';
import { NextAction } from '../list/contact-parts';
import type { ContactState } from './use-contact';

const { nextAction, nextActionOn } = employerContact.optional;
const fields = z.object({ nextAction, nextActionOn });
const names = {
  formId: 'next',
  labels: { nextAction: 'Next action', nextActionOn: 'On' },
  required: new Set<string>(),
};

interface NextActionCardProps {
  contact: EmployerContact;
  set: ContactState['set'];
}

/** What the owner does next, and on which day. */
export function NextActionCard({ contact, set }: NextActionCardProps) {
  const saved = { nextAction: contact.nextAction ?? '', nextActionOn: contact.nextActionOn ?? '' };
  const form = useZodForm(fields, saved);
  const isChanged =
    form.values.nextAction !== saved.nextAction || form.values.nextActionOn !== saved.nextActionOn;
  const { setValues } = form;
  // Follows changes that are saved elsewhere.
  useEffect(() => {
    setValues({ nextAction: saved.nextAction, nextActionOn: saved.nextActionOn });
  }, [saved.nextAction, saved.nextActionOn, setValues]);

  const submit = form.onSubmit(async (values) => {
    if (await set(fields.parse(values))) announce('Next action saved.');
  });
  async function handleDone() {
    if (await set({ nextAction: null, nextActionOn: null })) announce('Next action done.');
  }
  const hasOne = contact.nextAction !== null || contact.nextActionOn !== null;
  return (
    <TitledCard
      title="Next action"
      action={
        hasOne && (
          <Button
            variant="light"
            size="sm"
            leftSection={<IconCheck size={18} aria-hidden />}
            onClick={() => void handleDone()}
          >
            Done
          </Button>
        )
      }
    >
      <form onSubmit={submit} noValidate aria-label="Next action">
        <FieldNamesProvider value={names}>
          <Stack gap="sm">
            {contact.nextActionOn && (
              <NextAction contact={{ nextAction: null, nextActionOn: contact.nextActionOn }} />
            )}
            <TextField form={form} name="nextAction" placeholder="Send the portfolio" />
            <DateField form={form} name="nextActionOn" day />
            {isChanged && (
              <Group justify="flex-end">
                <Button variant="default" onClick={() => setValues(saved)}>
                  Cancel
                </Button>
                <Button type="submit">Save next action</Button>
              </Group>
            )}
          </Stack>
        </FieldNamesProvider>
      </form>
      {contact.nextActionOn && <CalendarFile contactId={contact.id} />}
    </TitledCard>
  );
}
