import { NextPart } from '../../sections/list/next-part';
import { SectionTabs } from '../../sections/list/section-tabs';
import { PageHeader } from '../../ui/page-header';
import { UndoBar } from '../../ui/undo/undo-bar';
import { type EducationTab, educationTab } from './education-search';

interface EducationScreenProps {
  tab: EducationTab;
  onTab: (tab: EducationTab) => void;
  add: boolean;
}

export function EducationScreen(props: EducationScreenProps) {
  return (
    <>
      <PageHeader
        title="Education & Certifications"
        purpose="Where you learned what you know, and who vouches for it."
      />
      <SectionTabs sections={educationTab.options} {...props} />
      <NextPart after="education" />
      <UndoBar />
    </>
  );
}
