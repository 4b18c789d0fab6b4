import type { Kysely } from 'kysely';
import { type DueAction, listDueActions } from '../../../db/queries/mail-choices';
import type { DB } from '../../../db/tables.gen';
import { countText } from '../../contracts/count-text';
import { longDay } from '../../contracts/date-text';
import type { MailLine, MailValues } from '../mail/render-mail';

/** The most next actions in a mail. */
const mostActions = 50;

/** What is due on a morning; undefined if nothing is any more. */
export async function dueActionsValues(
  db: Kysely<DB>,
  { profileId, day, origin }: { profileId: string; day: string; origin: string },
): Promise<Omit<MailValues, 'productName' | 'link'> | undefined> {
  const { total, actions } = await listDueActions(db, profileId, day, mostActions);
  if (total === 0) return undefined;
  const more = total - actions.length;
  return {
    dueCount: `${countText(total, 'next action')} ${total === 1 ? 'is' : 'are'} due`,
    dueActions: [
      ...actions.map((action) => actionLine(action, day, origin)),
      ...(more > 0 ? [{ text: `and ${more} more`, href: `${origin}/employer-contacts` }] : []),
    ],
  };
}

function actionLine(action: DueAction, today: string, origin: string): MailLine {
  const { id, nextAction, nextActionOn, employerName, employerCompany } = action;
  const when = nextActionOn === today ? 'Today' : `Since ${longDay.format(new Date(nextActionOn))}`;
  const whom = employerCompany ? `${employerName} (${employerCompany})` : employerName;
  return {
    text: `${when}: ${nextAction ?? 'Next action'} – ${whom}`,
    href: `${origin}/employer-contacts/${id}`,
  };
}
