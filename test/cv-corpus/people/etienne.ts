import type { Person } from '../person';

export const etienne: Person = {
  id: 'etienne',
  language: 'fr',
  name: 'Étienne L’Hostis',
  title: 'Chef de cuisine',
  email: 'etienne.lhostis@cuisine.example',
  phone: '06 12 34 56 78',
  street: '14 rue des Quatre-Vents, 29200',
  place: 'Brest, France',
  links: [{ site: 'Instagram', address: 'https://instagram.com/lhostis.cuisine' }],
  summary:
    'Cuisinier breton passé par Lyon et Tokyo. Cuisine de la mer, carte courte, brigade stable : moins de 10 % de départs par an depuis 2018.',
  work: [
    {
      company: 'L’Anse du Goéland',
      position: 'Chef de cuisine',
      place: 'Le Conquet',
      start: '2018-04',
      end: 'present',
      bullets: [
        'Brigade de onze personnes, 90 couverts par service',
        'Première étoile rouge du guide Marmite d’Or en 2020',
        'Approvisionnement à moins de 40 km pour 80 % des produits',
      ],
    },
    {
      company: 'Maison Pérouges',
      position: 'Sous-chef',
      place: 'Lyon',
      start: '2014-09',
      end: '2018-03',
      bullets: [
        'Responsable du passe et de la formation des apprentis',
        'Mise en place des fiches techniques',
      ],
    },
    {
      company: 'Kaigan',
      position: 'Chef de partie poisson',
      place: 'Tokyo, Japon',
      start: '2012-01',
      end: '2014-07',
      bullets: ['Découpe et maturation des poissons, service au comptoir'],
    },
    {
      company: 'Hôtel de la Rade',
      position: 'Commis de cuisine',
      place: 'Brest',
      start: '2009-07',
      end: '2011-12',
      bullets: ['Garde-manger puis entremets'],
    },
  ],
  education: [
    {
      institution: 'Institut Lyrique des Arts Culinaires',
      degree: 'Licence professionnelle',
      field: 'arts culinaires',
      place: 'Écully',
      start: '2008-09',
      end: '2009-06',
    },
    {
      institution: 'Lycée hôtelier de Kerichen',
      degree: 'BTS Hôtellerie-restauration',
      place: 'Brest',
      start: '2006-09',
      end: '2008-06',
    },
  ],
  skills: [
    {
      group: 'Cuisine',
      items: ['Poissons et crustacés', 'Fermentation', 'Sauces', 'Cuisson sous vide', 'Ikejime'],
    },
    { group: 'Gestion', items: ['Coûts matière', 'Plannings', 'Formation d’apprentis', 'Achats'] },
  ],
  certifications: [
    { name: 'Hygiène alimentaire HACCP', issuer: 'Chambre des métiers du Ponant', date: '2017-02' },
    { name: 'Permis d’exploitation', issuer: 'Groupe Formarade', date: '2018-01' },
  ],
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Anglais', level: 'courant' },
    { name: 'Japonais', level: 'intermédiaire' },
  ],
  further: [
    { kind: 'awards', lines: ['Finaliste du Trophée des Jeunes Toques, 2016'] },
    { kind: 'interests', lines: ['Voile, algues comestibles, photographie argentique'] },
  ],
};
