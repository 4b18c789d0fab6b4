import type { Person } from '../person';

export const jorg: Person = {
  id: 'jorg',
  language: 'de',
  name: 'Jörg Weißenfels',
  title: 'Rechtsanwalt, Fachanwalt für Arbeitsrecht',
  email: 'joerg.weissenfels@kanzleipost.example',
  phone: '+49 30 5550 1234',
  street: 'Güntzelstraße 48, 10717',
  place: 'Berlin, Deutschland',
  links: [{ site: 'Kanzlei', address: 'https://www.weissenfels-recht.example' }],
  summary:
    'Arbeitsrechtler mit Schwerpunkt Betriebsverfassung und Restrukturierung. Vertritt Arbeitgeber und Betriebsräte, nie beide zugleich, und sagt lieber früh als teuer, was nicht geht.',
  work: [
    {
      company: 'Weißenfels & Okonjo Rechtsanwälte PartG',
      position: 'Gründungspartner',
      place: 'Berlin',
      start: '2016-01',
      end: 'present',
      bullets: [
        'Aufbau einer Kanzlei mit neun Berufsträgern',
        'Begleitung von Interessenausgleichen für mehr als 4.000 Beschäftigte',
        'Prozessvertretung bis zum Bundesarbeitsgericht',
      ],
    },
    {
      company: 'Hartmuth Klee Steuer und Recht AG',
      position: 'Senior Associate',
      place: 'Frankfurt am Main',
      start: '2011-04',
      end: '2015-12',
      bullets: [
        'Beratung bei Betriebsübergängen und Massenentlassungen',
        'Leitung der internen Fortbildung im Arbeitsrecht',
      ],
    },
    {
      company: 'Kammergericht Berlin',
      position: 'Rechtsreferendar',
      place: 'Berlin',
      start: '2009-02',
      end: '2011-02',
      bullets: ['Stationen in Staatsanwaltschaft, Verwaltung und einer Kanzlei in Wien'],
    },
    {
      company: 'Lehrstuhl für Bürgerliches Recht, Freie Akademie Dahlem',
      position: 'Wissenschaftlicher Mitarbeiter',
      place: 'Berlin',
      start: '2007-10',
      end: '2009-01',
      bullets: ['Übungen zum Schuldrecht für 120 Studierende'],
    },
  ],
  education: [
    {
      institution: 'Freie Akademie Dahlem',
      degree: 'Dr. iur.',
      place: 'Berlin',
      start: '2008-01',
      end: '2012-05',
      note: 'Dissertation: Der Sozialplan in der Insolvenz; magna cum laude',
    },
    {
      institution: 'Freie Akademie Dahlem',
      degree: 'Erstes Juristisches Staatsexamen',
      place: 'Berlin',
      start: '2002-10',
      end: '2007-07',
    },
    {
      institution: 'Gymnasium am Lietzensee',
      degree: 'Abitur',
      place: 'Berlin',
      end: '2001-06',
      note: 'Note 1,4',
    },
  ],
  skills: [
    {
      group: 'Recht',
      items: ['Arbeitsrecht', 'Betriebsverfassungsrecht', 'Vertragsgestaltung', 'Mediation'],
    },
    { group: 'EDV', items: ['RA-MICRO', 'MS Office', 'beA', 'Legal-Tech-Werkzeuge'] },
  ],
  certifications: [
    { name: 'Fachanwalt für Arbeitsrecht', issuer: 'Rechtsanwaltskammer Spree', date: '2014-09' },
    { name: 'Zertifizierter Mediator', issuer: 'Institut für Streitkultur', date: '2018' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'verhandlungssicher' },
    { name: 'Französisch', level: 'Grundkenntnisse' },
  ],
  further: [
    {
      kind: 'publications',
      lines: ['Kommentierung der §§ 111 bis 113 in: Ohlsen (Hrsg.), Handbuch Umbau, 2. Auflage 2020'],
    },
    { kind: 'volunteering', lines: ['Kostenlose Beratung im Nachbarschaftshaus Wilmersdorf, seit 2013'] },
  ],
};
