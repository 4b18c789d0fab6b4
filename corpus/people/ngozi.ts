import type { Person } from '../person';

export const ngozi: Person = {
  id: 'ngozi',
  language: 'en',
  name: 'Ngozi Umeh-Adeleke',
  title: 'Senior Data Analyst',
  email: 'ngozi.umeh@brightmail.example',
  phone: '+44 7700 900482',
  place: 'Leeds, United Kingdom',
  placeForms: ['Leeds, UK'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/ngozi-umeh-adeleke' },
    { site: 'Portfolio', address: 'https://ngoziumeh.example/projects' },
  ],
  summary:
    'Data analyst with 8+ years of experience across fintech, retail and the public sector in Nigeria and the UK. I turn messy data into dashboards that people actually open, and I enjoy explaining a confidence interval to those who never asked for one. Eligible to work in the UK (Skilled Worker visa).',
  work: [
    {
      company: 'Aire Valley Water',
      position: 'Senior Data Analyst',
      place: 'Leeds',
      start: '2023-02',
      end: 'present',
      bullets: [
        'Own reporting on leakage and customer contacts for 2.1 million households (Power BI, Snowflake)',
        'Forecast demand by district metered area; mean error down from 9% to 4%',
        'Line-manage two analysts and run a fortnightly SQL clinic open to all departments',
      ],
    },
    {
      company: 'NHS West Yorkshire Integrated Care Board',
      position: 'Information Analyst (Band 6)',
      place: 'Wakefield',
      start: '2021-10',
      end: '2023-01',
      bullets: [
        'Produced the monthly elective recovery pack for the Board',
        'Automated 14 Excel returns in Python, saving about 30 hours a month',
      ],
    },
    {
      company: 'Kobofast Payments Ltd',
      position: 'Data Analyst',
      place: 'Lagos, Nigeria',
      start: '2018-03',
      end: '2020-08',
      bullets: [
        'Built churn and fraud dashboards for 600,000 agents and merchants',
        'Ran A/B tests of onboarding screens; completion rose by 17%',
      ],
    },
    {
      company: 'Sabi Stores Nigeria',
      position: 'Business Intelligence Intern, later Junior Analyst',
      place: 'Ikeja, Lagos',
      start: '2016-11',
      end: '2018-02',
      bullets: ['Weekly sales and stock reports for 40 outlets in Excel and Tableau'],
    },
    {
      company: 'National Youth Service Corps, Ministry of Budget and Planning',
      position: 'Corps Member (Statistics Unit)',
      place: 'Abeokuta, Ogun State',
      start: '2015-10',
      end: '2016-09',
      bullets: ['Data entry and cleaning for the state household survey'],
    },
  ],
  education: [
    {
      institution: 'University of Leeds',
      degree: 'MSc Data Science and Analytics',
      place: 'Leeds',
      start: '2020-09',
      end: '2021-09',
      note: 'Distinction. Dissertation: Forecasting A&E attendances with hierarchical time series',
    },
    {
      institution: 'Obafemi Awolowo University',
      degree: 'B.Sc. (Hons) Statistics',
      place: 'Ile-Ife, Nigeria',
      start: '2010-11',
      end: '2015-07',
      note: 'Second Class Upper (4.21/5.00)',
    },
  ],
  skills: [
    { group: 'Languages & querying', items: ['SQL', 'Python (pandas, scikit-learn)', 'R', 'DAX'] },
    { group: 'Visualisation', items: ['Power BI', 'Tableau', 'Looker Studio'] },
    { group: 'Platforms', items: ['Snowflake', 'Azure Data Factory', 'BigQuery', 'Git'] },
    { group: 'Soft skills', items: ['Stakeholder management', 'Data storytelling', 'Mentoring'] },
  ],
  certifications: [
    {
      name: 'Microsoft Certified: Power BI Data Analyst Associate (PL-300)',
      issuer: 'Microsoft',
      date: '2022-06',
    },
    { name: 'SnowPro Core Certification', issuer: 'Snowflake', date: '2023-11' },
    { name: 'Google Data Analytics Professional Certificate', issuer: 'Coursera', date: '2020-05' },
  ],
  languages: [
    { name: 'English', level: 'fluent' },
    { name: 'Igbo', level: 'native' },
    { name: 'Yoruba', level: 'good' },
  ],
  further: [
    {
      kind: 'volunteering',
      lines: ['Mentor, Ladies in Data Leeds', 'Treasurer, Igbo Community Association, Leeds'],
    },
    { kind: 'references', lines: ['Available on request'] },
  ],
};
