import type { Person } from '../person';

export const annika: Person = {
  id: 'annika',
  language: 'de',
  name: 'Annika Schulze-Kämper',
  title: 'Staatlich anerkannte Erzieherin',
  email: 'annika.schulzekaemper@webpost.example',
  phone: '0171 3920047',
  street: 'Hammer Str. 112',
  place: '48153 Münster',
  placeForms: ['Münster'],
  links: [],
  summary:
    'Erzieherin mit elf Jahren Berufserfahrung in Krippe, Kita und Heilpädagogik. Ich arbeite gern nach dem situationsorientierten Ansatz, bin teamfähig und belastbar und suche eine Stelle mit Leitungsanteil (30 Std./Woche).',
  work: [
    {
      company: 'Kath. Kindertageseinrichtung St. Clemens',
      position: 'Stellvertretende Leitung',
      place: 'Münster-Hiltrup',
      start: '2021-08',
      end: 'present',
      bullets: [
        'Dienstplanung für 14 Mitarbeiterinnen und Mitarbeiter in vier Gruppen',
        'Elterngespräche, Elternabende und Zusammenarbeit mit dem Jugendamt',
        'Überarbeitung des Schutzkonzepts gemeinsam mit dem Träger',
      ],
    },
    {
      company: 'St. Josef-Stift Sendenhorst, Betriebskindergarten',
      position: 'Gruppenleiterin U3',
      place: 'Sendenhorst',
      start: '2018-02',
      end: '2020-03',
      bullets: [
        'Eingewöhnung nach dem Berliner Modell',
        'Sprachbildung und Bildungsdokumentation',
        'Anleitung von Praktikantinnen im Anerkennungsjahr',
      ],
    },
    {
      company: 'Heilpädagogisches Kinderheim Haus Mariengrund',
      position: 'Erzieherin im Gruppendienst',
      place: 'Münster',
      start: '2015-08',
      end: '2018-01',
      bullets: ['Schichtdienst in einer Wohngruppe mit acht Kindern', 'Hilfeplangespräche und Berichte'],
    },
    {
      company: 'AWO Kita Zwergenland',
      position: 'Erzieherin im Anerkennungsjahr',
      place: 'Greven',
      start: '2014-08',
      end: '2015-07',
      bullets: ['Projekt „Wir bauen ein Hochbeet“ mit den Vorschulkindern'],
    },
    {
      company: 'Deutsches Rotes Kreuz, Kreisverband Steinfurt',
      position: 'Freiwilliges Soziales Jahr',
      place: 'Rheine',
      start: '2011-08',
      end: '2012-07',
      bullets: ['Begleitung von Kindern mit Behinderung an einer Förderschule'],
    },
  ],
  education: [
    {
      institution: 'Anne-Frank-Berufskolleg',
      degree: 'Fachschule für Sozialpädagogik, staatlich anerkannte Erzieherin',
      place: 'Münster',
      start: '2012-08',
      end: '2015-07',
      note: 'Abschlussnote 1,8',
    },
    {
      institution: 'Kopernikus-Gymnasium',
      degree: 'Fachhochschulreife (schulischer Teil)',
      place: 'Rheine',
      start: '2003-09',
      end: '2011-07',
    },
  ],
  skills: [
    {
      group: 'Pädagogik',
      items: ['Situationsansatz', 'Marte Meo', 'Sprachförderung', 'Inklusion', 'Elternarbeit'],
    },
    { group: 'Sonstiges', items: ['MS Word', 'KiBiz.web', 'Gitarre', 'Führerschein Klasse B'] },
  ],
  certifications: [
    {
      name: 'Fachkraft für Kleinkindpädagogik',
      issuer: 'Caritasverband für die Diözese Münster',
      date: '2019-05',
    },
    { name: 'Qualifizierung zur Kita-Leitung', issuer: 'Kolping-Bildungswerk', date: '2023-11' },
    { name: 'Erste Hilfe am Kind', issuer: 'Malteser Hilfsdienst', date: '2025-02' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'gute Kenntnisse' },
    { name: 'Gebärdensprache (DGS)', level: 'Grundkenntnisse' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Leiterin im Ferienlager der Pfarrgemeinde auf Ameland, 2009 bis 2017'] },
    { kind: 'interests', lines: ['Chor, Radtouren, Nähen'] },
  ],
};
