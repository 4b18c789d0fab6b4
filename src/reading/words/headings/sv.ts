import type { HeadingWords } from './heading-words';

export const sv: HeadingWords = {
  contact: `
    kontakt, kontakta, kontakta mig, kontaktuppgifter, kontaktinformation, kontaktinfo, personuppgifter,
    personliga uppgifter, personlig information, personalia, uppgifter, adress, profiler, länkar, sociala medier,
    personligt, persondata`,
  summary: `
    profil, sammanfattning, om mig, kort om mig, personlig profil, presentation, introduktion, yrkesprofil,
    profiltext, vem är jag, vem är jag?, mål, karriärmål, målsättning, personligt brev, bakgrund, i korthet,
    personlig presentation, kompetensprofil, professionell profil, översikt`,
  work: `
    erfarenhet, erfarenheter, arbetslivserfarenhet, arbetslivserfarenheter, yrkeserfarenhet, arbetserfarenhet,
    yrkeserfarenheter, anställningar, anställning, arbete, arbeten, jobb, jobberfarenhet, karriär, tjänster,
    tidigare anställningar, tidigare anställning, nuvarande anställning, nuvarande tjänst, praktik,
    relevant erfarenhet, professionell erfarenhet, arbetsliv, uppdrag, konsultuppdrag, undervisningserfarenhet,
    övrig arbetslivserfarenhet, anställningshistorik, arbetshistorik, yrkesliv, befattningar,
    övriga anställningar, chefserfarenhet, yrkesbakgrund, praktik och sommarjobb`,
  education: `
    utbildning, utbildningar, studier, skola, akademisk bakgrund, utbildningsbakgrund, akademisk utbildning,
    utbildning och kurser, utbildningar och kurser, skolgång, vidareutbildning, fortbildning, examina,
    högskoleutbildning, gymnasieutbildning, övrig utbildning, akademiska meriter`,
  skills: `
    kompetenser, kompetens, färdigheter, kunskaper, främsta kompetenser, toppkompetenser, nyckelkompetenser,
    kärnkompetenser, it-kunskaper, it-kompetens, datakunskaper, datakunskap, datavana, it-färdigheter,
    tekniska kunskaper, tekniska färdigheter, teknisk kompetens, tekniska kompetenser, personliga egenskaper,
    egenskaper, styrkor, teknologier, verktyg, program, programvaror, programspråk,
    programmeringsspråk, expertis, specialiteter, kvalifikationer, förmågor, sociala färdigheter,
    programmeringskunskaper, systemkunskaper, kunskapsområden, särskilda kunskaper, mjuka färdigheter,
    kompetensområden, datorkunskaper, systemvana, vad jag kan`,
  certifications: `
    certifikat, certifieringar, certifiering, kurser, kurser och certifikat, kurser och certifieringar,
    licenser, licenser och certifieringar, intyg, behörigheter, behörighet, legitimation, övriga kurser,
    körkort och certifikat, utbildningsbevis, certifieringar och kurser, kompetensutveckling, körkort och behörigheter`,
  languages: 'språk, språkkunskaper, språkfärdigheter, språkkompetens, främmande språk, modersmål',
  projects: `
    projekt, utvalda projekt, egna projekt, projekterfarenhet, personliga projekt, forskning, portfolio, portfölj,
    examensarbete, examensarbeten, forskningsprojekt`,
  publications: `
    publikationer, publikation, artiklar, böcker, föreläsningar, föredrag, presentationer, patent, konferenser,
    avhandling, uppsatser, uppsats, utställningar`,
  awards: `
    utmärkelser, utmärkelse, priser, pris, stipendier, stipendium, priser och utmärkelser, prestationer, meriter,
    utmärkelser och priser, erkännanden`,
  volunteering: `
    ideellt arbete, ideellt engagemang, ideella uppdrag, volontärarbete, volontärerfarenhet, engagemang,
    föreningsliv, föreningsengagemang, förtroendeuppdrag, styrelseuppdrag, medlemskap, aktiviteter,
    övriga uppdrag, ideell erfarenhet, frivilligarbete, föreningsuppdrag`,
  interests: `
    intressen, fritidsintressen, hobby, hobbyer, hobbies, fritid, personliga intressen, fritid och intressen,
    fritidsaktiviteter, intressen och fritid`,
  references: 'referenser, referens, rekommendationer, referenspersoner',
  other: `
    övrigt, övriga, övriga meriter, övriga upplysningar, övrig information, annat, diverse, bilagor, körkort,
    militärtjänst, värnplikt, utlandserfarenhet, utlandsvistelser, ytterligare information`,
  fillers: `
    min, mitt, mina, övrig, övriga, annan, andra, relevant, relevanta, professionell, personliga, ytterligare,
    tidigare, nuvarande, utvalda, främsta, viktigaste, senaste, aktuella, särskilda`,
  prepositions: 'i, inom, med, från, av, på, som, vid, om',
  conjunctions: 'och, samt, eller',
};
