import { countText } from '../../../contracts/count-text';
import type { VersionDifferences } from '../../../contracts/profile-version';

const mostNamed = 5;

/** '“Excel”, “Word” and 3 more'. */
function listText(titles: string[]): string {
  const named = titles
    .slice(0, mostNamed)
    .map((title) => (title ? `“${title}”` : 'an entry without a title'));
  const more = titles.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

/** What restoring does, before it is done. */
export function restoreText({
  sections,
  cvs,
  madePublic,
  shownAgain,
}: Pick<VersionDifferences, 'sections' | 'cvs' | 'madePublic' | 'shownAgain'>): string {
  const countOf = (side: 'added' | 'missing') =>
    sections.reduce((sum, section) => sum + section[side].length, 0);
  const [added, missing] = [countOf('added'), countOf('missing')];
  const hidden = cvs.filter(({ origin, copy }) => origin !== 'public' && copy === 'public');
  return [
    'Your page becomes what it was then, and what it is now is kept as a version. Who can see it stays as it is.',
    added > 0 && `${countText(added, 'entry', 'entries')} added since will go to the bin.`,
    missing > 0 &&
      `${countText(missing, 'entry', 'entries')} removed since will come back, as public as before.`,
    hidden.length > 0 && `These CVs become private: ${listText(hidden.map(({ title }) => title))}.`,
    madePublic.length > 0 && `These are private now and become public: ${listText(madePublic)}.`,
    shownAgain.length > 0 && `No longer hidden: ${shownAgain.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
