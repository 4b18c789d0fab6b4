import type { SectionValues } from '../sections';

/** The invented person of the demo profile; nobody of this name worked at any of these places. */
export const demoPerson = {
  displayName: 'Tamsin Okoro',
  jobTitle: 'Lead Product Manager, Public Transport',
  location: 'Bristol, United Kingdom',
  bio: `I build the parts of public transport that people only notice when they fail: the map, the timetable, the answer to “will I get there?”

I began as a cartographer, drawing bus networks by hand for a printed atlas, and learned that a line on a map is a promise. Since then I have followed that promise into open data, journey planners and the control rooms where the real service is run. I like products with physical consequences, and I still ride every route I work on before I write a word about it.

What I bring to a team is patience with messy data, a low tolerance for jargon, and the habit of asking the person at the bus stop first. I am happiest with eight people, one clear outcome, and a wall to draw on.`,
};

export const demoWork: SectionValues<'workExperience'>[] = [
  {
    company: 'Wayfare',
    position: 'Lead Product Manager',
    location: 'Bristol',
    startDate: '2022-04',
    isCurrent: true,
    description:
      'I lead journey planning and live departures for an app that eleven regional operators put their own name on. 1.4 million people a month use it to decide when to leave the house.',
    achievements: [
      'Rebuilt departure predictions around what passengers can act on: “leave now” was right 92 % of the time after a year, up from 71 %.',
      'Took step-free routing from a footnote to a default that every operator ships, designed with a panel of 40 disabled passengers.',
      'Cut the time to bring a new operator on board from five months to six weeks by making timetable faults visible to the people who can fix them.',
      'Grew the product group from one team to three, and handed two of them to people I had hired as juniors.',
    ],
    technologies: ['GTFS-Realtime', 'SIRI', 'PostgreSQL', 'PostGIS', 'Figma'],
    industry: 'Technology',
    companySize: 'SME (51-500)',
    employmentType: 'Full-time',
  },
  {
    company: 'Corvid Maps',
    position: 'Product Manager',
    location: 'Bristol, and at kitchen tables',
    startDate: '2019-01',
    endDate: '2022-03',
    description:
      'Employee number nine at a company that turned open street data into walking directions for city authorities.',
    achievements: [
      'Launched walking directions that prefer lit streets after dark; three cities made them the default.',
      'Ran 64 interviews on foot, beside the person who was lost, and rewrote the instructions around landmarks instead of metres.',
      'Set up the experiment programme: 31 tests in two years, of which we kept nine and learned from the rest.',
    ],
    technologies: ['OpenStreetMap', 'Python', 'Mapbox GL', 'SQL'],
    industry: 'Technology',
    companySize: 'Startup (1-50)',
    employmentType: 'Full-time',
  },
  {
    company: 'Westhaven Combined Authority',
    position: 'Transport Data Analyst',
    location: 'Westhaven',
    startDate: '2016-07',
    endDate: '2018-12',
    description:
      'I looked after the timetable data of 212 bus routes and published it openly for the first time, so that anyone could build on it.',
    achievements: [
      'Opened the region’s timetables as GTFS; within a year six independent apps relied on the feed.',
      'Found 1,900 stops that were on the wrong side of the road, and got them moved.',
    ],
    technologies: ['QGIS', 'TransXChange', 'PostGIS', 'R'],
    industry: 'Other',
    companySize: 'Government',
    employmentType: 'Full-time',
  },
  {
    company: 'Halden & Pike',
    position: 'Cartography Intern',
    location: 'Edinburgh',
    startDate: '2015-07',
    endDate: '2016-06',
    description:
      'Twelve months on a printed atlas of the country’s bus networks: 84 maps, one grid, four colours.',
    achievements: ['Designed the symbol set that the atlas has used in every edition since.'],
    technologies: ['Illustrator', 'QGIS'],
    industry: 'Media',
    companySize: 'Startup (1-50)',
    employmentType: 'Internship',
  },
];

export const demoEducation: SectionValues<'education'>[] = [
  {
    institution: 'Westhaven University',
    degree: "Master's Degree",
    fieldOfStudy: 'Human-Centred Design',
    location: 'Westhaven',
    startDate: '2017-09',
    endDate: '2019-06',
    honors: 'Distinction',
    description:
      'Part-time, beside work. The dissertation asked how people choose between two buses when neither is on time.',
    relevantCoursework: ['Research methods', 'Service design', 'Behavioural science'],
    activities: [],
    achievements: ['Dissertation prize of the design faculty'],
  },
  {
    institution: 'University of Inverlee',
    degree: "Bachelor's Degree",
    fieldOfStudy: 'Geography',
    location: 'Inverlee',
    startDate: '2012-09',
    endDate: '2015-06',
    honors: 'First-class honours',
    relevantCoursework: ['Cartography', 'Spatial statistics', 'Urban mobility', 'Remote sensing'],
    activities: ['Editor of the student atlas', 'Hill-walking society'],
    achievements: [],
  },
];

export const demoCertifications: SectionValues<'certifications'>[] = [
  {
    name: 'Accessibility Core Competencies',
    issuer: 'Inclusive Practice Institute',
    issueDate: '2025-05-19',
    expiryDate: '2028-05-18',
    credentialId: 'ACC-25-10417',
    credentialUrl: 'https://credentials.example.org/acc-25-10417',
    category: 'Professional',
    level: 'Advanced',
    skills: ['WCAG 2.2', 'Inclusive research', 'Assistive technology'],
    isVerified: true,
    isHighlighted: true,
  },
  {
    name: 'Advanced Product Owner',
    issuer: 'Agile Guild',
    issueDate: '2021-03',
    credentialId: 'APO-88213',
    credentialUrl: 'https://guild.example.org/people/88213',
    category: 'Professional',
    level: 'Advanced',
    description: 'Assessed on a portfolio of real product decisions, the bad ones included.',
    skills: ['Product discovery', 'Stakeholder work'],
    isVerified: true,
  },
  {
    name: 'Data Protection Practitioner',
    issuer: 'Chartered Data Society',
    issueDate: '2024-02-12',
    expiryDate: '2027-02-11',
    credentialId: 'CDS-P-5520',
    category: 'Industry',
    level: 'Intermediate',
    skills: ['Privacy by design', 'Impact assessment'],
  },
  {
    name: 'Spatial Databases',
    issuer: 'Open Geo Academy',
    issueDate: '2018-11',
    category: 'Technical',
    level: 'Expert',
    skills: ['PostGIS', 'Routing'],
    credentialUrl: 'https://academy.example.org/c/spatial-databases',
  },
  {
    name: 'First Aid at Work',
    issuer: 'County Ambulance Trust',
    issueDate: '2019-09-02',
    expiryDate: '2022-09-01',
    category: 'Professional',
    isPublic: false,
  },
];
