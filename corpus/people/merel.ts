import type { Person } from '../person';

export const merel: Person = {
  id: 'merel',
  language: 'nl',
  name: 'Merel Dijkstra-Oosting',
  title: 'Grafisch vormgever',
  email: 'hallo@merelmaakt.example',
  phone: '06 5550 1583',
  place: 'Groningen',
  links: [
    { site: 'Portfolio', address: 'https://www.merelmaakt.example' },
    { site: 'Behance', address: 'https://www.behance.net/merelmaakt' },
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/merel-dijkstra-oosting' },
  ],
  summary:
    'Ik ontwerp huisstijlen, boeken en tentoonstellingen voor musea, uitgevers en gemeenten. Ik begin op papier, werk graag samen met drukkers en maak af waar ik aan begin.',
  work: [
    {
      company: 'Merel Maakt',
      position: 'Zelfstandig grafisch vormgever',
      place: 'Groningen',
      start: '2021-01',
      end: 'present',
      bullets: ['Huisstijl voor het Veenkoloniaal Museum', 'Zeven boeken, waarvan één bekroond'],
    },
    {
      company: 'Bureau Noorderzon',
      position: 'Senior vormgever',
      place: 'Groningen',
      start: '2017-05',
      end: '2020-12',
      bullets: ['Campagnes voor drie gemeenten en een waterschap', 'Begeleiding van junioren en stagiairs'],
    },
    {
      company: 'Bureau Noorderzon',
      position: 'Junior vormgever',
      place: 'Groningen',
      start: '2014-09',
      end: '2017-04',
      bullets: ['Opmaak van jaarverslagen en tijdschriften'],
    },
    {
      company: 'Drukkerij Hellinga',
      position: 'DTP’er',
      place: 'Leeuwarden',
      start: '2012-08',
      end: '2013-11',
      bullets: ['Drukklaar maken van aangeleverde bestanden'],
    },
    {
      company: 'Uitgeverij De Kievit',
      position: 'Stagiair vormgeving',
      place: 'Amsterdam',
      start: '2011-09',
      end: '2012-01',
      bullets: ['Omslagen voor kinderboeken'],
    },
  ],
  education: [
    {
      institution: 'Academie Minervahuis',
      degree: 'Bachelor Grafisch Ontwerp',
      place: 'Groningen',
      start: '2008-09',
      end: '2012-07',
    },
    {
      institution: 'CSG Liudgerhof',
      degree: 'Havo, profiel Cultuur en Maatschappij',
      place: 'Drachten',
      start: '2003',
      end: '2008',
    },
  ],
  skills: [
    {
      group: 'Ontwerp',
      items: ['Typografie', 'Huisstijlen', 'Boekontwerp', 'Illustratie', 'Signing', 'Zeefdruk'],
    },
    {
      group: 'Programma’s',
      items: ['InDesign', 'Illustrator', 'Photoshop', 'After Effects', 'Figma', 'Glyphs', 'WordPress'],
    },
  ],
  certifications: [{ name: 'Cursus letterontwerp', issuer: 'Plantijn Academie', date: '2016-06' }],
  languages: [
    { name: 'Nederlands', level: 'moedertaal' },
    { name: 'Fries', level: 'moedertaal' },
    { name: 'Engels', level: 'goed' },
    { name: 'Duits', level: 'redelijk' },
  ],
  further: [
    { kind: 'awards', lines: ['Best Verzorgde Boeken 2022, voor Het land van turf'] },
    { kind: 'interests', lines: ['Wadlopen, oude drukpersen, koken voor veel mensen'] },
  ],
};
