import type { PublicItem } from '../../../../db/public-projection';
import { skillCategories } from '../../../contracts/sections/skill';
import { longDate } from '../dates';
import { Paragraphs, Section } from '../parts';

type Skill = PublicItem<'skills'>;

/** The skills that the owner puts first, then all others by category. */
export function Skills({ skills }: { skills: Skill[] }) {
  if (skills.length === 0) return null;
  const highlighted = skills.filter((skill) => skill.isHighlighted);
  const others = skills.filter((skill) => !skill.isHighlighted);
  return (
    <Section id="skills" title="Skills">
      {highlighted.length > 0 && (
        <ul className="top-skills">
          {highlighted.map((skill) => (
            <li key={skill.id}>
              <h3>{skill.name}</h3>
              <p className="level">{levelOf(skill)}</p>
              <Details skill={skill} />
            </li>
          ))}
        </ul>
      )}
      <div className="skill-groups">
        {skillCategories.map((category) => {
          const members = others.filter((skill) => skill.category === category);
          return members.length > 0 && <Group key={category} title={category} skills={members} />;
        })}
      </div>
    </Section>
  );
}

function Group({ title, skills }: { title: string; skills: Skill[] }) {
  return (
    <div className="skill-group">
      <h3>{title}</h3>
      <ul>
        {skills.map((skill) => (
          <li key={skill.id}>
            <p className="skill-line">
              <span>{skill.name}</span> <span className="quiet">{levelOf(skill)}</span>
            </p>
            <Details skill={skill} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function levelOf({ proficiency, yearsOfExperience: years }: Skill): string {
  return years ? `${proficiency} · ${years} ${years === 1 ? 'year' : 'years'}` : proficiency;
}

function Details({ skill: { description, projects, certifications } }: { skill: Skill }) {
  const certificates = certifications.map(({ name, issuer, date }) =>
    [name, issuer, date && longDate(date)].filter(Boolean).join(', '),
  );
  return (
    <>
      <Paragraphs text={description} />
      {projects.length > 0 && <p className="quiet">Used in {projects.join(', ')}</p>}
      {certificates.length > 0 && <p className="quiet">Certified: {certificates.join('; ')}</p>}
    </>
  );
}
