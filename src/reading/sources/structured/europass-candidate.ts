import { namesIn } from '../../entries/skills/skill-items';
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

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

const languageOf = (code: string | undefined) =>
  code && /^[a-z]{2,3}$/i.test(code) ? (languageNames.of(code) ?? code) : code;

const countryOf = (code: string | undefined) =>
  code && /^[a-z]{2}$/i.test(code) ? (countryNames.of(code.toUpperCase()) ?? code) : code;

const takeEntries = (values: Values, ...path: string[]): Values[] =>
  listOf(take(values, ...path)).map(valuesOf);

/** `{ FormattedDateTime: '2023-06' }`, or the text alone. */
const dateOf = (value: unknown): string | undefined => textOf(value) ?? textsIn(value)[0];

/** Without an end, what is said not to go on has a single date. */
function periodOf(period: Values): Values {
  const indicators = [period.CurrentIndicator, period.Ongoing].map(String);
  const start = dateOf(period.StartDate);
  const end = indicators.includes('true') ? 'present' : dateOf(period.EndDate);
  return end === undefined && indicators.includes('false')
    ? { date: start }
    : { startDate: start, endDate: end };
}

const placeOf = (address: Values): string | undefined =>
  joined(', ', address.CityName ?? address.City, countryOf(textOf(address.CountryCode ?? address.Country)));

/** CVs of the Europass of today, which have the root `Candidate` and are attached to its PDFs. */
export const europassCandidate: Format = {
  isOne: ({ Candidate }) => isValues(Candidate),
  toResume({ Candidate }) {
    const parts = new ResumeParts();
    const { CandidatePerson, CandidateProfile } = valuesOf(Candidate);
    addPerson(parts, valuesOf(CandidatePerson));
    const [profile = {}] = listOf(CandidateProfile).map(valuesOf);
    const summary = takeText(profile, 'ExecutiveSummary');
    if (summary) parts.basics.summary = summary;
    for (const employer of takeEntries(profile, 'EmploymentHistory', 'EmployerHistory'))
      addJobs(parts, employer);
    for (const study of takeEntries(profile, 'EducationHistory', 'EducationOrganizationAttendance'))
      addStudy(parts, study);
    for (const list of ['PersonQualifications', 'Skills'])
      for (const skill of takeEntries(profile, list, 'PersonCompetency')) addCompetency(parts, skill);
    for (const certificate of takeEntries(profile, 'Certifications', 'Certification'))
      addCertificate(parts, certificate);
    for (const group of takeEntries(profile, 'Skills', 'DigitalSkills', 'DigitalSkillsGroup'))
      addSkillGroup(parts, group);
    for (const group of takeEntries(profile, 'DigitalSkills', 'DigitalSkillsGroup'))
      addSkillGroup(parts, group);
    for (const project of takeEntries(profile, 'Projects', 'Project')) {
      const { Title, Description, Link, Date: period, ...rest } = project;
      const dates = period === undefined ? {} : periodOf(valuesOf(period));
      parts.add('projects', { name: Title, description: Description, url: Link, ...dates, ...rest });
    }
    for (const publication of takeEntries(profile, 'PublicationHistory', 'Publication')) {
      const {
        Title,
        FormattedPublicationDescription,
        Description,
        Link,
        Year,
        Date: date,
        ...rest
      } = publication;
      const summary = Description ?? FormattedPublicationDescription;
      parts.add('publications', {
        name: Title,
        summary,
        url: Link,
        releaseDate: textOf(Year) ?? dateOf(date),
        ...rest,
      });
    }
    const attachments = take(profile, 'Attachment');
    if (attachments) parts.basics.image = 'data:';
    delete profile.ID;
    for (const [name, rest] of Object.entries(profile)) {
      const heading = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
      parts.addOther(heading, textsIn(rest).map(plainText));
    }
    return parts.whole();
  },
};

function addPerson(parts: ResumeParts, person: Values): void {
  const { basics } = parts;
  const { GivenName, FamilyName, FormattedName } = valuesOf(take(person, 'PersonName'));
  basics.name = textOf(FormattedName) ?? joined(' ', GivenName, FamilyName);
  const [email, phone, url]: string[][] = [[], [], []];
  for (const communication of takeEntries(person, 'Communication')) {
    const { ChannelCode, URI, CountryDialing, AreaDialing, DialNumber, Address, UseCode, OtherTitle } =
      communication;
    const value = textOf(URI) ?? textOf(communication.Text) ?? textOf(communication.URL);
    const dialling = textOf(CountryDialing)?.replace(/^\+?/, '+');
    const number = joined(' ', dialling, AreaDialing, DialNumber);
    if (isValues(Address)) addHome(basics, Address);
    if (number) phone?.push(number);
    else if (value && ChannelCode === 'Email') email?.push(value);
    else if (value && ChannelCode === 'Web') url?.push(value);
    else if (value)
      parts.add('profiles', {
        network: UseCode === 'other' ? OtherTitle : (UseCode ?? ChannelCode),
        url: value,
      });
  }
  Object.assign(basics, { email, phone, url });
  for (const code of listOf(take(person, 'PrimaryLanguageCode'))) {
    parts.add('languages', { language: languageOf(textOf(code)), fluency: 'Native' });
  }
  for (const [name, rest] of Object.entries(person))
    parts.addOther(name.replace(/Code$/, ''), joined(', ', ...textsIn(rest).map(countryOf)));
}

function addHome(
  basics: Values,
  { AddressLine, CityName, PostalCode, CountryCode, CountrySubDivisionCode }: Values,
): void {
  if (basics.location) return;
  basics.location = {
    address: joined(', ', ...listOf(AddressLine)),
    postalCode: PostalCode,
    city: CityName,
    region: CountrySubDivisionCode,
    countryCode: CountryCode,
  };
}

function addJobs(parts: ResumeParts, employer: Values): void {
  const positions = takeEntries(employer, 'PositionHistory');
  const { OrganizationName, OrganizationContact, IndustryCode: _, EmploymentPeriod, ...rest } = employer;
  const address = valuesOf(listOf(valuesOf(OrganizationContact).Communication).map(valuesOf)[0]?.Address);
  for (const position of positions.length > 0 ? positions : [{}]) {
    const {
      PositionTitle,
      EmploymentPeriod: own,
      Description,
      City,
      Country,
      ...others
    } = valuesOf(position);
    parts.add('work', {
      name: OrganizationName,
      position: PositionTitle,
      location: placeOf({ City, Country }) ?? placeOf(address),
      ...periodOf(valuesOf(own ?? EmploymentPeriod)),
      summary: Description,
      ...rest,
      ...others,
    });
  }
}

function addStudy(parts: ResumeParts, study: Values): void {
  const {
    OrganizationName,
    OrganizationContact,
    AttendancePeriod,
    ProgramName,
    EducationLevelCode: _,
    ...others
  } = study;
  const address = valuesOf(listOf(valuesOf(OrganizationContact).Communication).map(valuesOf)[0]?.Address);
  const degree = valuesOf(take(others, 'EducationDegree'));
  const name = takeText(degree, 'DegreeName');
  const grade = textsIn(take(degree, 'FinalGrade'))[0];
  const subjects = takeText(degree, 'OccupationalSkillsCovered');
  parts.add('education', {
    institution: OrganizationName,
    studyType: name ?? ProgramName,
    // Of a field that was chosen from a list there is only its number.
    area: textsIn(take(degree, 'FieldOfStudy')).find((text) => /\D/.test(text)),
    location: placeOf(address),
    ...periodOf(valuesOf(AttendancePeriod)),
    score: grade,
    summary: subjects,
    ...(name !== undefined && name !== ProgramName && { program: ProgramName }),
    ...degree,
    ...others,
  });
}

function addCompetency(parts: ResumeParts, competency: Values): void {
  const id = takeText(competency, 'CompetencyID');
  const name = takeText(competency, 'CompetencyName');
  const kind = takeText(competency, 'TaxonomyID')?.toLowerCase();
  if (kind !== 'language') {
    for (const skill of namesIn(name ?? id ?? '')) parts.add('skills', { name: skill, ...competency });
    return;
  }
  const scales = takeEntries(competency, 'CompetencyDimension').map(
    ({ CompetencyDimensionTypeCode, Score }) => ({
      scale: textOf(CompetencyDimensionTypeCode)?.replace(/^CEF-/, '').replaceAll('-', ' ') ?? '',
      level: textsIn(Score)[0] ?? '',
    }),
  );
  const [first, ...others] = new Set(scales.map(({ level }) => level));
  const listed = scales.map(({ scale, level }) => `${scale} ${level}`).join(', ');
  const language = name ?? languageOf(id);
  parts.add('languages', { language, fluency: others.length === 0 ? first : listed, ...competency });
}

function addCertificate(parts: ResumeParts, certificate: Values): void {
  const { CertificationName, IssuingAuthority, CertificationDescription, CertificationDate, Link, ...rest } =
    certificate;
  const issuer = textsIn(IssuingAuthority)[0];
  const date = dateOf(CertificationDate);
  parts.add('certificates', {
    name: CertificationName,
    issuer,
    date,
    url: Link,
    summary: CertificationDescription,
    ...rest,
  });
}

function addSkillGroup(parts: ResumeParts, group: Values): void {
  const keywords = listOf(group.DigitalSkill).flatMap((skill) => namesIn(textsIn(skill)[0] ?? ''));
  if (keywords.length > 0) parts.add('skills', { name: textOf(group.Title), keywords });
  else parts.addOther('Digital skills', group);
}
