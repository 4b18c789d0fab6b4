import { certainFrom } from '../../../contracts/cv-import';
import { type Profile, profileInformation } from '../../../contracts/profile';
import { type Choice, type ProfileField, profileFields, profileId } from './review-terms';
import type { StoredReview } from './stored-review';

/** A field of the profile that was read. */
export interface ReviewField {
  id: string;
  name: ProfileField;
  label: string;
  value: string;
  /** The present value. */
  now: string;
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
  return profileFields.flatMap(({ name, label }) => {
    const id = profileId(name);
    const read = review.proposal.profile[name];
    const now = profile[name];
    const edited = review.edits[id]?.value;
    const value = typeof edited === 'string' ? edited : read?.value;
    if (value === undefined || (read?.value ?? value) === now) return [];
    const { error } = profileInformation.shape[name].safeParse(value);
    const isDoubtful = edited === undefined && read !== null && read.confidence < certainFrom;
    // The owner's text stays, unless they choose otherwise, or their own file has another one of theirs.
    const usual = now !== '' ? (isOwnersFile ? undefined : 'skip') : isDoubtful || error ? undefined : 'add';
    return {
      id,
      name,
      label,
      value,
      now,
      isDoubtful,
      fault: error?.issues[0]?.message,
      choice: review.choices[id] ?? usual,
      usual,
    };
  });
}
