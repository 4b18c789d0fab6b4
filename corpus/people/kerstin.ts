import type { Person } from '../person';

export const kerstin: Person = {
  id: 'kerstin',
  language: 'de',
  name: 'Kerstin Bröckelmann',
  title: 'Verwaltungsfachwirtin',
  email: 'kerstin.broeckelmann@fuldapost.example',
  phone: '0171 3920064',
  street: 'Friedrich-Ebert-Straße 118',
  place: '34119 Kassel',
  placeForms: ['Kassel'],
  links: [],
  summary:
    'Verwaltungsfachwirtin mit 24 Jahren Erfahrung in der Kommunalverwaltung, zuletzt als stellvertretende Leiterin eines Bürgerbüros. Ich arbeite genau, bleibe freundlich und kenne das Hessische Verwaltungsverfahrensgesetz auch ohne nachzuschlagen.',
  work: [
    {
      company: 'Gemeinde Lohfelden-Süd',
      position: 'Stellvertretende Leiterin Bürgerbüro',
      place: 'Lohfelden',
      start: '2018-10',
      end: 'present',
      bullets: [
        'Einsatzplanung für elf Beschäftigte und zwei Auszubildende',
        'Einführung der Online-Terminvergabe, Wartezeit von 50 auf 12 Minuten gesenkt',
        'Haushaltsplanung für das Produkt Einwohnerwesen',
      ],
    },
    {
      company: 'Gemeinde Lohfelden-Süd',
      position: 'Sachbearbeiterin Einwohnermeldewesen',
      place: 'Lohfelden',
      start: '2012-01',
      end: '2018-09',
      bullets: ['Pass- und Meldeangelegenheiten', 'Wahlamt: sechs Wahlen, davon zwei als Wahlleiterin'],
    },
    {
      company: 'Landkreis Werra-Fulda',
      position: 'Sachbearbeiterin Wohngeld',
      place: 'Eschwege',
      start: '2004-07',
      end: '2009-08',
      bullets: ['Bescheide, Widersprüche und Beratung'],
    },
    {
      company: 'Stadt Hofgeismar',
      position: 'Verwaltungsfachangestellte',
      place: 'Hofgeismar',
      start: '2001-07',
      end: '2004-06',
      bullets: ['Stadtkasse und Vollstreckung'],
    },
  ],
  education: [
    {
      institution: 'Hessischer Verwaltungsschulverband',
      degree: 'Fortbildung zur Verwaltungsfachwirtin',
      place: 'Kassel',
      start: '2013-09',
      end: '2016-03',
      note: 'Note: gut (1,9)',
    },
    {
      institution: 'Stadt Hofgeismar',
      degree: 'Ausbildung zur Verwaltungsfachangestellten',
      place: 'Hofgeismar',
      start: '1998-08',
      end: '2001-06',
    },
    {
      institution: 'Gustav-Heinemann-Schule',
      degree: 'Realschulabschluss',
      place: 'Hofgeismar',
      start: '1992',
      end: '1998',
    },
  ],
  skills: [
    {
      group: 'Fachkenntnisse',
      items: ['Melderecht', 'Passrecht', 'Kommunales Haushaltsrecht', 'Vergaberecht', 'Wahlrecht'],
    },
    { group: 'EDV', items: ['MESO', 'LOGA', 'MS Office', 'E-Akte (enaio)'] },
  ],
  certifications: [
    { name: 'Ausbildung der Ausbilder', issuer: 'IHK Kassel-Marburg', date: '2019-05' },
    { name: 'Behördliche Datenschutzbeauftragte', issuer: 'TÜV Hessen', date: '2018-02' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'gut' },
  ],
  further: [
    {
      kind: 'volunteering',
      lines: ['Kassenwartin im Chor „Herkulesstimmen“', 'Schöffin am Amtsgericht Kassel, 2019–2023'],
    },
    { kind: 'interests', lines: ['Singen, Radwandern, Gemüsegarten'] },
  ],
};
