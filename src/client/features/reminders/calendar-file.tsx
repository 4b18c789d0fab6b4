import { Anchor } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { defaultProfileId } from '../../../contracts/ids';
import classes from './reminders.module.css';

/** Dates as a file for calendars: those of one contact, or of all. */
export const CalendarFile = ({ contactId }: { contactId?: string }) => (
  <Anchor
    href={
      contactId ? `/api/employer-contacts/${contactId}/calendar` : `/api/profile/${defaultProfileId}/calendar`
    }
    download
    size="sm"
    className={classes.file}
  >
    <IconCalendarDown size={18} aria-hidden />
    {contactId ? 'Save the dates for a calendar (.ics)' : 'Save all dates for a calendar (.ics)'}
  </Anchor>
);
