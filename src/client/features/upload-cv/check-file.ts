import { cvMaxBytes, cvRefusals, cvTypes } from '../../../contracts/cv';

/** The `accept` attribute: extensions and types, because systems go by one or the other. */
export const acceptedFiles = Object.entries(cvTypes)
  .flatMap(([extension, type]) => [`.${extension}`, type])
  .join(',');

type Refusal = (typeof cvRefusals)[keyof typeof cvRefusals];

/** Why a file is refused as a CV, judged by name, type and size; undefined if it is accepted. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): Refusal | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const isDocument =
    Object.hasOwn(cvTypes, extension) || Object.values(cvTypes).some((known) => known === type);
  if (!isDocument) return cvRefusals.invalidFile;
  return size > cvMaxBytes ? cvRefusals.tooLarge : undefined;
}
