import type { Person } from '../person';

export const gulsah: Person = {
  id: 'gulsah',
  language: 'en',
  name: 'Gülşah Yıldırım-Öztürk',
  title: 'Marine Biologist',
  email: 'gulsah.yildirim@denizlab.example',
  phone: '+90 532 555 01 47',
  place: 'İzmir, Türkiye',
  links: [
    { site: 'ORCID', address: 'https://orcid.org/0000-0002-0000-1234' },
    { site: 'ResearchGate', address: 'https://www.researchgate.net/profile/Gulsah-Yildirim-Oeztuerk' },
  ],
  summary:
    'Marine biologist working on seagrass meadows and the fish that grow up in them. Diver with more than 1,200 scientific dives in the Aegean and the Black Sea.',
  work: [
    {
      company: 'Ege Deniz Araştırmaları Enstitüsü',
      position: 'Senior Research Scientist',
      place: 'İzmir, Türkiye',
      start: '2018-02',
      end: 'present',
      bullets: [
        'Lead a group of six that maps Posidonia meadows from satellite and by diving',
        'Secured €1.4M in European and national grants',
        'Advise the ministry on anchoring bans in three bays',
      ],
    },
    {
      company: 'Nordhavn Institute of Oceanography',
      position: 'Postdoctoral Fellow',
      place: 'Bergen, Norway',
      start: '2014-10',
      end: '2018-01',
      bullets: [
        'Sequenced environmental DNA from 300 fjord samples',
        'Published the first larval atlas of four wrasse species',
      ],
    },
    {
      company: 'Boğaziçi Akvaryum',
      position: 'Aquarium Biologist',
      place: 'İstanbul, Türkiye',
      start: '2007-06',
      end: '2010-08',
      bullets: ['Responsible for water quality and quarantine of 14 tanks'],
    },
  ],
  education: [
    {
      institution: 'Universitat Marina de Tarragona',
      degree: 'PhD',
      field: 'Marine Ecology',
      place: 'Tarragona, Spain',
      start: '2010-09',
      end: '2014-07',
    },
    {
      institution: 'Karşıyaka Teknik Üniversitesi',
      degree: 'MSc',
      field: 'Hydrobiology',
      place: 'İzmir, Türkiye',
      start: '2005-09',
      end: '2007-06',
    },
    {
      institution: 'Karşıyaka Teknik Üniversitesi',
      degree: 'BSc',
      field: 'Biology',
      place: 'İzmir, Türkiye',
      start: '2001-09',
      end: '2005-06',
    },
  ],
  skills: [
    { group: 'Field', items: ['Scientific diving', 'Side-scan sonar', 'Fish tagging', 'Quadrat sampling'] },
    { group: 'Analysis', items: ['R', 'Python', 'eDNA metabarcoding', 'Remote sensing', 'Mixed models'] },
  ],
  certifications: [
    { name: 'European Scientific Diver', issuer: 'Scientific Diving Panel', date: '2012-05' },
    { name: 'Dive Medical Technician', issuer: 'Hyperbaric Training Centre', date: '2019-03' },
  ],
  languages: [
    { name: 'Turkish', level: 'native' },
    { name: 'English', level: 'C2' },
    { name: 'Spanish', level: 'B2' },
  ],
  further: [
    {
      kind: 'publications',
      lines: [
        'Yıldırım-Öztürk G, Solberg A (2021). Meadow edges and juvenile wrasse. Journal of Aegean Ecology 12, 44–61.',
        'Yıldırım G, Puig M (2016). Larval drift in narrow bays. Coastal Letters 8, 101–117.',
      ],
    },
    { kind: 'awards', lines: ['Young Scientist Prize of the Aegean Academy, 2015'] },
  ],
};
