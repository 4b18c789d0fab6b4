import { namesIn, skillsOf } from '../../entries/skills/skill-items';
import { plainText } from './plain-text';
import {
  type Format,
  isValues,
  joined,
  listOf,
  ResumeParts,
  take,
  takeText,
  textOf,
  textsIn,
  type Values,
  valuesOf,
} from './values';

/** A label with its code: `{ Code: 'SE', Label: 'Sweden' }`. */
const labelOf = (value: unknown): string | undefined =>
  textOf(value) ?? textOf(valuesOf(value).Label) ?? textOf(valuesOf(valuesOf(value).Description).Label);

/** The entries of a list: XML has an element for the list, and JSON has none. */
function takeList(values: Values, name: string): Values[] {
  const list = take(values, `${name}List`);
  const entries = listOf(isValues(list) ? list[name] : (list ?? take(values, name)));
  return entries.map((entry) => {
    // Some editors repeat the element of the list in each entry.
    const inner = valuesOf(entry)[name];
    return valuesOf(isValues(inner) ? inner : entry);
  });
}

/** `{ Year: 2016, Month: 3 }`, or in XML `year="2016" month="--03"`. */
function dateOf(value: unknown): string | undefined {
  const date = valuesOf(value);
  const figures = [date.year ?? date.Year, date.month ?? date.Month, date.day ?? date.Day];
  const parts = figures.map((figure) => textOf(figure)?.replaceAll('-', '').padStart(2, '0'));
  const end = parts.indexOf(undefined);
  return joined('-', ...(end < 0 ? parts : parts.slice(0, end)));
}

function takePeriod(entry: Values): Values {
  const { From, To, Current } = valuesOf(take(entry, 'Period'));
  const isCurrent = String(Current) === 'true';
  return { startDate: dateOf(From), endDate: isCurrent ? 'present' : dateOf(To) };
}

/** CVs of the Europass of Cedefop, which had the root `SkillsPassport`. */
export const europassOfCedefop: Format = {
  isOne: ({ SkillsPassport, LearnerInfo }) => isValues(SkillsPassport) || isValues(LearnerInfo),
  toResume(values) {
    const parts = new ResumeParts();
    const learner = valuesOf(valuesOf(values.SkillsPassport).LearnerInfo ?? values.LearnerInfo);
    addIdentification(parts, valuesOf(take(learner, 'Identification')));
    const headline = valuesOf(take(learner, 'Headline'));
    parts.basics.label = labelOf(headline.Description);
    for (const entry of takeList(learner, 'WorkExperience')) parts.add('work', workOf(entry));
    for (const entry of takeList(learner, 'Education')) parts.add('education', studyOf(entry));
    addSkills(parts, valuesOf(take(learner, 'Skills')));
    for (const entry of takeList(learner, 'Achievement')) addAchievement(parts, entry);
    for (const name of ['Documentation', 'ReferenceTo', 'ReferenceToList']) delete learner[name];
    for (const [name, rest] of Object.entries(learner)) parts.addOther(name, rest);
    return parts.whole();
  },
};

function addIdentification(parts: ResumeParts, identification: Values): void {
  const { basics } = parts;
  const name = valuesOf(take(identification, 'PersonName'));
  basics.name = joined(' ', name.FirstName, name.Surname);
  const info = valuesOf(take(identification, 'ContactInfo'));
  const address = valuesOf(valuesOf(take(info, 'Address')).Contact);
  basics.location = {
    address: joined(', ', address.AddressLine, address.AddressLine2),
    postalCode: address.PostalCode,
    city: address.Municipality,
    country: labelOf(address.Country) ?? valuesOf(address.Country).Code,
  };
  const contactsOf = (field: string) => takeList(info, field).flatMap(({ Contact }) => textOf(Contact) ?? []);
  basics.email = contactsOf('Email');
  basics.phone = contactsOf('Telephone');
  basics.url = contactsOf('Website');
  for (const messenger of takeList(info, 'InstantMessaging')) {
    parts.add('profiles', { network: labelOf(messenger.Use), username: messenger.Contact });
  }
  if (take(identification, 'Photo')) basics.image = 'data:';
  const { Birthdate, ...person } = valuesOf(take(identification, 'Demographics'));
  parts.addOther('Birthdate', dateOf(Birthdate));
  for (const [field, rest] of Object.entries({ ...person, ...info, ...identification })) {
    parts.addOther(field, labelOf(rest) ?? joined(' ', ...textsIn(rest)));
  }
}

/** Town and country of an employer or a school. */
function takePlace(organization: Values): string | undefined {
  const { Municipality, Country } = valuesOf(take(organization, 'ContactInfo', 'Address', 'Contact'));
  return joined(', ', Municipality, labelOf(Country));
}

function workOf(entry: Values): Values {
  const employer = valuesOf(take(entry, 'Employer'));
  const name = takeText(employer, 'Name');
  const rest = { ...entry };
  for (const field of ['Position', 'Activities', 'Period', 'ReferenceTo', 'ReferenceToList'])
    delete rest[field];
  return {
    name,
    position: labelOf(entry.Position),
    location: takePlace(employer),
    ...takePeriod(entry),
    summary: entry.Activities,
    ...rest,
    employer,
  };
}

function studyOf(entry: Values): Values {
  const school = valuesOf(take(entry, 'Organisation'));
  const institution = takeText(school, 'Name');
  const period = takePeriod(entry);
  return {
    institution,
    studyType: labelOf(take(entry, 'Title')),
    area: labelOf(take(entry, 'Field')),
    location: takePlace(school),
    ...period,
    summary: take(entry, 'Activities'),
    ...entry,
    school,
  };
}

/** The five scales of a language, as one level where they agree. */
function fluencyOf(scales: Values): string | undefined {
  const levels = Object.entries(scales).flatMap(([scale, level]) => (textOf(level) ? [[scale, level]] : []));
  const [first, ...others] = new Set(levels.map(([, level]) => level));
  if (others.length === 0) return textOf(first);
  return levels
    .map(([scale, level]) => `${String(scale).replace(/(?<=[a-z])(?=[A-Z])/g, ' ')} ${level}`)
    .join(', ');
}

function addSkills(parts: ResumeParts, skills: Values): void {
  const linguistic = valuesOf(take(skills, 'Linguistic'));
  for (const tongue of takeList(linguistic, 'MotherTongue')) {
    parts.add('languages', { language: labelOf(tongue), fluency: 'Native' });
  }
  for (const language of takeList(linguistic, 'ForeignLanguage')) {
    const scales = valuesOf(take(language, 'ProficiencyLevel'));
    const name = labelOf(take(language, 'Description'));
    parts.add('languages', { language: name, fluency: fluencyOf(scales), ...language });
  }
  for (const [kind, skill] of Object.entries(skills)) {
    const text = plainText(joined('\n', ...listOf(valuesOf(skill).Description)) ?? '');
    const isList = text !== '' && skillsOf(text, undefined, []).length === namesIn(text).length;
    if (isList && kind !== 'Driving') for (const name of namesIn(text)) parts.add('skills', { name });
    else parts.addOther(`${kind.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')} skills`, text);
  }
}

/** Projects and publications are told by their codes; the others have only a heading. */
function addAchievement(parts: ResumeParts, entry: Values): void {
  const code = textOf(valuesOf(entry.Title).Code) ?? '';
  const text = plainText(joined('\n', ...listOf(entry.Description)) ?? '');
  const [name = '', ...lines] = text.split('\n');
  const summary = lines.join('\n');
  if (code === 'projects') parts.add('projects', { name, description: summary });
  else if (code === 'publications') parts.add('publications', { name, summary });
  else if (code === 'honors_awards') parts.add('awards', { title: name, summary });
  else parts.addOther(labelOf(entry.Title) ?? 'Achievements', text);
}
