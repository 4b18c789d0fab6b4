import { z } from 'zod';
import { instant } from './dates';
import { profileId } from './ids';
import { ignoredFields } from './ignored-fields';

const choice = z.object({
  isOn: z.boolean(),
  /** When such a mail was sent last; null if never. */
  sentAt: instant.nullable(),
});

/** Which mails an owner wants about a profile, each at 8 in the morning of its time zone. */
export const mailChoices = z.object({
  /** On Mondays: the page's views in the week before. */
  weeklyDigest: choice,
  /** On days on which next actions with employers are due or overdue. */
  dueActions: choice,
  /** UTC until it is known. */
  timeZone: z.string(),
});
export type MailChoices = z.infer<typeof mailChoices>;

/** Whether such mails are wanted. A choice that is sent back as it was read is taken for what it says. */
const isWanted = z
  .preprocess((sent: boolean) => choice.safeParse(sent).data?.isOn ?? sent, z.boolean())
  .optional();

const changeable = { profileId, weeklyDigest: isWanted, dueActions: isWanted };
export const mailChoicesUpdate = z.strictObject({ ...ignoredFields(mailChoices, changeable), ...changeable });
