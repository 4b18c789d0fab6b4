import { createFileRoute } from '@tanstack/react-router';
import { sectionContracts } from '../../contracts/sections';
import { NotFound } from '../features/not-found/not-found';
import { BesidePage } from '../features/preview/beside-page';
import { addSearch } from '../sections/list/add-search';
import { SectionScreen } from '../sections/list/section-screen';
import { type PlainScreen, plainScreens } from '../sections/plain-screens';

const screens = new Map<string, PlainScreen>(Object.entries(plainScreens));

export const Route = createFileRoute('/$section')({
  validateSearch: addSearch,
  component: function SectionRoute() {
    const { section: path } = Route.useParams();
    const { add } = Route.useSearch();
    const screen = screens.get(`/${path}`);
    if (!screen) return <NotFound />;
    // With the key, one section's form and list never carry over to the next.
    return (
      <BesidePage part={sectionContracts[screen.section].part}>
        <SectionScreen key={path} {...screen} add={add === 1} />
      </BesidePage>
    );
  },
});
