import type { Person } from '../person';

export const niccolo: Person = {
  id: 'niccolo',
  language: 'it',
  name: 'Niccolò D’Angeli',
  title: 'Graphic designer',
  email: 'niccolo.dangeli@bottega.example',
  phone: '+39 347 555 0123',
  place: 'Torino, Italia',
  links: [
    { site: 'Behance', address: 'https://www.behance.net/niccolodangeli' },
    { site: 'Portfolio', address: 'https://dangeli.example' },
  ],
  summary:
    'Designer di libri e identità visive. Disegna caratteri la sera, impagina di giorno, e consegna i file con i nomi giusti.',
  work: [
    {
      company: 'Studio Carta Bianca',
      position: 'Art director',
      place: 'Torino',
      start: '2019-09',
      end: 'present',
      bullets: [
        'Identità visiva di due musei e di una rete di biblioteche',
        'Direzione di un gruppo di quattro designer',
        'Sistema editoriale per una collana di 60 titoli',
      ],
    },
    {
      company: 'Edizioni del Pozzo',
      position: 'Grafico editoriale',
      place: 'Milano',
      start: '2015-01',
      end: '2019-08',
      bullets: ['Copertine e interni di 140 libri', 'Passaggio a un flusso di lavoro con stili e script'],
    },
    {
      company: 'Libero professionista',
      position: 'Illustratore',
      place: 'Bologna',
      start: '2012-06',
      end: '2014-12',
      bullets: ['Illustrazioni per riviste e manifesti teatrali'],
    },
    {
      company: 'Tipografia Fratelli Marchetti',
      position: 'Apprendista stampatore',
      place: 'Faenza',
      start: '2010',
      end: '2012',
      bullets: ['Composizione a mano e stampa a caldo'],
    },
  ],
  education: [
    {
      institution: 'Istituto Superiore per le Arti Grafiche di Urbania',
      degree: 'Diploma accademico di secondo livello',
      field: 'Design della comunicazione',
      place: 'Urbania',
      start: '2012-10',
      end: '2014-07',
      note: '110 e lode',
    },
    {
      institution: 'Accademia di Belle Arti Felsinea',
      degree: 'Diploma accademico di primo livello',
      field: 'Grafica d’arte',
      place: 'Bologna',
      start: '2007-10',
      end: '2010-06',
    },
  ],
  skills: [
    { group: 'Software', items: ['Adobe InDesign', 'Illustrator', 'Glyphs', 'Figma', 'Blender'] },
    { group: 'Mestiere', items: ['Tipografia', 'Rilegatura', 'Serigrafia', 'Direzione artistica'] },
  ],
  certifications: [
    { name: 'Type Design Intensivo', issuer: 'Scuola del Carattere', date: '2017-07' },
    { name: 'Accessibilità dei documenti digitali', issuer: 'Ente Leggibile', date: '2022-03' },
  ],
  languages: [
    { name: 'Italiano', level: 'madrelingua' },
    { name: 'Inglese', level: 'C1' },
    { name: 'Francese', level: 'B1' },
  ],
  further: [
    { kind: 'awards', lines: ['Premio Inchiostro per la migliore copertina, 2018'] },
    { kind: 'projects', lines: ['Lanterna, carattere variabile per insegne, distribuito gratuitamente'] },
  ],
};
