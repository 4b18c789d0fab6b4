import type { HeadingWords } from './heading-words';

export const nb: HeadingWords = {
  contact: `
    kontakt, kontaktinfo, kontaktinformasjon, kontaktopplysninger, personalia, personlige opplysninger,
    personlig informasjon, personopplysninger, opplysninger, adresse, kontakt meg, profiler, lenker,
    sosiale medier, personlig, persondata`,
  summary: `
    profil, sammendrag, oppsummering, om meg, kort om meg, personlig profil, presentasjon, introduksjon,
    nøkkelinformasjon, nøkkelkvalifikasjoner, profiltekst, hvem er jeg, hvem er jeg?, karrieremål, målsetting, mål,
    bakgrunn, kort oppsummert, faglig profil, profesjonell profil, motivasjon`,
  work: `
    erfaring, erfaringer, arbeidserfaring, yrkeserfaring, jobberfaring, relevant erfaring, arbeidsforhold,
    ansettelser, ansettelsesforhold, arbeid, jobber, jobb, karriere, stillinger, tidligere stillinger,
    nåværende stilling, tidligere arbeidsforhold, praksis, praksiserfaring, arbeidspraksis, yrkespraksis,
    relevant arbeidserfaring, annen arbeidserfaring, annen erfaring, profesjonell erfaring, undervisningserfaring,
    ledererfaring, arbeidsliv, deltidsjobber, sommerjobber, oppdrag, konsulenterfaring, lærlingtid`,
  education: `
    utdanning, utdannelse, utdanninger, skolegang, studier, akademisk bakgrunn, utdanningsbakgrunn, skole,
    utdanning og kurs, utdannelse og kurs, etterutdanning, videreutdanning, etter- og videreutdanning,
    høyere utdanning, skole og utdanning, formell utdanning, fagutdanning, annen utdanning`,
  skills: `
    ferdigheter, kompetanse, kompetanser, kunnskaper, nøkkelkompetanse, kjernekompetanse, toppferdigheter,
    beste ferdigheter, viktigste ferdigheter, fremste kompetanse, mest fremtredende kompetanse, datakunnskaper,
    dataferdigheter, it-kunnskaper, it-kompetanse, it-ferdigheter, ikt-kompetanse, ikt-ferdigheter, ikt,
    tekniske ferdigheter, teknisk kompetanse, personlige egenskaper, egenskaper, styrker, teknologier, verktøy,
    programmer, programvare, programmeringsspråk, ekspertise, spesialiteter, kvalifikasjoner,
    personlige kvalifikasjoner, evner, sosiale ferdigheter, faglige kvalifikasjoner, fagkompetanse, datakompetanse,
    digitale ferdigheter, digital kompetanse, personlige ferdigheter, systemkunnskap, kompetanseområder`,
  certifications: `
    sertifikater, sertifikat, sertifiseringer, sertifisering, kurs, kurser, kurs og sertifiseringer,
    kurs og sertifikater, lisenser, lisenser og sertifiseringer, autorisasjon, autorisasjoner, bevis, kursbevis,
    sertifiseringer og kurs, sertifikater og kurs, godkjenninger, annen kompetanse, førerkort og sertifikater`,
  languages: 'språk, språkkunnskaper, språkferdigheter, språkkompetanse, fremmedspråk, morsmål',
  projects: `
    prosjekter, prosjekt, utvalgte prosjekter, egne prosjekter, prosjekterfaring, personlige prosjekter, forskning,
    portefølje, forskningsprosjekter`,
  publications: `
    publikasjoner, publikasjon, artikler, bøker, foredrag, presentasjoner, patenter, konferanser, avhandling,
    masteroppgave, bacheloroppgave, utstillinger`,
  awards: `
    priser, utmerkelser, utmerkelse, stipend, stipender, priser og utmerkelser, prestasjoner, hederspriser,
    anerkjennelser`,
  volunteering: `
    frivillig arbeid, frivillighet, frivillig erfaring, frivillig engasjement, verv, tillitsverv,
    styreverv, engasjement, organisasjonsarbeid, organisasjonserfaring, foreningsarbeid, medlemskap,
    medlemskaper, aktiviteter, verv og frivillig arbeid, styreerfaring, dugnadsarbeid`,
  interests: `
    interesser, fritidsinteresser, hobby, hobbyer, hobbier, fritid, personlige interesser, fritid og interesser,
    fritidsaktiviteter, interesser og hobbyer`,
  references: 'referanser, referanse, anbefalinger',
  other: `
    annet, diverse, øvrig, andre opplysninger, øvrige opplysninger, tilleggsinformasjon, tilleggsopplysninger,
    vedlegg, førerkort, militærtjeneste, førstegangstjeneste, verneplikt, utenlandsopphold, annen informasjon`,
  fillers: `
    min, mitt, mine, øvrig, øvrige, annen, andre, relevant, relevante, profesjonell, faglig, faglige, personlige,
    tidligere, nåværende, utvalgte, viktigste, siste, ytterligere, aktuelle`,
  prepositions: 'i, innen, innenfor, med, fra, på, som, ved, av, om',
  conjunctions: 'og, samt, eller',
};
