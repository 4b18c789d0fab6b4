import type { Words } from './words';

export const fr: Words = {
  months: [
    'janvier, janv, jan',
    'février, févr, fév',
    'mars',
    'avril, avr',
    'mai',
    'juin',
    'juillet, juil, juill',
    'août',
    'septembre, sept',
    'octobre, oct',
    'novembre, nov',
    'décembre, déc',
  ],
  seasons: 'printemps, été, étés, automne, hiver, hivers, début, mi, fin, t1, t2, t3, t4',
  present: `
    aujourd'hui, auj, présent, actuel, actuelle, actuellement, en cours, ce jour, maintenant, à ce jour, à présent,
    nos jours`,
  since: 'depuis, dès, à partir de, depuis le',
  until: "jusqu'à, jusqu'en, jusqu'au",
  to: "à, au, jusqu'à, jusqu'en, a",
  expected: 'prévu, prévue, attendu, prévision, obtention prévue, date d’obtention prévue, diplôme prévu',
  dateFillers: 'de, du, d, en, le, période, obtenu en, promotion, année',
  durations: 'an, ans, année, années, mois, semaines',
  positions: `
    illustrateur, illustratrice, sommelier, commis,
    ingénieur, ingénieure, développeur, développeuse, responsable, chef, cheffe, directeur, directrice, assistant,
    assistante, chargé, chargée, consultant, consultante, conseiller, conseillère, stagiaire, stage, alternant,
    alternante, alternance, apprenti, apprentie, gestionnaire, comptable, technicien, technicienne, vendeur,
    vendeuse, serveur, serveuse, cuisinier, cuisinière, commis, second, sous-chef, pâtissier, pâtissière,
    boulanger, boulangère, infirmier, infirmière, aide-soignant, aide-soignante, médecin, interne, sage-femme,
    pharmacien, pharmacienne, kinésithérapeute, professeur, professeure, enseignant, enseignante, formateur,
    formatrice, chercheur, chercheuse, doctorant, doctorante, architecte, graphiste, designer, rédacteur,
    rédactrice, journaliste, traducteur, traductrice, avocat, avocate, juriste, notaire, secrétaire, hôte, hôtesse,
    caissier, caissière, employé, employée, ouvrier, ouvrière, agent, agente, animateur, animatrice, éducateur,
    éducatrice, coordinateur, coordinatrice, coordonnateur, analyste, administrateur, administratrice, attaché,
    attachée, commercial, commerciale, acheteur, acheteuse, auditeur, auditrice, contrôleur, contrôleuse,
    fondateur, fondatrice, cofondateur, cofondatrice, gérant, gérante, président, présidente, adjoint, adjointe,
    chauffeur, conducteur, conductrice, électricien, électricienne, mécanicien, mécanicienne, menuisier,
    menuisière, plombier, maçon, bénévole,    bibliothécaire, documentaliste,
    opérateur, opératrice, préparateur, préparatrice, réceptionniste, barman, sommelier, sommelière, maître,
    conférences, auxiliaire, manager, monteur, monteuse, photographe, délégué, déléguée, membre, trésorier,
    trésorière, moniteur, monitrice, psychologue, paysagiste, coiffeur, coiffeuse, fleuriste, urbaniste,
    dessinateur, dessinatrice`,
  breaks: `
    congé parental, congé maternité, congé de maternité, congé paternité, recherche d’emploi, en recherche d’emploi, sans emploi`,
  companies: `
    indépendant, indépendante, freelance, sa, sas, sarl, sasu, eurl, snc, scop, société, groupe, cabinet, agence, banque, hôpital, clinique, chu, chru,
    centre, mairie, ville de, ministère, conseil, université, école, lycée, collège, institut, laboratoire, cnrs,
    inserm, inria, association, fondation, restaurant, hôtel, boulangerie, pâtisserie, pharmacie, librairie, musée,
    théâtre, éditions, maison, entreprise, studio, atelier, ateliers, crédit, compagnie, et fils, frères,
    brasserie, bistrot, café, auberge, étude, office, mutuelle, assurances, fédération, ong, croix-rouge, ehpad,
    crèche`,
  at: 'chez',
  institutions: `
    université, école, lycée, collège, institut, iut, insa, ecole, faculté, académie, polytechnique, sorbonne,
    hec, essec, escp, conservatoire, cfa, ifsi, epfl, sciences po, ens, greta, afpa, haute école,
    centre de formation, centrale, supérieure, cnam, iae, cégep, edhec, ifas, cned, epitech, mfr, uqam,
    uclouvain, polytech, isara, inspé, iufm, iep, enseirb`,
  degrees: `
    licence, master, mastère, doctorat, dut, but, bts, deug, dea, dess, baccalauréat, bac, cap, bep, diplôme,
    diplôme d'ingénieur, diplôme d'état, diplôme national, maîtrise, certificat, formation, brevet,
    classe préparatoire, classes préparatoires, cpge, prépa, licence professionnelle, mba, agrégation, capes, capa,
    titre professionnel, semestre, échange, bachelor, cycle ingénieur, master 1, master 2, m1, m2, l3, magistère,
    internat, maturité, cfc, certification, attestation, brevet professionnel, mention complémentaire`,
  fieldLinks: "en, de, d', spécialité, mention, option, des, du, filière, parcours",
  grade: 'moyenne, note, résultat',
  honours: `
    mention très bien, mention bien, mention assez bien, avec mention, félicitations du jury, major de promotion,
    avec les félicitations du jury, mention tb, mention ab, très honorable`,
  completion: `
    obtenu, obtenue, en cours, non obtenu, diplôme obtenu, validé, validée, en alternance, par alternance, en apprentissage, en formation continue`,
  fieldLabels: 'spécialité, spécialisation, filière, option, domaine, parcours, majeure',
  coursework: `
    cours, cours suivis, matières, modules, principaux cours, matières principales, enseignements,
    cours principaux, principales matières`,
  activities: 'activités, vie associative, activités extrascolaires',
  technologies: `
    technologies, outils, environnement technique, environnement, technologies utilisées, stack technique, stack,
    logiciels`,
  achievements: `
    missions, réalisations, responsabilités, tâches, missions principales, principales missions,
    activités principales, principales réalisations`,
  ranks: 'membre, membre associé, membre associée',
  issuer: 'délivré par, organisme, par, émetteur, délivrée par',
  credentialId: 'numéro, n°, identifiant, référence, numéro de certificat',
  expires:
    "valable jusqu'à, fin de validité, validité expirée, valable jusqu'à fin, validité, recyclage, valable jusqu'au, expire, expiration, valide jusqu'en, valable jusqu'en, valide jusqu'au",
  companyLabels:
    'nom et adresse de l’employeur, nom de l’employeur, entreprise, société, employeur, client, organisme',
  positionLabels:
    'fonction ou poste occupé, poste occupé, fonction occupée, emploi occupé, poste, fonction, rôle, intitulé du poste, emploi',
  locationLabels: 'lieu, ville, localisation, résidence',
  personLabels: 'nom, nom et prénom, prénom et nom, nom complet, nom prénom',
  periodLabels: 'période, date, dates, durée, année',
  degreeLabels:
    'intitulé du certificat ou diplôme délivré, diplôme, formation, titre, intitulé, intitulé du diplôme, diplôme obtenu, cursus',
  institutionLabels: `
    nom et type de l’établissement d’enseignement ou de formation, nom et type de l’établissement,
    établissement, école, université, organisme, organisme de formation, centre, lieu de formation, institution`,
  certificateLabels: 'certification, certificat, intitulé, formation, titre, habilitation, diplôme, stage',
  levels: `
    niveau, langue natale, langue maternelle, maternelle, maternel, natif, native, bilingue, courant, couramment, lu écrit parlé,
    intermédiaire, débutant, débutante, notions, scolaire, niveau scolaire, professionnel, avancé, avancée, expert,
    confirmé, amateur, bases solides, bonnes bases, très avancé, maîtrise, bon niveau, bonnes notions, très bon niveau, bases, élémentaire, technique, opérationnel,
    bonne maîtrise, bon, très bon, excellent, usuel, niveau avancé, niveau intermédiaire, courant professionnel,
    bonnes connaissances, autonome`,
  years: 'ans, an, années, année',
  email: 'e-mail, email, courriel, mail, mél, adresse e-mail, adresse mail',
  phone: `
    téléphone, tél, tel, mobile, portable, fixe, télécopie, fax, numéro de téléphone, domicile, natel`,
  website: 'site web, site, site internet, web, blog, portfolio',
  address: 'adresse, domicile, résidence, adresse postale, lieu, ville, adresse personnelle',
  personal: `
    date de naissance, né le, née le, né, née, nationalité, situation familiale, état civil, permis,
    permis de conduire, permis b, âge, sexe, lieu de naissance, disponibilité, célibataire, marié, mariée, ans,
    mobilité, véhiculé, véhiculée, situation`,
  streets: `
    rue, avenue, av, boulevard, bd, place, chemin, impasse, allée, quai, route, cours, passage, square, cité,
    résidence, bis, ter, bp, lieu-dit, faubourg`,
  cities: `
    paris, lyon, marseille, anvers, gand, toulouse, nice, nantes, strasbourg, montpellier, bordeaux, lille, rennes, reims,
    le havre, saint-étienne, toulon, grenoble, dijon, angers, nîmes, villeurbanne, clermont-ferrand, le mans,
    aix-en-provence, brest, tours, amiens, limoges, annecy, perpignan, metz, besançon, orléans, rouen, mulhouse,
    caen, nancy, avignon, poitiers, versailles, la rochelle, pau, cannes, créteil, nanterre, boulogne-billancourt,
    montreuil, la défense, sophia antipolis, bruxelles, liège, namur, charleroi, louvain, louvain-la-neuve, mons,
    genève, lausanne, fribourg, neuchâtel, sion, montréal, québec, laval, gatineau, sherbrooke, luxembourg,
    casablanca, rabat, tunis, alger, dakar, abidjan, bruges, londres, barcelone, genes, vienne, quimper, valence,
    chambéry, bayonne, biarritz, colmar, écully`,
  countries: `
    bretagne, normandie, île-de-france, provence, occitanie, alsace, angleterre, écosse, québec, états-unis,
    royaume-uni, pays-bas`,
  remote: 'télétravail, à distance, distanciel, hybride',
  page: 'page',
  document: 'curriculum vitae, cv, curriculum',
};
