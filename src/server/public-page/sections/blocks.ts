import type { Design, PageSection } from '../../../contracts/design';
import { listedAward } from '../../../contracts/sections/award';
import { listedLanguage } from '../../../contracts/sections/language';
import { listedProject } from '../../../contracts/sections/project';
import { listedPublication } from '../../../contracts/sections/publication';
import { listedVolunteering } from '../../../contracts/sections/volunteering';
import { about } from './about';
import { contact } from './contact';
import { facts } from './facts';
import { gallery } from './gallery';
import { learning } from './learning';
import { listedBlock, shownAs } from './listed';
import type { BlockProps, PageBlock } from './page-block';
import { skills } from './skills';
import { testimonials } from './testimonials';
import { video } from './video';
import { work } from './work';

const blockOf: Record<PageSection, PageBlock> = {
  about,
  video,
  workExperience: work,
  skills,
  testimonials,
  gallery,
  education: learning,
  facts,
  contact,
  projects: listedBlock('projects', ({ projects }) => shownAs(projects, listedProject)),
  publications: listedBlock('publications', ({ publications }) => shownAs(publications, listedPublication)),
  languages: listedBlock('languages', ({ languages }, { t }) =>
    shownAs(languages, (entry) => listedLanguage(entry, (level) => t(`choices.languageLevels.${level}`))),
  ),
  volunteering: listedBlock('volunteering', ({ volunteering }) => shownAs(volunteering, listedVolunteering)),
  awards: listedBlock('awards', ({ awards }) => shownAs(awards, listedAward)),
};

/** A section as the page shows it. */
export interface ShownBlock {
  key: PageSection;
  block: PageBlock;
  title: string;
}

/** Whether the video is beside the name, as it is when it comes first. */
export const isVideoFirst = ({ sections }: Design): boolean =>
  sections.find(({ isShown }) => isShown)?.key === 'video';

/** The sections below the head of the page, in the order of its design; empty and hidden ones are left out. */
export function shownBlocks(design: Design, props: BlockProps): ShownBlock[] {
  const below = design.sections.filter(({ key }) => key !== 'video' || !isVideoFirst(design));
  return below.flatMap(({ key, isShown }) => {
    const block = blockOf[key];
    const title = isShown ? block.titleOf(props) : undefined;
    return title === undefined ? [] : [{ key, block, title }];
  });
}
