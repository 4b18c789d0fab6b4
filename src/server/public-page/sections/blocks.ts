import type { ReactNode } from 'react';
import type { SectionKey } from '../../../contracts/sections';
import type { BlockProps } from './block-props';
import { ContactSection } from './contact';
import { Facts } from './facts';
import { Gallery } from './gallery';
import { Learning } from './learning';
import { Skills } from './skills';
import { Testimonials } from './testimonials';
import { Work } from './work';

/** The block of the page that shows each section, in the order of the page; nothing where the section is empty. */
const blockOf: Record<SectionKey, (props: BlockProps) => ReactNode> = {
  workExperience: Work,
  skills: Skills,
  testimonials: Testimonials,
  gallery: Gallery,
  education: Learning,
  certifications: Learning,
  facts: Facts,
  contacts: ContactSection,
  addresses: ContactSection,
};

/** The blocks of the page; one that shows two sections stands once. */
export const pageBlocks = [...new Set(Object.values(blockOf))];
