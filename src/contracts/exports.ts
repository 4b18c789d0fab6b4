import { z } from 'zod';
import type { Theme } from './design';
import { keysOf } from './keys-of';

/** A form in which a profile is sent, at the address of its page with the extension. */
interface ExportFormat {
  label: string;
  /** What it is for, in a few words. */
  purpose: string;
  contentType: string;
  /** Whether a browser keeps it as a file instead of showing it. */
  isDownload: boolean;
}

/** The forms of a profile besides its page, by file extension. */
export const exportFormats = {
  json: {
    label: 'JSON Resume',
    purpose: 'For other programs, and to restore the profile here',
    contentType: 'application/json; charset=utf-8',
    isDownload: true,
  },
  vcf: {
    label: 'vCard',
    purpose: 'For the address book',
    contentType: 'text/vcard; charset=utf-8',
    isDownload: true,
  },
  md: {
    label: 'Markdown',
    purpose: 'For notes, and for language models',
    contentType: 'text/markdown; charset=utf-8',
    isDownload: false,
  },
  txt: {
    label: 'Plain text',
    purpose: 'To paste into forms',
    contentType: 'text/plain; charset=utf-8',
    isDownload: false,
  },
  docx: {
    label: 'Word',
    purpose: 'To edit, and for agencies that ask for it',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isDownload: true,
  },
  pdf: {
    label: 'PDF',
    purpose: 'To print and to send',
    contentType: 'application/pdf',
    isDownload: false,
  },
  png: {
    label: 'Picture',
    purpose: 'The preview that sites show of its address',
    contentType: 'image/png',
    isDownload: false,
  },
  zip: {
    label: 'Web site',
    purpose: 'The whole page with its photos and video, to keep or to host elsewhere',
    contentType: 'application/zip',
    isDownload: true,
  },
} as const satisfies Record<string, ExportFormat>;

export type ExportExtension = keyof typeof exportFormats;

/**
 * Whom a form is for: strangers, who get neither e-mail address nor telephone number nor street; an employer, who gets of
 * these what the owner sends; or the owner, who gets everything.
 */
export type Audience = 'stranger' | 'employer' | 'owner';

/** The characters of a profile that no font of its documents has, or as many as are shown, and how many others there are. */
export const unprintable = z.object({ characters: z.array(z.string()), others: z.int() });
export type Unprintable = z.infer<typeof unprintable>;

/** The address of a form, below the site's origin. */
export const exportPath = (slug: string, extension: ExportExtension) => `/profile/${slug}.${extension}`;

/** The two forms of the PDF: the page on paper, or one column without pictures, as programs that read applications like it. */
export const documentForms = ['portfolio', 'plain'] as const;
export type DocumentForm = (typeof documentForms)[number];

/** How a CV looks: after the themes of the same names. */
export const cvLooks = ['editorial', 'swiss', 'document'] as const;
export type CvLook = (typeof cvLooks)[number];

/** The look of a CV whose owner has chosen none. */
export const cvLookOfTheme: Record<Theme, CvLook> = {
  editorial: 'editorial',
  swiss: 'swiss',
  sidebar: 'swiss',
  showcase: 'editorial',
  document: 'document',
};

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

const oneOf = (choices: readonly string[]) => `Choose ${choices.join(' or ')}.`;
const yesOrNo = ['true', 'false'] as const;

/** The choices in the query of a PDF's address; anything else there is ignored. */
export const documentChoices = z.object({
  form: z.enum(documentForms, oneOf(documentForms)).default('portfolio'),
  /** That of the profile if left out, as is the look of a CV. */
  paper: z.enum(papers, oneOf(papers)).optional(),
  look: z.enum(cvLooks, oneOf(cvLooks)).optional(),
  /** Whether it is archival, with the profile inside to be imported again. */
  archival: z.enum(yesOrNo, oneOf(yesOrNo)).default('false'),
});
export type DocumentChoices = z.output<typeof documentChoices>;

/** The address of a PDF, below the site's origin; its query has what differs from the usual choices. */
export function documentPath(slug: string, choices: Partial<DocumentChoices>): string {
  const usual: Partial<DocumentChoices> = documentChoices.parse({});
  const query = keysOf(documentChoices.shape).flatMap((name) => {
    const choice = choices[name] ?? usual[name];
    return choice === usual[name] ? [] : [`${name}=${choice}`];
  });
  return [exportPath(slug, 'pdf'), query.join('&')].filter(Boolean).join('?');
}

/** The address of a picture of the first page of a CV, for its owner alone. */
export const firstPagePath = (slug: string, choices: { look: CvLook; paper?: Paper }) =>
  `/profile/${slug}/first-page?${new URLSearchParams(choices)}`;

/** Whom a form is for that is not for whoever asks: an employer. */
export const forEmployer = 'employer' satisfies Audience;

/** The versions of the vCard; older address books read the third alone. */
export const cardVersions = ['4', '3'] as const;
export type CardVersion = (typeof cardVersions)[number];

/** The choices in the query of a vCard's address. */
export const cardChoices = z.object({ version: z.enum(cardVersions, oneOf(cardVersions)).default('4') });
export type CardChoices = z.output<typeof cardChoices>;

/** The size of the picture that stands for a page, in pixels. */
export const socialImageSize = { width: 1200, height: 630 };
