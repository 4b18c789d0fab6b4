import type { FastifyRequest } from 'fastify';
import { imageRefusals } from '../../contracts/gallery-upload';
import type { FieldIssue } from '../../contracts/issues';
import { imageMaxBytes } from '../../contracts/sections/gallery-image';
import { type FileStore, FileTooLargeError, type StagedFile } from '../../routers/ports';
import { stampField, trapField } from '../public-page/letter-form';
import { type FormValues, fieldNames } from './form-fields';

export interface SentForm {
  values: FormValues;
  /** The staged photo, if there is one; the caller discards it. */
  photo: StagedFile | undefined;
  /** Why the photo cannot be taken. */
  photoFault: string | undefined;
  stamp: string;
  isTrapFilled: boolean;
}

/** Reads the form of an author to its end. */
export async function readForm(request: FastifyRequest, files: FileStore): Promise<SentForm> {
  const sent = new Map<string, string>();
  let photo: StagedFile | undefined;
  let photoFault: string | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') sent.set(part.fieldname, String(part.value).replace(/\r\n?/g, '\n'));
      else if (part.fieldname !== 'photo' || photo) part.file.resume();
      else {
        photo = await files.stage(part.file, imageMaxBytes).catch((error: unknown) => {
          if (!(error instanceof FileTooLargeError)) throw error;
          photoFault = imageRefusals.tooLarge('The photo').message;
          return undefined;
        });
      }
    }
  } catch (error) {
    if (photo) await files.discard(photo);
    throw error;
  }
  // Browsers send an empty file where none was chosen.
  if (photo?.size === 0) {
    await files.discard(photo);
    photo = undefined;
  }
  const sentAs = (name: string) => sent.get(name) ?? '';
  const texts = Object.fromEntries(fieldNames.map((name) => [name, sentAs(name)]));
  return {
    values: {
      ...noValues,
      ...texts,
      namesDomain: sent.has('namesDomain'),
      keepsPhoto: sent.has('keepsPhoto'),
    },
    photo,
    photoFault,
    stamp: sentAs(stampField),
    isTrapFilled: sentAs(trapField).trim() !== '',
  };
}

/** What is wrong with the photo, for itself. */
export const photoFaultOf = ({ photoFault }: SentForm): FieldIssue[] =>
  photoFault === undefined ? [] : [{ path: ['photo'], message: photoFault }];

/** An empty form. */
export const noValues: FormValues = {
  name: '',
  role: '',
  company: '',
  location: '',
  content: '',
  rating: '5',
  date: '',
  email: '',
  namesDomain: false,
  keepsPhoto: false,
};
