import { Card, List, Text, Title } from '@mantine/core';
import { qualities, qualityNames } from './qualities';
import classes from './video-intro.module.css';

const tips = [
  'Keep it 30-60 seconds',
  'Speak clearly with eye contact',
  'Choose a well-lit, quiet place',
  'Introduce yourself and your key strengths',
  'End with enthusiasm',
];

/** Tips for a good video introduction, and the quality guide. */
export function Tips() {
  return (
    <Card component="aside" aria-labelledby="tips-title">
      <Title order={2} id="tips-title" mb="md">
        Tips
      </Title>
      <List spacing="xs">
        {tips.map((tip) => (
          <List.Item key={tip}>{tip}</List.Item>
        ))}
      </List>
      <Title order={3} mt="lg" mb="xs">
        Quality guide
      </Title>
      <dl className={classes.guide}>
        {qualityNames.map((name) => {
          const { label, lines, note } = qualities[name];
          return (
            <div key={name}>
              <dt>
                {label} <span className="tabular">{lines}</span>
              </dt>
              <Text component="dd" c="dimmed" size="sm">
                {note}
              </Text>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
