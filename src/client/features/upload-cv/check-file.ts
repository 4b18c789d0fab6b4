import { cvMaxBytes, cvRefusals, cvTypes } from '../../../contracts/cv';

/** What the file chooser offers: by extension and by type, since systems know the one or the other. */
export const acceptedFiles = Object.entries(cvTypes)
  .flatMap(([extension, type]) => [`.${extension}`, type])
  .join(',');

type Refusal = (typeof cvRefusals)[keyof typeof cvRefusals];

/** Why a file cannot be a CV, as far as its name, type and size tell; undefined where nothing speaks against it. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): Refusal | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const isDocument =
    Object.hasOwn(cvTypes, extension) || Object.values(cvTypes).some((known) => known === type);
  if (!isDocument) return cvRefusals.invalidFile;
  return size > cvMaxBytes ? cvRefusals.tooLarge : undefined;
}
