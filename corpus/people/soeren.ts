import type { Person } from '../person';

export const soeren: Person = {
  id: 'soeren',
  language: 'de',
  name: 'Sören Mattern',
  title: 'Fachinformatiker für Systemintegration',
  email: 'soeren.mattern@nordpost.example',
  phone: '0151 23406081',
  street: 'Lüner Weg 8',
  place: '21337 Lüneburg',
  placeForms: ['Lüneburg'],
  links: [
    { site: 'GitHub', address: 'https://github.com/smattern' },
    { site: 'XING', address: 'https://www.xing.com/profile/Soeren_Mattern' },
    { site: 'Blog', address: 'https://serverkeller.example' },
  ],
  summary:
    'Systemadministrator mit zehn Jahren Berufserfahrung in mittelständischen Unternehmen und im öffentlichen Dienst. Zu Hause in Windows- und Linux-Umgebungen, Virtualisierung und Netzwerken; erklärt gern und dokumentiert wirklich.',
  work: [
    {
      company: 'Heidekreis Energie GmbH',
      position: 'IT-Systemadministrator',
      place: 'Soltau',
      start: '2020-07',
      end: 'present',
      bullets: [
        'Betrieb von 140 virtuellen Servern unter VMware vSphere, Ablösung durch Proxmox VE in Arbeit',
        'Migration von Exchange 2016 zu Microsoft 365 für 420 Postfächer',
        'Segmentierung des Netzes nach den Vorgaben der KRITIS-Verordnung',
        'Ausbildungsbeauftragter für derzeit zwei Auszubildende',
      ],
    },
    {
      company: 'Hansestadt Lüneburg',
      position: 'Mitarbeiter IT-Support (2nd Level)',
      place: 'Lüneburg',
      start: '2017-02',
      end: '2020-06',
      bullets: [
        'Betreuung von 19 Schulen mit rund 1.300 Arbeitsplätzen',
        'Einführung der Softwareverteilung mit opsi',
        'Rollout von 600 Tablets während der Schulschließungen im Frühjahr 2020',
      ],
    },
    {
      company: 'Computerhaus Brandes e. K.',
      position: 'Fachinformatiker',
      place: 'Uelzen',
      start: '2015-07',
      end: '2017-01',
      bullets: [
        'Installation und Wartung bei Arztpraxen und Handwerksbetrieben',
        'Verkauf und Reparatur im Ladengeschäft',
      ],
    },
    {
      company: 'Computerhaus Brandes e. K.',
      position: 'Auszubildender zum Fachinformatiker',
      place: 'Uelzen',
      start: '2012-08',
      end: '2015-06',
      bullets: ['Abschlussprojekt: Einrichtung einer Datensicherung mit Bareos für eine Steuerkanzlei'],
    },
  ],
  education: [
    {
      institution: 'Berufsbildende Schulen I Uelzen',
      degree: 'Ausbildung zum Fachinformatiker, Fachrichtung Systemintegration',
      place: 'Uelzen',
      start: '2012-08',
      end: '2015-06',
      note: 'Abschlussprüfung vor der IHK Lüneburg-Wolfsburg, Note 2,1',
    },
    {
      institution: 'Leuphana Universität Lüneburg',
      degree: 'Studium der Wirtschaftsinformatik (ohne Abschluss)',
      place: 'Lüneburg',
      start: '2010-10',
      end: '2012-03',
    },
    {
      institution: 'Herzog-Ernst-Gymnasium',
      degree: 'Allgemeine Hochschulreife',
      place: 'Uelzen',
      start: '2001-08',
      end: '2010-06',
    },
  ],
  skills: [
    { group: 'Betriebssysteme', items: ['Windows Server', 'Debian', 'Red Hat Enterprise Linux', 'macOS'] },
    { group: 'Virtualisierung', items: ['VMware vSphere', 'Proxmox VE', 'Docker'] },
    { group: 'Netzwerk', items: ['Cisco IOS', 'Sophos UTM', 'VLAN', 'OpenVPN', 'DNS', 'DHCP'] },
    { group: 'Automatisierung', items: ['PowerShell', 'Ansible', 'Bash', 'GitLab CI'] },
  ],
  certifications: [
    { name: 'LPIC-1: Linux Administrator', issuer: 'Linux Professional Institute', date: '2018-11' },
    { name: 'Cisco Certified Network Associate (CCNA)', issuer: 'Cisco', date: '2021-05' },
    { name: 'ITIL 4 Foundation', issuer: 'PeopleCert', date: '2022-02' },
    { name: 'Ausbildung der Ausbilder (AEVO)', issuer: 'IHK Lüneburg-Wolfsburg', date: '2023-10' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'fließend (B2)' },
    { name: 'Dänisch', level: 'Grundkenntnisse' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Jugendtrainer beim Handballverein HV Lüneburg, seit 2016'] },
    { kind: 'interests', lines: ['Amateurfunk, Brotbacken, Radtouren an der Elbe'] },
  ],
};
