import { Skeleton } from '@mantine/core';
import { SectionTabs } from '../../sections/list/section-tabs';
import { PageHeader } from '../../ui/page-header';
import { UndoBar } from '../../ui/undo/undo-bar';
import { type MoreTab, moreTab } from './more-search';

interface MoreSectionsScreenProps {
  /** Undefined until it is known. */
  tab: MoreTab | undefined;
  onTab: (tab: MoreTab) => void;
  add: boolean;
}

/** The lists outside the nine parts of a portfolio. */
export function MoreSectionsScreen({ tab, ...props }: MoreSectionsScreenProps) {
  return (
    <>
      <PageHeader
        title="More Sections"
        purpose="What else there is to say about you. A list is on your page once it has a public entry."
      />
      {tab ? <SectionTabs sections={moreTab.options} tab={tab} {...props} /> : <Skeleton height={480} />}
      <UndoBar />
    </>
  );
}
