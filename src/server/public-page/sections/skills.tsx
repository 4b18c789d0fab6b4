import { Fragment } from 'react';
import type { PublicItem } from '../../../../db/public-columns';
import { skillLevel } from '../../../documents/typesetting/skill-groups';
import { Folded, Paragraphs, withKeys } from '../parts';
import { useWords, useWrittenIn } from '../spoken-words';
import { pageBlock, useEntryMark } from './page-block';

type Skill = PublicItem<'skills'>;

/** The skills by category, both in the owner's order; highlighted skills stand out in place. */
function Skills({ skills }: { skills: Skill[] }) {
  const { t } = useWords();
  const categories = [...new Set(skills.map(({ category }) => category))];
  return (
    <>
      {' '}
      <div className="skill-groups">
        {categories.map((category) => (
          <Group
            key={category}
            title={
              categories.length === 1 && category === 'Other' ? '' : t(`choices.skillCategories.${category}`)
            }
            skills={skills.filter((skill) => skill.category === category)}
          />
        ))}
      </div>
    </>
  );
}

/** How many of a group are visible at first; those that stand out always are. */
const shownSkills = 10;

function Group({ title, skills }: { title: string; skills: Skill[] }) {
  const writtenIn = useWrittenIn();
  const words = useWords();
  const mark = useEntryMark('skills');
  const shown = Math.max(shownSkills, skills.findLastIndex(({ isHighlighted }) => isHighlighted) + 1);
  return (
    <div className="skill-group">
      {title && <h3>{title}</h3>}
      <Folded entries={skills} shown={shown} others="more">
        {(entries) => (
          <ul>
            {entries.map((skill) => (
              <li
                key={skill.id}
                {...mark(skill.id)}
                className={skill.isHighlighted ? 'highlighted' : undefined}
                // A name alone does not turn its row, at whose other end is our word for the level.
                {...(skill.description ? writtenIn(skill.name, skill.description) : undefined)}
              >
                <p className="skill-line">
                  <span lang={writtenIn(skill.name).lang}>{skill.name}</span>{' '}
                  <span className="quiet">{skillLevel(skill, words)}</span>
                </p>
                <Details skill={skill} />
              </li>
            ))}
          </ul>
        )}
      </Folded>
    </div>
  );
}

function Details({ skill: { description, projects, certifications } }: { skill: Skill }) {
  const { t, comma, dateText } = useWords();
  const certificates = certifications.map(({ name, issuer, date }) =>
    [name, issuer, date && dateText(date)].filter(Boolean).join(comma),
  );
  return (
    <>
      <Paragraphs text={description} />
      <Note label={t('page.entries.usedIn')} texts={projects} separator={comma} />
      <Note label={t('page.entries.certified')} texts={certificates} separator="; " />
    </>
  );
}

interface NoteProps {
  label: string;
  texts: string[];
  separator: string;
}

/** The owner's texts after a label of ours, each in its own direction. */
function Note({ label, texts, separator }: NoteProps) {
  if (texts.length === 0) return null;
  return (
    <p className="quiet">
      {label}
      {withKeys(texts).map(([key, text], index) => (
        <Fragment key={key}>
          {index === 0 ? ' ' : separator}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </p>
  );
}

export const skills = pageBlock({
  id: 'skills',
  titleOf: ({ portfolio, words: { t } }) =>
    portfolio.skills.length > 0 ? t('page.sections.skills') : undefined,
  contentOf: ({ portfolio: { skills } }) => ({ skills }),
  Body: Skills,
});
