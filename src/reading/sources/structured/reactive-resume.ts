import type { ResumeList } from '../../../contracts/resume-lists';
import { listBelow } from './headings';
import {
  type Format,
  isValues,
  joined,
  listOf,
  ResumeParts,
  renamed,
  take,
  textOf,
  type Values,
  valuesOf,
} from './values';

/** The lists by the keys of their sections; everything else is a section of the person's own. */
const lists: Record<string, ResumeList | 'profiles'> = {
  profiles: 'profiles',
  experience: 'work',
  work: 'work',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  awards: 'awards',
  certifications: 'certificates',
  interests: 'interests',
  publications: 'publications',
  volunteer: 'volunteer',
  references: 'references',
  projects: 'projects',
};

/** The names of fields that differ from those of JSON Resume, in version 3, 4 and 5. */
const common = { website: 'url', period: 'date', description: 'summary' };
const names: Record<ResumeList | 'profiles', Record<string, string>> = {
  profiles: { website: 'url' },
  work: { ...common, company: 'name', organization: 'name' },
  education: { ...common, school: 'institution', degree: 'studyType', grade: 'score' },
  skills: { proficiency: 'level', description: 'level' },
  languages: { name: 'language', description: 'fluency', level: 'fluency' },
  awards: { ...common, name: 'title' },
  certificates: { ...common, title: 'name' },
  interests: {},
  publications: { ...common, title: 'name', date: 'releaseDate' },
  volunteer: { ...common, name: 'organization' },
  references: { website: 'url', summary: 'reference', description: 'reference' },
  projects: { website: 'url', period: 'date' },
};

/** How an entry looks and where it is, which says nothing about the person. */
const appearance = [
  'id',
  'visible',
  'hidden',
  'icon',
  'iconColor',
  'levelNum',
  'columns',
  'separateLinks',
  'options',
];

const isHidden = ({ visible, hidden }: Values) => visible === false || hidden === true;

/** Exports of Reactive Resume, version 3 to 5. */
export const reactiveResume: Format = {
  isOne: ({ basics, sections }) => isValues(basics) && isValues(sections),
  toResume(values) {
    const parts = new ResumeParts();
    const sections = valuesOf(values.sections);
    addBasics(parts, values, sections);
    const { custom, summary: _, ...named } = sections;
    for (const [key, section] of Object.entries(named)) {
      addSection(parts, valuesOf(section), Object.hasOwn(lists, key) ? lists[key] : undefined);
    }
    // They may be of one of the kinds above.
    for (const section of [...Object.values(valuesOf(custom)), ...listOf(values.customSections)]) {
      const type = textOf(valuesOf(section).type) ?? '';
      addSection(parts, valuesOf(section), Object.hasOwn(lists, type) ? lists[type] : undefined);
    }
    return parts.whole();
  },
};

function addBasics(parts: ResumeParts, { basics, picture, summary }: Values, sections: Values): void {
  const fields = plainFields(valuesOf(basics));
  const photo = take(fields, 'picture') ?? take(fields, 'photo') ?? picture;
  const profiles = listOf(take(fields, 'profiles'));
  for (const field of listOf(take(fields, 'customFields'))) addCustomField(parts, valuesOf(field));
  for (const profile of profiles) addEntry(parts, 'profiles', valuesOf(profile));
  Object.assign(parts.basics, renamed(fields, { headline: 'label', website: 'url' }));
  parts.basics.image = textOf(valuesOf(photo).url) ?? textOf(photo);
  const written = [fields.summary, valuesOf(sections.summary).content, valuesOf(summary).content];
  parts.basics.summary = joined('\n', ...written);
}

/** A line below the name: a link, or a text of any kind. */
function addCustomField(parts: ResumeParts, field: Values): void {
  const name = textOf(field.name);
  const text = textOf(field.value) ?? textOf(field.text);
  const url = textOf(field.link) ?? (/^(?:https?:\/\/|www\.)\S+$/i.test(text ?? '') ? text : undefined);
  if (url) parts.add('profiles', { network: name ?? (text === url ? undefined : text), url });
  else parts.addOther('basics', joined(': ', name, text));
}

function addSection(parts: ResumeParts, section: Values, list: ResumeList | 'profiles' | undefined): void {
  const heading = joined(' ', section.name) ?? joined(' ', section.title) ?? 'Section';
  const below = listBelow(heading);
  const titled = listsOfTitles.find((each) => each === below);
  for (const item of listOf(section.items).map(valuesOf)) {
    // What its owner has hidden there must not be shown here.
    if (isHidden(section) || isHidden(item)) parts.addOther(`${heading} (hidden)`, plainFields(item));
    else if (list) addEntry(parts, list, item);
    else if (titled) addEntry(parts, titled, renamed(item, { title: 'name' }));
    else parts.addOther(heading, plainFields(item));
  }
  const { content } = section;
  if (content) parts.addOther(heading, content);
}

/** The lists whose entries need no more than the name that a section of the person's own has for each. */
const listsOfTitles: readonly ResumeList[] = [
  'projects',
  'publications',
  'awards',
  'certificates',
  'interests',
];

function addEntry(parts: ResumeParts, list: ResumeList | 'profiles', item: Values): void {
  const fields = plainFields(item);
  const { level, description, fluency, proficiency } = fields;
  const isWorded = joined('', description, fluency, proficiency) !== undefined;
  if (typeof level === 'number') fields.level = level > 0 && !isWorded ? `${level}/5` : undefined;
  const roles = listOf(take(fields, 'roles')).map(valuesOf);
  // The text of an employer with several roles is the first one's.
  const entries =
    roles.length > 0 ? roles.map((role, index) => withRole(fields, role, index === 0)) : [fields];
  for (const entry of entries) {
    parts.add(list, withDates(renamed(list === 'projects' ? withProse(entry) : entry, names[list])));
  }
}

function withRole(fields: Values, role: Values, isFirst: boolean): Values {
  const { position: _, period: __, description, ...employer } = fields;
  return {
    ...employer,
    ...plainFields(role),
    description: joined('\n', isFirst ? description : undefined, role.description),
  };
}

/** A project has a short text and a long one, and JSON Resume has one for both. */
const withProse = ({ summary, ...entry }: Values): Values => ({
  ...entry,
  description: joined('\n', entry.description, summary),
});

/** Version 3 has both dates in an object. */
function withDates(entry: Values): Values {
  if (!isValues(entry.date)) return entry;
  const { date, ...rest } = entry;
  const { start, end } = valuesOf(date);
  return { ...rest, startDate: start, endDate: end };
}

/** The fields that say something about the person; links are their addresses. */
function plainFields(item: Values): Values {
  const fields = Object.entries(item).filter(([name]) => !appearance.includes(name));
  return Object.fromEntries(
    fields.flatMap(([name, value]) => {
      if (!['url', 'website'].includes(name) || !isValues(value)) return [[name, value]];
      const address = textOf(value.href) ?? textOf(value.url);
      const label = textOf(value.label);
      return [
        [name, address],
        [`${name} label`, label === address ? undefined : label],
      ];
    }),
  );
}
