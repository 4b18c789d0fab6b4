import type { PublicItem } from '../../../../db/public-columns';
import { isPast } from '../../../documents/dates';
import { webHref } from '../../../documents/links';
import { gradeText } from '../../../documents/sections/education';
import { degreeText } from '../../../words/degree-text';
import { Day, Employer, Folded, OutLink, onlyHeard, Paragraphs, PeriodLine, Points, Tags } from '../parts';
import { useWords, useWrittenIn } from '../spoken-words';
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
  const { t } = useWords();
  const markSchool = useEntryMark('education');
  const markCertification = useEntryMark('certifications');
  const hasBoth = schools.length > 0 && certifications.length > 0;
  return (
    <>
      {' '}
      <div className={hasBoth ? 'learning two' : 'learning'}>
        {schools.length > 0 && (
          <Folded entries={schools} shown={4} others="earlierEntries">
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
            {hasBoth && <h3 className="aside-title">{t('page.sections.certifications')}</h3>}
            <Folded entries={certifications} shown={6} others="moreCertifications">
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
  const writtenIn = useWrittenIn();
  const words = useWords();
  const degree = degreeText(school, words);
  const marks = [school.honors, gradeText(school, words)].filter(Boolean);
  return (
    <article {...writtenIn(school.fieldOfStudy, school.institution, school.description)}>
      <PeriodLine period={school} />
      <h3>{degree || school.institution}</h3>
      <Employer name={degree && school.institution} location={school.location} />
      {marks.length > 0 && <p className="quiet">{marks.join(' · ')}</p>}
      <Paragraphs text={school.description} />
      <Points points={[...school.achievements, ...school.activities]} />
      <Tags words={school.relevantCoursework} label={words.t('page.entries.coursework')} />
    </article>
  );
}

interface CertificationProps {
  certification: Certification;
  today: string;
  isNested: boolean;
}

function CertificationEntry({ certification, today, isNested }: CertificationProps) {
  const writtenIn = useWrittenIn();
  const { name, issuer, issueDate, expiryDate, credentialId, level, description, skills, isVerified } =
    certification;
  const { t, validityText } = useWords();
  const Heading = isNested ? 'h4' : 'h3';
  const href = webHref(certification.credentialUrl);
  return (
    <article {...writtenIn(name, issuer, description)}>
      <Heading>{name}</Heading>
      {(issuer || level) && (
        <p>
          {issuer}
          {issuer && level && ' · '}
          {level && <span className="quiet">{t(`choices.levels.${level}`)}</span>}
        </p>
      )}
      {(issueDate || expiryDate) && (
        <p className="quiet">
          {issueDate && <Day date={issueDate} />}
          {issueDate && expiryDate && ' · '}
          {expiryDate && validityText(expiryDate, isPast(expiryDate, today))}
        </p>
      )}
      <Paragraphs text={description} />
      <Tags words={skills} label={t('page.entries.covers')} />
      {(href || credentialId) && (
        <p className="credential quiet">
          {href ? (
            <OutLink href={href}>
              {t.rich(isVerified ? 'page.entries.canBeVerifiedNamed' : 'page.entries.seeCredentialNamed', {
                name,
                more: onlyHeard,
              })}
            </OutLink>
          ) : (
            t('page.entries.credential', { id: credentialId ?? '' })
          )}
        </p>
      )}
    </article>
  );
}

export const learning = pageBlock({
  id: 'education',
  titleOf: ({ portfolio: { education, certifications }, words: { t } }) => {
    if (education.length > 0) return t('page.sections.education');
    return certifications.length > 0 ? t('page.sections.certifications') : undefined;
  },
  contentOf: ({ portfolio: { education: schools, certifications }, today }) => ({
    schools,
    certifications,
    today,
  }),
  Body: Learning,
});
