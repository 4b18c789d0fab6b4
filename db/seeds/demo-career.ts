import type { SectionValues } from '../sections';

/** Jobs, newest first. */
export const workExperience: SectionValues<'workExperience'>[] = [
  {
    company: 'Leeward Routing',
    position: 'Senior Product Manager',
    location: 'Bristol, United Kingdom',
    startDate: '2022-05',
    isCurrent: true,
    description:
      'I lead the voyage planner for ships with rotor and wing sails: a team of nine, 140 vessels under way, and a product that officers use at three in the morning.',
    achievements: [
      'Grew the fleet under routing from 18 to 140 ships in three years while support calls per ship fell by half.',
      'Cut fuel on wind-assisted voyages by a median of 7.4 %, confirmed by an independent auditor.',
      'Replaced a forty-field setup form with one question and a sensible default; onboarding fell from nine days to one.',
      'Started "ride-alongs": everyone on the team spends a week aboard each year, and one change from each trip ships within a month.',
    ],
    technologies: ['Amplitude', 'Figma', 'Python', 'PostgreSQL', 'ECMWF forecasts', 'Linear'],
    industry: 'Technology',
    companySize: 'SME (51-500)',
    employmentType: 'Full-time',
  },
  {
    company: 'Tidewright Energy',
    position: 'Product Manager, Forecasting',
    location: 'Cardiff, United Kingdom',
    startDate: '2020-01',
    endDate: '2022-04',
    description:
      'Built the forecasting desk for two tidal-stream arrays, from the first wireframe to the screen that traders and turbine crews share.',
    achievements: [
      'Brought day-ahead forecast error from 11 % down to 4 %, worth about £1.1m a year in balancing costs.',
      'Planned maintenance windows around slack water and weather, which saved 23 vessel days in the first year.',
      'Ran the public open-data programme; four universities now publish on our turbine records.',
    ],
    technologies: ['SQL', 'Grafana', 'Python', 'Jira', 'Miro'],
    industry: 'Other',
    companySize: 'SME (51-500)',
    employmentType: 'Full-time',
  },
  {
    company: 'Harbourlight Charts',
    position: 'Associate Product Manager',
    location: 'Plymouth, United Kingdom',
    startDate: '2017-09',
    endDate: '2019-12',
    description:
      'Came ashore to look after the chart-correction service that I used to swear at, and learned product work from the people who answered my complaints.',
    achievements: [
      'Brought the time from safety notice to published correction from five days to under four hours.',
      'Interviewed 62 deck officers on 14 ships and turned their notes into the first shared roadmap of the company.',
      'Moved 3,100 ships from discs to signed downloads without one missed correction.',
    ],
    technologies: ['S-57 and S-100 charts', 'Confluence', 'Jira', 'QGIS'],
    industry: 'Media',
    companySize: 'SME (51-500)',
    employmentType: 'Full-time',
  },
  {
    company: 'Northmoor Shipping',
    position: "Second Officer and Ship's Navigator",
    location: 'Worldwide, out of Liverpool',
    startDate: '2008-09',
    endDate: '2017-08',
    description:
      'Cadet to second officer on bulk carriers and heavy-lift ships; responsible for passage plans, charts and bridge equipment, and for the watch from midnight to four.',
    achievements: [
      'Planned and sailed 212 passages, among them two through the Northern Sea Route, without a reportable incident.',
      'Wrote the passage-planning checklist that all eleven ships of the company adopted.',
      'Trained nine cadets; every one of them holds a licence today.',
    ],
    technologies: ['ECDIS', 'ARPA radar', 'GMDSS', 'Sextant'],
    industry: 'Other',
    companySize: 'Enterprise (500+)',
    employmentType: 'Full-time',
  },
];

/** Degrees, newest first. */
export const education: SectionValues<'education'>[] = [
  {
    institution: 'University of the Severn',
    degree: "Master's Degree",
    fieldOfStudy: 'Energy Systems and Policy',
    location: 'Bristol, United Kingdom',
    startDate: '2018-09',
    endDate: '2020-07',
    gpa: 'Distinction',
    honors: 'Dean’s Prize for the best part-time thesis',
    description:
      'Part-time, beside work. Thesis: "What the watch knows: designing decision support for crews who are tired, busy and right."',
    activities: ['Founder of the Tidal Power Reading Group', 'Student member of the ethics board'],
    relevantCoursework: [
      'Energy Market Design',
      'Forecasting under Uncertainty',
      'Human Factors',
      'Life-Cycle Assessment',
    ],
    achievements: ['Thesis cited in a government consultation on wind propulsion'],
  },
  {
    institution: 'Carrick Roads Maritime College',
    degree: "Bachelor's Degree",
    fieldOfStudy: 'Navigation and Maritime Science',
    location: 'Falmouth, United Kingdom',
    startDate: '2005-09',
    endDate: '2008-07',
    gpa: 'First-class honours',
    honors: 'Cadet of the Year 2008',
    description: 'Three years between lecture room, simulator and the deck of a training ship.',
    activities: ['Captain of the gig rowing crew', 'Editor of the college almanac'],
    relevantCoursework: ['Celestial Navigation', 'Meteorology', 'Ship Stability', 'Maritime Law'],
    achievements: ['Navigated the training ship to the Azores and back by sextant alone'],
  },
];

/** One of them has expired. */
export const certifications: SectionValues<'certifications'>[] = [
  {
    name: 'Certified Product Leader',
    issuer: 'Institute of Product Practice',
    issueDate: '2023-06',
    credentialId: 'IPP-CPL-20418',
    credentialUrl: 'https://credentials.example/ipp-cpl-20418',
    isVerified: true,
    category: 'Professional',
    level: 'Expert',
    description:
      'Portfolio strategy, pricing and the leadership of product teams; assessed on a real product.',
    skills: ['Product Strategy', 'Pricing', 'Team Leadership'],
    isHighlighted: true,
  },
  {
    name: 'Officer in Charge of a Navigational Watch (Unlimited)',
    issuer: 'Flag State Seafarer Registry',
    issueDate: '2008-08-21',
    credentialId: 'OOW-0088213',
    category: 'Government',
    level: 'Expert',
    description: 'The licence to hold the watch on a ship of any size, anywhere.',
    skills: ['Celestial Navigation', 'Passage Planning', 'Bridge Resource Management'],
    isHighlighted: true,
  },
  {
    name: 'Greenhouse Gas Accounting for Transport',
    issuer: 'Open Carbon Academy',
    issueDate: '2024-02-09',
    credentialId: 'OCA-T-7731',
    credentialUrl: 'https://credentials.example/oca-t-7731',
    category: 'Industry',
    level: 'Advanced',
    description: 'Measuring and reporting the emissions of voyages so that an auditor can follow every step.',
    skills: ['Emissions Accounting', 'Data Quality'],
  },
  {
    name: 'Global Maritime Distress and Safety System, General Operator',
    issuer: 'Flag State Seafarer Registry',
    issueDate: '2013-05',
    expiryDate: '2018-05',
    credentialId: 'GOC-554902',
    category: 'Technical',
    level: 'Advanced',
    description:
      'Distress and safety radio at sea. Lapsed since I came ashore, and kept here with affection.',
    skills: ['Radio Communication'],
  },
];
