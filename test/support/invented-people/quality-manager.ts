import { type InventedPerson, lasting, reachedAt, skillsOf } from './invented-person';

/** Somebody whose page is in English, as are all of her entries, and who has a CV in German too. */
export const qualityManager: InventedPerson = {
  profile: {
    displayName: 'Hannah Vogt',
    jobTitle: 'Head of Quality Assurance',
    location: 'Hamburg, Germany',
    bio: 'I build quality systems that people on the shop floor use of their own accord. For ten years I have led audits and complaints in medical technology, in Germany and in England, and I am happiest where design and production have to talk to each other.',
    language: 'en',
    translations: { de: {} },
  },
  sections: {
    workExperience: [
      {
        company: 'Nordlicht Medizintechnik GmbH',
        position: 'Head of Quality Assurance',
        location: 'Hamburg, Germany',
        ...lasting('2020-04'),
        description: 'Responsible for the quality system of a maker of infusion pumps with 240 employees.',
        achievements: [
          'Cut open complaints from 180 to 25 within a year',
          'Led three audits by the notified body without a major finding',
        ],
        employmentType: 'Full-time',
      },
      {
        company: 'Brightwell Devices Ltd',
        position: 'Quality Manager',
        location: 'Leeds, United Kingdom',
        ...lasting('2016-09', '2020-03'),
        achievements: ['Introduced supplier audits in six countries', 'Trained 40 internal auditors'],
      },
      {
        company: 'Brightwell Devices Ltd',
        position: 'Quality Engineer',
        location: 'Leeds, United Kingdom',
        ...lasting('2014-02', '2016-08'),
        achievements: ['Validated the packaging line for sterile products'],
      },
      {
        company: 'Federal Institute for Materials Research and Testing',
        position: 'Research Assistant',
        location: 'Berlin, Germany',
        ...lasting('2012-01', '2014-01'),
        description: 'Fatigue tests on titanium screws for implants.',
      },
      {
        company: 'Café Strandgut',
        position: 'Barista',
        location: 'Berlin, Germany',
        ...lasting('2009', '2011'),
      },
    ],
    education: [
      {
        institution: 'Technical University of Berlin',
        degree: "Master's Degree",
        fieldOfStudy: 'Mechanical Engineering',
        location: 'Berlin, Germany',
        ...lasting('2009-10', '2011-12'),
        description: 'Thesis: Early signs of fatigue in titanium screws',
      },
      {
        institution: 'Technical University of Berlin',
        degree: "Bachelor's Degree",
        fieldOfStudy: 'Mechanical Engineering',
        location: 'Berlin, Germany',
        ...lasting('2006-10', '2009-09'),
      },
    ],
    certifications: [
      {
        name: 'Certified Quality Manager',
        issuer: 'TÜV Nord',
        issueDate: '2017-05',
        category: 'Professional',
      },
      {
        name: 'Internal Auditor ISO 13485',
        issuer: 'German Society for Quality',
        issueDate: '2018-11',
        category: 'Professional',
      },
    ],
    skills: [
      ...skillsOf(
        'Technical Skills',
        'Expert',
        'Risk management, Supplier audits, Statistical process control',
      ),
      ...skillsOf('Tools & Platforms', 'Advanced', 'Minitab, SAP QM'),
    ],
    languages: [
      { name: 'German', level: 'Native' },
      { name: 'English', level: 'C1' },
      { name: 'French', level: 'B1' },
    ],
    projects: [
      {
        name: 'Complaint Desk',
        role: 'Lead',
        url: 'https://complaint-desk.example',
        ...lasting('2021', '2022'),
        description: 'A free tool that sorts complaints about medical devices by risk.',
      },
    ],
    volunteering: [
      {
        organization: 'Federal Agency for Technical Relief',
        position: 'Volunteer',
        location: 'Hamburg, Germany',
        ...lasting('2015-06'),
        description: 'Drinking water after floods.',
      },
    ],
    awards: [{ title: 'Young Engineer of the Year', awarder: 'VDI', date: '2013' }],
    facts: [
      { fact: 'I have repaired every kettle of my street.', emoji: '🫖' },
      { fact: 'I swim in the Elbe until November.', emoji: '🏊' },
    ],
    contacts: reachedAt('hannah.vogt@example.com', '+49 40 5550 0123'),
  },
};
