import { languageNames } from '../../entries/skills/language-names';
import { itemOf, namesIn, skillsOf, splitList } from '../../entries/skills/skill-items';
import { listBelow, printedHeading } from './headings';
import { linkIn } from './plain-text';
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

const dates = { start_date: 'startDate', end_date: 'endDate' };

/** YAML files of RenderCV, of every version. */
export const renderCv: Format = {
  isOne: ({ cv }) => isValues(cv),
  toResume({ cv }) {
    const parts = new ResumeParts();
    const { sections, social_networks, custom_connections, photo, ...rest } = valuesOf(cv);
    // The first version had the sections beside the name.
    const older = Object.entries(rest).filter(
      ([key, value]) => Array.isArray(value) && !contacts.includes(key),
    );
    const basics = Object.fromEntries(
      Object.entries(rest).filter(([key]) => !older.some(([each]) => each === key)),
    );
    Object.assign(parts.basics, renamed(basics, { headline: 'label', website: 'url' }), { image: photo });
    for (const network of listOf(social_networks)) parts.add('profiles', { ...valuesOf(network) });
    for (const connection of listOf(custom_connections)) {
      const { placeholder, url } = valuesOf(connection);
      if (url) parts.add('profiles', { network: placeholder, url });
      else parts.addOther('basics', placeholder);
    }
    for (const [key, entries] of [...Object.entries(valuesOf(sections)), ...older]) {
      for (const entry of listOf(entries)) addEntry(parts, printedHeading(key), entry);
    }
    return parts.whole();
  },
};

/** Fields that may be lists without being sections. */
const contacts = ['email', 'phone', 'website', 'section_order'];

/** Adds an entry to the list that its heading and its fields name. */
function addEntry(parts: ResumeParts, heading: string, entry: unknown): void {
  const below = listBelow(heading);
  const text = textOf(entry);
  if (text !== undefined) {
    addText(parts, heading, text);
    return;
  }
  const fields = renamed(valuesOf(entry), dates);
  const line = textOf(fields.bullet) ?? textOf(fields.number) ?? textOf(fields.reversed_number);
  if (line !== undefined) addText(parts, heading, line);
  else if ('institution' in fields) parts.add('education', renamed(fields, { degree: 'studyType' }));
  else if ('company' in fields) {
    const isUnpaid = below === 'volunteer';
    parts.add(isUnpaid ? below : 'work', renamed(fields, { company: isUnpaid ? 'organization' : 'name' }));
  } else if ('title' in fields && 'authors' in fields) parts.add('publications', publicationOf(fields));
  else if ('label' in fields)
    addLabelled(parts, heading, joined('', fields.label) ?? '', textOf(fields.details));
  else addNamed(parts, heading, fields);
}

function publicationOf({ doi, ...fields }: Values): Values {
  const named = renamed(fields, { title: 'name', journal: 'publisher', date: 'releaseDate' });
  const id = textOf(doi);
  return id && !textOf(named.url) ? { ...named, url: `https://doi.org/${id}` } : { ...named, doi };
}

/** How the fields of such entries are called in the lists that have names. */
const namesOfNamed = new Map<ReturnType<typeof listBelow>, Record<string, string>>([
  ['projects', { summary: 'description' }],
  ['publications', { date: 'releaseDate' }],
  ['awards', { name: 'title' }],
  ['certificates', {}],
  ['volunteer', { name: 'organization' }],
]);

/** An entry that has a name and no more of its kind than its heading says. */
function addNamed(parts: ResumeParts, heading: string, entry: Values): void {
  const { name, url } = linkIn(textOf(entry.name) ?? '');
  const fields = { ...entry, name, ...(url && { url }) };
  const list = listBelow(heading);
  const names = namesOfNamed.get(list);
  if (names && list && list !== 'summary') parts.add(list, renamed(fields, names));
  else parts.addOther(heading, entry);
}

/** A line of a label and what it says: `Programming: Python, C++`. */
function addLabelled(parts: ResumeParts, heading: string, label: string, details = ''): void {
  const below = listBelow(heading);
  if (below === 'languages') parts.add('languages', { language: label, fluency: details });
  else if (below === 'skills' && areLanguages(details)) addLanguages(parts, details);
  else if (below === 'skills' && isList(details))
    parts.add('skills', { name: label, keywords: namesIn(details) });
  else if (below === 'interests') parts.add('interests', { name: label, keywords: splitList(details) });
  else parts.addOther(heading, joined(': ', label, details));
}

/** Whether a text is a list of skills and no prose. */
const isList = (text: string) => skillsOf(text, undefined, []).length === namesIn(text).length;

/** Whether a list is of languages that people speak; `Languages` may also be those of programs. */
const areLanguages = (text: string) => splitList(text).every((each) => languageNames.begins(each));

function addLanguages(parts: ResumeParts, text: string): void {
  for (const each of splitList(text)) {
    const { name, level } = itemOf(each);
    parts.add('languages', { language: name, fluency: level });
  }
}

/** Adds a line of text, which is an entry below some headings. */
function addText(parts: ResumeParts, heading: string, text: string): void {
  const below = listBelow(heading);
  if (below === 'summary') parts.basics.summary = joined('\n', take(parts.basics, 'summary'), text);
  else if (below === 'skills' && isList(text))
    for (const name of namesIn(text)) parts.add('skills', { name });
  else if (below === 'languages') addLanguages(parts, text);
  else if (below === 'certificates' || below === 'interests') parts.add(below, { name: text });
  else if (below === 'awards') parts.add('awards', { title: text });
  else parts.addOther(heading, text);
}
