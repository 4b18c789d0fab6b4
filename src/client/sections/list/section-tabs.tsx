import { Tabs } from '@mantine/core';
import { sectionUi } from '../definitions/index.ts';
import type { EditedSection } from '../definitions/section-ui';
import { SectionPanel } from './section-panel';

interface SectionTabsProps<K extends EditedSection> {
  sections: readonly K[];
  tab: K;
  onTab: (tab: K) => void;
  /** Whether the URL asks for a new entry in the chosen one. */
  add: boolean;
}

/** Several sections on one screen, a panel each. A hidden one keeps the state of its form. */
export function SectionTabs<K extends EditedSection>({ sections, tab, onTab, add }: SectionTabsProps<K>) {
  return (
    <Tabs
      value={tab}
      onChange={(value) => {
        const chosen = sections.find((section) => section === value);
        if (chosen) onTab(chosen);
      }}
      keepMounted
    >
      <Tabs.List mb="xl">
        {sections.map((section) => {
          const { title, icon: Icon } = sectionUi[section];
          return (
            <Tabs.Tab key={section} value={section} leftSection={<Icon size={18} aria-hidden />}>
              {title}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {sections.map((section) => (
        <Tabs.Panel key={section} value={section}>
          <SectionPanel section={section} add={add && section === tab} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
