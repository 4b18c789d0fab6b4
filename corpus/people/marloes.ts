import type { Person } from '../person';

export const marloes: Person = {
  id: 'marloes',
  language: 'nl',
  name: 'Marloes Wijnands-van Eck',
  title: 'Marketingmanager',
  email: 'marloes@wijnandsvaneck.example',
  phone: '06 - 2034 5518',
  place: '’s-Hertogenbosch',
  placeForms: ['Den Bosch'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/marloeswijnands' },
    { site: 'Portfolio', address: 'https://wijnandsvaneck.example/werk' },
  ],
  summary:
    'Marketingmanager met een zwak voor merken die iets te vertellen hebben. Veertien jaar ervaring in food, retail en zakelijke dienstverlening, zowel bij bureaus als aan klantzijde. Stuurt op cijfers, maar begint bij de klant.',
  work: [
    {
      company: 'Van Hout Koffie & Thee B.V.',
      position: 'Marketingmanager',
      place: 'Tilburg',
      start: '2020-09',
      end: 'present',
      bullets: [
        'Eindverantwoordelijk voor merk, campagnes en webshop; budget van € 1,9 miljoen',
        'Leidinggevende van een team van zeven',
        'Merkbekendheid in drie jaar van 23% naar 41%',
        'Herpositionering en nieuwe verpakkingslijn, genomineerd voor een Effie',
      ],
    },
    {
      company: 'Dille & Donkers Tuincentra',
      position: 'Senior marketeer',
      place: 'Uden',
      start: '2016-03',
      end: '2020-08',
      bullets: [
        'Opzet van het loyaltyprogramma met 310.000 leden',
        'Overstap van huis-aan-huisfolder naar e-mail en social, 30% lagere mediakosten',
      ],
    },
    {
      company: 'Bureau Kwartslag',
      position: 'Accountmanager',
      place: 'Eindhoven',
      start: '2013-01',
      end: '2016-02',
      bullets: ['Klanten in food en bouw', 'Begeleiding van creatie, productie en mediabureaus'],
    },
    {
      company: 'Bureau Kwartslag',
      position: 'Junior accountmanager',
      place: 'Eindhoven',
      start: '2011-09',
      end: '2012-12',
      bullets: ['Briefings, offertes en planning'],
    },
    {
      company: 'Brabants Dagblad',
      position: 'Stagiaire lezersmarkt',
      place: '’s-Hertogenbosch',
      start: '2011-02',
      end: '2011-07',
      bullets: ['Onderzoek onder opzeggers van abonnementen'],
    },
  ],
  education: [
    {
      institution: 'Tilburg University',
      degree: 'Master of Science',
      field: 'Marketing Management',
      place: 'Tilburg',
      start: '2010-09',
      end: '2011-08',
    },
    {
      institution: 'Fontys Hogescholen',
      degree: 'Bachelor',
      field: 'Commerciële Economie',
      place: 'Eindhoven',
      start: '2006-09',
      end: '2010-07',
      note: 'Minor aan de Universidad de Granada',
    },
    {
      institution: 'Jeroen Bosch College',
      degree: 'Havo, profiel Economie en Maatschappij',
      place: '’s-Hertogenbosch',
      start: '2001',
      end: '2006',
    },
  ],
  skills: [
    {
      group: 'Marketing',
      items: ['Merkstrategie', 'Campagnemanagement', 'CRM', 'Conversieoptimalisatie', 'Marktonderzoek'],
    },
    {
      group: 'Tools',
      items: ['Google Analytics 4', 'HubSpot', 'Meta Ads Manager', 'Tableau', 'Canva', 'Adobe InDesign'],
    },
    { group: 'Persoonlijk', items: ['Leidinggeven', 'Onderhandelen', 'Presenteren'] },
  ],
  certifications: [
    { name: 'NIMA B Marketing', issuer: 'NIMA', date: '2015-06' },
    { name: 'Google Ads Search Certification', issuer: 'Google', date: '2022-01' },
    { name: 'Situationeel leidinggeven', issuer: 'Schouten & Nelissen', date: '2021' },
  ],
  languages: [
    { name: 'Nederlands', level: 'moedertaal' },
    { name: 'Engels', level: 'vloeiend' },
    { name: 'Duits', level: 'goed' },
    { name: 'Spaans', level: 'basis' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Bestuurslid Jazz in Duketown, portefeuille communicatie (sinds 2018)'] },
    { kind: 'interests', lines: ['Hardlopen, keramiek, carnaval'] },
  ],
};
