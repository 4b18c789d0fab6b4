import { listDueContacts, readContactFigures } from '../../../db/contacts/read-figures';
import { countHints } from '../../../db/contacts/read-hints';
import {
  type EmployerContactFigures,
  fewContacts,
  figureMonths,
  funnelSteps,
  hintRules,
} from '../../contracts/employer-contact';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';

/** The trend compares this many days with as many before them. */
const trendDays = 30;

/** The figures of the caller's contacts. @throws NOT_FOUND if the profile is not the caller's */
export async function readFigures(
  { db, clock, caller: { accountId } }: Pick<Context, 'db' | 'clock'> & { caller: Caller },
  profileId: string,
): Promise<EmployerContactFigures> {
  const now = clock.now();
  const query = { accountId, profileId, now, steps: funnelSteps, months: figureMonths, trendDays };
  const [figures, due, raised] = await Promise.all([
    readContactFigures(db, query),
    listDueContacts(db, accountId, profileId),
    countHints(db, query),
  ]);
  if (!figures) throw notFound('profile');
  const { recent, previous, medianResponseDays, funnel, ...counts } = figures;
  return {
    ...counts,
    medianResponseDays: counts.responseCases < fewContacts ? null : medianResponseDays,
    monthlyTrend: trendOf(recent, previous),
    funnel: funnelSteps.map((step, index) => ({ step, count: funnel[index] ?? 0 })),
    due,
    hints: hintRules.map(({ key: rule }) => ({
      rule,
      raised: 0,
      answered: 0,
      ...raised.find((counted) => counted.rule === rule),
    })),
  };
}

const trendOf = (recent: number, previous: number): number | null =>
  previous === 0 || recent + previous < fewContacts
    ? null
    : Math.round(((recent - previous) * 100) / previous);
