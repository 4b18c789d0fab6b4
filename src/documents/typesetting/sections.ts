import { keysOf } from '../../contracts/keys-of';
import { sectionContracts } from '../../contracts/sections';
import { inPageOrder } from '../in-page-order';
import type { Portfolio } from '../portfolio';
import { documentSections } from '../sections';
import { type DocumentedSection, type SectionDocuments, titleOf } from '../sections/section-documents';
import { contactSection } from './contact-section';
import { paragraphsOf } from './paragraphs';
import type { SectionContent, SectionOptions } from './section-content';

/** A section of a document, with the section of the page that it belongs to. */
type Placed = SectionContent & { part: string };

/**
 * The sections of a document, with the same titles as on the page and in its order; the plain form is in the one that
 * applicant tracking systems expect, but for those that a link puts first.
 */
export function sectionsOf(portfolio: Portfolio, options: SectionOptions): SectionContent[] {
  const {
    form,
    order,
    about,
    words: { t },
  } = options;
  const { contacts, addresses } = portfolio;
  const sections: Placed[] = keysOf(documentSections).flatMap((key) => placed(key, portfolio, options));
  if (form === 'portfolio' && about)
    sections.unshift({
      part: 'about',
      title: t('page.sections.about'),
      kind: 'text',
      paragraphs: paragraphsOf(about),
    });
  // A CV has them at its head.
  if (form === 'portfolio' && contacts.length + addresses.length > 0) {
    sections.push({ part: 'contact', title: t('page.sections.contact'), ...contactSection(portfolio) });
  }
  const followed = form === 'plain' ? orderOfCv(portfolio) : order;
  return inPageOrder(sections, followed).map(({ part: _part, ...content }) => content);
}

/** The order that a link gives; without jobs, projects stand in their place. */
const orderOfCv = ({ sectionOrder, workExperience }: Portfolio): string[] | undefined =>
  sectionOrder ?? (workExperience.length === 0 ? ['projects'] : undefined);

/** A section; none if it has nothing to show. */
function placed<K extends DocumentedSection>(
  key: K,
  portfolio: Portfolio,
  options: SectionOptions,
): Placed[] {
  const { typeset }: SectionDocuments<K> = documentSections[key];
  const content = portfolio[key].length > 0 ? typeset(portfolio[key], options) : null;
  return content
    ? [{ part: sectionContracts[key].part, title: titleOf(key, options.words), ...content }]
    : [];
}
