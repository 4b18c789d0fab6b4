import type { Person } from '../person';

export const jeroen: Person = {
  id: 'jeroen',
  language: 'nl',
  name: 'Jeroen De Clercq',
  title: 'Data-analist',
  email: 'jeroen.declercq@cijferwerk.example',
  phone: '+32 478 55 01 11',
  place: 'Gent, België',
  links: [
    { site: 'GitHub', address: 'https://github.com/jdeclercq-data' },
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/jeroendeclercq' },
  ],
  summary:
    'Analist die van ruwe tabellen begrijpelijke besluiten maakt. Ervaring in energie, retail en openbaar vervoer.',
  work: [
    {
      company: 'Stroomvlaanderen NV',
      position: 'Senior data-analist',
      place: 'Gent',
      start: '2020-06',
      end: 'present',
      bullets: [
        'Voorspelling van piekverbruik voor 1,2 miljoen meters',
        'Dashboards die door 300 collega’s worden gebruikt',
        'Coach van drie junior analisten',
      ],
    },
    {
      company: 'Bruynzeel Winkels',
      position: 'Data-analist',
      place: 'Antwerpen',
      start: '2016-02',
      end: '2020-05',
      bullets: ['Assortiment van 85 winkels geoptimaliseerd', 'Wekelijkse prijsanalyse geautomatiseerd'],
    },
    {
      company: 'Tram & Bus Schelde',
      position: 'Stagiair statistiek',
      place: 'Antwerpen',
      start: '2015-07',
      end: '2015-12',
      bullets: ['Reizigerstellingen samengevoegd en gecontroleerd'],
    },
  ],
  education: [
    {
      institution: 'Universiteit van het Waasland',
      degree: 'Master',
      field: 'Statistiek',
      place: 'Sint-Niklaas',
      start: '2013-09',
      end: '2015-06',
    },
    {
      institution: 'Universiteit van het Waasland',
      degree: 'Bachelor',
      field: 'Toegepaste Economie',
      place: 'Sint-Niklaas',
      start: '2010-09',
      end: '2013-06',
    },
  ],
  skills: [
    { group: 'Talen en tools', items: ['R', 'SQL', 'dbt', 'Power BI', 'Snowflake'] },
    { group: 'Analyse', items: ['Tijdreeksen', 'A/B-testen', 'Datavisualisatie', 'Clusteranalyse'] },
  ],
  certifications: [
    { name: 'Analytics Engineer', issuer: 'Datahuis Academie', date: '2022-02' },
    { name: 'Scrum Master I', issuer: 'Agile Instituut Leie', date: '2019-04' },
  ],
  languages: [
    { name: 'Nederlands', level: 'moedertaal' },
    { name: 'Frans', level: 'zeer goed' },
    { name: 'Engels', level: 'vloeiend' },
  ],
  further: [
    { kind: 'projects', lines: ['Fietstelpaal: open kaart van fietstellingen in Gent'] },
    { kind: 'interests', lines: ['Gravelrijden, quizzen, bierbrouwen'] },
  ],
};
