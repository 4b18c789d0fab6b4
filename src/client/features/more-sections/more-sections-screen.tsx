import { SectionTabs } from '../../sections/list/section-tabs';
import { PageHeader } from '../../ui/page-header';
import { UndoBar } from '../../ui/undo/undo-bar';
import { type MoreTab, moreTab } from './more-search';

interface MoreSectionsScreenProps {
  tab: MoreTab;
  onTab: (tab: MoreTab) => void;
  add: boolean;
}

/** The lists outside the nine parts of a portfolio. */
export function MoreSectionsScreen(props: MoreSectionsScreenProps) {
  return (
    <>
      <PageHeader
        title="More Sections"
        purpose="What else there is to say about you. A list is on your page once it has a public entry."
      />
      <SectionTabs sections={moreTab.options} {...props} />
      <UndoBar />
    </>
  );
}
