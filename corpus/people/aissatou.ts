import type { Person } from '../person';

export const aissatou: Person = {
  id: 'aissatou',
  language: 'fr',
  name: 'Aïssatou Diop Ndoye',
  title: 'Juriste d’entreprise',
  email: 'aissatou.diopndoye@boite.example',
  phone: '+221 77 555 01 29',
  street: 'Villa 214, Sicap Liberté 4',
  place: 'Dakar, Sénégal',
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/aissatou-diop-ndoye' }],
  summary:
    'Juriste d’affaires formée à Dakar et à Bordeaux, huit ans d’expérience en banque et en télécommunications. Maîtrise du droit OHADA, des contrats commerciaux et du contentieux du recouvrement.',
  work: [
    {
      company: 'Téranga Télécom SA',
      position: 'Responsable juridique',
      place: 'Dakar',
      start: '2021-01',
      end: 'present',
      bullets: [
        'Rédaction et négociation de plus de 150 contrats par an',
        'Relations avec le régulateur et suivi des licences',
        'Encadrement de deux juristes et d’un stagiaire',
      ],
    },
    {
      company: 'Banque du Sahel et du Fleuve',
      position: 'Juriste contentieux',
      place: 'Dakar',
      start: '2017-06',
      end: '2020-12',
      bullets: [
        'Portefeuille de 420 dossiers de recouvrement',
        'Mainlevées, saisies et procédures collectives',
      ],
    },
    {
      company: 'SCP Sarr & Mendy',
      position: 'Collaboratrice juridique',
      place: 'Dakar',
      start: '2016-02',
      end: '2017-05',
      bullets: ['Constitution de sociétés et assemblées générales'],
    },
    {
      company: 'Cabinet Lafargue-Destève',
      position: 'Stagiaire',
      place: 'Bordeaux, France',
      start: '2015-03',
      end: '2015-08',
      bullets: ['Recherches en droit de la distribution'],
    },
  ],
  education: [
    {
      institution: 'Université Bordeaux-Garonne',
      degree: 'Master 2',
      field: 'droit des affaires internationales',
      place: 'Bordeaux, France',
      start: '2014-09',
      end: '2015-09',
      note: 'Mention bien',
    },
    {
      institution: 'Université de la Corniche',
      degree: 'Maîtrise',
      field: 'sciences juridiques',
      place: 'Dakar',
      start: '2009-10',
      end: '2014-07',
    },
    {
      institution: 'Lycée Aline-Sitoé-Diatta',
      degree: 'Baccalauréat série L2',
      place: 'Thiès',
      end: '2009',
    },
  ],
  skills: [
    {
      group: 'Droit',
      items: [
        'Droit OHADA',
        'Droit bancaire',
        'Contrats commerciaux',
        'Contentieux',
        'Conformité',
        'Protection des données',
      ],
    },
    { group: 'Informatique', items: ['Word', 'Excel', 'Lexis 360', 'DocuSign'] },
  ],
  certifications: [
    { name: 'Certificat en conformité bancaire', issuer: 'COFEB', date: '2019-11' },
    { name: 'Déléguée à la protection des données', issuer: 'Institut Numérique Afrique', date: '2023-04' },
  ],
  languages: [
    { name: 'Wolof', level: 'langue maternelle' },
    { name: 'Français', level: 'courant' },
    { name: 'Anglais', level: 'professionnel' },
    { name: 'Pulaar', level: 'notions' },
  ],
  further: [
    {
      kind: 'volunteering',
      lines: ['Permanences juridiques gratuites, Association des femmes de Grand-Yoff'],
    },
    { kind: 'interests', lines: ['Lecture, natation, cuisine'] },
  ],
};
