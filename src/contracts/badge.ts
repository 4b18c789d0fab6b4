import type { PageLanguage } from './page-language';

/** A picture on other sites that links to a page; the same for everybody, so that it reveals nothing about who sees it. */
export const badge = { path: '/badge.svg', width: 200, height: 48 };

/** The path of the badge in a language of pages. */
export const badgePath = (language: PageLanguage): string =>
  language === 'en' ? badge.path : `${badge.path}?language=${language}`;
