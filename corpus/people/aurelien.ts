import type { Person } from '../person';

export const aurelien: Person = {
  id: 'aurelien',
  language: 'fr',
  name: 'Aurélien Wéry',
  title: 'Violoncelliste et professeur de musique',
  email: 'aurelien@aurelienwery.example',
  phone: '+32 470 55 01 38',
  place: 'Liège, Belgique',
  links: [
    { site: 'Site web', address: 'https://www.aurelienwery.example' },
    { site: 'YouTube', address: 'https://www.youtube.com/@aurelienwery' },
  ],
  summary:
    'Violoncelliste d’orchestre et de chambre, j’enseigne depuis 2013 à des élèves de cinq à soixante-dix ans. Membre fondateur du Quatuor Amercœur.',
  work: [
    {
      company: 'Académie de musique d’Outremeuse',
      position: 'Professeur de violoncelle',
      place: 'Liège',
      start: '2016-09',
      end: 'present',
      bullets: [
        'Classe de 24 élèves, de l’initiation à la filière de transition',
        'Direction de l’ensemble de cordes',
      ],
    },
    {
      company: 'Orchestre philharmonique de la Meuse',
      position: 'Violoncelle du rang',
      place: 'Liège',
      start: '2018-01',
      end: 'present',
      bullets: ['Quarante concerts par saison', 'Tournées au Japon et en Pologne'],
    },
    {
      company: 'Quatuor Amercœur',
      position: 'Violoncelliste',
      place: 'Liège',
      start: '2012',
      end: 'present',
      bullets: ['Deux disques et une résidence à la Chartreuse de Vauclair'],
    },
    {
      company: 'Opéra de Charleroi',
      position: 'Musicien remplaçant',
      place: 'Charleroi',
      start: '2014-09',
      end: '2017-12',
      bullets: ['Onze productions, de Grétry à Britten'],
    },
    {
      company: 'Académie de Huy-Condroz',
      position: 'Professeur de violoncelle (intérim)',
      place: 'Huy',
      start: '2013-09',
      end: '2014-06',
      bullets: ['Remplacement d’un congé de maternité'],
    },
  ],
  education: [
    {
      institution: 'Conservatoire royal de Mons-Borinage',
      degree: 'Agrégation (AESS)',
      place: 'Mons',
      start: '2012-09',
      end: '2013-06',
    },
    {
      institution: 'Musikhochschule Niederrhein',
      degree: 'Master of Music',
      place: 'Düsseldorf, Allemagne',
      start: '2010-10',
      end: '2012-07',
      note: 'Classe de Gerlinde Aschoff',
    },
    {
      institution: 'Conservatoire royal de Mons-Borinage',
      degree: 'Bachelier en violoncelle',
      place: 'Mons',
      start: '2007-09',
      end: '2010-06',
      note: 'Grande distinction',
    },
  ],
  skills: [
    {
      group: 'Musique',
      items: ['Musique de chambre', 'Improvisation', 'Pédagogie Suzuki'],
    },
    { group: 'Technique', items: ['MuseScore', 'Prise de son'] },
  ],
  certifications: [
    { name: 'Méthode Suzuki, niveau 2', issuer: 'Association Suzuki de Belgique', date: '2015-08' },
  ],
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Allemand', level: 'C1' },
    { name: 'Néerlandais', level: 'A2' },
  ],
  further: [
    {
      kind: 'awards',
      lines: [
        'Concours de musique de chambre de Verviers, deuxième prix (2013)',
        'Bourse de la Fondation Lambillotte (2011)',
      ],
    },
    { kind: 'projects', lines: ['Cordes vocales, spectacle pour enfants, 35 représentations (2019–2022)'] },
  ],
};
