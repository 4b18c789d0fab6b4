import { Text, Title } from '@mantine/core';
import { portfolioParts } from '../../../contracts/dashboard';
import { isScreen } from '../shell/screens';
import classes from './how-it-works.module.css';

const steps = [
  {
    title: 'Bring your CV',
    text: 'Upload it as PDF, DOC or DOCX. Readers can open it from your page, and you keep the versions before it.',
  },
  {
    title: 'Add what it leaves out',
    text: 'Short forms, one entry at a time. Every entry is public or private, and you decide on the order.',
  },
  {
    title: 'Share one address',
    text: 'Send it, put it on a card, print it on paper. It is up to date from the moment you save.',
  },
];

/** The three steps and the parts of a portfolio. */
export function HowItWorks() {
  const parts = portfolioParts.filter((part) => isScreen(part.path));
  return (
    <section id="how" aria-labelledby="how-title" className={classes.section}>
      <Title id="how-title" order={2} className={classes.title}>
        From a file to a page in three steps
      </Title>
      <ol className={classes.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={classes.step}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <Title order={3}>{title}</Title>
            <Text c="dimmed">{text}</Text>
          </li>
        ))}
      </ol>
      <ul className={classes.parts} aria-label="The parts of a portfolio">
        {parts.map(({ key, label }) => (
          <li key={key}>{key === 'cv' ? 'Your CV' : label}</li>
        ))}
      </ul>
    </section>
  );
}
