import { type InventedPerson, lasting, reachedAt, skillsOf } from './invented-person';

export const sparse: InventedPerson = {
  profile: { displayName: 'Joe Park', jobTitle: 'Delivery driver', location: 'Hull' },
  sections: {
    workExperience: [
      { position: 'Delivery driver', company: 'Humber Parcels', location: 'Hull', ...lasting('2023-04') },
    ],
    skills: skillsOf('Other', 'Advanced', 'Van driving, Route planning, Customer service'),
    contacts: reachedAt('joe@park.example', '+44 1632 960011'),
  },
};

export const nurse: InventedPerson = {
  profile: {
    displayName: 'Grace Okafor',
    jobTitle: 'Senior Staff Nurse, Emergency Department',
    location: 'Leeds, United Kingdom',
    availability: 'Part-time, from March, in Leeds',
    bio: "I trained with Dr. Patel at St. Mary's Hospital in London and have led emergency teams since 2018. My shifts are calm because everybody knows what they do next.\n\nI teach triage to new colleagues and have audited our handovers twice.",
  },
  sections: {
    workExperience: [
      {
        position: 'Senior Staff Nurse',
        company: 'Aire Valley Hospital',
        location: 'Leeds',
        ...lasting('2018-09'),
        description:
          '- Lead a team of eight on every shift\n- Triage of up to 140 patients a day\n- Mentor for students and newly qualified nurses',
        achievements: [
          'Cut the median time to triage from 19 to 11 minutes',
          'Introduced a handover sheet that three other departments now use',
        ],
        industry: 'Healthcare',
        employmentType: 'Full-time',
      },
      {
        position: 'Staff Nurse, Acute Medicine',
        company: "St. Hilda's Hospital",
        location: 'London',
        ...lasting('2014-10', '2018-08'),
        description: 'Twenty-eight beds, mostly older people with more than one illness.',
        industry: 'Healthcare',
      },
      {
        position: 'Healthcare Assistant',
        company: 'Meadow Lane Care Home',
        location: 'Bradford',
        ...lasting('2010-07', '2011-08'),
        industry: 'Healthcare',
      },
    ],
    education: [
      {
        institution: 'Northbridge University',
        degree: "Bachelor's Degree",
        fieldOfStudy: 'Adult Nursing',
        location: 'London',
        ...lasting('2011-09', '2014-07'),
      },
    ],
    certifications: [
      {
        name: 'Advanced Life Support',
        issuer: 'Resuscitation Council',
        issueDate: '2025-02',
        expiryDate: '2029-02',
        category: 'Professional',
      },
      {
        name: 'Immediate Paediatric Life Support',
        issuer: 'Resuscitation Council',
        issueDate: '2024-06',
        category: 'Professional',
      },
      {
        name: 'Mentorship for Nurses',
        issuer: 'Northbridge University',
        issueDate: '2019-05',
        category: 'Academic',
      },
    ],
    skills: [
      ...skillsOf('Other', 'Expert', 'Triage, Cannulation, Plaster technique, Safeguarding'),
      ...skillsOf('Soft Skills', 'Advanced', 'Mentoring, Shift leadership, De-escalation'),
    ],
    languages: [
      { name: 'English', level: 'Native' },
      { name: 'Igbo', level: 'C1' },
    ],
    contacts: reachedAt('grace@okafor.example', '+44 1632 960022'),
  },
};

export const electrician: InventedPerson = {
  profile: {
    displayName: 'Dave Sparks',
    jobTitle: 'Approved Electrician',
    location: 'Plymouth',
    availability: 'Callouts all week, day and night',
    bio: 'Fully qualified electrician with sixteen years on the tools: houses, shops and boats.',
  },
  sections: {
    workExperience: [
      {
        position: 'Self-employed electrician',
        company: 'Sparks Electrical',
        location: 'Plymouth',
        ...lasting('2016-03'),
        description: '* Full rewires\n* 24 hour callout\n* Testing and certificates for landlords',
        employmentType: 'Freelance',
      },
      {
        position: 'Electrician',
        company: 'Tamar Building Services',
        location: 'Plymouth',
        ...lasting('2010-09', '2016-02'),
        description: 'New houses from first fix to handover, forty plots a year.',
      },
    ],
    education: [
      {
        institution: 'Southmoor College',
        degree: 'Certificate Program',
        fieldOfStudy: 'Electrical Installation, Level 3',
        ...lasting('2008-09', '2010-07'),
      },
    ],
    certifications: [
      {
        name: '18th Edition Wiring Regulations',
        issuer: 'Southmoor College',
        issueDate: '2022-11',
        category: 'Industry',
      },
      {
        name: 'Inspection and Testing',
        issuer: 'Southmoor College',
        issueDate: '2017-04',
        category: 'Industry',
      },
    ],
    skills: skillsOf(
      'Technical Skills',
      'Expert',
      'Rewiring, Fault finding, Consumer units, Inspection and testing, Solar panels, Charging points, Marine wiring',
    ),
    contacts: [
      ...reachedAt('dave@sparks.example', '+44 1632 960033'),
      { type: 'social', label: 'Instagram', value: '@davesparks' },
    ],
    testimonials: [
      {
        name: 'Moira Penrose',
        role: 'Landlady',
        company: 'The Anchor',
        content:
          'No lights on a Saturday night, and forty guests. He came within the hour and stayed until two.',
        rating: 5,
        date: '2025-08-02',
      },
    ],
  },
};

export const chef: InventedPerson = {
  profile: {
    displayName: 'Matteo Rossi',
    jobTitle: 'Head Chef',
    location: 'Edinburgh',
    bio: 'Hi! I cook what grows nearby, with few ingredients and a lot of fire. I learned it from my grandmother in Parma and from twelve years in kitchens where nobody shouts.',
  },
  sections: {
    workExperience: [
      {
        position: 'Head Chef',
        company: 'The Larder on the Shore',
        location: 'Edinburgh',
        ...lasting('2021-05'),
        description: 'Forty covers, a kitchen of seven, menu changed every Thursday.',
        achievements: ['Food cost from 34 % to 28 %', 'Two apprentices finished with distinction'],
      },
      {
        position: 'Sous Chef',
        company: 'Osteria del Ponte',
        location: 'Parma',
        ...lasting('2016-02', '2021-04'),
        description: 'Fresh pasta for a hundred and twenty guests a day.',
      },
      {
        position: 'Commis Chef',
        company: 'Hotel Belvedere',
        location: 'Rimini',
        ...lasting('2013-05', '2015-10'),
      },
    ],
    education: [
      {
        institution: 'Istituto Alberghiero di Parma',
        degree: 'High School Diploma',
        fieldOfStudy: 'Cookery',
        ...lasting('2008-09', '2013-06'),
      },
    ],
    certifications: [
      {
        name: 'Food Hygiene, Level 4',
        issuer: 'Lothian Training',
        issueDate: '2023-03',
        category: 'Professional',
      },
    ],
    skills: [
      ...skillsOf('Other', 'Expert', 'Fresh pasta, Butchery, Fire cooking, Menu planning'),
      ...skillsOf('Soft Skills', 'Advanced', 'Training, Calm under pressure'),
    ],
    languages: [
      { name: 'Italian', level: 'Native' },
      { name: 'English', level: 'C1' },
    ],
    facts: [
      { fact: 'My sourdough starter is older than my marriage.', emoji: '🍞' },
      { fact: 'I have cooked for three hundred guests on a camping stove.', emoji: '🔥' },
      { fact: 'I have never owned a microwave.', emoji: '🍲' },
    ],
    contacts: reachedAt('matteo@rossi.example', '+44 1632 960044'),
  },
  photos: [
    'Tortelli with pumpkin',
    '',
    'The pass on a Friday',
    'Mackerel over embers',
    '',
    'Bread, every morning',
  ],
};

export const warehouseWorker: InventedPerson = {
  profile: {
    displayName: 'Kasia Nowak',
    jobTitle: 'Warehouse operative',
    location: 'Doncaster',
    availability: 'Nights and weekends, at once',
    bio: 'Reliable picker and forklift driver. Never late in three years.',
  },
  sections: {
    workExperience: [
      {
        position: 'Warehouse operative',
        company: 'Northgate Fulfilment',
        location: 'Doncaster',
        ...lasting('2022-10'),
        description: 'Picking with a scanner, 160 lines an hour. Counterbalance and reach truck.',
      },
      {
        position: 'Packer',
        company: 'Fenland Fresh',
        location: 'Spalding',
        ...lasting('2020-03', '2022-09'),
      },
      {
        position: 'Shop assistant',
        company: 'Sklep Zielony',
        location: 'Lublin',
        ...lasting('2016-06', '2020-01'),
      },
    ],
    certifications: [
      {
        name: 'Counterbalance Truck Licence',
        issuer: 'Trent Training',
        issueDate: '2023-01',
        category: 'Industry',
      },
      { name: 'Reach Truck Licence', issuer: 'Trent Training', issueDate: '2023-09', category: 'Industry' },
    ],
    skills: skillsOf('Other', 'Advanced', 'Forklift, Reach truck, Scanner, Stock counts, Packing, First aid'),
    languages: [
      { name: 'Polish', level: 'Native' },
      { name: 'English', level: 'B2' },
    ],
    contacts: reachedAt('kasia@nowak.example', '+44 1632 960055'),
  },
};
