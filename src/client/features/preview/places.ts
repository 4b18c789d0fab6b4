import { keysOf } from '../../../contracts/keys-of';
import { newEntry } from '../../../contracts/page-preview';
import { furtherPath, portfolioParts } from '../../../contracts/portfolio-parts';
import { sectionContracts } from '../../../contracts/sections';
import { educationTab } from '../education/education-search';
import { moreTab } from '../more-sections/more-search';

const tabs = [...educationTab.options, ...moreTab.options];
type Tab = (typeof tabs)[number];

const tabOf = (key: string | undefined) => {
  const tab = tabs.find((each) => each === key);
  return tab && { tab };
};

/** What a press on the page leads to. */
export interface Place {
  path: string;
  /** The entry, and the tab that it is in where a screen has several. */
  search: { entry?: string; tab?: Tab };
  hash?: string;
}

/** The form of the first lines, at its first field. */
const firstLines: Place = { path: '/upload-cv', search: {}, hash: 'profile-displayName' };

const sectionPlaces = new Map<string, Pick<Place, 'path' | 'search'>>(
  keysOf(sectionContracts).map((section) => {
    const { part } = sectionContracts[section];
    const path = portfolioParts.find(({ key }) => key === part)?.path;
    return [section, { path: path ?? furtherPath, search: { ...tabOf(section) } }];
  }),
);

/** Where what was pressed on the page is edited; undefined where it is not the owner's to edit. */
export function placeOf(pressed: Element): Place | undefined {
  const [section = '', entry] = pressed.closest<HTMLElement>('[data-entry]')?.dataset.entry?.split('/') ?? [];
  const known = sectionPlaces.get(section);
  const isStored = entry !== undefined && entry !== newEntry;
  if (known) return { ...known, search: { ...known.search, ...(isStored && { entry }) } };
  const part = pressed.closest<HTMLElement>('[data-part]')?.dataset.part;
  if (part === 'about' || (!part && pressed.closest('.hero'))) return firstLines;
  const path = portfolioParts.find(({ key }) => key === part)?.path;
  if (path) return { path, search: {} };
  const tab = tabOf(part);
  return tab && { path: furtherPath, search: tab };
}

/** Selects what is edited: an entry by its mark, else the part of the page; the CV is not on it. */
export const selectorOf = (part: string, mark: string | undefined): string =>
  mark === undefined ? `[data-part="${part}"]` : `[data-entry="${mark}"]`;
