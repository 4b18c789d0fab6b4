import type { Person } from '../person';

export const bastien: Person = {
  id: 'bastien',
  language: 'fr',
  name: 'Bastien Crettenand',
  title: 'Ingénieur civil EPF, chef de projet',
  email: 'bastien.crettenand@bluewin.example',
  phone: '+41 79 555 01 64',
  street: 'Rue de Lausanne 37',
  place: '1950 Sion',
  placeForms: ['Sion'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/bastiencrettenand' },
    { site: 'Portfolio', address: 'https://crettenand-ouvrages.example' },
  ],
  summary:
    'Ingénieur civil avec douze ans d’expérience dans les ouvrages d’art, les infrastructures routières et la protection contre les dangers naturels. À l’aise du concours au décompte final, sur le chantier comme au bureau, en français et en allemand.',
  work: [
    {
      company: 'Bonvin, Rey & Associés Ingénieurs Conseils SA',
      position: 'Chef de projet ouvrages d’art',
      place: 'Sion',
      start: '2019-05',
      end: 'present',
      bullets: [
        'Direction du projet d’assainissement de six viaducs de l’A9 (mandat OFROU, 48 mio CHF)',
        'Conduite d’une équipe de quatre ingénieurs et trois dessinateurs',
        'Offres, contrats SIA 103 et suivi des coûts',
      ],
    },
    {
      company: 'Bonvin, Rey & Associés Ingénieurs Conseils SA',
      position: 'Ingénieur de projet',
      place: 'Sion',
      start: '2015-09',
      end: '2019-04',
      bullets: [
        'Dimensionnement de ponts mixtes et de murs ancrés',
        'Galerie pare-avalanches de la Forclaz : projet d’exécution et contrôle des plans',
      ],
    },
    {
      company: 'Losinger Construction SA',
      position: 'Conducteur de travaux',
      place: 'Bussigny',
      start: '2013-02',
      end: '2015-08',
      bullets: ['Parking souterrain de 420 places à Renens : planification, métrés, sécurité'],
    },
    {
      company: 'Laboratoire de construction en béton (EPFL)',
      position: 'Assistant scientifique',
      place: 'Lausanne',
      start: '2012-03',
      end: '2012-12',
      bullets: ['Essais de poinçonnement sur dalles en béton fibré'],
    },
  ],
  education: [
    {
      institution: 'HES-SO Valais-Wallis',
      degree: 'CAS Dangers naturels',
      place: 'Sion',
      start: '2020-09',
      end: '2021-06',
    },
    {
      institution: 'École polytechnique fédérale de Lausanne (EPFL)',
      degree: 'Master',
      field: 'génie civil',
      place: 'Lausanne',
      start: '2010-09',
      end: '2012-02',
      note: 'Orientation structures et géotechnique',
    },
    {
      institution: 'École polytechnique fédérale de Lausanne (EPFL)',
      degree: 'Bachelor',
      field: 'génie civil',
      place: 'Lausanne',
      start: '2007-09',
      end: '2010-07',
    },
    {
      institution: 'Lycée-Collège des Creusets',
      degree: 'Maturité gymnasiale, option physique et applications des mathématiques',
      place: 'Sion',
      end: '2007-06',
    },
  ],
  skills: [
    {
      group: 'Génie civil',
      items: ['Ponts et viaducs', 'Béton précontraint', 'Soutènements', 'Normes SIA', 'Direction de travaux'],
    },
    { group: 'Logiciels', items: ['Cubus', 'AxisVM', 'AutoCAD', 'Allplan', 'Revit', 'Messerli'] },
    { group: 'Divers', items: ['Permis de conduire B', 'Appels d’offres publics (SIMAP)'] },
  ],
  certifications: [
    { name: 'IPMA niveau C', issuer: 'VZPM', date: '2022-10' },
    { name: 'Spécialiste en sécurité au travail (cours de base)', issuer: 'Suva', date: '2014-05' },
  ],
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Allemand', level: 'B2' },
    { name: 'Anglais', level: 'C1' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Sapeur-pompier volontaire, CSI Sion, grade de lieutenant'] },
    {
      kind: 'interests',
      lines: ['Ski de randonnée, trompette (fanfare La Rose des Alpes), vigne familiale'],
    },
  ],
};
