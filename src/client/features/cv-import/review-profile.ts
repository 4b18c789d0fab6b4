import { certainFrom } from '../../../contracts/cv-import';
import { languageName } from '../../../contracts/page-language';
import { type Profile, profileInformation } from '../../../contracts/profile';
import { type Choice, type ProfileField, profileFields, profileId } from './review-terms';
import type { StoredReview } from './stored-review';

/** A field of the profile that was read. */
export interface ReviewField {
  id: string;
  name: ProfileField;
  label: string;
  value: string;
  /** The language that it is in, if that is not the page's own. */
  language: string | undefined;
  /** The present value in that language. */
  now: string;
  /** What the page shows at present, in whichever language. */
  shown: string;
  isDoubtful: boolean;
  fault: string | undefined;
  choice: Choice | undefined;
  /** What happens unless somebody chooses. */
  usual: Choice | undefined;
}

/** The fields that the document or its owner fills, except those with the same value. */
export function fieldsOf(review: StoredReview, profile: Profile): ReviewField[] {
  // Only what its owner saved says how the page was.
  const isOwnersFile = review.proposal.page?.design !== undefined;
  const { language } = review.proposal;
  return profileFields.flatMap(({ name, label }) => {
    const id = profileId(name);
    const read = review.proposal.profile[name];
    const now = language ? String(profile.translations[language]?.[name] ?? '') : profile[name];
    const shown = now || profile[name];
    const edited = review.edits[id]?.value;
    const value = typeof edited === 'string' ? edited : read?.value;
    if (value === undefined || (read?.value ?? value) === shown) return [];
    const { error } = profileInformation.shape[name].safeParse(value);
    const isDoubtful = edited === undefined && read !== null && read.confidence < certainFrom;
    // The owner's text stays, unless they choose otherwise, or their own file has another one of theirs.
    const usual = now !== '' ? (isOwnersFile ? undefined : 'skip') : isDoubtful || error ? undefined : 'add';
    return {
      id,
      name,
      label: language ? `${label} · ${languageName(language)}` : label,
      value,
      language,
      now,
      shown,
      isDoubtful,
      fault: error?.issues[0]?.message,
      choice: review.choices[id] ?? usual,
      usual,
    };
  });
}
