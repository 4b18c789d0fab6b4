import { Button, Text } from '@mantine/core';
import { Fragment } from 'react';
import { type Placeholder, placeholders } from '../../../../contracts/mail-template';
import classes from './templates.module.css';

interface PlaceholderListProps {
  names: readonly Placeholder[];
  onInsert: (name: Placeholder) => void;
}

/** The placeholders of a mail; a click inserts one at the cursor. */
export function PlaceholderList({ names, onInsert }: PlaceholderListProps) {
  return (
    <section aria-labelledby="placeholders">
      <Text size="sm" fw={600} id="placeholders" mb={4}>
        Placeholders
      </Text>
      <dl className={classes.placeholders}>
        {names.map((name) => (
          <Fragment key={name}>
            <dt>
              <Button
                variant="default"
                size="xs"
                fullWidth
                ff="monospace"
                aria-label={`Insert {{${name}}}`}
                onClick={() => onInsert(name)}
              >
                {`{{${name}}}`}
              </Button>
            </dt>
            <Text component="dd" size="sm" c="dimmed">
              {placeholders[name]}
            </Text>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
