import cliffPath from '../../../../db/seeds/images/cliff-path-in-june.webp';
import workshop from '../../../../db/seeds/images/harbour-workshop.webp';
import nightWatch from '../../../../db/seeds/images/night-watch.webp';
import pilotCutter from '../../../../db/seeds/images/pilot-cutter-restored.webp';
import rotorShip from '../../../../db/seeds/images/rotor-ship-at-dawn.webp';
import windMap from '../../../../db/seeds/images/wind-over-the-north-atlantic.webp';
import type { GalleryCategory } from '../../../contracts/sections/gallery-image';

/** An image that ships with the product. */
interface SampleImage {
  /** Its URL on this server. */
  url: string;
  caption: string;
  category: GalleryCategory;
  /** Separated by commas. */
  tags: string;
}

/** The sample images: one of each category. */
export const sampleImages: SampleImage[] = [
  {
    url: workshop,
    caption: 'Two days of workshop with the whole team',
    category: 'work',
    tags: 'sample, workshop, teamwork, planning, research',
  },
  {
    url: pilotCutter,
    caption: 'Learning to sail, and to read the wind',
    category: 'education',
    tags: 'sample, sailing, course',
  },
  {
    url: rotorShip,
    caption: 'The first voyage of a ship we had planned for years',
    category: 'achievements',
    tags: 'sample, launch, ship, dawn',
  },
  { url: cliffPath, caption: 'The coast path in June', category: 'personal', tags: 'sample, walking' },
  {
    url: nightWatch,
    caption: 'A lighthouse on a clear night',
    category: 'travel',
    tags: 'sample, night, sea, stars',
  },
  {
    url: windMap,
    caption: 'A route drawn from a year of wind data',
    category: 'portfolio',
    tags: 'sample, map, data visualisation',
  },
];
