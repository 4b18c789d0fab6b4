import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiSketch, HostSketch, PlainSketch, PrivacySketch, UndoSketch } from './feature-sketches';
import classes from './features.module.css';

interface Feature {
  title: string;
  text: ReactNode;
  sketch: ReactNode;
}

/** The features, each with a drawing. */
export function Features({ exampleUrl }: { exampleUrl: string | undefined }) {
  const features: Feature[] = [
    {
      title: 'A page that is simply there',
      text: (
        <>
          It comes from the server as finished HTML and reads well without JavaScript, on any phone and on
          paper. {exampleUrl && <Anchor href={exampleUrl}>See one.</Anchor>}
        </>
      ),
      sketch: <PlainSketch />,
    },
    {
      title: 'You decide, entry by entry',
      text: 'Each entry is public or private. What is private never leaves your account.',
      sketch: <PrivacySketch />,
    },
    {
      title: 'Nothing gets lost',
      text: 'Drafts survive a closed tab, and what you remove can be brought back.',
      sketch: <UndoSketch />,
    },
    {
      title: 'Yours to host',
      text: 'One command starts it with a database of its own. No picture, font or script comes from anybody else.',
      sketch: <HostSketch />,
    },
    {
      title: 'Open at the back',
      text: (
        <>
          What the screens do, the REST interface does too. <Anchor href="/docs">Read the reference</Anchor>.
        </>
      ),
      sketch: <ApiSketch />,
    },
  ];
  return (
    <section aria-labelledby="features" className={classes.section}>
      <Title id="features" order={2} className={classes.title}>
        Made with care, where readers look and where they do not
      </Title>
      <div className={classes.grid}>
        {features.map(({ title, text, sketch }) => (
          <article key={title} className={classes.feature}>
            <div className={classes.sketch} aria-hidden="true">
              {sketch}
            </div>
            <Title order={3}>{title}</Title>
            <Text c="dimmed">{text}</Text>
          </article>
        ))}
      </div>
    </section>
  );
}
