import type { z } from 'zod';
import type { education } from '../contracts/sections/education';
import type { Words } from './words';

type School = Pick<z.output<(typeof education)['item']>, 'degree' | 'fieldOfStudy'>;

/** The degree with its field, such as "Master's Degree in Geography"; one alone where the other is not known. */
export function degreeText({ degree, fieldOfStudy }: School, { t }: Words): string {
  const named = degree && t(`choices.degrees.${degree}`);
  return named && fieldOfStudy
    ? t('page.entries.degreeIn', { degree: named, field: fieldOfStudy })
    : (named ?? fieldOfStudy ?? '');
}
