import { SimpleGrid, Text, Title } from '@mantine/core';
import {
  IconApi,
  IconArrowBackUp,
  IconBook2,
  IconEyeOff,
  IconFileCv,
  IconServer2,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './landing.module.css';

const features: { icon: TablerIcon; title: string; text: string }[] = [
  {
    icon: IconFileCv,
    title: 'Starts with your CV',
    text: 'PDF, DOC or DOCX. It stays available for download beside the page, and earlier versions are kept for you.',
  },
  {
    icon: IconBook2,
    title: 'Reads like a magazine',
    text: 'Latest position, education and how to reach you on the first screen; work, skills and references below.',
  },
  {
    icon: IconEyeOff,
    title: 'You decide, entry by entry',
    text: 'Every entry is public or private. Phone numbers and addresses appear only when a reader asks for them.',
  },
  {
    icon: IconArrowBackUp,
    title: 'Nothing gets lost',
    text: 'Drafts survive a closed tab, removals can be undone, and two open tabs never overwrite each other.',
  },
  {
    icon: IconServer2,
    title: 'Yours to host',
    text: 'One command starts it with its own database. No picture, font or script comes from anybody else.',
  },
  {
    icon: IconApi,
    title: 'Open at the back',
    text: 'All that the screens do, the documented REST interface does too.',
  },
];

export function Features() {
  return (
    <section aria-labelledby="features" className={classes.features}>
      <Title id="features" order={2} maw="32rem">
        One page for everything that a CV leaves out
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="xl" verticalSpacing={40} mt="xl">
        {features.map(({ icon: Icon, title, text }) => (
          <div key={title} className={classes.feature}>
            <Icon size={28} stroke={1.4} aria-hidden />
            <Title order={3}>{title}</Title>
            <Text c="dimmed">{text}</Text>
          </div>
        ))}
      </SimpleGrid>
    </section>
  );
}
