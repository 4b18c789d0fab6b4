import { useDebouncedValue } from '@mantine/hooks';
import { defaultProfileId } from '../../../contracts/ids';
import { profileSlug, redirectDays, type SlugState } from '../../../contracts/profile';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';

const pauseMs = 350;
const freshMs = 30_000;

/** The state of a slug while it is typed. */
interface SlugCheck {
  text: string;
  tone: 'good' | 'bad' | 'neutral';
  /** Whether it can be saved. */
  isUsable: boolean;
}

const sentences: Record<SlugState, Pick<SlugCheck, 'text' | 'tone'>> = {
  free: { text: 'This address is free.', tone: 'good' },
  taken: { text: 'This address is taken already. Choose another one.', tone: 'bad' },
  own: { text: 'This is your address now.', tone: 'neutral' },
  former: { text: 'This was your address before, and you can have it again.', tone: 'good' },
};

const unchanged: SlugCheck = {
  text: `If you change it, this one leads to the new one for ${redirectDays} days.`,
  tone: 'neutral',
  isUsable: false,
};
const checking: SlugCheck = { text: 'Checking …', tone: 'neutral', isUsable: false };

/** Asks the server about a slug once typing pauses; what the contract refuses is reported at once. */
export function useSlugCheck(typed: string, current: string): SlugCheck {
  const parsed = profileSlug.safeParse(typed);
  const slug = parsed.data ?? '';
  const [settled] = useDebouncedValue(slug, pauseMs);
  const isAsked = slug !== '' && slug !== current;
  const { data, error } = trpc.profile.checkSlug.useQuery(
    { profileId: defaultProfileId, slug: settled },
    { enabled: isAsked && settled === slug, staleTime: freshMs },
  );
  if (typed === current) return unchanged;
  if (!parsed.success) return { text: parsed.error.issues[0]?.message ?? '', tone: 'bad', isUsable: false };
  if (settled !== slug) return checking;
  // Saving checks it as well.
  if (error) return { text: failureReason(error), tone: 'bad', isUsable: true };
  return data ? { ...sentences[data.state], isUsable: data.state !== 'taken' } : checking;
}
