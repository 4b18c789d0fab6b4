import type { SectionValues } from '../sections';

/** The introduction of the demo profile. Maren Tregenza and everyone around her are invented. */
export const person = {
  displayName: 'Maren Tregenza',
  jobTitle: 'Senior Product Manager, Wind-Assisted Shipping',
  location: 'Bristol, United Kingdom',
  availability: 'Advisory boards and talks on decarbonising shipping',
  bio: `I spent nine years on the bridges of cargo ships, finding the way by radar, tide tables and, when both failed, a sextant. Today I build the software I wished for on those night watches: at Leeward Routing I lead the product that tells ships with rotor sails where the wind will carry them, and how much fuel it saves.

I like problems where physics, people and paperwork meet. I write short documents, ride along with the crews who use our work, and would rather remove a feature than explain it. Off duty I restore a 1937 pilot cutter, one stubborn plank at a time.`,
};

/** Ten facts. */
export const facts: SectionValues<'facts'>[] = [
  {
    emoji: '🧭',
    fact: 'I crossed the Atlantic four times before I owned a driving licence, and still park like a tug.',
  },
  {
    emoji: '🌌',
    fact: 'I can fix a position by the stars to within two miles. My phone does it better, but never as happily.',
  },
  {
    emoji: '⛵',
    fact: 'Half of a pilot cutter from 1937 lives in my shed. The other half is a spreadsheet.',
  },
  {
    emoji: '🌬️',
    fact: 'A routing feature that I shipped saved one bulk carrier 41 tonnes of fuel on a single voyage to Santos.',
  },
  {
    emoji: '📻',
    fact: 'I read the shipping forecast aloud to my niece as a bedtime story. She asks for Dogger and German Bight.',
  },
  {
    emoji: '🧊',
    fact: 'I once spent eleven days beset in Baltic ice and learned to knit from the chief engineer.',
  },
  {
    emoji: '🗺️',
    fact: 'I collect charts with mistakes in them. The best shows an island that was really a very large whale.',
  },
  {
    emoji: '🥖',
    fact: 'My sourdough starter has sailed through the Panama Canal and been declared at customs twice.',
  },
  {
    emoji: '🏊',
    fact: 'I swim in the sea every month of the year, and only complain about it in February.',
  },
  {
    emoji: '🎓',
    fact: 'I teach a free evening class on tides. Nobody has left yet, although the door is below the high-water mark.',
  },
];

/** Testimonials; the last one is private. */
export const testimonials: SectionValues<'testimonials'>[] = [
  {
    name: 'Captain Ruth Adeyemi',
    role: 'Fleet Master',
    company: 'Saltmarsh Bulk Carriers',
    content:
      'Maren came aboard for twelve days and asked better questions than most inspectors. Three months later the routing screen showed what we really decide on, in the order in which we decide it. My officers trust it, and they trust very little.',
    rating: 5,
    date: '2025-09-18',
    location: 'Southampton, United Kingdom',
  },
  {
    name: 'Tomasz Wrona',
    role: 'Principal Engineer',
    company: 'Leeward Routing',
    content:
      'She is the only product manager I know who brings the counter-example along with the idea. When our forecast was wrong off Finisterre, Maren had rebuilt the voyage by hand before the incident call began. Planning with her is calm, short and honest.',
    rating: 5,
    date: '2025-04-02',
    location: 'Bristol, United Kingdom',
  },
  {
    name: 'Dr Helen Sørby',
    role: 'Head of Decarbonisation',
    company: 'Fjordline Charter',
    content:
      'We needed savings that an auditor would accept. Maren refused to show us a bigger number than the data could bear, and that is exactly why we signed for the whole fleet.',
    rating: 5,
    date: '2024-11-27',
    location: 'Bergen, Norway',
  },
  {
    name: 'Imogen Baptiste',
    role: 'Lead Designer',
    company: 'Tidewright Energy',
    content:
      'Maren taught our team to test in the dark, with gloves on, in a moving control room. She gives credit by name and takes blame by default. I would cross any ocean to work with her again.',
    rating: 5,
    date: '2022-03-15',
    location: 'Cardiff, United Kingdom',
  },
  {
    name: 'Gareth Pascoe',
    role: 'Programme Director',
    company: 'Harbourlight Charts',
    content:
      'She turned a backlog of six hundred chart corrections into a service with a promise: every safety notice out within four hours. Stubborn about quality, generous with people. My only wish is that she had stayed longer.',
    rating: 4,
    date: '2019-12-06',
    location: 'Plymouth, United Kingdom',
  },
  {
    name: 'Priya Raman',
    role: 'Mentee, Women Offshore Network',
    company: 'Northmoor Shipping',
    content:
      'Maren helped me to decide whether to come ashore, and never once told me the answer. I start as a product analyst in spring.',
    rating: 5,
    date: '2025-11-10',
    location: 'Liverpool, United Kingdom',
    isPublic: false,
  },
];

/** Numbers and addresses reserved for examples; the personal mobile is private. */
export const contacts: SectionValues<'contacts'>[] = [
  {
    type: 'email',
    label: 'Work e-mail',
    value: 'maren@tregenza.example',
    isPrimary: true,
    description: 'The surest way. I answer within two working days.',
  },
  {
    type: 'phone',
    label: 'Office',
    value: '+44 117 496 0142',
    isPrimary: true,
    description: 'Weekdays from 9 to 17, UK time.',
  },
  {
    type: 'phone',
    label: 'Personal mobile',
    value: '+44 7700 900347',
    description: 'For references and emergencies only.',
    isPublic: false,
  },
  {
    type: 'website',
    label: 'Notes from the chart table',
    value: 'https://tregenza.example',
    isPrimary: true,
    description: 'Essays about navigation, software and the sea.',
  },
  {
    type: 'social',
    label: 'LinkedIn',
    value: 'https://www.linkedin.example/in/maren-tregenza',
    isPrimary: true,
  },
  {
    type: 'social',
    label: 'GitHub',
    value: 'https://github.example/maren-tregenza',
    description: 'A tide calculator, and a voyage simulator that is kinder than the real thing.',
  },
];

/** The home address is private. */
export const addresses: SectionValues<'addresses'>[] = [
  {
    type: 'work',
    label: 'Leeward Routing',
    street: 'The Rope Store, 12 Mast Quay',
    city: 'Bristol',
    state: 'Bristol',
    postalCode: 'BS1 0ZZ',
    country: 'United Kingdom',
    isPrimary: true,
    description: 'Second floor, above the sailmaker. Bicycles go under the stairs.',
  },
  {
    type: 'home',
    label: 'Home',
    street: '3 Pilot Steps',
    city: 'Pill',
    state: 'Somerset',
    postalCode: 'BS20 0ZZ',
    country: 'United Kingdom',
    isPrimary: true,
    isPublic: false,
  },
];
