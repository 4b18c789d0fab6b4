import { Tabs } from '@mantine/core';
import { IconCertificate, IconSchool } from '@tabler/icons-react';
import { SectionPanel } from '../../sections/list/section-panel';
import { PageHeader } from '../../ui/page-header';
import { UndoBar } from '../../ui/undo/undo-bar';
import type { EducationTab } from './education-search';

interface EducationScreenProps {
  tab: EducationTab;
  onTab: (tab: EducationTab) => void;
  add: boolean;
}

export function EducationScreen({ tab: chosen, onTab, add }: EducationScreenProps) {
  return (
    <>
      <PageHeader
        title="Education & Certifications"
        purpose="Where you learned what you know, and who vouches for it."
      />
      {/* A hidden tab keeps the state of its form. */}
      <Tabs
        value={chosen}
        onChange={(value) => onTab(value === 'certifications' ? value : 'education')}
        keepMounted
      >
        <Tabs.List mb="xl">
          <Tabs.Tab value="education" leftSection={<IconSchool size={18} aria-hidden />}>
            Education
          </Tabs.Tab>
          <Tabs.Tab value="certifications" leftSection={<IconCertificate size={18} aria-hidden />}>
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
