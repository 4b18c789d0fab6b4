import { Stack } from '@mantine/core';
import { TitledCard } from '../../ui/titled-card';
import { CalendarAddress } from './calendar-address';
import { CalendarFile } from './calendar-file';
import { MailSwitch } from './mail-switch';

/** Reminders of next actions, deadlines and interviews: by mail and in a calendar. */
export const RemindersCard = () => (
  <TitledCard title="Reminders" purpose="Next actions, deadlines and interviews, where you look anyway.">
    <Stack gap="lg" maw="44rem">
      <MailSwitch kind="dueActions" />
      <CalendarAddress />
      <div>
        <CalendarFile />
      </div>
    </Stack>
  </TitledCard>
);
