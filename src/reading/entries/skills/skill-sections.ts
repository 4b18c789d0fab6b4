import { headingKindInAnyCase } from '../../layout/headings';
import type { DocumentSection, LaidOutDocument } from '../../layout-types';
import type { ReadCertification, ReadLanguage, ReadSkill } from '../../reading';
import { headingWords } from '../../words/headings/languages';
import { withDoubts } from '../doubts';
import { Lexicon, lexicon } from '../text/lexicon';
import { languageNames } from './language-names';
import { readLanguages } from './languages';
import { type LabelledList, readSkillLists } from './skills';

const headings = (kind: 'certifications' | 'interests' | 'languages') =>
  new Lexicon(headingWords.map((words) => words[kind] ?? ''));
const certificates = headings('certifications');
const interests = headings('interests');
const languages = headings('languages');
const personal = lexicon('personal');

/** The right edge of the column that contains a section. */
function columnRight(document: LaidOutDocument, section: DocumentSection): number {
  const own = section.rows.flatMap(({ cells }) => cells.map(({ box }) => box));
  const x = Math.min(...own.map((box) => box.x));
  const pages = new Set(section.rows.map(({ page }) => page));
  const cells = document.sections.flatMap(({ rows }) =>
    rows.filter(({ page }) => pages.has(page)).flatMap((row) => row.cells),
  );
  return cells.reduce(
    (right, { box }) => (Math.abs(box.x - x) < 60 ? Math.max(right, box.x + box.width) : right),
    Math.max(0, ...own.map((box) => box.x + box.width)),
  );
}

/** The heading of a section that is the name of a group of skills, and not a word for skills. */
const groupOf = ({ title }: DocumentSection): string | undefined =>
  title && headingKindInAnyCase(title.text) === undefined ? title.text : undefined;

function certificationOf({ cells }: LabelledList, { name, confidence }: ReadSkill): ReadCertification {
  return { name, doubtful: [], confidence, lines: cells.map(({ source }) => source) };
}

function unique<S extends { name: string }>(named: readonly S[]): S[] {
  const known = new Set<string>();
  return named.filter(({ name }) => {
    const isNew = !known.has(name.toLowerCase());
    known.add(name.toLowerCase());
    return isNew;
  });
}

const isOfLanguages = (label: string | undefined) => label !== undefined && languages.is(label);

/** Reads the skills and languages of a document, and certificates that are listed among them under a label. */
export function readSkills(document: LaidOutDocument): {
  skills: ReadSkill[];
  languages: ReadLanguage[];
  certifications: ReadCertification[];
} {
  const lists = document.sections.flatMap((section) => {
    const { kind, rows } = section;
    return kind === 'skills' ? readSkillLists(rows, columnRight(document, section), groupOf(section)) : [];
  });
  const isCertificates = ({ label }: LabelledList) => label !== undefined && certificates.is(label);
  const isInterests = ({ label }: LabelledList) => label !== undefined && interests.is(label);
  const isPersonal = ({ label }: LabelledList) => label !== undefined && personal.is(label);
  const isOther = (list: LabelledList) => isCertificates(list) || isInterests(list) || isPersonal(list);
  const listed = lists
    .filter((list) => !isOther(list))
    .flatMap(({ label, skills }) =>
      skills.map((skill) => ({
        skill,
        isLanguage:
          languageNames.is(skill.name) || (isOfLanguages(label) && languageNames.begins(skill.name)),
      })),
    );
  return {
    skills: withDoubts(unique(listed.flatMap(({ skill, isLanguage }) => (isLanguage ? [] : [skill])))),
    languages: withDoubts(
      unique([
        ...document.sections.filter(({ kind }) => kind === 'languages').flatMap(readLanguages),
        ...listed.flatMap(({ skill: { name, level, confidence, lines }, isLanguage }) =>
          isLanguage ? [{ name, level, confidence, lines }] : [],
        ),
      ]),
    ),
    certifications: lists
      .filter(isCertificates)
      .flatMap((list) => list.skills.map((skill) => certificationOf(list, skill))),
  };
}
