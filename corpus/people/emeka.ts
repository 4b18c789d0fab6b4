import type { Person } from '../person';

export const emeka: Person = {
  id: 'emeka',
  language: 'en',
  name: 'Chukwuemeka Obi-Nwosu',
  title: 'Chartered Accountant (ACA)',
  email: 'emeka.obinwosu@mailng.example',
  phone: '+234 803 555 0119',
  street: '14 Adeniran Ogunsanya Street, Surulere',
  place: 'Lagos, Nigeria',
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/chukwuemeka-obi-nwosu-aca' }],
  summary:
    'Result-oriented chartered accountant with over 9 years’ experience in audit, financial reporting and tax within the FMCG and banking sectors. Proficient in IFRS, with proven ability to meet tight deadlines and lead a team.',
  work: [
    {
      company: 'Golden Harvest Flour Mills Plc',
      position: 'Finance Manager',
      place: 'Apapa, Lagos',
      start: '2021-03',
      end: 'present',
      bullets: [
        'Prepare monthly management accounts and the consolidated IFRS financial statements of five subsidiaries',
        'Reduced month-end close from 12 to 5 working days',
        'Ensure prompt remittance of VAT, WHT, PAYE and pension deductions',
        'Liaise with external auditors, FIRS and LIRS',
      ],
    },
    {
      company: 'Golden Harvest Flour Mills Plc',
      position: 'Senior Accountant',
      place: 'Apapa, Lagos',
      start: '2018-06',
      end: '2021-02',
      bullets: [
        'Supervised accounts payable and treasury, a team of seven',
        'Led the migration from Sage 300 to SAP S/4HANA Finance',
      ],
    },
    {
      company: 'Akintola Bello & Co. (Chartered Accountants)',
      position: 'Audit Associate',
      place: 'Victoria Island, Lagos',
      start: '2015-09',
      end: '2018-05',
      bullets: [
        'Statutory audit of microfinance banks, insurance brokers and two manufacturing companies',
        'Drafted management letters and tax computations',
      ],
    },
    {
      company: 'Government Secondary School, Wukari (NYSC)',
      position: 'Corps Member, Mathematics and Economics Teacher',
      place: 'Wukari, Taraba State',
      start: '2014-07',
      end: '2015-06',
      bullets: ['Taught SS1 to SS3; founded the school’s JETS club'],
    },
    {
      company: 'First Savannah Bank Plc',
      position: 'Industrial Attachment (SIWES)',
      place: 'Enugu',
      start: '2012-05',
      end: '2012-10',
      bullets: ['Posted vouchers and reconciled the ATM till account'],
    },
  ],
  education: [
    {
      institution: 'Lagos Business School',
      degree: 'MBA',
      place: 'Lagos',
      start: '2019-01',
      end: '2020-12',
    },
    {
      institution: 'University of Nigeria, Nsukka',
      degree: 'B.Sc. Accountancy',
      place: 'Enugu State',
      start: '2009-10',
      end: '2013-09',
      note: 'Second Class Upper Division',
    },
    {
      institution: 'Dennis Memorial Grammar School',
      degree: 'West African Senior School Certificate (WASSCE)',
      place: 'Onitsha, Anambra State',
      start: '2003',
      end: '2009',
    },
  ],
  skills: [
    {
      group: 'Accounting',
      items: [
        'IFRS reporting',
        'Budgeting and forecasting',
        'Tax compliance',
        'Internal control',
        'Treasury',
      ],
    },
    { group: 'Software', items: ['SAP S/4HANA', 'Sage 300', 'QuickBooks', 'Advanced Excel', 'Power BI'] },
  ],
  certifications: [
    {
      name: 'Associate Member (ACA)',
      issuer: 'Institute of Chartered Accountants of Nigeria',
      date: '2017-11',
    },
    {
      name: 'Associate, Chartered Institute of Taxation of Nigeria',
      date: '2020-05',
    },
    { name: 'NYSC Discharge Certificate', date: '2015-06' },
  ],
  languages: [
    { name: 'English', level: 'fluent' },
    { name: 'Igbo', level: 'native' },
    { name: 'Yoruba', level: 'conversational' },
  ],
  further: [
    { kind: 'interests', lines: ['Reading, football, travelling and mentoring young people'] },
    { kind: 'references', lines: ['Available on request'] },
  ],
};
