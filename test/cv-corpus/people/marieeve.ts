import type { Person } from '../person';

export const marieeve: Person = {
  id: 'marieeve',
  language: 'fr',
  name: 'Marie-Ève Gagnon-Savard',
  title: 'Infirmière clinicienne',
  email: 'me.gagnonsavard@saguenet.example',
  phone: '418 555-0162',
  street: '2140, rue Saint-Dominique, app. 4',
  place: 'Saguenay (Québec) G7X 6P2',
  placeForms: ['Saguenay (Québec)', 'Saguenay'],
  links: [],
  summary:
    'Infirmière depuis 2009, clinicienne depuis 2016, en urgence, en soins à domicile et en santé communautaire. Autonome, rigoureuse et reconnue pour mon approche auprès des familles. Membre en règle de l’OIIQ. Disponible de jour et de soir, temps plein.',
  work: [
    {
      company: 'CIUSSS du Saguenay–Lac-Saint-Jean',
      position: 'Assistante infirmière-chef',
      place: 'Chicoutimi',
      start: '2021-05',
      end: 'present',
      bullets: [
        'Coordination d’une équipe de 18 personnes à l’urgence, quart de soir',
        'Gestion des lits, des remplacements et des horaires',
        'Participation au comité de prévention des infections',
      ],
    },
    {
      company: 'CIUSSS du Saguenay–Lac-Saint-Jean',
      position: 'Infirmière clinicienne, soutien à domicile',
      place: 'Jonquière',
      start: '2016-06',
      end: '2021-04',
      bullets: [
        'Évaluation et plan d’intervention pour une clientèle en perte d’autonomie (OEMC)',
        'Soins de plaies, antibiothérapie intraveineuse et soins palliatifs',
      ],
    },
    {
      company: 'Dispensaire de Kuujjuarapik',
      position: 'Infirmière en rôle élargi',
      place: 'Nunavik',
      start: '2013-01',
      end: '2015-08',
      bullets: ['Première ligne en région isolée, rotations de huit semaines', 'Évacuations médicales'],
    },
    {
      company: 'Résidence Les Jardins du Fjord',
      position: 'Infirmière',
      place: 'La Baie',
      start: '2009-07',
      end: '2012-12',
      bullets: ['Soins à 64 résidents, supervision des préposées aux bénéficiaires'],
    },
    {
      company: 'Marché Tremblay et fils',
      position: 'Caissière',
      place: 'Jonquière',
      start: '2005-06',
      end: '2009-05',
      bullets: ['Emploi étudiant, fins de semaine'],
    },
  ],
  education: [
    {
      institution: 'Université du Québec à Chicoutimi',
      degree: 'Baccalauréat en sciences infirmières',
      place: 'Chicoutimi',
      start: '2012-09',
      end: '2016-04',
      note: 'Cheminement DEC-BAC, à temps partiel',
    },
    {
      institution: 'Cégep de Jonquière',
      degree: 'DEC en soins infirmiers',
      place: 'Jonquière',
      start: '2006-08',
      end: '2009-05',
    },
    {
      institution: 'École secondaire Kénogami',
      degree: 'Diplôme d’études secondaires (DES)',
      place: 'Jonquière',
      end: '2006-06',
    },
  ],
  skills: [
    {
      group: 'Soins',
      items: [
        'Triage (ÉTG)',
        'Soins de plaies',
        'Soins palliatifs',
        'Examen clinique',
        'Enseignement au patient',
      ],
    },
    { group: 'Informatique', items: ['Cristal-Net', 'Dossier santé Québec', 'Suite Office'] },
  ],
  certifications: [
    { name: 'Permis d’exercice', issuer: 'Ordre des infirmières et infirmiers du Québec', date: '2009-10' },
    { name: 'ACLS', issuer: 'Fondation des maladies du cœur', date: '2024-04' },
    { name: 'PDSB', issuer: 'ASSTSAS', date: '2019' },
  ],
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Anglais', level: 'fonctionnel' },
    { name: 'Inuktitut', level: 'notions' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Équipe de soins de la Traversée internationale du lac, depuis 2017'] },
    { kind: 'references', lines: ['Fournies sur demande'] },
  ],
};
