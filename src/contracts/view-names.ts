import { numberText } from './count-text';
import { pageSections } from './design';
import { portfolioParts } from './portfolio-parts';
import { type ViewSource, viewSources } from './view';

const sectionNames = new Map<string, string>(
  [...portfolioParts, ...pageSections].map(({ key, label }) => [key, label]),
).set('cv', 'CV');

/** The name of a section of the page, or of the CV, for the owner. */
export const sectionName = (key: string) => sectionNames.get(key) ?? key;

const sourceNames = new Map<string, string>(viewSources.map(({ key, label }) => [key, label]));

/** 'LinkedIn'. */
export const sourceName = (source: ViewSource) => sourceNames.get(source) ?? source;

/** '2m 34s', '5h 12m'. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}m ${seconds % 60}s`;
  return `${numberText(Math.floor(minutes / 60))}h ${minutes % 60}m`;
}
