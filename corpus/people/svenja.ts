import type { Person } from '../person';

export const svenja: Person = {
  id: 'svenja',
  language: 'de',
  name: 'Svenja Lüdtke-Arslan',
  title: 'Erzieherin und stellvertretende Kita-Leitung',
  email: 'svenja.luedtke@weserpost.example',
  phone: '0176 04069 318',
  street: 'Gröpelinger Heerstraße 214',
  place: '28237 Bremen',
  placeForms: ['Bremen'],
  links: [
    { site: 'XING', address: 'https://www.xing.com/profile/Svenja_LuedtkeArslan' },
    { site: 'Blog', address: 'https://krippenzeit.example' },
  ],
  summary:
    'Staatlich anerkannte Erzieherin mit dem Schwerpunkt Krippe und alltagsintegrierte Sprachbildung. Ich arbeite gern im offenen Konzept, leite Teams ruhig und verbindlich und suche nach der Elternzeit eine Stelle mit 30 bis 35 Wochenstunden.',
  work: [
    {
      company: 'Kita Waller Fleet (Hansekinder gGmbH)',
      position: 'Stellvertretende Leitung',
      place: 'Bremen',
      start: '2020-08',
      end: 'present',
      bullets: [
        'Vertretung der Leitung, Dienstplanung für 17 Kolleginnen und Kollegen',
        'Praxisanleitung von Schülerinnen in der praxisintegrierten Ausbildung',
        'Überarbeitung des Schutzkonzepts und der Eingewöhnung nach dem Berliner Modell',
        'Derzeit in Elternzeit (bis August 2026)',
      ],
    },
    {
      company: 'Ev. Kindertagesstätte St. Remberti',
      position: 'Gruppenleitung Krippe',
      place: 'Bremen',
      start: '2015-09',
      end: '2020-07',
      bullets: [
        'Leitung einer Gruppe mit zehn Kindern von 1 bis 3 Jahren',
        'Beobachtung und Dokumentation (Portfolio, Entwicklungsgespräche)',
        'Zusätzliche Fachkraft im Bundesprogramm Sprach-Kitas',
      ],
    },
    {
      company: 'Elterninitiative Pusteblume e. V.',
      position: 'Erzieherin',
      place: 'Oldenburg',
      start: '2012-08',
      end: '2015-08',
      bullets: ['Altersgemischte Gruppe, Wald- und Naturtage', 'Kooperation mit zwei Grundschulen'],
    },
    {
      company: 'Deutsches Rotes Kreuz, Kreisverband Wesermarsch',
      position: 'Anerkennungspraktikum',
      place: 'Brake (Unterweser)',
      start: '2011-08',
      end: '2012-07',
      bullets: ['Hort mit 40 Schulkindern, Ferienbetreuung'],
    },
    {
      company: 'Familie Petersen-Whitaker',
      position: 'Au-pair',
      place: 'Leeds, Großbritannien',
      start: '2008-08',
      end: '2009-07',
      bullets: [],
    },
  ],
  education: [
    {
      institution: 'Hochschule Emden/Leer',
      degree: 'Bachelor of Arts',
      field: 'Kindheitspädagogik (berufsbegleitend)',
      place: 'Emden',
      start: '2016-10',
      end: '2020-03',
      note: 'Abschlussnote 1,8',
    },
    {
      institution: 'Fachschule für Sozialpädagogik, BBS Brake',
      degree: 'Staatlich anerkannte Erzieherin',
      place: 'Brake (Unterweser)',
      start: '2009-08',
      end: '2012-07',
    },
    {
      institution: 'Gymnasium Nordenham',
      degree: 'Fachhochschulreife',
      place: 'Nordenham',
      start: '2001-08',
      end: '2008-06',
    },
  ],
  skills: [
    {
      group: 'Pädagogik',
      items: [
        'Eingewöhnung',
        'Sprachbildung',
        'Partizipation',
        'Elterngespräche',
        'Inklusion',
        'Psychomotorik',
      ],
    },
    { group: 'Organisation', items: ['Dienstplanung', 'Qualitätsmanagement', 'Teamleitung', 'MS Office'] },
    { group: 'Kreatives', items: ['Gitarre', 'Kamishibai', 'Holzwerkstatt'] },
  ],
  certifications: [
    { name: 'Fachkraft für Kleinstkindpädagogik', issuer: 'Volkshochschule Bremen', date: '2017-06' },
    {
      name: 'Kinderschutzfachkraft nach § 8a SGB VIII',
      issuer: 'Kinderschutz-Zentrum Weser',
      date: '2021-11',
    },
    { name: 'Erste Hilfe am Kind', issuer: 'Johanniter', date: '2024-09' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'B2' },
    { name: 'Türkisch', level: 'A2' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Kinderchor der Gemeinde Walle, seit 2018'] },
    { kind: 'interests', lines: ['Lastenrad, Nähen, Nordsee bei jedem Wetter'] },
  ],
};
