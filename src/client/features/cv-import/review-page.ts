import type { Proposal } from '../../../contracts/cv-import';
import type { ProfileDesign } from '../../../contracts/design';
import { keysOf } from '../../../contracts/keys-of';
import { languageName } from '../../../contracts/page-language';
import type { Profile } from '../../../contracts/profile';
import type { Translations } from '../../../contracts/translations';
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
  { visibility, language, cvLook, paper, translations }: Profile,
  { published, updatedAt }: ProfileDesign,
): ReviewSetting[] {
  if (!page) return [];
  const words = {
    visibility: {
      label: 'Who can find it',
      saved: visibilityLabels[page.visibility ?? visibility],
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
    translations: {
      label: 'Its first lines in other languages',
      saved: languagesText(page.translations ?? {}),
      now: languagesText(translations),
    },
    design: {
      label: 'Design',
      saved: `${changesBetween(published, page.design ?? published).join('. ')}.`,
      now: undefined,
    },
  };
  // A design that its owner has made stays, unless they choose otherwise.
  const usual = {
    visibility: undefined,
    language: undefined,
    cvLook: undefined,
    paper: undefined,
    translations: undefined,
    design: updatedAt === null ? undefined : ('skip' as const),
  };
  const differs = {
    visibility: page.visibility !== undefined && page.visibility !== visibility,
    language: page.language !== undefined && page.language !== language,
    cvLook: page.cvLook !== undefined && page.cvLook !== cvLook,
    paper: page.paper !== undefined && page.paper !== paper,
    translations: page.translations !== undefined && !sameValue(page.translations, translations),
    design: page.design !== undefined && !sameValue(page.design, published),
  };
  return keysOf(words).flatMap((name) => {
    const id = pageId(name);
    return differs[name] ? [{ id, name, ...words[name], choice: choices[id] ?? usual[name] }] : [];
  });
}

/** The texts in each language. */
const languagesText = (translations: Translations): string =>
  Object.entries(translations)
    .map(([language, texts]) => [languageName(language), Object.values(texts).flat().join(' · ')].join(': '))
    .join('\n') || 'None';
