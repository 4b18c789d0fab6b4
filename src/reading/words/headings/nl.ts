import type { HeadingWords } from './heading-words';

export const nl: HeadingWords = {
  contact: `
    contact, contactgegevens, persoonlijke gegevens, personalia, gegevens, persoonsgegevens,
    persoonlijke informatie, contactinformatie, adres, profielen, links, sociale media, persoonlijk,
    persoonlijke details, neem contact op, bereikbaar via, waar je me vindt`,
  summary: `
    profiel, persoonlijk profiel, professioneel profiel, over mij, samenvatting, profielschets, doel,
    doelstelling, motivatie, introductie, wie ben ik, wie ben ik?, loopbaandoel, korte introductie,
    profielomschrijving, in het kort, kort over mij, wie ik ben, even voorstellen`,
  work: `
    werkervaring, ervaring, ervaringen, werkervaringen, professionele ervaring, beroepservaring, loopbaan,
    carrière, arbeidsverleden, werk, stages, stage, stage-ervaring, relevante werkervaring, arbeidservaring,
    relevante ervaring, werkgeschiedenis, praktijkervaring, onderwijservaring, functies, bijbanen,
    loopbaanoverzicht, dienstverbanden, werkzaamheden, waar ik werkte, werk en stages, loopbaan tot nu toe,
    eerdere functies, werkverleden, beroepsloopbaan, ervaring en stages, functies en werkgevers, huidige functie,
    huidige werkgever`,
  education: `
    opleiding, opleidingen, onderwijs, studie, studies, scholing, opleiding en training, genoten opleiding,
    genoten opleidingen, opleidingsachtergrond, diploma, diploma's, vooropleiding, academische achtergrond,
    educatie, opleidingen en cursussen, studies en opleidingen, waar ik studeerde, studie en opleiding,
    diploma's en opleidingen`,
  skills: `
    vaardigheden, competenties, kennis, kennis en vaardigheden, kwaliteiten, technische vaardigheden,
    computervaardigheden, computerkennis, ict-vaardigheden, it-vaardigheden, digitale vaardigheden,
    persoonlijke vaardigheden, expertise, software, tools, technologieën, sterke punten, kerncompetenties,
    kernkwaliteiten, eigenschaften, eigenschappen, persoonlijke eigenschappen, skills, vakkennis, it-kennis,
    ict, automatisering, programmeertalen, specialisaties, technieken, sociale vaardigheden, specialismen,
    expertises, kundigheden, systemen, systeemkennis, wat ik kan, gereedschapskist, waar ik goed in ben,
    vakbekwaamheden, bekwaamheden`,
  certifications: `
    certificaten, certificering, certificeringen, certificaat, cursussen, cursus, trainingen, training,
    cursussen en trainingen, trainingen en cursussen, licenties, bijscholing, nascholing,
    certificaten en cursussen, diploma's en certificaten, certificaten en diploma's, bevoegdheden,
    registraties, rijbewijs en certificaten, vakdiploma's, trainingen en certificaten, attesten, attest,
    brevetten`,
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
