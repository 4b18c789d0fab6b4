import type { Person } from '../person';

export const wanjiru: Person = {
  id: 'wanjiru',
  language: 'en',
  name: 'Wanjiru Kamau-Otieno',
  title: 'Land surveyor',
  email: 'wanjiru@kamau-otieno.example',
  phone: '+254 712 555 019',
  street: 'P.O. Box 4471-00200',
  place: 'Nairobi, Kenya',
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/wanjiru-kamau-otieno' },
    { site: 'Website', address: 'https://rifttopography.example' },
  ],
  summary:
    'Licensed surveyor with ten years of cadastral and engineering work in the Rift Valley. Prefers one good benchmark to ten quick ones.',
  work: [
    {
      company: 'Rift Topography Associates',
      position: 'Principal Surveyor',
      place: 'Nakuru, Kenya',
      start: '2020-02',
      end: 'present',
      bullets: [
        'Set out 64 km of geothermal pipeline over broken lava',
        'Settled 41 boundary disputes, 38 of them without a court',
      ],
    },
    {
      company: 'Ministry of Lands',
      position: 'Surveyor II',
      place: 'Eldoret, Kenya',
      start: '2015-07',
      end: '2020-01',
      bullets: ['Resurvey of three settlement schemes', 'Digital archive of 12,000 deed plans'],
    },
    {
      company: 'Tana Irrigation Works',
      position: 'Survey Assistant',
      place: 'Hola, Kenya',
      start: '2013-11',
      end: '2015-06',
      bullets: ['Levels for forty kilometres of canals'],
    },
  ],
  education: [
    {
      institution: 'Technical University of the Rift',
      degree: 'BSc',
      field: 'Geospatial Engineering',
      place: 'Nakuru, Kenya',
      start: '2009-09',
      end: '2013-10',
      note: 'Second Class Honours, Upper Division',
    },
    {
      institution: 'Kapsabet Girls High School',
      degree: 'Kenya Certificate of Secondary Education',
      place: 'Kapsabet, Kenya',
      start: '2005-01',
      end: '2008-11',
    },
  ],
  skills: [
    { group: 'Instruments', items: ['GNSS receivers', 'Total stations', 'Drone photogrammetry'] },
    { group: 'Software', items: ['QGIS', 'AutoCAD Civil 3D', 'Trimble Business Center'] },
  ],
  certifications: [
    { name: 'Licensed Surveyor', issuer: 'Land Surveyors Board', date: '2019-04' },
    { name: 'Remote Pilot Licence', issuer: 'Civil Aviation Authority', date: '2021-09' },
  ],
  languages: [
    { name: 'English', level: 'fluent' },
    { name: 'Swahili', level: 'native' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Maps for the county flood committee since 2018'] },
    { kind: 'interests', lines: ['Long-distance running, old theodolites'] },
  ],
};
