import { countText } from '../../../contracts/count-text';
import type { Dashboard } from '../../../contracts/dashboard';
import { isMadeSlug } from '../../../contracts/slug-of';

const mostTips = 4;

/** What would make sharing this very page better, most important first. */
export function tipsFor(dashboard: Dashboard): string[] {
  const { profile, missing, complete, takesMessages, profileViews, employerContacts } = dashboard;
  const tips = [
    profile.visibility === 'private' &&
      'Your page is private: whoever opens its address is told that there is none. Make it unlisted or public first.',
    missing.includes('name') && 'Add your name. Without it nobody knows whose page they are looking at.',
    missing.includes('content') &&
      'Add a first entry that visitors may see. So far your page is empty for them.',
    !complete.contact && contactTip(dashboard),
    !complete.workExperience && 'Add where you have worked: it is what employers look for first.',
    !complete.video &&
      'Record a video of half a minute. People remember a voice longer than a line in a list.',
    !complete.testimonials && 'Ask two people you have worked with for a sentence about it, and show that.',
    isMadeSlug(profile.profileSlug) &&
      'Choose an address without a number. It is easier to say on the telephone and looks better on paper.',
    profileViews === 0 && 'Send the address to one person you trust first, and ask what they noticed.',
    profileViews > 0 &&
      employerContacts === 0 &&
      takesMessages &&
      `It has been looked at ${countText(profileViews, 'time')}, and nobody has written yet. Say in the first lines what you are looking for.`,
    !complete.cv && 'Offer your CV to download: many employers have to put one on file.',
    'Put the address where you are looked up: in your profiles, your e-mail signature and your CV.',
    'Print the QR code on your CV. Paper gets passed on, and the code leads to what does not fit on it.',
  ];
  return tips.filter((tip) => tip !== false).slice(0, mostTips);
}

function contactTip({ profile, takesMessages }: Dashboard): string {
  const advice = takesMessages
    ? 'Say how people reach you.'
    : 'Say how people reach you, and show the section Contact in your design.';
  // Strangers get no page, so they get no form either.
  if (profile.visibility === 'private') return advice;
  return takesMessages
    ? `${advice} Until then they can only write to you with the form on your page.`
    : `${advice} Until then nobody can reach you through your page: it has no form either.`;
}
