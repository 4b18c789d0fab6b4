import type { PublicItem } from '../../../../db/public-columns';
import { degreeText } from '../../../contracts/sections/education';
import { validity } from '../../../documents/dates';
import { writtenIn } from '../../../documents/language';
import { webHref } from '../../../documents/links';
import { Day, Employer, Folded, OutLink, Paragraphs, PeriodLine, Points, Tags } from '../parts';
import { pageBlock, useEntryMark } from './page-block';

type School = PublicItem<'education'>;
type Certification = PublicItem<'certifications'>;

interface LearningProps {
  schools: School[];
  certifications: Certification[];
  today: string;
}

/** Education and certifications, side by side if there is room. */
function Learning({ schools, certifications, today }: LearningProps) {
  const markSchool = useEntryMark('education');
  const markCertification = useEntryMark('certifications');
  const hasBoth = schools.length > 0 && certifications.length > 0;
  return (
    <>
      {' '}
      <div className={hasBoth ? 'learning two' : 'learning'}>
        {schools.length > 0 && (
          <Folded entries={schools} shown={4} noun="earlier entries">
            {(entries) => (
              <ol className="entries">
                {entries.map((school) => (
                  <li key={school.id} {...markSchool(school.id)}>
                    <SchoolEntry school={school} />
                  </li>
                ))}
              </ol>
            )}
          </Folded>
        )}
        {certifications.length > 0 && (
          <div className="certificates">
            {hasBoth && <h3 className="aside-title">Certifications</h3>}
            <Folded entries={certifications} shown={6} noun="more certifications">
              {(entries) => (
                <ul>
                  {entries.map((certification) => (
                    <li key={certification.id} {...markCertification(certification.id)}>
                      <CertificationEntry certification={certification} today={today} isNested={hasBoth} />
                    </li>
                  ))}
                </ul>
              )}
            </Folded>
          </div>
        )}
      </div>
    </>
  );
}

function SchoolEntry({ school }: { school: School }) {
  const marks = [school.honors, gradeOf(school)].filter(Boolean);
  return (
    <article {...writtenIn(school.fieldOfStudy, school.institution, school.description)}>
      <PeriodLine period={school} />
      <h3>{degreeText(school) || school.institution}</h3>
      <Employer name={degreeText(school) && school.institution} location={school.location} />
      {marks.length > 0 && <p className="quiet">{marks.join(' · ')}</p>}
      <Paragraphs text={school.description} />
      <Points points={[...school.achievements, ...school.activities]} />
      <Tags words={school.relevantCoursework} label="Coursework" />
    </article>
  );
}

/** A grade in words is self-explanatory; a number is not. */
const gradeOf = ({ gpa }: School) => (gpa && /^\d/.test(gpa) ? `GPA ${gpa}` : gpa);

interface CertificationProps {
  certification: Certification;
  today: string;
  isNested: boolean;
}

function CertificationEntry({ certification, today, isNested }: CertificationProps) {
  const { name, issuer, issueDate, expiryDate, credentialId, level, description, skills, isVerified } =
    certification;
  const Heading = isNested ? 'h4' : 'h3';
  const href = webHref(certification.credentialUrl);
  return (
    <article {...writtenIn(name, issuer, description)}>
      <Heading>{name}</Heading>
      {(issuer || level) && (
        <p>
          {issuer}
          {issuer && level && ' · '}
          {level && <span className="quiet">{level}</span>}
        </p>
      )}
      {(issueDate || expiryDate) && (
        <p className="quiet">
          {issueDate && <Day date={issueDate} />}
          {issueDate && expiryDate && ' · '}
          {expiryDate && validity(expiryDate, today)}
        </p>
      )}
      <Paragraphs text={description} />
      <Tags words={skills} label="Covers" />
      {(href || credentialId) && (
        <p className="credential quiet">
          {href ? (
            <OutLink href={href}>
              {isVerified ? (
                <>
                  Can be verified<span className="unseen">: {name}</span>
                </>
              ) : (
                <>
                  See the credential<span className="unseen"> of {name}</span>
                </>
              )}
            </OutLink>
          ) : (
            `Credential ${credentialId}`
          )}
        </p>
      )}
    </article>
  );
}

export const learning = pageBlock({
  id: 'education',
  titleOf: ({ portfolio: { education, certifications } }) =>
    education.length > 0 ? 'Education' : certifications.length > 0 ? 'Certifications' : undefined,
  contentOf: ({ portfolio: { education: schools, certifications }, today }) => ({
    schools,
    certifications,
    today,
  }),
  Body: Learning,
});
