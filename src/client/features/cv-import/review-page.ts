import type { Proposal } from '../../../contracts/cv-import';
import type { Design, ProfileDesign } from '../../../contracts/design';
import { pairingTexts, themeTexts } from '../../../contracts/design-names';
import { keysOf } from '../../../contracts/keys-of';
import type { Profile } from '../../../contracts/profile';
import { schemeTexts, sectionLabel } from '../design/labels';
import { visibilityLabels } from '../page-settings/use-visibility';
import { type Choice, pageId } from './review-terms';
import type { StoredReview } from './stored-review';

type Page = NonNullable<Proposal['page']>;

/** A setting of the page that the file keeps. */
export interface ReviewSetting {
  id: string;
  name: keyof Page;
  label: string;
  /** Its value in words. */
  saved: string;
  /** The present one. */
  now: string;
  choice: Choice | undefined;
}

/** The settings that differ from the present ones. */
export function settingsOf(
  { proposal: { page }, choices }: StoredReview,
  { visibility }: Profile,
  { published, updatedAt }: ProfileDesign,
): ReviewSetting[] {
  if (!page) return [];
  const words = {
    visibility: {
      label: 'Who can find it',
      saved: visibilityLabels[page.visibility],
      now: visibilityLabels[visibility],
    },
    design: { label: 'Design', saved: designText(page.design), now: designText(published) },
  };
  // A design that its owner has made stays, unless they choose otherwise.
  const usual = { visibility: undefined, design: updatedAt === null ? undefined : ('skip' as const) };
  const differs = {
    visibility: page.visibility !== visibility,
    design: JSON.stringify(page.design) !== JSON.stringify(published),
  };
  return keysOf(words).flatMap((name) => {
    const id = pageId(name);
    return differs[name] ? [{ id, name, ...words[name], choice: choices[id] ?? usual[name] }] : [];
  });
}

/** 'Swiss, accent color #4442b0, always light. Hidden: Gallery.' */
function designText({ theme, accent, typePairing, colorScheme, sections }: Design): string {
  const look = [
    themeTexts[theme].label,
    accent && `accent color ${accent}`,
    typePairing && pairingTexts[typePairing].label,
    colorScheme !== 'auto' && schemeTexts[colorScheme].label.toLowerCase(),
  ];
  const labels = (isShown: boolean) =>
    sections.filter((section) => section.isShown === isShown).map(({ key }) => sectionLabel(key));
  const hidden = labels(false);
  return [
    `${look.filter(Boolean).join(', ')}.`,
    `In this order: ${labels(true).join(', ')}.`,
    hidden.length > 0 && `Hidden: ${hidden.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
