import { TRPCError } from '@trpc/server';
import { imageRefusals, type RejectedFile } from '../../contracts/gallery-upload';
import { BusyRefusal, detailsOf, publicMessage, toRefusal } from '../errors';
import { sentFilename } from '../safe-filename';

/** The refusal of one of several files. */
export interface FileRefusal {
  name: string;
  title: string;
  error: TRPCError;
}

const titles: Record<string, string> = {
  UNSUPPORTED_MEDIA_TYPE: imageRefusals.invalidType('').title,
  PAYLOAD_TOO_LARGE: imageRefusals.tooLarge('').title,
  BAD_REQUEST: 'Error',
  CONFLICT: 'Error',
};

/** Why one of several files was refused. @throws the cause if the others cannot be accepted either */
export function refusalOf(name: string, cause: unknown): FileRefusal {
  const error = toRefusal(cause) ?? cause;
  if (!(error instanceof TRPCError && (error.code in titles || error instanceof BusyRefusal))) throw error;
  return { name, title: titles[error.code] ?? 'Error', error };
}

/** As the sender is told. */
export function toRejected({ name, title, error }: FileRefusal): RejectedFile {
  const { upgradeTo } = detailsOf(error);
  return { name, title, message: publicMessage(error), ...(upgradeTo && { upgradeTo }) };
}

/** A refused file with its name in the message, for lists that show nothing else. */
export function toNamedRejection(refusal: FileRefusal): RejectedFile {
  const rejected = toRejected(refusal);
  return { ...rejected, message: `${rejected.name}: ${rejected.message}` };
}

const longestName = 100;

/** The sender's file name without unprintable characters. */
export const displayName = (name: string): string =>
  [...sentFilename(name).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')].slice(0, longestName).join('') ||
  'The file';
