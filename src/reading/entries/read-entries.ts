import { numberLines } from '../layout/number-lines';
import type { LaidOutDocument } from '../layout-types';
import type { Reading } from '../reading';
import { readAwards } from './awards';
import { readCertifications } from './certifications/certifications';
import { contactCellsOf, readContacts } from './contacts/contacts';
import { readHeader } from './contacts/header';
import { namesMonthFirst } from './dates/dates';
import { readEducation } from './education';
import { withoutContacts, withoutDetails } from './private/without-details';
import { readProjects } from './projects';
import { readPublications } from './publications';
import { settleSections } from './sections/settled-sections';
import { assignTitles, unplacedOf } from './sections/unplaced';
import { readSkills } from './skills/skill-sections';
import { readInterests, readSummary } from './statements';
import { warningsOfLanguage } from './text/unread-language';
import { readWork } from './work';

/** Reads the sections of a document. */
export function readEntries(laidOut: LaidOutDocument): Reading {
  numberLines(laidOut);
  const { rest, found: details } = withoutDetails(laidOut);
  const settled = settleSections(rest);
  const options = {
    monthFirst: namesMonthFirst(
      settled.sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ text }) => text))),
    ),
  };
  const contactCells = contactCellsOf(settled);
  const contacts = readContacts(settled, contactCells);
  const { name, jobTitle, location, addresses } = readHeader(contactCells, contacts);
  const { rest: document, found: others } = withoutContacts(settled, contactCells);
  const summary = readSummary(document.sections);
  const work = readWork(document.sections, options);
  const education = readEducation(document.sections, options);
  const { skills, languages, certifications: labelled } = readSkills(document);
  const certifications = [...readCertifications(document.sections, options), ...labelled];
  const projects = readProjects(document.sections, options);
  const publications = readPublications(document.sections);
  const volunteering = readWork(document.sections, options, 'volunteering');
  const awards = readAwards(document.sections, options);
  const facts = readInterests(document.sections);
  const parts = [
    name,
    jobTitle,
    location,
    summary,
    ...contacts,
    ...addresses,
    ...work,
    ...education,
    ...certifications,
    ...skills,
    ...projects,
    ...publications,
    ...languages,
    ...volunteering,
    ...awards,
    ...facts,
  ].filter((part) => part !== undefined);
  assignTitles(document, parts);
  const placed = new Set(parts.flatMap(({ lines, titles = [] }) => [...titles, ...lines]));
  return {
    name,
    jobTitle,
    location,
    summary,
    contacts,
    addresses,
    work,
    education,
    certifications,
    skills,
    projects,
    publications,
    languages,
    volunteering,
    awards,
    facts,
    testimonials: [],
    unplaced: unplacedOf(document, placed),
    leftOut: [...details, ...others],
    headings: document.sections.flatMap(({ title }) => title?.source ?? []),
    warnings: [...warningsOfLanguage(document), ...document.warnings],
  };
}
