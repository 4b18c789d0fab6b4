import type { HeadingWords } from './heading-words';

export const nl: HeadingWords = {
  contact: `
    contact, contactgegevens, persoonlijke gegevens, personalia, gegevens, persoonsgegevens,
    persoonlijke informatie, contactinformatie, adres, profielen, links, sociale media, persoonlijk,
    persoonlijke details`,
  summary: `
    profiel, persoonlijk profiel, professioneel profiel, over mij, samenvatting, profielschets, doel,
    doelstelling, motivatie, introductie, wie ben ik, wie ben ik?, loopbaandoel, korte introductie,
    profielomschrijving`,
  work: `
    werkervaring, ervaring, ervaringen, werkervaringen, professionele ervaring, beroepservaring, loopbaan,
    carrière, arbeidsverleden, werk, stages, stage, stage-ervaring, relevante werkervaring, arbeidservaring,
    relevante ervaring, werkgeschiedenis, praktijkervaring, onderwijservaring, functies, bijbanen,
    loopbaanoverzicht, dienstverbanden, werkzaamheden`,
  education: `
    opleiding, opleidingen, onderwijs, studie, studies, scholing, opleiding en training, genoten opleiding,
    genoten opleidingen, opleidingsachtergrond, diploma, diploma's, vooropleiding, academische achtergrond,
    educatie, opleidingen en cursussen`,
  skills: `
    vaardigheden, competenties, kennis, kennis en vaardigheden, kwaliteiten, technische vaardigheden,
    computervaardigheden, computerkennis, ict-vaardigheden, it-vaardigheden, digitale vaardigheden,
    persoonlijke vaardigheden, expertise, software, tools, technologieën, sterke punten, kerncompetenties,
    kernkwaliteiten, eigenschaften, eigenschappen, persoonlijke eigenschappen, skills, vakkennis, it-kennis,
    ict, automatisering, programmeertalen, specialisaties, technieken, sociale vaardigheden, specialismen,
    expertises, kundigheden, systemen, systeemkennis`,
  certifications: `
    certificaten, certificering, certificeringen, certificaat, cursussen, cursus, trainingen, training,
    cursussen en trainingen, trainingen en cursussen, licenties, bijscholing, nascholing,
    certificaten en cursussen`,
  languages: 'talen, taal, talenkennis, taalvaardigheden, taalvaardigheid, taalkennis, moedertaal',
  projects: `
    projecten, project, persoonlijke projecten, projectervaring, onderzoek, portfolio, onderzoeksprojecten,
    eigen projecten`,
  publications: `
    publicaties, publicatie, artikelen, boeken, lezingen, presentaties, octrooien, patenten, conferenties,
    scriptie, proefschrift, tentoonstellingen`,
  awards: `
    prijzen, onderscheidingen, prestaties, beurzen, erkenning, prijzen en onderscheidingen, awards,
    behaalde resultaten`,
  volunteering: `
    vrijwilligerswerk, vrijwilligerservaring, nevenactiviteiten, nevenfuncties, activiteiten, lidmaatschappen,
    maatschappelijke activiteiten, extracurriculaire activiteiten, maatschappelijke betrokkenheid,
    bestuurservaring, commissies, bestuursfuncties, bestuurswerk, vrijwillig`,
  interests: `
    interesses, hobby, hobby's, hobbies, vrije tijd, hobby's en interesses, interesses en hobby’s,
    vrijetijdsbesteding, passies, persoonlijke interesses`,
  references: 'referenties, referentie, aanbevelingen',
  other: `
    overig, overige, overige informatie, diversen, aanvullende informatie, bijlagen, rijbewijs,
    beschikbaarheid, extra informatie, extra`,
  fillers: `
    mijn, overige, andere, belangrijkste, relevante, professionele, persoonlijke, aanvullende, recente,
    huidige, geselecteerde, de, het, bijzondere`,
  prepositions: 'in, van, bij, met, voor',
  conjunctions: 'en, of',
};
