import type { FastifyRequest } from 'fastify';
import { imageRefusals } from '../../contracts/gallery-upload';
import { fieldIssues } from '../../contracts/issues';
import { imageMaxBytes } from '../../contracts/sections/gallery-image';
import { type TestimonialWords, testimonialWords } from '../../contracts/testimonial-request';
import { FieldError } from '../../routers/errors';
import { type FileStore, FileTooLargeError, type StagedFile } from '../../routers/ports';
import { readTraps, type SentTraps } from '../guarded-form/form-stamp';
import { type FormValues, fieldNames, wordsOf } from './form-fields';

export interface SentForm extends SentTraps {
  values: FormValues;
  /** The staged photo, if there is one. */
  photo: StagedFile | undefined;
  /** Why the photo cannot be taken. */
  photoFault: string | undefined;
}

/** Reads the form of an author to its end, and answers it; a photo that was staged is discarded then. */
export async function answerForm<T>(
  request: FastifyRequest,
  files: FileStore,
  answer: (sent: SentForm) => Promise<T>,
): Promise<T> {
  const sent = await readForm(request, files);
  try {
    return await answer(sent);
  } finally {
    if (sent.photo) await files.discard(sent.photo);
  }
}

async function readForm(request: FastifyRequest, files: FileStore): Promise<SentForm> {
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
    ...readTraps(sentAs),
  };
}

/** The testimonial of a form. @throws FieldError with all that is wrong with it, the photo included */
export function checkedWords(values: FormValues, { photoFault }: SentForm): TestimonialWords {
  const parsed = testimonialWords.safeParse(wordsOf(values));
  const issues = parsed.error ? fieldIssues(parsed.error) : [];
  if (photoFault !== undefined) issues.push({ path: ['photo'], message: photoFault });
  if (!parsed.data || issues.length > 0) throw new FieldError(issues);
  return parsed.data;
}

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
