import type { Person } from '../person';

export const francoisxavier: Person = {
  id: 'francoisxavier',
  language: 'fr',
  name: 'François-Xavier Bélanger',
  title: 'Comptable professionnel agréé',
  email: 'fx.belanger@grandlivre.example',
  phone: '418 555-0166',
  place: 'Québec (Québec)',
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/fx-belanger-cpa' }],
  summary:
    'Comptable en entreprise après huit ans de cabinet. Clôtures en cinq jours, états financiers consolidés, et des explications que les gestionnaires comprennent.',
  work: [
    {
      company: 'Érablière Nordique inc.',
      position: 'Directeur des finances',
      place: 'Québec',
      start: '2019-02',
      end: 'present',
      bullets: [
        'Clôture mensuelle ramenée de douze à cinq jours',
        'Négociation d’un crédit d’exploitation de 8 M$',
        'Supervision d’une équipe de six personnes',
      ],
    },
    {
      company: 'Lachance Morneau s.e.n.c.r.l.',
      position: 'Chef d’équipe en certification',
      place: 'Lévis',
      start: '2014-01',
      end: '2019-01',
      bullets: ['Audits de coopératives et de municipalités', 'Recrutement et évaluation des stagiaires'],
    },
    {
      company: 'Lachance Morneau s.e.n.c.r.l.',
      position: 'Auditeur',
      place: 'Lévis',
      start: '2011-05',
      end: '2013-12',
      bullets: ['Missions d’examen et déclarations fiscales'],
    },
  ],
  education: [
    {
      institution: 'Université du Saint-Laurent',
      degree: 'Baccalauréat',
      field: 'administration des affaires',
      place: 'Rimouski',
      start: '2008-09',
      end: '2011-04',
    },
    {
      institution: 'Cégep de la Pointe-aux-Outardes',
      degree: 'Diplôme d’études collégiales',
      place: 'Baie-Comeau',
      start: '2006-08',
      end: '2008-05',
    },
  ],
  skills: [
    { group: 'Comptabilité', items: ['Consolidation', 'IFRS', 'Fiscalité', 'Contrôle interne', 'Budgets'] },
    { group: 'Logiciels', items: ['Sage 300', 'Power Query', 'CaseWare', 'Acomba'] },
  ],
  certifications: [
    { name: 'Titre de CPA auditeur', issuer: 'Ordre des comptables de la Capitale', date: '2013-11' },
    { name: 'Gestion de la trésorerie', issuer: 'École des cadres financiers', date: '2020-10' },
  ],
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Anglais', level: 'courant' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Trésorier, Club de curling de Sillery, depuis 2017'] },
    { kind: 'interests', lines: ['Curling, apiculture urbaine'] },
  ],
};
