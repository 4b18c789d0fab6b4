import { z } from 'zod';
import { instant } from './dates';
import { emailAddress } from './email-address';
import { id, profileId } from './ids';
import { orNull } from './or-null';
import { testimonial } from './sections/testimonial';
import { boundedText, multiline, singleLine } from './text';

/** The most requests of a profile that are not revoked. */
export const maxTestimonialRequests = 200;

/** How long a request can be answered, in days. */
export const requestDays = 60;

/** How long the link that confirms an address works, in days. */
export const confirmDays = 7;

/** The secret in the address of a request has 128 random bits, those in mails have 256; here as base64url. */
export const requestToken = boundedText(22).regex(/^[\w-]{22}$/, 'This is not the token of a request.');
export const authorToken = boundedText(43).regex(/^[\w-]{43}$/, 'This is not the token of a mail.');

/** The pages of authors and the page that checks a testimonial, below the site's origin. */
export const requestPath = (token: string) => `/testimonial/${token}`;
export const confirmPath = (token: string) => `/testimonial/confirm/${token}`;
export const authorPath = (token: string) => `/testimonial/mine/${token}`;
export const checkPath = (requestId: string) => `/testimonial-check/${requestId}`;

/** Where the keys that sign testimonials are published, as a JSON Web Key Set. */
export const signingKeysPath = '/.well-known/testimonial-keys.json';

/** Widths in pixels in which an author's photo is stored, as a square. */
export const authorPhotoWidths = [96, 192, 480];

/** Whom the owner asks; with an address, the product mails the request. */
export const newTestimonialRequest = z.strictObject({
  profileId,
  name: orNull(singleLine(100)).optional(),
  email: orNull(emailAddress).optional(),
  company: orNull(singleLine(200)).optional(),
  /** For the author, on the page and in the mail. */
  note: orNull(multiline(1000)).optional(),
});

/** A decision names the version that was read, so that nobody approves text that was changed since. */
export const testimonialDecision = z.strictObject({ id, versionId: id });

const fields = testimonial.item.shape;

/** What an author writes. */
export const testimonialWords = z.strictObject({
  ...testimonial.required,
  ...z.object(testimonial.optional).partial().shape,
  email: emailAddress,
  /** Whether the page of the check may name the part of the address behind the @. */
  namesDomain: z.boolean(),
});
export type TestimonialWords = z.output<typeof testimonialWords>;

/** The states of a request, in order. */
export const requestStates = [
  'made',
  'sent',
  'opened',
  'written',
  'waiting',
  'approved',
  'declined',
  'withdrawn',
  'removed',
  'refused',
  'revoked',
  'expired',
] as const;
export type RequestState = (typeof requestStates)[number];

/** A request as its owner sees it. */
export const testimonialRequest = z.object({
  id,
  profileId: id,
  name: z.string().nullable(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  note: z.string().nullable(),
  /** The address for the author. */
  url: z.string(),
  state: z.enum(requestStates),
  createdAt: instant,
  expiresAt: instant,
  openedAt: instant.nullable(),
  /** When it was mailed, and when its one reminder was. */
  mailedAt: instant.nullable(),
  remindedAt: instant.nullable(),
  /** What was confirmed and waits for a decision, or was declined. */
  version: z
    .object({
      id,
      name: fields.name,
      role: fields.role,
      company: fields.company,
      content: fields.content,
      rating: fields.rating,
      date: fields.date,
      location: z.string().nullable(),
      photoUrl: z.string().nullable(),
      /** The confirmed address, which only the owner sees. */
      email: z.string(),
      signedAt: instant,
      isDeclined: z.boolean(),
      /** Whether it replaces an approved one. */
      isChange: z.boolean(),
    })
    .nullable(),
  /** The entry that shows it, and the path of its check; null if none does. */
  testimonialId: id.nullable(),
  checkUrl: z.string().nullable(),
});
export type TestimonialRequest = z.infer<typeof testimonialRequest>;
export const testimonialRequestList = z.array(testimonialRequest);
