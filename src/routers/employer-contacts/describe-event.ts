import type { TimelineRow } from '../../../db/contacts/read-timeline';
import { type TimelineEvent, timelineEvent } from '../../contracts/employer-contact';
import { describeReading } from '../links/describe-reading';

/** A line of the timeline in the form of the contract. */
export const describeEvent = (row: TimelineRow): TimelineEvent =>
  timelineEvent.parse({ id: row.id, at: row.at, kind: row.kind, ...describe[row.kind](row) });

/** The fields of each kind; a row has all that its kind needs, which the contract checks. */
const describe: Record<TimelineRow['kind'], (row: TimelineRow) => object> = {
  status: ({ statusBefore, status }) => ({ from: statusBefore, to: status }),
  note: ({ text, updatedAt }) => ({ text, updatedAt }),
  mail: () => ({}),
  round: ({ roundVersion, ...row }) => ({ ...row, updatedAt: roundVersion }),
  message: ({ text, label, sender }) => ({ text, label, sender }),
  'link-made': ({ linkId, label }) => ({ linkId, label }),
  'link-opened': (row) => ({
    linkId: row.linkId,
    label: row.label,
    openId: row.openId,
    ...describeReading(row),
  }),
  'link-revoked': ({ linkId, label }) => ({ linkId, label }),
  'next-action': ({ text, dueOn }) => ({ nextAction: text, nextActionOn: dueOn }),
};
