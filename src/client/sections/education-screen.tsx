import { Tabs } from '@mantine/core';
import { IconCertificate, IconSchool } from '@tabler/icons-react';
import { z } from 'zod';
import { PageHeader } from '../ui/page-header';
import { SectionPanel } from './section-panel';
import { UndoBar } from './undo-bar';

const tab = z.enum(['education', 'certifications']);
type Tab = z.infer<typeof tab>;

/** The chosen tab stands in the address, so that it survives a reload and can be linked to. */
export const educationSearch = z.object({ tab: tab.optional(), add: z.literal(1).optional() }).catch({});

interface EducationScreenProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  add: boolean;
}

export function EducationScreen({ tab: chosen, onTab, add }: EducationScreenProps) {
  return (
    <>
      <PageHeader
        title="Education & Certifications"
        purpose="Where you learned what you know, and who vouches for it."
      />
      {/* A hidden tab keeps its form as it was left. */}
      <Tabs value={chosen} onChange={(value) => onTab(tab.parse(value))} keepMounted>
        <Tabs.List mb="xl">
          <Tabs.Tab value="education" mih={44} leftSection={<IconSchool size={18} aria-hidden />}>
            Education
          </Tabs.Tab>
          <Tabs.Tab value="certifications" mih={44} leftSection={<IconCertificate size={18} aria-hidden />}>
            Certifications
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="education">
          <SectionPanel section="education" add={add && chosen === 'education'} preview />
        </Tabs.Panel>
        <Tabs.Panel value="certifications">
          <SectionPanel section="certifications" add={add && chosen === 'certifications'} preview />
        </Tabs.Panel>
      </Tabs>
      <UndoBar />
    </>
  );
}
