import type { Proposal } from '../../../contracts/cv-import';
import type { ProfileDesign } from '../../../contracts/design';
import { keysOf } from '../../../contracts/keys-of';
import type { Profile } from '../../../contracts/profile';
import { sameValue } from '../../sections/form/form-values';
import { changesBetween, cvLookLabel, paperLabel } from '../design/labels';
import { languageLabel } from '../page-settings/page-language';
import { visibilityLabels } from '../page-settings/use-visibility';
import { type Choice, pageId } from './review-terms';
import type { StoredReview } from './stored-review';

type Page = NonNullable<Proposal['page']>;

/** A setting of the page that the file keeps. */
export interface ReviewSetting {
  id: string;
  name: keyof Page;
  label: string;
  /** Its value in words, or what it changes. */
  saved: string;
  /** The present value; undefined where `saved` says what changes. */
  now: string | undefined;
  choice: Choice | undefined;
}

/** The settings that differ from the present ones. */
export function settingsOf(
  { proposal: { page }, choices }: StoredReview,
  { visibility, language, cvLook, paper }: Profile,
  { published, updatedAt }: ProfileDesign,
): ReviewSetting[] {
  if (!page) return [];
  const words = {
    visibility: {
      label: 'Who can find it',
      saved: visibilityLabels[page.visibility],
      now: visibilityLabels[visibility],
    },
    language: {
      label: 'Its language',
      saved: languageLabel(page.language ?? null),
      now: languageLabel(language),
    },
    cvLook: {
      label: 'Look of the CV',
      saved: cvLookLabel(page.cvLook ?? null),
      now: cvLookLabel(cvLook),
    },
    paper: {
      label: 'Paper of documents',
      saved: paperLabel(page.paper ?? null),
      now: paperLabel(paper),
    },
    design: {
      label: 'Design',
      saved: `${changesBetween(published, page.design).join('. ')}.`,
      now: undefined,
    },
  };
  // A design that its owner has made stays, unless they choose otherwise.
  const usual = {
    visibility: undefined,
    language: undefined,
    cvLook: undefined,
    paper: undefined,
    design: updatedAt === null ? undefined : ('skip' as const),
  };
  const differs = {
    visibility: page.visibility !== visibility,
    language: page.language !== undefined && page.language !== language,
    cvLook: page.cvLook !== undefined && page.cvLook !== cvLook,
    paper: page.paper !== undefined && page.paper !== paper,
    design: !sameValue(page.design, published),
  };
  return keysOf(words).flatMap((name) => {
    const id = pageId(name);
    return differs[name] ? [{ id, name, ...words[name], choice: choices[id] ?? usual[name] }] : [];
  });
}
