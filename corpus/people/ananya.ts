import type { Person } from '../person';

export const ananya: Person = {
  id: 'ananya',
  language: 'en',
  name: 'Ananya Krishnamurthy',
  title: 'Staff Software Engineer',
  email: 'ananya.k@codemail.example',
  phone: '+91 98450 12345',
  place: 'Bengaluru, India',
  links: [
    { site: 'GitHub', address: 'https://github.com/ananya-kmurthy' },
    { site: 'LinkedIn', address: 'https://linkedin.com/in/ananyakrishnamurthy' },
    { site: 'ananya.example', address: 'https://ananya.example' },
  ],
  summary:
    'Backend engineer who likes boring technology, small services and fast tests. Ten years of payments and logistics systems, from the first commit to four hundred requests a second.',
  work: [
    {
      company: 'Paisafort Technologies',
      position: 'Staff Software Engineer',
      place: 'Bengaluru, India',
      start: '2021-04',
      end: 'present',
      bullets: [
        'Designed the ledger that settles 3.2 million card payments a day with double-entry accounting',
        'Brought the time of a deployment down from 50 minutes to 6 with incremental builds',
        'Run the architecture forum of nine teams and write its decision records',
      ],
    },
    {
      company: 'Paisafort Technologies',
      position: 'Senior Software Engineer',
      place: 'Bengaluru, India',
      start: '2018-07',
      end: '2021-03',
      bullets: [
        'Moved the refunds service from a monolith to Go without a minute of downtime',
        'Built the on-call rota and halved the number of pages in a year',
      ],
    },
    {
      company: 'Truckwala',
      position: 'Software Engineer',
      place: 'Chennai, India',
      start: '2015-08',
      end: '2018-06',
      bullets: [
        'Wrote the route planner for 1,800 lorries in Python and PostGIS',
        'Introduced property-based tests that found eleven rounding errors in invoices',
      ],
    },
    {
      company: 'Hexagon Valley Labs',
      position: 'Software Development Intern',
      place: 'Hyderabad, India',
      start: '2014-05',
      end: '2014-07',
      bullets: ['Prototyped a search index for scanned land records'],
    },
  ],
  education: [
    {
      institution: 'Nilgiri Institute of Technology',
      degree: 'B.Tech.',
      field: 'Computer Science and Engineering',
      place: 'Coimbatore, India',
      start: '2011-08',
      end: '2015-05',
      note: 'CGPA 9.1/10',
    },
    {
      institution: 'Kendriya Model School',
      degree: 'Senior Secondary Certificate',
      place: 'Mysuru, India',
      end: '2011-05',
      note: '96.4%',
    },
  ],
  skills: [
    { group: 'Programming', items: ['Go', 'Python', 'TypeScript', 'C++', 'SQL'] },
    {
      group: 'Infrastructure',
      items: ['Kubernetes', 'Terraform', 'PostgreSQL', 'Kafka', 'AWS', 'GitHub Actions'],
    },
    { group: 'Methods', items: ['Event sourcing', 'Load testing', 'Code review'] },
  ],
  certifications: [
    { name: 'Certified Kubernetes Administrator', issuer: 'Cloud Native Guild', date: '2022-09' },
    { name: 'Solutions Architect – Professional', issuer: 'Nimbus Cloud Academy', date: '2020-01' },
  ],
  languages: [
    { name: 'English', level: 'C2' },
    { name: 'Kannada', level: 'native' },
    { name: 'Hindi', level: 'C1' },
  ],
  further: [
    {
      kind: 'projects',
      lines: [
        'Mithai: a linter for database migrations, 2,100 stars',
        'Patang: a kite weather app that forecasts wind for rooftops in twelve cities',
      ],
    },
    { kind: 'awards', lines: ['Speaker of the Year, Deccan Systems Meetup, 2022'] },
  ],
};
