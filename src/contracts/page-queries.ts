/**
 * The names in the query of a page and of its forms, in one place, so that no two parts of the product choose the same one.
 * Those of the choices of a document are the keys of `documentChoices`.
 */
export const pageQueries = {
  /** The token of the link that its reader comes through. */
  link: 'v',
  /** How its owner views it: as `visitor`, or as `link:` with an id. */
  viewer: 'as',
  /** Whom one of its forms is for, if not for whoever asks. */
  audience: 'for',
  /** The language of one of its forms, if not that of the page. */
  language: 'language',
  /** Has no meaning, but makes a browser reload what has changed. */
  version: 'updated',
  /** The usual campaign parameters. */
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
} as const;

/** A path with something in its query. */
export const withQuery = (path: string, name: keyof typeof pageQueries, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${pageQueries[name]}=${encodeURIComponent(value)}`;
