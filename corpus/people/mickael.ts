import type { Person } from '../person';

export const mickael: Person = {
  id: 'mickael',
  language: 'fr',
  name: 'Mickaël Le Guennec',
  title: 'Chef de chantier gros œuvre',
  email: 'mickael.leguennec@courriel.example',
  phone: '06 39 98 41 27',
  street: '14 rue des Lavandières',
  place: '56600 Lanester',
  placeForms: ['Lanester'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/mickael-le-guennec' },
    { site: 'Photos de chantiers', address: 'https://chantiers-leguennec.example/realisations' },
  ],
  summary:
    'Maçon de métier, chef de chantier depuis dix ans sur des opérations de logements collectifs et d’équipements publics jusqu’à 9 M€. Je tiens mes délais et je connais mes gars. Mobile sur le Grand Ouest.',
  work: [
    {
      company: 'Armor Bâtiment Construction',
      position: 'Chef de chantier principal',
      place: 'Lorient',
      start: '2019-01',
      end: 'present',
      bullets: [
        'Encadrement de 25 à 40 compagnons et intérimaires, deux grues à tour',
        'Résidence Les Quais de Kerentrech : 84 logements, R+6, livrée avec trois semaines d’avance',
        'Plannings hebdomadaires, commandes de béton, rotation des banches',
        'Zéro accident avec arrêt depuis mars 2021',
      ],
    },
    {
      company: 'Eiffage Construction Bretagne',
      position: 'Chef de chantier',
      place: 'Vannes',
      start: '2014-09',
      end: '2018-12',
      bullets: [
        'Extension du centre hospitalier : voiles, planchers, prémurs (4,2 M€)',
        'Réunions de chantier avec la maîtrise d’œuvre et le coordonnateur SPS',
      ],
    },
    {
      company: 'SARL Kerboriou Frères',
      position: 'Chef d’équipe maçonnerie',
      place: 'Hennebont',
      start: '2008-03',
      end: '2014-08',
      bullets: [
        'Équipe de six personnes, pavillons et rénovation de longères',
        'Formation de quatre apprentis',
      ],
    },
    {
      company: 'SARL Kerboriou Frères',
      position: 'Maçon coffreur',
      place: 'Hennebont',
      start: '2003-09',
      end: '2008-02',
      bullets: ['Fondations, dalles, coffrage traditionnel', 'Lecture de plans de ferraillage'],
    },
    {
      company: 'Manpower BTP',
      position: 'Manœuvre intérimaire',
      place: 'Lorient',
      start: '2002-07',
      end: '2003-08',
      bullets: [],
    },
  ],
  education: [
    {
      institution: 'AFPA de Lorient',
      degree: 'Titre professionnel Chef de chantier gros œuvre (niveau 5)',
      place: 'Lorient',
      start: '2013-10',
      end: '2014-06',
    },
    {
      institution: 'CFA du Bâtiment de Vannes',
      degree: 'Brevet professionnel Maçon',
      place: 'Vannes',
      start: '2000-09',
      end: '2002-06',
    },
    {
      institution: 'Lycée professionnel Jean-Macé',
      degree: 'CAP Constructeur en béton armé',
      place: 'Lanester',
      start: '1998-09',
      end: '2000-06',
      note: 'Mention bien',
    },
  ],
  skills: [
    {
      group: 'Chantier',
      items: [
        'Implantation',
        'Coffrage banché',
        'Ferraillage',
        'Lecture de plans',
        'Gestion des rotations de grue',
        'PPSPS',
      ],
    },
    { group: 'Encadrement', items: ['Animation d’équipe', 'Quart d’heure sécurité', 'Pointage des heures'] },
    { group: 'Informatique', items: ['MS Project', 'AutoCAD (consultation)', 'Finalcad'] },
  ],
  certifications: [
    { name: 'AIPR Encadrant', issuer: 'Ministère de l’Écologie', date: '2023-05' },
    { name: 'CACES R487 grues à tour', issuer: 'Promotrans', date: '2021-02' },
    { name: 'SST – Sauveteur secouriste du travail', issuer: 'INRS', date: '2024-01' },
    { name: 'Permis B et BE' },
  ],
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Portugais', level: 'notions de chantier' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Entraîneur des U13, Foyer laïque de Lanester'] },
    { kind: 'interests', lines: ['Pêche en mer, bricolage, fest-noz'] },
  ],
};
