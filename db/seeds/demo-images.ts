/** An image of the demo's gallery; `file` is in the folder `images` beside this file. */
export interface DemoImage {
  file: string;
  caption: string;
  category: 'personal' | 'work' | 'education' | 'achievements' | 'travel' | 'portfolio';
  /** Separated by commas. */
  tags: string;
}

export const demoImages: DemoImage[] = [
  {
    file: 'rotor-ship-at-dawn.webp',
    caption: 'Leaving Bilbao at dawn, all three rotors turning: the voyage that proved the routing.',
    category: 'work',
    tags: 'rotor sails, Bilbao, sea trial',
  },
  {
    file: 'wind-over-the-north-atlantic.webp',
    caption: 'Four hundred miles longer, eleven hours later, a fifth less fuel. The red line is ours.',
    category: 'portfolio',
    tags: 'routing, wind, North Atlantic, map',
  },
  {
    file: 'harbour-workshop.webp',
    caption: 'What is left on the table after two days of workshop with three captains.',
    category: 'work',
    tags: 'workshop, research',
  },
  {
    file: 'pilot-cutter-restored.webp',
    caption: 'Back under sail after four winters. Only the mast is younger than I am.',
    category: 'personal',
    tags: 'pilot cutter, restoration, wood',
  },
  {
    file: 'night-watch.webp',
    caption: 'The twelve to four, off Brittany. The light has a period of five seconds; you never forget it.',
    category: 'travel',
    tags: 'night watch, lighthouse, Brittany',
  },
  {
    file: 'cliff-path-in-june.webp',
    caption: 'The coast path in June, where most of my documents get their first draft.',
    category: 'personal',
    tags: 'Cornwall, walking',
  },
];

/** The demo's portrait, drawn like the others. */
export const demoPortrait = {
  file: 'portrait.webp',
  alt: 'Drawing of Maren Tregenza in a navy coat, with the sea and a sailing boat behind her',
};
