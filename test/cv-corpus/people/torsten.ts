import type { Person } from '../person';

export const torsten: Person = {
  id: 'torsten',
  language: 'de',
  name: 'Torsten von der Heyde',
  title: 'Dipl.-Ing. (FH) Maschinenbau, Projektleiter Sondermaschinen',
  email: 'tvdheyde@elbpost.example',
  phone: '+49 (0)176 04069012',
  street: 'Loschwitzer Straße 27 b',
  place: '01309 Dresden',
  placeForms: ['Dresden'],
  links: [
    { site: 'XING', address: 'https://www.xing.com/profile/Torsten_vonderHeyde' },
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/torsten-von-der-heyde' },
  ],
  summary:
    'Projektleiter mit mehr als 28 Jahren Erfahrung im Sondermaschinen- und Anlagenbau, davon 15 Jahre mit Personalverantwortung. Schwerpunkte: Verpackungsmaschinen, Automatisierung, internationale Inbetriebnahmen.',
  work: [
    {
      company: 'Elbtal Verpackungstechnik GmbH & Co. KG',
      position: 'Senior-Projektleiter',
      place: 'Radebeul',
      start: '2017-04',
      end: 'present',
      bullets: [
        'Gesamtverantwortung für Projekte bis 9,5 Mio. € (Angebot bis Endabnahme)',
        'Fachliche Führung von 12 Konstrukteuren und Programmierern',
        'Einführung eines standardisierten FAT/SAT-Ablaufs, Nachbesserungskosten um 35 % gesenkt',
      ],
    },
    {
      company: 'Elbtal Verpackungstechnik GmbH & Co. KG',
      position: 'Projektleiter',
      place: 'Radebeul',
      start: '2010-10',
      end: '2017-03',
      bullets: [
        'Abwicklung von 34 Linien für Süßwaren- und Pharmakunden in Europa, Mexiko und China',
        'Claim Management und Lieferantenauswahl',
      ],
    },
    {
      company: 'Ingenieurbüro von der Heyde',
      position: 'Freiberuflicher Konstrukteur',
      place: 'Dresden',
      start: '2008-06',
      end: '2010-09',
      bullets: ['Vorrichtungen und Greifer für Zulieferer der Halbleiterindustrie'],
    },
    {
      company: 'Saxonia Montagesysteme AG',
      position: 'Teamleiter Konstruktion',
      place: 'Chemnitz',
      start: '2003-01',
      end: '2008-05',
      bullets: [
        'Leitung eines Teams von 8 Mitarbeitern',
        'Umstellung von AutoCAD auf SolidWorks',
        'Insolvenz des Unternehmens 2008',
      ],
    },
    {
      company: 'Saxonia Montagesysteme AG',
      position: 'Konstrukteur',
      place: 'Chemnitz',
      start: '1999-07',
      end: '2002-12',
      bullets: ['Montageautomaten für Steckverbinder'],
    },
    {
      company: 'Lindemann & Sohn Werkzeugbau',
      position: 'Konstruktionsingenieur',
      place: 'Heilbronn',
      start: '1997-03',
      end: '1999-06',
      bullets: ['Konstruktion von Spritzgießwerkzeugen', 'Betreuung der Musterung beim Kunden'],
    },
    {
      company: 'Bundeswehr, Panzerbataillon 393',
      position: 'Grundwehrdienst',
      place: 'Bad Frankenhausen',
      start: '1991-07',
      end: '1992-06',
      bullets: ['Kraftfahrer, Führerschein Klasse 2'],
    },
  ],
  education: [
    {
      institution: 'Hochschule für Technik und Wirtschaft Dresden (FH)',
      degree: 'Diplom-Ingenieur (FH), Allgemeiner Maschinenbau',
      place: 'Dresden',
      start: '1992-10',
      end: '1997-02',
      note: 'Diplomarbeit: Auslegung eines Schwingförderers, Note 1,7',
    },
    {
      institution: 'VEB Kombinat Fortschritt, Betriebsberufsschule',
      degree: 'Berufsausbildung mit Abitur, Maschinen- und Anlagenmonteur',
      place: 'Neustadt in Sachsen',
      start: '1988-09',
      end: '1991-07',
    },
  ],
  skills: [
    { group: 'Projektmanagement', items: ['MS Project', 'Kalkulation', 'Claim Management', 'Scrum'] },
    {
      group: 'Technik',
      items: ['SolidWorks', 'EPLAN', 'SAP PS', 'CE-Kennzeichnung', 'FMEA', 'Siemens TIA Portal'],
    },
  ],
  certifications: [
    { name: 'Zertifizierter Projektmanager (GPM), IPMA Level C', issuer: 'GPM/PM-ZERT', date: '2013-06' },
    { name: 'CE-Koordinator', issuer: 'TÜV-Akademie', date: '2016-09' },
    { name: 'Ausbildereignung (AdA-Schein)', issuer: 'IHK Chemnitz', date: '2004' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'verhandlungssicher (C1)' },
    { name: 'Russisch', level: 'Schulkenntnisse' },
  ],
  further: [
    {
      kind: 'volunteering',
      lines: ['Freiwillige Feuerwehr Dresden-Wachwitz, Gruppenführer', 'Elternvertreter 2012–2018'],
    },
    { kind: 'interests', lines: ['Klettern in der Sächsischen Schweiz, Modelleisenbahn (Spur TT)'] },
  ],
};
