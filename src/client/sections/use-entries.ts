import type { SectionKey } from '../../contracts/sections';
import { sectionUi } from '.';
