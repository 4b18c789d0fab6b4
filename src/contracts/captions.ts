import { z } from 'zod';
import { instant } from './dates';
import { id, profileId } from './ids';
import { multiline, requiredLine, trimmedText } from './text';
import { parseVtt } from './web-vtt';

/** The largest caption file, in bytes of UTF-8. */
export const captionsMaxBytes = 100_000;

const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength;

/** A whole WebVTT file. */
const webVtt = multiline(captionsMaxBytes)
  .refine((text) => bytesOf(text) <= captionsMaxBytes, {
    error: 'Captions must be 100 kB or less.',
    abort: true,
  })
  .superRefine((text, ctx) => {
    const [fault] = parseVtt(text).faults;
    if (fault) ctx.addIssue({ code: 'custom', message: `Line ${fault.line}: ${fault.message}` });
  });

/** A BCP 47 language tag: `en`, `en-GB`, `zh-Hant`. */
const language = trimmedText(35).regex(
  /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i,
  'Enter a language code such as en or en-GB.',
);

/** The captions as the owner submits them. */
const captionsFields = { language, label: requiredLine(60), content: webVtt };
export const captionsForm = z.strictObject(captionsFields);
export type CaptionsForm = z.infer<typeof captionsForm>;

export const putCaptions = z.strictObject({ profileId, videoId: id, ...captionsFields });

/** The captions of a video; `captionsUrl` is a path of this server. */
export const captions = z.object({
  captionsUrl: z.string(),
  language: z.string(),
  label: z.string(),
  updatedAt: instant,
});
