import type { HeadingWords } from './heading-words';

export const da: HeadingWords = {
  contact: `
    kontakt, kontaktinfo, kontaktinformation, kontaktinformationer, kontaktoplysninger, personlige oplysninger,
    personlige data, personlig information, personalia, stamdata, oplysninger, adresse, personligt, kontakt mig,
    profiler, links, sociale medier, persondata`,
  summary: `
    profil, resumé, resume, om mig, kort om mig, personlig profil, faglig profil, professionel profil,
    sammenfatning, sammendrag, introduktion, profiltekst, hvem er jeg, hvem er jeg?, jobmål, karrieremål, mål,
    motivation, nøgleprofil, kort fortalt, præsentation, kompetenceprofil, personprofil, fagligt resumé`,
  work: `
    erfaring, erfaringer, erhvervserfaring, arbejdserfaring, joberfaring, professionel erfaring, relevant erfaring,
    ansættelser, ansættelse, beskæftigelse, karriere, karriereforløb, ansættelsesforhold, jobs, arbejde, stillinger,
    tidligere ansættelser, tidligere stillinger, nuværende stilling, praktik, praktikophold, studiejob, studiejobs,
    fritidsjob, fritidsjobs, erhvervskarriere, undervisningserfaring, ledelseserfaring, arbejdsliv, konsulenterfaring,
    beskæftigelser, anden erfaring, øvrig erhvervserfaring, relevant erhvervserfaring, studierelevant erfaring`,
  education: `
    uddannelse, uddannelser, skolegang, studier, uddannelsesforløb, akademisk baggrund, uddannelsesmæssig baggrund,
    skole, uddannelse og kurser, uddannelser og kurser, studie, efteruddannelse, videreuddannelse,
    efter- og videreuddannelse, skole og uddannelse, uddannelsesbaggrund, supplerende uddannelse`,
  skills: `
    kompetencer, færdigheder, faglige kompetencer, personlige kompetencer, it-kompetencer, it kompetencer, it,
    it-kundskaber, it-færdigheder, edb, edb-kundskaber, tekniske kompetencer, tekniske færdigheder,
    kernekompetencer, nøglekompetencer, mest repræsenterede kompetencer, topkompetencer, kvalifikationer,
    faglige kvalifikationer, personlige kvalifikationer, styrker, teknologier, værktøjer, programmer, software,
    programmeringssprog, ekspertise, specialer, kundskaber, egenskaber, personlige egenskaber,
    sociale kompetencer, faglige færdigheder, it-systemer, systemkendskab, evner, tekniske kundskaber,
    ledelseskompetencer, hvad jeg kan`,
  certifications: `
    certifikater, certifikat, certificeringer, certificering, kurser, kurser og certifikater,
    kurser og certificeringer, licenser, licenser og certificeringer, beviser, autorisation, autorisationer,
    kursusbeviser, certificeringer og kurser, kørekort og certifikater, øvrige kurser`,
  languages:
    'sprog, sprogkundskaber, sprogfærdigheder, sproglige kompetencer, fremmedsprog, modersmål, sprogkompetencer',
  projects: `
    projekter, projekt, udvalgte projekter, egne projekter, projekterfaring, personlige projekter, forskning,
    portfolio, portefølje, forskningsprojekter`,
  publications: `
    publikationer, publikation, udgivelser, artikler, bøger, foredrag, præsentationer, patenter, konferencer,
    speciale, bachelorprojekt, afhandling, udstillinger`,
  awards: `
    priser, udmærkelser, hædersbevisninger, legater, stipendier, priser og udmærkelser, anerkendelser,
    præstationer, hæder og priser`,
  volunteering: `
    frivilligt arbejde, frivilligt, frivillige erfaringer, frivillig erfaring, tillidshverv, hverv,
    bestyrelsesarbejde, bestyrelsesposter, foreningsarbejde, foreningsliv, medlemskaber, organisationsarbejde,
    frivilligt engagement, aktiviteter`,
  interests: `
    interesser, fritidsinteresser, hobby, hobbyer, fritid, hobbyer og interesser, personlige interesser, privat,
    fritid og interesser, lidt om mig privat`,
  references: 'referencer, reference, anbefalinger, udtalelser',
  other: `
    andet, øvrigt, øvrige oplysninger, diverse, yderligere oplysninger, supplerende oplysninger, bilag, kørekort,
    militærtjeneste, værnepligt, udlandsophold, rejser`,
  fillers: `
    min, mit, mine, øvrige, øvrig, anden, andre, relevant, relevante, professionel, faglig, faglige, personlige,
    yderligere, tidligere, nuværende, udvalgte, primære, vigtigste, supplerende, væsentligste`,
  prepositions: 'i, inden for, indenfor, med, fra, til, ved, som',
  conjunctions: 'og, samt, eller',
};
