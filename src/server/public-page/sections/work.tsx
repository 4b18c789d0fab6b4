import type { PublicItem } from '../../../../db/public-columns';
import { termsOf } from '../../../documents/sections/work-experience';
import { isShort } from '../../../documents/typesetting/entries';
import { Employer, Folded, Paragraphs, PeriodLine, Points, Tags } from '../parts';
import { useWords, useWrittenIn } from '../spoken-words';
import { pageBlock, useEntryMark } from './page-block';

type Job = PublicItem<'workExperience'>;

/** The positions as a timeline. */
function Work({ jobs, today }: { jobs: Job[]; today: string }) {
  const writtenIn = useWrittenIn();
  const { t } = useWords();
  const mark = useEntryMark('workExperience');
  return (
    <>
      {' '}
      <Folded entries={jobs} shown={5} others="earlierPositions">
        {(entries) => (
          <ol className="timeline">
            {entries.map((job) => (
              <li key={job.id} {...mark(job.id)} className={classesOf(job)}>
                <PeriodLine period={job} today={today} />
                <article {...writtenIn(job.position, job.company, job.description)}>
                  <h3>{job.position ?? job.company}</h3>
                  <Employer name={job.position && job.company} location={job.location} />
                  <Terms job={job} />
                  <Paragraphs text={job.description} />
                  <Points points={job.achievements} />
                  <Tags words={job.technologies} label={t('page.entries.workedWith')} />
                </article>
              </li>
            ))}
          </ol>
        )}
      </Folded>
    </>
  );
}

/** On paper, a short one is not split. */
const classesOf = (job: Job) =>
  ['job', job.isCurrent && 'current', isShort(job) && 'short'].filter(Boolean).join(' ');

function Terms({ job: { employmentType, industry, companySize } }: { job: Job }) {
  const terms = termsOf({ employmentType, industry, companySize }, useWords());
  return terms.length > 0 && <p className="quiet terms">{terms.join(' · ')}</p>;
}

export const work = pageBlock({
  id: 'work',
  titleOf: ({ portfolio, words: { t } }) =>
    portfolio.workExperience.length > 0 ? t('page.sections.workExperience') : undefined,
  contentOf: ({ portfolio: { workExperience: jobs }, today }) => ({ jobs, today }),
  Body: Work,
});
