import type { Person } from '../person';

export const nomvula: Person = {
  id: 'nomvula',
  language: 'en',
  name: 'Nomvula Precious Khumalo',
  title: 'Professional Accountant (SA)',
  email: 'nomvula.khumalo@mzansimail.example',
  phone: '+27 82 555 0172',
  street: '14 Protea Crescent, Glenwood',
  place: 'Durban, 4001',
  placeForms: ['Durban', 'Durban, KwaZulu-Natal'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/nomvula-khumalo-sa' },
    { site: 'SAIPA', address: 'https://members.saipa.example/khumalo-np' },
  ],
  summary:
    'SAIPA-registered accountant with eleven years in manufacturing, retail and practice. Used to month-end under pressure, clean audit files and explaining numbers to people who do not like them. Code 08 licence and own vehicle; one calendar month’s notice.',
  work: [
    {
      company: 'Umgeni Packaging (Pty) Ltd',
      position: 'Financial Accountant',
      place: 'Pinetown',
      start: '2021-03',
      end: 'present',
      bullets: [
        'Prepare monthly management accounts, cash flow forecasts and the annual budget for a group with a turnover of R310 million',
        'Supervise two creditors clerks, a debtors clerk and the payroll administrator',
        'Submit VAT201, EMP201 and provisional tax returns via SARS eFiling',
        'Cut month-end close from twelve to six working days',
      ],
    },
    {
      company: 'Umgeni Packaging (Pty) Ltd',
      position: 'Assistant Accountant',
      place: 'Pinetown',
      start: '2018-08',
      end: '2021-02',
      bullets: [
        'Balance sheet reconciliations, fixed asset register and intercompany loans',
        'Assisted external auditors during the year-end audit (unqualified every year)',
      ],
    },
    {
      company: 'Pillay Naidoo & Associates',
      position: 'Trainee Accountant (SAIPA learnership)',
      place: 'Durban',
      start: '2015-02',
      end: '2018-07',
      bullets: [
        'Compiled annual financial statements for 35 small businesses, trusts and body corporates',
        'Monthly bookkeeping on Pastel and Xero',
        'CIPC annual returns and BBBEE affidavits',
      ],
    },
    {
      company: 'Boxer Superstores',
      position: 'Cash Office Clerk',
      place: 'Umlazi',
      start: '2013-06',
      end: '2015-01',
      bullets: [
        'Daily cash-up of fourteen tills and banking',
        'Investigated shortages with the store manager',
      ],
    },
  ],
  education: [
    {
      institution: 'University of South Africa (UNISA)',
      degree: 'Bachelor of Accounting Science',
      field: 'Financial Accounting',
      place: 'Pretoria',
      start: '2014',
      end: '2018',
    },
    {
      institution: 'Durban University of Technology',
      degree: 'National Diploma',
      field: 'Accounting',
      place: 'Durban',
      start: '2010-02',
      end: '2012-11',
      note: 'Distinctions in Taxation 2 and Cost Accounting',
    },
    {
      institution: 'Ogwini Comprehensive High School',
      degree: 'National Senior Certificate (Matric)',
      place: 'Umlazi',
      end: '2009',
      note: 'Bachelor’s pass; Accounting, Mathematics, Economics, English, isiZulu',
    },
  ],
  skills: [
    {
      group: 'Accounting',
      items: ['IFRS for SMEs', 'Management accounts', 'Budgeting', 'VAT', 'Payroll', 'Month-end close'],
    },
    {
      group: 'Software',
      items: [
        'Sage Pastel Evolution',
        'Xero',
        'SAP Business One',
        'CaseWare',
        'SARS eFiling',
        'Advanced Excel',
      ],
    },
    { group: 'People', items: ['Staff supervision', 'Audit liaison'] },
  ],
  certifications: [
    { name: 'Professional Accountant (SA)', issuer: 'SAIPA', date: '2019-01' },
    { name: 'Registered Tax Practitioner', issuer: 'SARS', date: '2019-05' },
    { name: 'Xero Advisor Certified', issuer: 'Xero', date: '2022' },
  ],
  languages: [
    { name: 'isiZulu', level: 'home language' },
    { name: 'English', level: 'fluent' },
    { name: 'Afrikaans', level: 'basic' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Treasurer, Glenwood Community Crèche, since 2020'] },
    {
      kind: 'references',
      lines: [
        'Mr Devan Pillay, Pillay Naidoo & Associates, partner',
        'Ms Ilse Vermaak, Umgeni Packaging, financial director',
      ],
    },
  ],
};
