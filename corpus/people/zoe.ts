import type { Person } from '../person';

export const zoe: Person = {
  id: 'zoe',
  language: 'en',
  name: 'Zoë Tremblay-Ng',
  title: 'Environmental Engineering Student',
  email: 'zoe.tremblay.ng@students.example',
  phone: '+1 604-555-0173',
  place: 'Vancouver, BC',
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/zoetremblayng' },
    { site: 'Portfolio', address: 'https://zoe-builds.example/portfolio' },
  ],
  summary: 'Third-year student looking for a co-op term in water treatment. Likes field work in bad weather.',
  work: [
    {
      company: 'Fraser River Watch',
      position: 'Field Research Assistant',
      place: 'Richmond, BC',
      start: '2023-summer',
      end: 'present',
      bullets: [
        'Take 60 water samples a week by kayak and enter them into a shared database',
        'Wrote an R script that flags sensors which have drifted',
      ],
    },
    {
      company: 'Campus Repair Café',
      position: 'Workshop Coordinator',
      place: 'Vancouver, BC',
      start: '2022-09',
      end: '2023-04',
      bullets: ['Organised monthly repair evenings with 25 volunteers; 640 things mended'],
    },
    {
      company: 'Glacier Scoops',
      position: 'Barista and Shift Supervisor',
      place: 'Whistler, BC',
      start: '2021-05',
      end: '2022-08',
      bullets: ['Closed the till, trained six seasonal staff and kept the machine alive'],
    },
  ],
  education: [
    {
      institution: 'Burrard University',
      degree: 'Bachelor of Applied Science',
      field: 'Environmental Engineering',
      place: 'Vancouver, BC',
      start: '2021-09',
      end: 'present',
      note: 'GPA 3.8/4.0; Dean’s List 2022 and 2023',
    },
    {
      institution: 'École secondaire des Pionniers',
      degree: 'Dogwood Diploma',
      place: 'Port Coquitlam, BC',
      start: '2016',
      end: '2021',
    },
  ],
  skills: [
    { group: 'Laboratory', items: ['Titration', 'Spectrophotometry', 'Sampling plans'] },
    { group: 'Software', items: ['R', 'AutoCAD', 'QGIS', 'MATLAB', 'Excel'] },
  ],
  certifications: [
    { name: 'Swiftwater Rescue Technician', issuer: 'Rescue Canada West', date: '2023-05' },
    { name: 'WHMIS 2015', issuer: 'WorkSafe Pacific', date: '2022' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'French', level: 'bilingual' },
    { name: 'Cantonese', level: 'intermediate' },
  ],
  further: [
    {
      kind: 'projects',
      lines: ['Rain garden for a school yard: design, budget and planting with two classes'],
    },
    { kind: 'interests', lines: ['Kayaking, sourdough, choir'] },
  ],
};
