import type { Person } from '../person';

export const henning: Person = {
  id: 'henning',
  language: 'de',
  name: 'Henning Ostermeier',
  title: 'Maschinenbauingenieur (Dr.-Ing.), Gruppenleiter Antriebstechnik',
  email: 'henning.ostermeier@lechpost.example',
  phone: '0171 39 200 58',
  street: 'Provinostraße 47 a',
  place: '86153 Augsburg',
  placeForms: ['Augsburg'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/henning-ostermeier' },
    { site: 'XING', address: 'https://www.xing.com/profile/Henning_Ostermeier' },
  ],
  summary:
    'Promovierter Maschinenbauingenieur mit elf Jahren Erfahrung in Entwicklung und Versuch von Getrieben und elektrischen Antrieben. Fachliche und disziplinarische Führung, Freude an der Arbeit am Prüfstand.',
  work: [
    {
      company: 'Renk Antriebe GmbH',
      position: 'Gruppenleiter Entwicklung Stirnradgetriebe',
      place: 'Augsburg',
      start: '2021-04',
      end: 'present',
      bullets: [
        'Disziplinarische Führung von neun Ingenieurinnen und Ingenieuren, Budget 2,1 Mio. €',
        'Getriebebaureihe für Windkraftanlagen bis 8 MW vom Lastenheft bis zur Serie',
        'Verringerung der Reklamationsquote um 38 %',
      ],
    },
    {
      company: 'ZF Friedrichshafen AG',
      position: 'Entwicklungsingenieur E-Achsen',
      place: 'Schweinfurt',
      start: '2017-09',
      end: '2021-03',
      bullets: [
        'Auslegung und Berechnung von Verzahnungen nach ISO 6336',
        'Akustikoptimierung (NVH) in Zusammenarbeit mit drei Kunden',
        'Zwei Patente zur Schmierung von Planetenträgern',
      ],
    },
    {
      company: 'Technische Universität München, Forschungsstelle für Zahnräder und Getriebebau',
      position: 'Wissenschaftlicher Mitarbeiter',
      place: 'Garching',
      start: '2012-10',
      end: '2017-08',
      bullets: ['Forschungsvorhaben der FVA zur Grübchentragfähigkeit', 'Betreuung von 17 Abschlussarbeiten'],
    },
    {
      company: 'BMW Group',
      position: 'Werkstudent Getriebeversuch',
      place: 'München',
      start: '2011-04',
      end: '2012-03',
      bullets: ['Auswertung von Dauerläufen mit MATLAB'],
    },
    {
      company: 'Kuka Systems GmbH',
      position: 'Praktikant Konstruktion',
      place: 'Augsburg',
      start: '2010-08',
      end: '2010-10',
      bullets: [],
    },
  ],
  education: [
    {
      institution: 'Technische Universität München',
      degree: 'Promotion zum Dr.-Ing.',
      place: 'München',
      start: '2012-10',
      end: '2018-02',
      note: '„Einfluss der Oberflächenstruktur auf die Grübchentragfähigkeit“, magna cum laude',
    },
    {
      institution: 'Technische Universität München',
      degree: 'Master of Science',
      field: 'Maschinenwesen',
      place: 'Garching',
      start: '2010-10',
      end: '2012-09',
      note: 'Abschlussnote 1,3',
    },
    {
      institution: 'Hochschule Augsburg',
      degree: 'Bachelor of Engineering',
      field: 'Maschinenbau',
      place: 'Augsburg',
      start: '2007-10',
      end: '2010-09',
    },
    {
      institution: 'Gymnasium bei St. Stephan',
      degree: 'Allgemeine Hochschulreife',
      place: 'Augsburg',
      start: '1997-09',
      end: '2006-06',
    },
  ],
  skills: [
    {
      group: 'Fachkenntnisse',
      items: ['Verzahnungsauslegung', 'FEM', 'Betriebsfestigkeit', 'FMEA', 'Prüfstandsbau'],
    },
    {
      group: 'Software',
      items: ['CATIA V5', 'Siemens NX', 'KISSsoft', 'Abaqus', 'MATLAB', 'Simulink', 'SAP PLM'],
    },
    { group: 'Führung', items: ['Mitarbeitergespräche', 'Projektmanagement'] },
  ],
  certifications: [
    { name: 'Six Sigma Green Belt', issuer: 'TÜV Süd Akademie', date: '2019-11' },
    { name: 'Führung für Ingenieure', issuer: 'VDI Wissensforum', date: '2021-10' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'verhandlungssicher' },
    { name: 'Schwedisch', level: 'A2' },
  ],
  further: [
    { kind: 'publications', lines: ['Sechs Beiträge in Fachzeitschriften, Liste auf Anfrage'] },
    { kind: 'volunteering', lines: ['Jugendtrainer beim Augsburger Kanuverein, seit 2013'] },
    { kind: 'interests', lines: ['Kanuslalom, Posaune, Motorräder der 1970er-Jahre'] },
  ],
};
