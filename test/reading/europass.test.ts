import { expect, test } from 'vitest';
import { readDocument } from '../../src/reading/read-document';
import { assemblePdf, makeStream } from '../support/documents';
import { contactsIn, jobsIn, leftIn, readFile, studiesIn } from './read-file';

const levels = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing'];

const xmlOfCedefop = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en">
  <DocumentInfo><DocumentType>ECV</DocumentType></DocumentInfo>
  <LearnerInfo>
    <Identification>
      <PersonName><FirstName>Ada</FirstName><Surname>King</Surname></PersonName>
      <ContactInfo>
        <Address><Contact><AddressLine>1 Anvil Row</AddressLine><PostalCode>3000</PostalCode><Municipality>Bern</Municipality>
          <Country><Code>CH</Code><Label>Switzerland</Label></Country></Contact></Address>
        <Email><Contact>ada@example.com</Contact></Email>
        <TelephoneList><Telephone><Contact>+41 44 555 01 00</Contact><Use><Code>mobile</Code><Label>Mobile</Label></Use></Telephone></TelephoneList>
        <WebsiteList><Website><Contact>https://ada.example</Contact></Website></WebsiteList>
      </ContactInfo>
      <Photo><MimeType>image/png</MimeType><Data>${'A'.repeat(3000)}</Data></Photo>
    </Identification>
    <Headline><Type><Label>JOB APPLIED FOR</Label></Type><Description><Label>Smith</Label></Description></Headline>
    <WorkExperienceList>
      <WorkExperience>
        <Period><From year="2016" month="--03"/><Current>true</Current></Period>
        <Position><Label>Master smith</Label></Position>
        <Activities>&lt;p&gt;Forges.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Gates&lt;/li&gt;&lt;/ul&gt;</Activities>
        <Employer><Name>Forge Ltd</Name><ContactInfo><Address><Contact><Municipality>Bern</Municipality></Contact></Address>
          <Website><Contact>https://forge.example</Contact></Website></ContactInfo></Employer>
      </WorkExperience>
    </WorkExperienceList>
    <EducationList>
      <Education>
        <Period><From year="2010"/><To year="2013" month="--06" day="---30"/></Period>
        <Title>BSc Metallurgy</Title><Organisation><Name>Smith School</Name></Organisation>
      </Education>
    </EducationList>
    <Skills>
      <Linguistic>
        <MotherTongueList><MotherTongue><Description><Label>German</Label></Description></MotherTongue></MotherTongueList>
        <ForeignLanguageList><ForeignLanguage><Description><Label>French</Label></Description>
          <ProficiencyLevel>${levels.map((scale) => `<${scale}>B2</${scale}>`).join('')}</ProficiencyLevel></ForeignLanguage></ForeignLanguageList>
      </Linguistic>
      <Computer><Description>Excel/Calc, AutoCAD</Description></Computer>
      <Driving><Description><Licence>B</Licence></Description></Driving>
    </Skills>
    <AchievementList>
      <Achievement><Title><Code>projects</Code><Label>Projects</Label></Title><Description>City gate</Description></Achievement>
    </AchievementList>
  </LearnerInfo>
</SkillsPassport>`;

const jsonOfCedefop = {
  SkillsPassport: {
    Locale: 'en',
    LearnerInfo: {
      Identification: { PersonName: { FirstName: 'Ada', Surname: 'King' } },
      WorkExperience: [
        {
          Period: { From: { Year: 2016, Month: 3 }, Current: true },
          Position: { Label: 'Master smith' },
          Activities: '<p>Forges.</p><ul><li>Gates</li></ul>',
          Employer: { Name: 'Forge Ltd', ContactInfo: { Address: { Contact: { Municipality: 'Bern' } } } },
        },
      ],
    },
  },
};

const candidate = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0"
  xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0"
  xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <hr:DocumentID schemeID="Test-0001" schemeVersionID="4.0"/>
  <CandidateSupplier><hr:PartyName>Owner</hr:PartyName></CandidateSupplier>
  <CandidatePerson>
    <PersonName><oa:GivenName>Ada</oa:GivenName><hr:FamilyName>King</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>41</CountryDialing><oa:DialNumber>445550100</oa:DialNumber></Communication>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>ada@example.com</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>1 Anvil Row</oa:AddressLine><oa:CityName>Bern</oa:CityName><CountryCode>ch</CountryCode><oa:PostalCode>3000</oa:PostalCode></Address></Communication>
    <NationalityCode>CHE</NationalityCode><GenderCode>female</GenderCode>
    <PrimaryLanguageCode name="NORMAL">ger</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ID schemeID="Test-0001"/>
    <hr:ExecutiveSummary>&lt;p&gt;Smith by heart.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory>
      <EmployerHistory>
        <hr:OrganizationName>Forge Ltd</hr:OrganizationName>
        <OrganizationContact><Communication><Address><oa:CityName>Bern</oa:CityName><CountryCode>ch</CountryCode></Address></Communication></OrganizationContact>
        <hr:IndustryCode>C</hr:IndustryCode>
        <PositionHistory>
          <PositionTitle typeCode="FREETEXT">Master smith</PositionTitle>
          <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2016-03</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
          <oa:Description>&lt;p&gt;Forges.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Gates&lt;/li&gt;&lt;/ul&gt;</oa:Description>
          <City>Bern</City><Country>ch</Country>
        </PositionHistory>
      </EmployerHistory>
    </EmploymentHistory>
    <EducationHistory>
      <EducationOrganizationAttendance>
        <hr:OrganizationName>Smith School</hr:OrganizationName>
        <AttendancePeriod><StartDate><hr:FormattedDateTime>2010</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2013-06-30</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod>
        <EducationDegree><hr:DegreeName>BSc Metallurgy</hr:DegreeName>
          <FieldOfStudy typeCode="URI"><MainFieldOfStudy><ProgramConcentration>07</ProgramConcentration></MainFieldOfStudy></FieldOfStudy><FinalGrade><hr:ScoreText>1.3</hr:ScoreText></FinalGrade></EducationDegree>
      </EducationOrganizationAttendance>
    </EducationHistory>
    <PersonQualifications>
      <PersonCompetency><CompetencyID schemeName="NORMAL">fra</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
      </PersonCompetency>
      <PersonCompetency><CompetencyID>x</CompetencyID><hr:CompetencyName>AutoCAD</hr:CompetencyName><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID></PersonCompetency>
    </PersonQualifications>
    <Skills><PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>Scripting (Bash, Perl)</hr:CompetencyName></PersonCompetency>
      <DigitalSkills><DigitalSkillsGroup><DigitalSkill><SkillName>Make, Git/GitHub</SkillName></DigitalSkill></DigitalSkillsGroup></DigitalSkills></Skills>
    <Hobbies><Hobby><Title>Chess</Title></Hobby></Hobbies>
    <eures:Attachment><oa:EmbeddedData>${'A'.repeat(3000)}</oa:EmbeddedData></eures:Attachment>
  </CandidateProfile>
  <RenderingInformation><Design><Template>Template1</Template></Design></RenderingInformation>
</Candidate>`;

const job = {
  company: 'Forge Ltd',
  position: 'Master smith',
  startDate: '2016-03',
  isCurrent: true,
  description: 'Forges.',
  achievements: ['Gates'],
};

const languagesIn = ({ sections }: Awaited<ReturnType<typeof readFile>>) => JSON.stringify(sections);

test("the Europass of Cedefop is read from its XML; an employer's website is nobody's contact", async () => {
  const read = await readFile(xmlOfCedefop);
  expect(read.profile).toMatchObject({
    displayName: { value: 'Ada King' },
    jobTitle: { value: 'Smith' },
    location: { value: 'Bern, Switzerland' },
  });
  expect(contactsIn(read)).toEqual(['ada@example.com', '+41 44 555 01 00', 'https://ada.example']);
  expect(jobsIn(read)).toEqual([{ ...job, location: 'Bern' }]);
  expect(studiesIn(read)).toMatchObject([
    { institution: 'Smith School', degree: "Bachelor's Degree", endDate: '2013-06-30' },
  ]);
  for (const text of ['German', 'French', 'B2', 'Excel', 'AutoCAD'])
    expect(languagesIn(read)).toContain(text);
  expect(leftIn(read)).toEqual(expect.arrayContaining([expect.stringContaining('https://forge.example')]));
  expect(JSON.stringify(read)).toContain('City gate');
  expect(read.warnings).toEqual([expect.stringMatching(/photo/)]);
});

test('the Europass of Cedefop is read from its JSON alike', async () => {
  const read = await readFile(jsonOfCedefop);
  expect(read.profile.displayName?.value).toBe('Ada King');
  expect(jobsIn(read)).toEqual([{ ...job, location: 'Bern' }]);
  expect(leftIn(read)).toEqual([]);
});

test('birth and sex in the Europass of Cedefop are left out', async () => {
  const Demographics = {
    Birthdate: { Year: 1990, Month: 5, Day: 3 },
    Gender: { Code: 'F', Label: 'Female' },
  };
  const Identification = { PersonName: { FirstName: 'Ada', Surname: 'King' }, Demographics };
  const read = await readFile({ SkillsPassport: { LearnerInfo: { Identification } } });
  expect(leftIn(read)).toEqual([]);
  expect(read.leftOut?.map(({ kind }) => kind)).toEqual(['birth', 'sex']);
});

const expectCandidate = (read: Awaited<ReturnType<typeof readFile>>) => {
  expect(read.profile).toMatchObject({
    displayName: { value: 'Ada King' },
    location: { value: 'Bern, Switzerland' },
    bio: { value: 'Smith by heart.' },
  });
  expect(contactsIn(read)).toEqual(['ada@example.com', '+41 445550100']);
  expect(jobsIn(read)).toEqual([{ ...job, location: 'Bern, Switzerland' }]);
  expect(studiesIn(read)).toMatchObject([
    {
      institution: 'Smith School',
      fieldOfStudy: 'Metallurgy',
      startDate: expect.stringContaining('2010'),
      endDate: '2013-06-30',
      gpa: '1.3',
    },
  ]);
  for (const text of ['German', 'French', 'B2', 'AutoCAD', '"Make"', '"GitHub"', '"Perl"'])
    expect(languagesIn(read)).toContain(text);
  expect(leftIn(read)).toEqual(['Chess']);
  expect(read.leftOut?.map(({ kind }) => kind)).toEqual(['nationality', 'sex']);
  expect(read.warnings).toEqual([expect.stringMatching(/photo/)]);
};

test('the Europass of today is read from its XML', async () => {
  expectCandidate(await readFile(candidate));
});

test('the XML in a PDF of the Europass says more than its pages', async () => {
  const pdf = assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [] /Count 0 >>',
    makeStream('/Type /EmbeddedFile /Subtype /text#2Fxml', candidate),
  ]);
  expectCandidate(await readDocument(pdf, 'pdf'));
});

test('what began and is said not to go on has one date in the Europass of today', async () => {
  const { sections } = await readFile(candidate.replace(/<EndDate>.*?<\/EndDate>/, ''));
  const { startDate, endDate, isCurrent } = sections.education[0]?.values ?? {};
  expect({ startDate, endDate, isCurrent }).toEqual({ endDate: '2010' });
});
