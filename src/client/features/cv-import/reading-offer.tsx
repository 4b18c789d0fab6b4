import { Alert, Button, Card, Loader, Text, Title } from '@mantine/core';
import { IconArrowRight, IconFileOff, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { countText } from '../../../contracts/count-text';
import type { Cv } from '../../../contracts/cv';
import type { Proposal } from '../../../contracts/cv-import';
import { failureReason } from '../../api/failure-reason';
import classes from './offer.module.css';
import { useReading } from './use-reading';

/** Reads a CV that was just uploaded, and offers to review it. */
export function ReadingOffer({ cv }: { cv: Cv }) {
  const { data, error } = useReading(cv.id);
  if (error)
    return (
      <Alert
        color="orange"
        role="alert"
        icon={<IconFileOff aria-hidden />}
        title={`“${cv.filename}” was not read`}
      >
        {failureReason(error)}
      </Alert>
    );
  return (
    <Card component="section" aria-labelledby="reading-offer" className={classes.offer}>
      <div className={classes.mark} aria-hidden>
        {data ? <IconSparkles size={26} stroke={1.5} /> : <Loader size="sm" />}
      </div>
      <div className={classes.text} role="status">
        <Title order={2} size="h3" id="reading-offer">
          {data ? foundText(data) : 'Reading your CV…'}
        </Title>
        <Text size="sm" c="dimmed">
          {data
            ? 'Check it beside the document and choose what belongs in your portfolio. Nothing is added before you say so.'
            : 'Looking for work, education, skills and contacts. This takes a few seconds.'}
        </Text>
      </div>
      {data && (
        <Button
          className={classes.action}
          rightSection={<IconArrowRight size={18} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/upload-cv" search={{ review: cv.id }} />}
        >
          Review what was read
        </Button>
      )}
    </Card>
  );
}

/** '34 entries found in your CV'. */
function foundText({ sections }: Proposal): string {
  const count = Object.values(sections).reduce((sum, entries) => sum + entries.length, 0);
  return count === 0 ? 'Your CV was read' : `${countText(count, 'entry', 'entries')} found in your CV`;
}
