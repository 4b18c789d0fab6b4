import type { Person } from '../person';

export const sreelekha: Person = {
  id: 'sreelekha',
  language: 'en',
  name: 'Sreelekha Ravindranath Menon',
  title: 'Senior Software Engineer',
  email: 'sreelekha.rmenon@mailkochi.example',
  phone: '+91 98470 55012',
  place: 'Kochi, Kerala, India',
  placeForms: ['Kochi', 'Kochi, Kerala', 'Kochi, India'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/sreelekha-menon' },
    { site: 'GitHub', address: 'https://github.com/sreelekhamenon' },
    { site: 'LeetCode', address: 'https://leetcode.com/sreelekha_rm' },
  ],
  summary:
    'Senior Software Engineer with 8+ years of experience in designing and developing scalable web applications and microservices using Java, Spring Boot and React in the banking and healthcare domains. Experienced in Agile delivery, code reviews and client communication.',
  work: [
    {
      company: 'UST',
      position: 'Senior Software Engineer',
      place: 'Kochi, Kerala',
      start: '2021-11',
      end: 'present',
      bullets: [
        'Working as module lead for a claims processing platform of a US healthcare payer, handling a team of 6',
        'Migrated 14 SOAP services to REST microservices, reducing response time by 45%',
        'Implemented CI/CD pipelines with Jenkins and Argo CD, bringing down release time from two days to 40 minutes',
        'Received Star Performer award for Q3 2023',
      ],
    },
    {
      company: 'Tata Consultancy Services',
      position: 'IT Analyst',
      place: 'Chennai, Tamil Nadu',
      start: '2019-04',
      end: '2021-10',
      bullets: [
        'Developed net banking modules for a leading private sector bank using Java 8 and Angular',
        'Coordinated with the onsite team in Singapore for requirement analysis',
      ],
    },
    {
      company: 'Tata Consultancy Services',
      position: 'Systems Engineer',
      place: 'Chennai, Tamil Nadu',
      start: '2017-01',
      end: '2019-03',
      bullets: ['Bug fixing, unit testing and L3 production support for a loan origination system'],
    },
    {
      company: 'Tata Consultancy Services',
      position: 'Assistant Systems Engineer – Trainee',
      place: 'Thiruvananthapuram, Kerala',
      start: '2016-08',
      end: '2016-12',
      bullets: ['Completed the Initial Learning Programme (Java stream) with grade A'],
    },
  ],
  education: [
    {
      institution: 'BITS Pilani (WILP)',
      degree: 'M.Tech',
      field: 'Software Engineering',
      place: 'Pilani, Rajasthan',
      start: '2020-07',
      end: '2022-07',
      note: 'CGPA: 8.41/10',
    },
    {
      institution: 'Model Engineering College, CUSAT',
      degree: 'B.Tech',
      field: 'Computer Science and Engineering',
      place: 'Kochi, Kerala',
      start: '2012-08',
      end: '2016-05',
      note: 'CGPA: 7.9/10',
    },
    {
      institution: 'Bhavan’s Vidya Mandir',
      degree: 'Class XII (CBSE)',
      place: 'Elamakkara, Kochi',
      end: '2012',
      note: '92.4%',
    },
    {
      institution: 'Bhavan’s Vidya Mandir',
      degree: 'Class X (CBSE)',
      place: 'Elamakkara, Kochi',
      end: '2010',
      note: 'CGPA: 9.8/10',
    },
  ],
  skills: [
    { group: 'Programming', items: ['Java', 'JavaScript', 'TypeScript', 'SQL', 'Python (basics)'] },
    { group: 'Frameworks', items: ['Spring Boot', 'Hibernate', 'React', 'Angular', 'JUnit'] },
    { group: 'Databases', items: ['Oracle', 'PostgreSQL', 'MongoDB'] },
    { group: 'Tools', items: ['Git', 'Jenkins', 'Docker', 'Kubernetes', 'JIRA'] },
  ],
  certifications: [
    { name: 'AWS Certified Solutions Architect – Associate', issuer: 'Amazon Web Services', date: '2022-09' },
    { name: 'Oracle Certified Associate, Java SE 8 Programmer', issuer: 'Oracle', date: '2018-02' },
    { name: 'Certified SAFe 5 Practitioner', issuer: 'Scaled Agile, Inc.', date: '2021-06' },
  ],
  languages: [
    { name: 'Malayalam', level: 'native' },
    { name: 'English', level: 'fluent' },
    { name: 'Tamil', level: 'conversational' },
    { name: 'Hindi', level: 'conversational' },
  ],
  further: [
    {
      kind: 'projects',
      lines: [
        'Flood Relief Map: web application used by three panchayats during the 2018 floods (React, Node.js, Leaflet)',
      ],
    },
    { kind: 'interests', lines: ['Mohiniyattam, Carnatic music, reading'] },
  ],
};
