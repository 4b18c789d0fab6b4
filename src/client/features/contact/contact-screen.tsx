import { SimpleGrid } from '@mantine/core';
import { NextPart } from '../../sections/list/next-part';
import { SectionPanel } from '../../sections/list/section-panel';
import { PageHeader } from '../../ui/page-header';
import { UndoBar } from '../../ui/undo/undo-bar';

/** Contacts and addresses side by side, each with its form and its list. */
export function ContactScreen({ add }: { add: boolean }) {
  return (
    <>
      <PageHeader title="Contact" purpose="How people can reach you. Whatever is private stays with you." />
      <SimpleGrid type="container" cols={{ base: 1, '44rem': 2 }} spacing="xl" verticalSpacing={48}>
        <SectionPanel section="contacts" add={add} />
        <SectionPanel section="addresses" add={false} />
      </SimpleGrid>
      <NextPart after="contact" />
      <UndoBar />
    </>
  );
}
