import type { Person } from '../person';

export const coralie: Person = {
  id: 'coralie',
  language: 'fr',
  name: 'Coralie Guéguen',
  title: 'Cheffe pâtissière',
  email: 'coralie.gueguen@courrielpro.example',
  phone: '06 39 98 45 12',
  street: '11 bis, rue de la Corderie',
  place: '44000 Nantes',
  placeForms: ['Nantes'],
  links: [
    { site: 'Instagram', address: 'https://www.instagram.com/coralie.patisse' },
    { site: 'Site', address: 'https://coralie-gueguen.example' },
  ],
  summary:
    'Pâtissière depuis douze ans, en boutique artisanale puis en restaurant gastronomique. Attachée au produit de saison, à la régularité et à la transmission. Disponible à partir de septembre, mobile dans tout l’Ouest.',
  work: [
    {
      company: 'Restaurant L’Anse Rouge',
      position: 'Cheffe pâtissière',
      place: 'Noirmoutier-en-l’Île',
      start: '2022-04',
      end: 'present',
      bullets: [
        'Création de la carte des desserts, renouvelée cinq fois par an (une étoile au guide)',
        'Encadrement de trois commis et d’une apprentie',
        'Suivi des coûts matière : de 27 % à 22 %',
      ],
    },
    {
      company: 'Maison Le Quintrec',
      position: 'Sous-cheffe pâtissière',
      place: 'Nantes',
      start: '2018-09',
      end: '2022-03',
      bullets: [
        'Production de 250 à 400 entremets par semaine, 1 200 bûches en décembre',
        'Mise en place d’une gamme sans gluten',
        'Gestion des commandes et des stocks',
      ],
    },
    {
      company: 'Hôtel Westminster',
      position: 'Demi-cheffe de partie pâtisserie',
      place: 'Le Touquet-Paris-Plage',
      start: '2016-05',
      end: '2018-08',
      bullets: ['Banquets jusqu’à 350 couverts', 'Viennoiseries du petit-déjeuner et tea time'],
    },
    {
      company: 'Pâtisserie Kerautret & Fils',
      position: 'Ouvrière pâtissière',
      place: 'Quimper',
      start: '2014-07',
      end: '2016-04',
      bullets: ['Tourage, kouign-amann, chocolats de Pâques'],
    },
    {
      company: 'Pâtisserie Kerautret & Fils',
      position: 'Apprentie pâtissière',
      place: 'Quimper',
      start: '2011-09',
      end: '2014-06',
      bullets: ['Apprentissage de tous les postes du laboratoire'],
    },
  ],
  education: [
    {
      institution: 'CFA de la Chambre de métiers du Finistère',
      degree: 'Brevet technique des métiers (BTM) Pâtissier confiseur glacier traiteur',
      place: 'Quimper',
      start: '2013',
      end: '2014',
    },
    {
      institution: 'CFA de la Chambre de métiers du Finistère',
      degree: 'CAP Pâtissier',
      place: 'Quimper',
      start: '2011',
      end: '2013',
      note: 'Médaille d’argent au concours départemental des Meilleurs Apprentis',
    },
    {
      institution: 'Lycée Laënnec',
      degree: 'Baccalauréat littéraire',
      place: 'Pont-l’Abbé',
      end: '2011',
      note: 'Mention assez bien',
    },
  ],
  skills: [
    {
      group: 'Pâtisserie',
      items: ['Entremets', 'Tourage', 'Desserts à l’assiette', 'Chocolaterie', 'Glacerie', 'Sucre tiré'],
    },
    {
      group: 'Gestion',
      items: ['Fiches techniques', 'Calcul des coûts matière', 'Gestion des stocks', 'Encadrement'],
    },
    { group: 'Outils', items: ['EasilyS', 'Excel'] },
  ],
  certifications: [
    { name: 'Formation hygiène HACCP', issuer: 'UMIH Formation', date: '2022-03' },
    { name: 'Sauveteur secouriste du travail (SST)', date: '2023' },
  ],
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Anglais', level: 'B1' },
    { name: 'Breton', level: 'notions' },
  ],
  further: [
    { kind: 'awards', lines: ['Finaliste du Championnat de France du dessert, 2023'] },
    { kind: 'interests', lines: ['Voile (dériveur), photographie culinaire, danse bretonne'] },
  ],
};
