import { useQuery } from '@tanstack/react-query';
import { defaultProfileId } from '../../../contracts/ids';
import { refusalCode } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';

/** The cache key of a reading, with the CV's id. */
export const readingKey = ['reading'];

/** Whether a failure says that the document cannot be read; reading it again would not help. */
export const isAboutDocument = (error: unknown) => refusalCode(error) === 'UNPROCESSABLE_CONTENT';

/** Reads a kept CV; nothing is stored. @param cvId undefined while nothing is to be read */
export function useReading(cvId: string | undefined) {
  const utils = trpc.useUtils();
  return useQuery({
    queryKey: [...readingKey, cvId],
    queryFn: () => utils.client.cvImport.read.mutate({ profileId: defaultProfileId, cvId: cvId ?? '' }),
    enabled: cvId !== undefined,
  });
}
