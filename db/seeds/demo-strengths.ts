import type { SectionValues } from '../sections';

export const demoSkills: SectionValues<'skills'>[] = [
  {
    name: 'Product discovery',
    category: 'Product Management',
    proficiency: 'Expert',
    yearsOfExperience: 8,
    isHighlighted: true,
    description: 'Interviews where the problem lives: at the stop, on the platform, in the control room.',
    projects: ['Walking interviews at Corvid Maps', 'Passenger panel for step-free routing'],
  },
  {
    name: 'Transit data standards',
    category: 'Technical Skills',
    proficiency: 'Expert',
    yearsOfExperience: 10,
    isHighlighted: true,
    description:
      'GTFS, NeTEx and SIRI, from the specification down to the stop on the wrong side of the road.',
    projects: ['Open timetables of 212 routes', 'Fault reports for operators'],
    certifications: [{ name: 'Spatial Databases', issuer: 'Open Geo Academy', date: '2018-11' }],
  },
  {
    name: 'Inclusive design',
    category: 'Design & UX',
    proficiency: 'Advanced',
    yearsOfExperience: 6,
    isHighlighted: true,
    description: 'Designing with disabled passengers from the first sketch, paid for their time.',
    projects: ['Step-free as the default'],
    certifications: [
      { name: 'Accessibility Core Competencies', issuer: 'Inclusive Practice Institute', date: '2025-05' },
    ],
  },
  {
    name: 'Experiment design',
    category: 'Analytics',
    proficiency: 'Advanced',
    yearsOfExperience: 7,
    isHighlighted: true,
    description: 'Small, honest tests with the stopping rule written down before the start.',
    projects: ['31 experiments in two years'],
  },
  {
    name: 'Map design',
    category: 'Design & UX',
    proficiency: 'Expert',
    yearsOfExperience: 11,
    isHighlighted: true,
    description: 'Networks that read at a glance, in print and on a wet phone.',
    projects: ['A printed atlas of 84 networks'],
  },
  {
    name: 'Facilitation',
    category: 'Soft Skills',
    proficiency: 'Expert',
    yearsOfExperience: 9,
    isHighlighted: true,
    description: 'Rooms where operators, councils and engineers leave with the same drawing.',
  },
  {
    name: 'Roadmapping',
    category: 'Product Management',
    proficiency: 'Advanced',
    yearsOfExperience: 7,
    description: 'By outcome and quarter, never by feature and date.',
  },
  { name: 'Pricing', category: 'Product Management', proficiency: 'Intermediate', yearsOfExperience: 3 },
  { name: 'Agile delivery', category: 'Project Management', proficiency: 'Advanced', yearsOfExperience: 8 },
  {
    name: 'Public tenders',
    category: 'Project Management',
    proficiency: 'Advanced',
    yearsOfExperience: 5,
    description: 'Both sides of the table: wrote two, answered fourteen, won nine.',
  },
  { name: 'SQL', category: 'Analytics', proficiency: 'Expert', yearsOfExperience: 10 },
  { name: 'Service metrics', category: 'Analytics', proficiency: 'Advanced', yearsOfExperience: 6 },
  { name: 'Python', category: 'Technical Skills', proficiency: 'Intermediate', yearsOfExperience: 6 },
  { name: 'Geodata and GIS', category: 'Technical Skills', proficiency: 'Expert', yearsOfExperience: 11 },
  { name: 'Usability testing', category: 'Design & UX', proficiency: 'Advanced', yearsOfExperience: 7 },
  { name: 'Plain-language writing', category: 'Soft Skills', proficiency: 'Advanced', yearsOfExperience: 9 },
  { name: 'Mentoring', category: 'Soft Skills', proficiency: 'Advanced', yearsOfExperience: 5 },
  { name: 'PostGIS', category: 'Tools & Platforms', proficiency: 'Advanced', yearsOfExperience: 9 },
  { name: 'Figma', category: 'Tools & Platforms', proficiency: 'Intermediate', yearsOfExperience: 5 },
  { name: 'British Sign Language', category: 'Other', proficiency: 'Beginner', yearsOfExperience: 2 },
  { name: 'Spreadsheet archaeology', category: 'Other', proficiency: 'Expert', isPublic: false },
];

export const demoFacts: SectionValues<'facts'>[] = [
  {
    emoji: '🚌',
    fact: 'I have ridden all 212 bus routes of Westhaven end to end. Route 76 has the best view.',
  },
  { emoji: '🗺️', fact: 'I own 340 transit maps. The oldest shows a tram line that was never built.' },
  { emoji: '🎻', fact: 'Second fiddle in a ceilidh band, in both senses.' },
  {
    emoji: '🍞',
    fact: 'My sourdough starter is older than my career. It is called Beck, after the tube map.',
  },
  {
    emoji: '🏊',
    fact: 'I swim in the sea every month of the year and only complain from November to April.',
  },
  {
    emoji: '🧭',
    fact: 'I get lost on purpose once in every new city. It is the fastest user research there is.',
  },
  {
    emoji: '🚂',
    fact: 'London to Istanbul by rail in five days: seven trains, one missed connection, no regrets.',
  },
  { emoji: '🤟', fact: 'I am learning British Sign Language from a passenger who tested our app.' },
  { emoji: '🌱', fact: 'The bus stop outside our office has a green roof because I would not stop asking.' },
  { emoji: '🎂', fact: 'My thirtieth birthday party was on a hired double-decker.', isPublic: false },
];

export const demoTestimonials: SectionValues<'testimonials'>[] = [
  {
    name: 'Ruth Adeyinka',
    role: 'Chief Product Officer',
    company: 'Wayfare',
    content:
      'Tamsin asks the question that everyone else stepped around, and asks it so kindly that you thank her for it. Our predictions are honest now because she would not ship the ones that were not.',
    rating: 5,
    date: '2026-03-12',
    location: 'Bristol',
  },
  {
    name: 'Jonas Feld',
    role: 'Engineering Manager',
    company: 'Wayfare',
    content:
      'She reads the feed specification before the meeting. Then she comes with a drawing that makes the specification unnecessary.',
    rating: 5,
    date: '2025-11-04',
  },
  {
    name: 'Priya Raman',
    role: 'Head of Network Planning',
    company: 'Severn & Vale Buses',
    content:
      'We were the difficult client. Tamsin spent three mornings in our depot at five o’clock, and the tool that came out of it is the first one our controllers did not ask us to take away.',
    rating: 5,
    date: '2025-06-27',
    location: 'Gloucester',
  },
  {
    name: 'Marcus Bell',
    role: 'Founder',
    company: 'Corvid Maps',
    content:
      'Our best hire before the tenth. She taught a room of engineers to be curious about people, and she left the product with fewer features than she found.',
    rating: 5,
    date: '2022-03-30',
  },
  {
    name: 'Eilidh Grant',
    role: 'Passenger panel member',
    company: 'Step-Free Forum',
    content:
      'I have sat on many panels. This was the first where I saw my own words in the app three months later, and where nobody called me brave.',
    rating: 5,
    date: '2024-09-18',
    location: 'Bath',
  },
  {
    name: 'Dr Owen Pugh',
    role: 'Dissertation supervisor',
    company: 'Westhaven University',
    content: 'A rigorous mind with an unusual respect for the late bus.',
    rating: 4,
    date: '2019-07-01',
    isPublic: false,
  },
];

export const demoContacts: SectionValues<'contacts'>[] = [
  {
    type: 'email',
    label: 'E-mail',
    value: 'hello@tamsinokoro.example',
    isPrimary: true,
    description: 'I answer within two working days.',
  },
  {
    type: 'phone',
    label: 'Mobile',
    value: '+44 7700 900418',
    isPrimary: true,
    description: 'Weekdays from 9 to 17.',
  },
  { type: 'website', label: 'Notes on maps', value: 'https://tamsinokoro.example', isPrimary: true },
  {
    type: 'social',
    label: 'LinkedIn',
    value: 'https://www.linkedin.example/in/tamsin-okoro',
    isPrimary: true,
  },
  { type: 'social', label: 'GitHub', value: 'https://github.example/tokoro' },
  { type: 'social', label: 'Mastodon', value: '@tamsin@transit.example' },
  { type: 'phone', label: 'Home', value: '+44 117 496 0142', isPublic: false },
];

export const demoAddresses: SectionValues<'addresses'>[] = [
  {
    type: 'work',
    label: 'Office',
    street: 'Wayfare, 3rd floor, 18 Tidal Wharf',
    city: 'Bristol',
    state: 'Somerset',
    postalCode: 'BS1 9ZZ',
    isPrimary: true,
    description: 'Bus 76 stops at the door.',
  },
  {
    type: 'home',
    label: 'Home',
    street: '7 Lantern Row',
    city: 'Bristol',
    state: 'Somerset',
    postalCode: 'BS3 9ZZ',
    isPrimary: true,
    isPublic: false,
  },
];
