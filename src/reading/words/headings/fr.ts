import type { HeadingWords } from './heading-words';

export const fr: HeadingWords = {
  contact: `
    contact, contacts, coordonnées, me contacter, contactez-moi, informations personnelles,
    information personnelle, informations, données personnelles, état civil, etat civil,
    renseignements personnels, adresse, réseaux sociaux, réseaux, liens, profils, me joindre, où me trouver,
    restons en contact, contacter, dire bonjour, bonjour`,
  summary: `
    profil, profil professionnel, à propos, a propos, à propos de moi, a propos de moi, résumé, présentation,
    objectif, objectifs, objectif professionnel, objectifs professionnels, projet professionnel, qui suis-je,
    qui suis-je ?, introduction, accroche, profil personnel, synthèse, en bref, en quelques mots, qui je suis,
    mon profil, profil en bref`,
  work: `
    expérience, expériences, experience, experiences, expérience professionnelle,
    expériences professionnelles, experience professionnelle, experiences professionnelles,
    parcours professionnel, parcours professionnels, parcours, emploi, emplois, carrière, activité professionnelle,
    activités professionnelles, stages, stage, expérience de travail, antécédents professionnels,
    historique professionnel, vie professionnelle, enseignement, expériences d'enseignement, fonctions,
    missions, emplois occupés, expérience en entreprise, engagements professionnels, postes occupés,
    expériences clés, expériences marquantes, mon parcours, parcours et expériences, vie active,
    expériences et stages, situation professionnelle, expériences salariées, poste actuel, fonctions actuelles, fonction actuelle`,
  education: `
    formation, formations, éducation, education, études, etudes, diplômes, diplôme, diplomes, scolarité,
    parcours académique, parcours scolaire, parcours universitaire, parcours de formation, formation académique,
    formation universitaire, formation initiale, cursus, cursus universitaire, cursus scolaire,
    éducation et formation, formation professionnelle, formations et diplômes, titres, formation scolaire,
    cursus académique, formation et diplômes, diplômes et formations, études et formations,
    études et diplômes, formation et études, diplômes obtenus`,
  skills: `
    compétences, competences, compétence, compétences techniques, compétences informatiques, compétences clés,
    compétences professionnelles, compétences personnelles, savoir-faire, savoir-être, savoir faire,
    savoir être, aptitudes, atouts, points forts, qualités, informatique, logiciels, outils, connaissances,
    connaissances informatiques, technologies, domaines d'expertise, domaines de compétences,
    domaines de compétence, expertise, expertises, qualifications, spécialités, soft skills, hard skills,
    bureautique, langages, langages de programmation, langages informatiques, environnement technique, techniques, maîtrise,
    qualités personnelles, talents, compétences numériques, compétences transversales, domaines,
    ce que je sais faire, boîte à outils, mes atouts, domaines de maîtrise, compétences métier,
    compétences métiers`,
  certifications: `
    certifications, certification, certificats, certificat, attestations, licences, habilitations, permis,
    formation continue, formations complémentaires, formation complémentaire, formations continues, cours,
    formations courtes, perfectionnement, titres et habilitations, agréments, brevets et certificats,
    habilitations et permis, caces, stages et formations continues, certifications et habilitations`,
  languages: `
    langues, langue, compétences linguistiques, langues étrangères, langues parlées, langues vivantes,
    langue maternelle, connaissances linguistiques`,
  projects: `
    projets, projet, projets personnels, projets professionnels, projets académiques, projets universitaires,
    réalisations, projets sélectionnés, recherche, travaux, travaux de recherche, portfolio, créations,
    expositions, projets réalisés`,
  publications: `
    publications, publication, articles, communications, conférences, brevets, thèse, livres, ouvrages,
    mémoires, mémoire, interventions`,
  awards: `
    prix, distinctions, distinction, récompenses, récompense, bourses, honneurs, prix et distinctions,
    réussites, succès, concours`,
  volunteering: `
    bénévolat, bénévole, engagements, engagement, engagement associatif, engagements associatifs,
    vie associative, activités associatives, associations, activités bénévoles,
    activités extra-professionnelles, activités extraprofessionnelles, activités extrascolaires, activités,
    expérience associative, expériences associatives, volontariat, affiliations, responsabilités associatives,
    engagement bénévole`,
  interests: `
    centres d'intérêt, centres d'intérêts, centre d'intérêt, centre d'intérêts, centres d'interet, intérêts,
    loisirs, passions, hobbies, voyages, passe-temps, intérêts personnels, passions et loisirs`,
  references: 'références, référence, recommandations, témoignages',
  other: `
    divers, autres, autre, informations complémentaires, informations diverses,
    renseignements complémentaires, annexes, permis de conduire, mobilité, disponibilité, autres informations,
    compléments`,
  fillers: `
    mes, mon, ma, autres, autre, principales, principaux, professionnelle, professionnelles, personnelles,
    complémentaires, complémentaire, diverses, récentes, générales, clés, sélectionnés, sélectionnées,
    techniques, les, la, le`,
  prepositions: 'de, du, des, en, dans, à, au',
  conjunctions: 'et, ou, ainsi que',
};
