import type { Person } from '../person';

export const ottavia: Person = {
  id: 'ottavia',
  language: 'it',
  name: 'Ottavia Brambillasca',
  title: 'Architetto',
  email: 'o.brambillasca@studiobrera.example',
  phone: '+39 340 555 0192',
  street: 'Via Pietro Borsieri 24',
  place: '20159 Milano (MI)',
  placeForms: ['Milano', '20159 Milano'],
  links: [
    { site: 'ottaviabrambillasca.example', address: 'https://www.ottaviabrambillasca.example' },
    { site: 'Behance', address: 'https://www.behance.net/obrambillasca' },
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/ottavia-brambillasca-architetto' },
  ],
  summary:
    'Architetto iscritto all’Ordine di Milano dal 2014. Mi occupo di restauro, interni e residenza collettiva, dal rilievo alla direzione lavori. Cerco uno studio in cui il dettaglio costruttivo conti quanto il concept.',
  work: [
    {
      company: 'Caruso Minelli Architetti Associati',
      position: 'Architetto senior e responsabile di commessa',
      place: 'Milano',
      start: '2020-09',
      end: 'present',
      bullets: [
        'Recupero della ex filanda di Abbadia Lariana (4.200 mq): progetto definitivo, esecutivo e direzione lavori',
        'Coordinamento BIM con strutture e impianti',
        'Rapporti con Soprintendenza e uffici comunali',
      ],
    },
    {
      company: 'Studio Ottavia Brambillasca',
      position: 'Libera professionista',
      place: 'Milano',
      start: '2017-01',
      end: '2020-08',
      bullets: [
        'Ristrutturazione di oltre venti appartamenti a Milano, Monza e Lecco',
        'Pratiche edilizie (CILA, SCIA), computi metrici e capitolati',
      ],
    },
    {
      company: 'Atelier Vandenhoeck + Lys',
      position: 'Architetto junior',
      place: 'Rotterdam, Paesi Bassi',
      start: '2014-10',
      end: '2016-12',
      bullets: ['Concorsi per scuole e biblioteche (due primi premi)', 'Modelli fisici e visualizzazioni'],
    },
    {
      company: 'Comune di Lecco, Settore Urbanistica',
      position: 'Tirocinante',
      place: 'Lecco',
      start: '2013-09',
      end: '2014-02',
      bullets: ['Aggiornamento del Piano di Governo del Territorio in ambiente GIS'],
    },
  ],
  education: [
    {
      institution: 'Politecnico di Milano',
      degree: 'Master di secondo livello',
      field: 'Restauro architettonico',
      place: 'Milano',
      start: '2018-11',
      end: '2019-12',
    },
    {
      institution: 'Politecnico di Milano',
      degree: 'Laurea magistrale in Architettura (LM-4)',
      place: 'Milano',
      start: '2010-09',
      end: '2013-07',
      note: '110 e lode. Tesi: «Filande del Lario, inventario e tre progetti»',
    },
    {
      institution: 'Escola Tècnica Superior d’Arquitectura de Barcelona',
      degree: 'Programma Erasmus',
      place: 'Barcellona',
      start: '2011-09',
      end: '2012-06',
    },
    {
      institution: 'Liceo scientifico «G. B. Grassi»',
      degree: 'Diploma di maturità scientifica',
      place: 'Lecco',
      end: '2007-07',
      note: '92/100',
    },
  ],
  skills: [
    {
      group: 'Progettazione',
      items: ['Restauro', 'Interni', 'Direzione lavori', 'Computo metrico', 'Rilievo laser scanner'],
    },
    {
      group: 'Software',
      items: ['AutoCAD', 'Revit', 'Rhinoceros', 'SketchUp', 'V-Ray', 'Primus', 'Adobe InDesign'],
    },
    { group: 'Altro', items: ['Modellistica', 'Fotografia di architettura'] },
  ],
  certifications: [
    {
      name: 'Abilitazione all’esercizio della professione di architetto',
      issuer: 'Politecnico di Milano',
      date: '2014-06',
    },
    {
      name: 'Coordinatore della sicurezza in fase di progettazione ed esecuzione (120 ore)',
      date: '2017-05',
    },
    { name: 'Esperto CasaClima Junior', issuer: 'Agenzia CasaClima', date: '2019-03' },
  ],
  languages: [
    { name: 'Italiano', level: 'madrelingua' },
    { name: 'Inglese', level: 'C1' },
    { name: 'Spagnolo', level: 'B2' },
    { name: 'Olandese', level: 'A2' },
  ],
  further: [
    {
      kind: 'awards',
      lines: [
        'Secondo premio, concorso «Una piazza per Mandello», 2022',
        'Menzione, Premio Giovane Talento, 2016',
      ],
    },
    { kind: 'volunteering', lines: ['Guida volontaria FAI, Villa del Balbianello'] },
  ],
};
