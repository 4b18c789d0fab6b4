import type { DocumentSection, LaidOutDocument } from '../layout-types';
import type { ReadCertification, Reading, ReadSkill } from '../reading';
import { readCertifications } from './certifications';
import { contactCellsOf, readContacts } from './contacts';
import { namesMonthFirst } from './dates';
import { readEducation } from './education';
import { readHeader } from './header';
import { readLanguages } from './languages';
import { readSkillLists } from './skills';
import { readAwards, readInterests, readSummary, readTestimonials } from './statements';
import { unplacedOf } from './unplaced';
import { readWork } from './work';

const inKind = (document: LaidOutDocument, kind: DocumentSection['kind']) =>
  document.sections.filter((section) => section.kind === kind);

function uniqueSkills(skills: readonly ReadSkill[]): ReadSkill[] {
  const known = new Set<string>();
  return skills.filter(({ name }) => {
    const isNew = !known.has(name.toLowerCase());
    known.add(name.toLowerCase());
    return isNew;
  });
}

/** Reads what the sections of a document say. */
export function readEntries(document: LaidOutDocument): Reading {
  const options = {
    monthFirst: namesMonthFirst(
      document.sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ text }) => text))),
    ),
  };
  const contactCells = contactCellsOf(document);
  const contacts = readContacts(document, contactCells);
  const { name, jobTitle, location, addresses } = readHeader(contactCells, contacts);
  const summary = readSummary(document.sections);
  const work = readWork(document.sections, options);
  const education = readEducation(document.sections, options);
  const certifications: ReadCertification[] = readCertifications(document.sections, options);
  const skills = uniqueSkills([
    ...inKind(document, 'skills').flatMap((section) =>
      readSkillLists(section).flatMap((list) => list.skills),
    ),
    ...inKind(document, 'languages').flatMap(readLanguages),
  ]);
  const facts = [...readAwards(document.sections), ...readInterests(document.sections)];
  const testimonials = readTestimonials(document.sections);
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
    ...facts,
    ...testimonials,
  ];
  const placed = new Set(parts.flatMap((part) => part?.lines ?? []));
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
    facts,
    testimonials,
    unplaced: unplacedOf(document, placed),
    warnings: document.warnings,
  };
}
