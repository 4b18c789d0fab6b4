import { pairingTexts, themeTexts } from '../../../contracts/design-names';
import type { filedParts } from '../../../contracts/portfolio';
import type { SectionKey } from '../../../contracts/sections';
import { sectionUi } from '../../sections/definitions';
import { schemeTexts, sectionLabel } from '../design/labels';

export const profileLabels: Record<string, string> = {
  displayName: 'Display name',
  jobTitle: 'Job title',
  location: 'Location',
  availability: 'Open to',
  bio: 'Bio',
  language: 'Language of the page',
  cvLook: 'Look of the CV',
  paper: 'Paper of documents',
  translations: 'In other languages',
};

export const filedLabels: Record<(typeof filedParts)[number], string> = {
  portrait: 'The photo of you differs',
  video: 'The video differs',
  cv: 'The current CV differs',
};

const galleryLabels = { imageUrl: 'Photo', caption: 'Caption', category: 'Category', metadata: 'Details' };

/** The labels of a section and its fields. A field without a label follows from another one. */
export function sectionWords(section: SectionKey): { title: string; labels: Record<string, string> } {
  const { title, labels } =
    section === 'gallery' ? { title: 'Photo Gallery', labels: galleryLabels } : sectionUi[section];
  return { title, labels: { ...labels, translations: 'In other languages', isPublic: 'Public' } };
}

const texts: Record<string, Record<string, { label: string }>> = {
  theme: themeTexts,
  typePairing: pairingTexts,
  colorScheme: schemeTexts,
};

/** A value of a design in words. */
export function designText(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isShownSection).map(({ key }) => sectionLabel(key));
  if (value === null) return 'As the theme has it';
  return texts[field]?.[String(value)]?.label ?? value;
}

const isShownSection = (
  value: unknown,
): value is { key: Parameters<typeof sectionLabel>[0]; isShown: true } =>
  typeof value === 'object' && value !== null && 'isShown' in value && value.isShown === true;
