import type { Person } from '../person';

export const amine: Person = {
  id: 'amine',
  language: 'fr',
  name: 'Mohamed-Amine Benkirane',
  title: 'Chef de projet digital | Product Owner',
  email: 'ma.benkirane@courriel.example',
  phone: '06 39 98 27 41',
  street: '8 bis, rue du Calvaire',
  place: '44000 Nantes',
  placeForms: ['Nantes'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/mohamed-amine-benkirane' },
    { site: 'Malt', address: 'https://www.malt.fr/profile/mabenkirane' },
  ],
  summary:
    'Chef de projet digital avec 8 ans d’expérience en agence et chez l’annonceur. Certifié PSPO, à l’aise aussi bien en atelier métier qu’avec les équipes de développement. Disponible sous trois mois, mobile sur Nantes et Rennes, télétravail partiel souhaité.',
  work: [
    {
      company: 'Mutuelle Atlantique Prévoyance',
      position: 'Product Owner',
      place: 'Saint-Herblain (44)',
      start: '2022-03',
      end: 'present',
      bullets: [
        'Pilotage de la refonte de l’espace adhérent : 420 000 comptes, 2 équipes Scrum, budget 1,8 M€',
        'Animation des ateliers métier, rédaction des user stories et recette',
        'Mise en conformité RGAA et RGPD',
      ],
    },
    {
      company: 'Freelance',
      position: 'Chef de projet web',
      place: 'Nantes',
      start: '2020-09',
      end: '2022-02',
      bullets: ['Missions pour des collectivités et PME : cahier des charges, AMOA, suivi de prestataires'],
    },
    {
      company: 'Agence Pixel & Marée',
      position: 'Chef de projet digital',
      place: 'Nantes',
      start: '2017-10',
      end: '2020-08',
      bullets: [
        'Gestion simultanée de 6 à 8 projets (sites WordPress, Drupal et PrestaShop)',
        'Relation client, devis, planning et suivi de la rentabilité',
        'Encadrement de deux alternants',
      ],
    },
    {
      company: 'Groupe Logivial',
      position: 'Assistant chef de projet (alternance)',
      place: 'Lille',
      start: '2015-09',
      end: '2017-08',
      bullets: ['Déploiement d’un intranet SharePoint sur 14 sites', 'Support et formation des utilisateurs'],
    },
    {
      company: 'Maroc Numérique SARL',
      position: 'Stagiaire développeur web',
      place: 'Casablanca, Maroc',
      start: '2014-04',
      end: '2014-07',
      bullets: ['Développement d’un module de réservation en PHP/MySQL'],
    },
  ],
  education: [
    {
      institution: 'Université de Lille, IAE',
      degree: 'Master 2 Management de projets digitaux',
      place: 'Lille',
      start: '2015-09',
      end: '2017-09',
      note: 'Formation en alternance, mention bien',
    },
    {
      institution: 'IUT de Lannion',
      degree: 'DUT Métiers du multimédia et de l’internet',
      place: 'Lannion',
      start: '2012-09',
      end: '2014-06',
    },
    {
      institution: 'Lycée Moulay Youssef',
      degree: 'Baccalauréat scientifique',
      place: 'Rabat, Maroc',
      end: '2012-06',
      note: 'Mention assez bien',
    },
  ],
  skills: [
    {
      group: 'Gestion de projet',
      items: ['Scrum', 'Kanban', 'Cycle en V', 'Recette fonctionnelle', 'Cahier des charges', 'AMOA'],
    },
    { group: 'Outils', items: ['Jira', 'Confluence', 'Figma', 'Google Analytics 4', 'Notion', 'SQL'] },
  ],
  certifications: [
    { name: 'Professional Scrum Product Owner I (PSPO I)', issuer: 'Scrum.org', date: '2021-11' },
    { name: 'Opquast, Maîtrise de la qualité en projet web', issuer: 'Opquast', date: '2018-05' },
    { name: 'TOEIC : 895/990', date: '2017-03' },
  ],
  languages: [
    { name: 'Français', level: 'bilingue' },
    { name: 'Arabe', level: 'langue maternelle' },
    { name: 'Anglais', level: 'courant (C1)' },
  ],
  further: [
    {
      kind: 'volunteering',
      lines: ['Aide aux démarches en ligne, Espace numérique de Bellevue, depuis 2019'],
    },
    { kind: 'interests', lines: ['Course à pied (marathon de Nantes 2024), cuisine, podcasts'] },
  ],
};
