import { Anchor } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { portfolioPath } from '../../api/shown-portfolio';
import classes from './reminders.module.css';

/** Dates as a file for calendars: those of one contact, or of all. */
export const CalendarFile = ({ contactId }: { contactId?: string }) => (
  <Anchor
    href={contactId ? `/api/employer-contacts/${contactId}/calendar` : portfolioPath('calendar')}
    download
    size="sm"
    className={classes.file}
  >
    <IconCalendarDown size={18} aria-hidden />
    {contactId ? 'Save the dates for a calendar (.ics)' : 'Save all dates for a calendar (.ics)'}
  </Anchor>
);
