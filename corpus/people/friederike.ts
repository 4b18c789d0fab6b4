import type { Person } from '../person';

export const friederike: Person = {
  id: 'friederike',
  language: 'de',
  name: 'Friederike Holtkamp-Sander',
  title: 'Rechtsanwältin, Fachanwältin für IT-Recht',
  email: 'holtkamp-sander@kanzlei-isar.example',
  phone: '+49 151 5550 2763',
  street: 'Nymphenburger Straße 86',
  place: '80636 München',
  placeForms: ['München'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/friederike-holtkamp-sander' },
    { site: 'XING', address: 'https://www.xing.com/profile/Friederike_HoltkampSander' },
  ],
  summary:
    'Rechtsanwältin mit Schwerpunkt IT- und Datenschutzrecht, neun Jahre Berufserfahrung in Großkanzlei und Unternehmen. Sicher in der Verhandlung komplexer SaaS- und Outsourcingverträge, prozesserfahren, verständlich im Umgang mit Technik und Geschäftsführung.',
  work: [
    {
      company: 'Ammerland & Voss Partnerschaft von Rechtsanwälten mbB',
      position: 'Counsel',
      place: 'München',
      start: '2022-01',
      end: 'present',
      bullets: [
        'Beratung von Softwarehäusern und Kliniken zu DSGVO, Data Act und KI-Verordnung',
        'Federführung bei Cloud-Verträgen mit einem Volumen von bis zu 60 Mio. Euro',
        'Vertretung vor Landgerichten und Aufsichtsbehörden',
        'Mitglied des Ausbildungsausschusses, Betreuung von vier Referendaren',
      ],
    },
    {
      company: 'Ammerland & Voss Partnerschaft von Rechtsanwälten mbB',
      position: 'Senior Associate',
      place: 'München',
      start: '2019-04',
      end: '2021-12',
      bullets: ['Aufbau des Datenschutzteams', 'Interne Untersuchungen nach Datenpannen'],
    },
    {
      company: 'Bavaris Medizintechnik SE',
      position: 'Syndikusrechtsanwältin',
      place: 'Erlangen',
      start: '2016-10',
      end: '2019-03',
      bullets: [
        'Lizenz-, Entwicklungs- und Vertriebsverträge in deutscher und englischer Sprache',
        'Konzernweite Umsetzung der DSGVO an neun Standorten',
      ],
    },
    {
      company: 'Oberlandesgericht Nürnberg',
      position: 'Rechtsreferendarin',
      place: 'Nürnberg',
      start: '2014-04',
      end: '2016-05',
      bullets: ['Wahlstation bei der Deutsch-Britischen Industrie- und Handelskammer, London'],
    },
    {
      company: 'Lehrstuhl für Bürgerliches Recht und Recht des geistigen Eigentums, Universität Bayreuth',
      position: 'Wissenschaftliche Mitarbeiterin',
      place: 'Bayreuth',
      start: '2012-10',
      end: '2014-03',
      bullets: ['Arbeitsgemeinschaften im Schuldrecht, Korrektur von Klausuren'],
    },
  ],
  education: [
    {
      institution: 'Queen Mary University of London',
      degree: 'Master of Laws (LL.M.)',
      place: 'London',
      start: '2017-09',
      end: '2018-08',
      note: 'Computer and Communications Law, berufsbegleitend, Merit',
    },
    {
      institution: 'Universität Bayreuth',
      degree: 'Promotion zum Dr. iur.',
      place: 'Bayreuth',
      start: '2012-10',
      end: '2015-07',
      note: 'Dissertation „Haftung für autonome Software“, magna cum laude',
    },
    {
      institution: 'Bayerisches Landesjustizprüfungsamt',
      degree: 'Zweites Juristisches Staatsexamen',
      place: 'München',
      end: '2016-05',
      note: 'vollbefriedigend (9,8 Punkte)',
    },
    {
      institution: 'Universität Bayreuth',
      degree: 'Erstes Juristisches Staatsexamen mit wirtschaftswissenschaftlicher Zusatzausbildung',
      place: 'Bayreuth',
      start: '2007-10',
      end: '2012-07',
      note: 'vollbefriedigend (10,4 Punkte)',
    },
  ],
  skills: [
    {
      group: 'Rechtsgebiete',
      items: ['IT-Vertragsrecht', 'Datenschutzrecht', 'Urheberrecht', 'Lauterkeitsrecht', 'Vergaberecht'],
    },
    { group: 'Arbeitsweise', items: ['Vertragsverhandlung', 'Prozessführung', 'Projektleitung'] },
    { group: 'EDV', items: ['beA', 'juris', 'Beck-Online', 'MS Office', 'RA-MICRO'] },
  ],
  certifications: [
    {
      name: 'Fachanwältin für Informationstechnologierecht',
      issuer: 'Rechtsanwaltskammer München',
      date: '2020-11',
    },
    { name: 'Zertifizierte Datenschutzbeauftragte', issuer: 'TÜV SÜD Akademie', date: '2018-03' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'verhandlungssicher' },
    { name: 'Spanisch', level: 'Grundkenntnisse' },
  ],
  further: [
    {
      kind: 'publications',
      lines: [
        'Auftragsverarbeitung in der Lieferkette, in: Computer und Recht 2023, S. 211–218',
        'Kommentierung der §§ 69a bis 69g UrhG, in: Rehbein/Tauber, Softwarerecht, 2. Auflage 2022',
      ],
    },
    { kind: 'volunteering', lines: ['Refugee Law Clinic München, seit 2019'] },
  ],
};
