import type { Person } from '../person';

export const loredana: Person = {
  id: 'loredana',
  language: 'it',
  name: 'Loredana Santangelo',
  title: 'Infermiera',
  email: 'loredana.santangelo88@posta.example',
  phone: '+39 347 555 0163',
  street: 'Via Monginevro 71',
  place: '10141 Torino (TO)',
  placeForms: ['Torino', '10141 Torino'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/loredana-santangelo-infermiera' },
    { site: 'Sito', address: 'https://infermieraadomicilio.example' },
  ],
  summary:
    'Infermiera con undici anni di esperienza in area critica e sul territorio. Precisa, abituata a lavorare su turni e in équipe; dal 2022 mi dedico all’assistenza domiciliare e alla cura delle ferite difficili.',
  work: [
    {
      company: 'ASL Città di Torino',
      position: 'Infermiera di famiglia e comunità',
      place: 'Torino',
      start: '2022-03',
      end: 'present',
      bullets: [
        'Presa in carico di circa 60 assistiti cronici in collaborazione con i medici di base',
        'Medicazioni avanzate, gestione di PICC e cateteri vescicali a domicilio',
        'Tutor per gli studenti del corso di laurea',
      ],
    },
    {
      company: 'A.O.U. Città della Salute e della Scienza – Presidio Molinette',
      position: 'Infermiera di pronto soccorso',
      place: 'Torino',
      start: '2017-06',
      end: '2022-02',
      bullets: [
        'Triage intraospedaliero e sala rossa',
        'Referente di reparto per la formazione BLSD',
        'Attività nel percorso Covid-19, 2020-2021',
      ],
    },
    {
      company: 'Clinica Santa Caterina da Siena S.p.A.',
      position: 'Infermiera di sala operatoria',
      place: 'Moncalieri',
      start: '2014-11',
      end: '2017-05',
      bullets: ['Strumentista in ortopedia e chirurgia generale'],
    },
    {
      company: 'RSA Villa delle Rose',
      position: 'Infermiera turnista',
      place: 'Caltanissetta',
      start: '2013-02',
      end: '2014-10',
      bullets: [
        'Assistenza a 48 ospiti non autosufficienti',
        'Somministrazione della terapia e rapporti con i familiari',
      ],
    },
  ],
  education: [
    {
      institution: 'Università degli Studi di Torino',
      degree: 'Master di I livello',
      field: 'Infermieristica di famiglia e di comunità',
      place: 'Torino',
      start: '2020-11',
      end: '2021-12',
      note: '110/110',
    },
    {
      institution: 'Università degli Studi di Palermo',
      degree: 'Laurea triennale',
      field: 'Infermieristica',
      place: 'Caltanissetta',
      start: '2009-10',
      end: '2012-11',
      note: 'Votazione 106/110',
    },
    {
      institution: 'Liceo Scientifico «A. Volta»',
      degree: 'Diploma di maturità scientifica',
      place: 'Caltanissetta',
      end: '2007-07',
    },
  ],
  skills: [
    {
      group: 'Assistenza',
      items: [
        'Triage',
        'Wound care',
        'Gestione PICC e Midline',
        'Ventilazione non invasiva',
        'Cure palliative',
      ],
    },
    { group: 'Trasversali', items: ['Lavoro in équipe', 'Educazione terapeutica', 'Tutoraggio'] },
    { group: 'Informatica', items: ['TrakCare', 'Pacchetto Office'] },
  ],
  certifications: [
    { name: 'Esecutore BLSD', issuer: 'Italian Resuscitation Council', date: '2024-05' },
    { name: 'Corso ACLS', issuer: 'American Heart Association', date: '2019-10' },
    {
      name: 'Iscrizione all’Ordine delle Professioni Infermieristiche',
      issuer: 'OPI Torino',
      date: '2014-12',
    },
  ],
  languages: [
    { name: 'Italiano', level: 'madrelingua' },
    { name: 'Inglese', level: 'B1' },
    { name: 'Romeno', level: 'A2' },
  ],
  further: [
    {
      kind: 'publications',
      lines: ['«Lesioni da pressione a domicilio», L’infermiere piemontese, n. 3/2023'],
    },
    { kind: 'interests', lines: ['Trekking in Val di Susa, cucina siciliana'] },
  ],
};
