import { z } from 'zod';
import { id } from '../../../contracts/ids';
import { unkeptFile } from './stored-review';

/** `?review=` opens the review of a CV, or of a file that is not kept; `?imported=` what follows an import. */
export const reviewSearch = z
  .object({ review: z.union([z.literal(unkeptFile), id]).optional(), imported: id.optional() })
  .catch({});
