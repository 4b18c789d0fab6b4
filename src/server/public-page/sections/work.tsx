import type { PublicItem } from '../../../../db/public-columns';
import { Paragraphs, PeriodLine, Points, Section, Tags } from '../parts';
import type { BlockProps } from './block-props';

type Job = PublicItem<'workExperience'>;

/** The positions as a timeline. */
export function Work({ portfolio: { workExperience: jobs }, today }: BlockProps) {
  if (jobs.length === 0) return null;
  return (
    <Section id="work" title="Experience">
      <ol className="timeline">
        {jobs.map((job) => (
          <li key={job.id} className={job.isCurrent ? 'job current' : 'job'}>
            <PeriodLine period={job} today={today} />
            <article>
              <h3>{job.position}</h3>
              <p className="employer">
                <strong>{job.company}</strong>
                {job.location && `, ${job.location}`}
              </p>
              <Terms job={job} />
              <Paragraphs text={job.description} />
              <Points points={job.achievements} />
              <Tags words={job.technologies} label="Worked with" />
            </article>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Terms({ job: { employmentType, industry, companySize } }: { job: Job }) {
  const terms = [employmentType, industry === 'Other' ? null : industry, companySize].filter(Boolean);
  return terms.length > 0 && <p className="quiet terms">{terms.join(' · ')}</p>;
}
