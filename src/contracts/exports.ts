/** A form in which a profile is sent, at the address of its page with the extension. */
interface ExportForm {
  label: string;
  /** What it is for, in a few words. */
  purpose: string;
  contentType: string;
  /** Whether a browser keeps it as a file instead of showing it. */
  isDownload: boolean;
}

/** The forms of a profile besides its page, by file extension. */
export const exportForms = {
  json: {
    label: 'JSON Resume',
    purpose: 'For other programs, and to bring the profile back here',
    contentType: 'application/json; charset=utf-8',
    isDownload: true,
  },
} as const satisfies Record<string, ExportForm>;

export type ExportExtension = keyof typeof exportForms;

/** The address of a form, below the site's origin. */
export const exportPath = (slug: string, extension: ExportExtension) => `/profile/${slug}.${extension}`;
