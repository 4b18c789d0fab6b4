import type { Person } from '../person';

export const maelle: Person = {
  id: 'maelle',
  language: 'fr',
  name: 'Maëlle Vandenbroucke',
  title: 'Professeure de mathématiques',
  email: 'maelle.vdb@ecole.example',
  phone: '+32 470 55 01 23',
  place: 'Namur, Belgique',
  links: [{ site: 'Blog', address: 'https://maths-en-chantier.example' }],
  summary:
    'Enseignante en secondaire supérieur, formatrice et auteure de manuels. Aime les élèves qui disent qu’ils ne comprennent pas.',
  work: [
    {
      company: 'Athénée royal de la Citadelle',
      position: 'Professeure de mathématiques',
      place: 'Namur',
      start: '2014-09',
      end: 'present',
      bullets: [
        'Classes de cinquième et de sixième, six heures par semaine',
        'Coordination d’une équipe de neuf collègues',
        'Taux de réussite à l’université passé de 58 à 73 %',
      ],
    },
    {
      company: 'Haute École Sambre-et-Meuse',
      position: 'Maître de formation pratique',
      place: 'Namur',
      start: '2017-02',
      end: '2021-06',
      bullets: ['Visites de stages et ateliers de didactique pour futurs enseignants'],
    },
    {
      company: 'Collège Sainte-Gertrude',
      position: 'Professeure de mathématiques',
      place: 'Nivelles',
      start: '2010-09',
      end: '2014-06',
      bullets: ['Création d’un club de logique de trente élèves'],
    },
    {
      company: 'Éditions Plume & Compas',
      position: 'Auteure',
      place: 'Bruxelles',
      start: '2016',
      end: '2019',
      bullets: ['Trois manuels de géométrie pour le deuxième degré'],
    },
  ],
  education: [
    {
      institution: 'Université libre de Wavre',
      degree: 'Master',
      field: 'sciences mathématiques, finalité didactique',
      place: 'Wavre',
      start: '2008-09',
      end: '2010-06',
      note: 'Grande distinction',
    },
    {
      institution: 'Université libre de Wavre',
      degree: 'Bachelier',
      field: 'sciences mathématiques',
      place: 'Wavre',
      start: '2005-09',
      end: '2008-06',
    },
  ],
  skills: [
    { group: 'Pédagogie', items: ['Classe inversée', 'Évaluation formative', 'Différenciation', 'Tutorat'] },
    { group: 'Outils', items: ['GeoGebra', 'LaTeX', 'Moodle', 'Python'] },
  ],
  certifications: [
    { name: 'Certificat d’aptitude pédagogique', issuer: 'Fédération des écoles du Sud', date: '2010-06' },
    { name: 'Formatrice GeoGebra', issuer: 'Institut GeoGebra de Mosane', date: '2019-05' },
  ],
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Néerlandais', level: 'C1' },
    { name: 'Anglais', level: 'B2' },
  ],
  further: [
    { kind: 'publications', lines: ['« Le point et la ligne », manuel, Plume & Compas, 2018'] },
    { kind: 'volunteering', lines: ['École de devoirs du quartier Saint-Nicolas, depuis 2015'] },
  ],
};
