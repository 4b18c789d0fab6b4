import type { Person } from '../person';

export const keeley: Person = {
  id: 'keeley',
  language: 'en',
  name: 'Keeley Ashworth',
  title: 'Sixth Form Leaver',
  email: 'keeleyashworth06@inbox.example',
  phone: '07700 900461',
  street: '23 Tonge Fold Road',
  place: 'Bolton BL2 6AW',
  placeForms: ['Bolton'],
  links: [],
  summary:
    'I am a friendly, hard-working and reliable sixth form leaver looking for a dental nurse apprenticeship in the Bolton or Bury area. I work well in a team, I am always on time and I am used to dealing with customers on busy Saturdays.',
  work: [
    {
      company: 'Brackenbury’s Bakery',
      position: 'Saturday Sales Assistant',
      place: 'Bolton',
      start: '2023-10',
      end: 'present',
      bullets: [
        'Serving customers, taking card and cash payments and cashing up at the end of the day',
        'Keeping the shop and display counters clean to food hygiene standards',
        'Showing two new Saturday staff how to use the till',
      ],
    },
  ],
  education: [
    {
      institution: 'Thornleigh Bank Sixth Form College',
      degree: 'A Levels',
      place: 'Bolton',
      start: '2023-09',
      end: '2025-06',
      note: 'Biology (B), Psychology (C), Health and Social Care (B)',
    },
    {
      institution: 'Sharples Moor High School',
      degree: '9 GCSEs (grades 4–8) including English and Maths',
      place: 'Bolton',
      start: '2018-09',
      end: '2023-06',
    },
  ],
  skills: [
    { group: 'Personal', items: ['Teamwork', 'Communication', 'Time keeping', 'Customer service'] },
    { group: 'Computer', items: ['Microsoft Word', 'PowerPoint', 'Excel (basic)'] },
  ],
  certifications: [
    { name: 'Level 2 Food Hygiene and Safety', issuer: 'Highfield', date: '2023-11' },
    { name: 'Emergency First Aid', issuer: 'St John Ambulance', date: '2024-03' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Spanish', level: 'GCSE' },
  ],
  further: [
    {
      kind: 'volunteering',
      lines: [
        'Duke of Edinburgh’s Award, Silver: six months helping at a Rainbows unit',
        'Week of work experience at a dental practice in Farnworth, July 2024',
      ],
    },
    { kind: 'interests', lines: ['Netball (school team captain), baking, running'] },
    { kind: 'references', lines: ['Available on request'] },
  ],
};
