import type { Person } from '../person';

export const ludovic: Person = {
  id: 'ludovic',
  language: 'fr',
  name: 'Ludovic Chazelle',
  title: 'Responsable logistique',
  email: 'ludovic.chazelle@courrielforez.example',
  phone: '06 39 98 41 27',
  street: '12 bis, rue des Passementiers',
  place: '42100 Saint-Étienne',
  placeForms: ['Saint-Étienne'],
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/ludovic-chazelle' }],
  summary:
    'Homme de terrain, vingt-deux ans de logistique du quai à la direction de site. Encadrement d’équipes jusqu’à 48 personnes en 3×8, pilotage des flux amont et aval, déploiement de WMS.',
  work: [
    {
      company: 'Casimir Distribution',
      position: 'Responsable logistique',
      place: 'Andrézieux-Bouthéon',
      start: '2017-02',
      end: 'present',
      bullets: [
        'Direction d’une plateforme de 22 000 m² : 48 salariés, 9 500 colis par jour',
        'Taux de service porté de 96,1 % à 99,2 %',
        'Déploiement du WMS Reflex en huit mois',
      ],
    },
    {
      company: 'Casimir Distribution',
      position: 'Chef d’équipe expédition',
      place: 'Andrézieux-Bouthéon',
      start: '2011-09',
      end: '2017-01',
      bullets: ['Encadrement de 14 préparateurs', 'Plan de chargement et affrètement'],
    },
    {
      company: 'Transports Mazoyer et Fils',
      position: 'Exploitant transport',
      place: 'Firminy',
      start: '2007-03',
      end: '2011-08',
      bullets: ['Planning de 26 conducteurs, France et Benelux'],
    },
    {
      company: 'Aciéries du Gier',
      position: 'Magasinier cariste',
      place: 'Rive-de-Gier',
      start: '2003-09',
      end: '2006-12',
      bullets: ['Réception, stockage et inventaires tournants'],
    },
    {
      company: 'Armée de Terre – 511e régiment du train',
      position: 'Conducteur poids lourd',
      place: 'Auxonne',
      start: '2000-10',
      end: '2003-06',
      bullets: ['Deux opérations extérieures, au Kosovo et au Tchad'],
    },
  ],
  education: [
    {
      institution: 'CNAM Auvergne-Rhône-Alpes',
      degree: 'Licence professionnelle Logistique et transport',
      place: 'Lyon',
      start: '2014-10',
      end: '2016-06',
      note: 'Cours du soir',
    },
    {
      institution: 'AFT Rhône-Alpes',
      degree: 'Titre professionnel Technicien supérieur en transport',
      place: 'Saint-Priest',
      start: '2007-01',
      end: '2007-02',
    },
    {
      institution: 'Lycée professionnel Benoît-Charvet',
      degree: 'BEP Logistique et commercialisation',
      place: 'Saint-Étienne',
      start: '1998-09',
      end: '2000-06',
    },
  ],
  skills: [
    {
      group: 'Métier',
      items: [
        'Gestion des stocks',
        'Lean management',
        'Affrètement',
        'Management d’équipe',
        'Gestion budgétaire',
        'Sécurité au travail',
      ],
    },
    { group: 'Outils', items: ['Reflex WMS', 'SAP WM', 'Excel (TCD, macros)', 'Power BI'] },
  ],
  certifications: [
    { name: 'CACES R489 catégories 1, 3 et 5', date: '2023-05' },
    { name: 'Sauveteur secouriste du travail', issuer: 'INRS', date: '2024-01' },
    { name: 'Capacité de transport de marchandises', issuer: 'DREAL', date: '2010' },
    { name: 'Green Belt Lean Six Sigma', issuer: 'XL Formation', date: '2018-11' },
  ],
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Anglais', level: 'B1' },
  ],
  further: [
    {
      kind: 'volunteering',
      lines: ['Président du club de pétanque de Terrenoire', 'Banque alimentaire de la Loire'],
    },
    { kind: 'interests', lines: ['Trail, mécanique moto, AS Saint-Étienne'] },
  ],
};
