import type { HeadingWords } from './heading-words';

export const it: HeadingWords = {
  contact: `
    contatti, contatto, recapiti, dati personali, informazioni personali, dati anagrafici,
    informazioni di contatto, indirizzo, social, profili, link, dettagli personali, dettagli, anagrafica,
    come contattarmi, dove trovarmi, contattami`,
  summary: `
    profilo, profilo professionale, profilo personale, chi sono, su di me, sommario, riepilogo, obiettivo,
    obiettivi, obiettivo professionale, obiettivi professionali, presentazione, sintesi, introduzione,
    biografia, riassunto, in breve, dichiarazione personale, occupazione desiderata, posizione ricercata,
    in poche parole, il mio profilo, presentazione personale`,
  work: `
    esperienza, esperienze, esperienza professionale, esperienze professionali, esperienza lavorativa,
    esperienze lavorative, esperienza di lavoro, esperienze di lavoro, carriera, percorso professionale,
    percorso lavorativo, storia lavorativa, attività professionale, attività lavorativa, impieghi, lavoro,
    tirocini, tirocinio, stage, attività didattica, esperienza didattica, esperienze pregresse, incarichi,
    posizioni, posizione, posizioni ricoperte, posizioni accademiche, servizio, servizi prestati, esperienza accademica, insegnamento, esperienze di lavoro e tirocini,
    dove ho lavorato, occupazioni, precedenti esperienze, esperienza in azienda, attività svolte,
    posizione attuale, incarico attuale, occupazione attuale, ruolo attuale`,
  education: `
    istruzione, formazione, istruzione e formazione, formazione e istruzione, studi, titoli di studio,
    titolo di studio, percorso formativo, formazione accademica, percorso di studi, percorso accademico,
    educazione, carriera accademica, titoli, formazione scolastica, formazione universitaria,
    curriculum studiorum, educazione e formazione, scuola e università, studi e formazione,
    formazione e studi, dove ho studiato, istruzione scolastica`,
  skills: `
    competenze, capacità, capacità e competenze, competenze tecniche, competenze informatiche,
    competenze digitali, competenze personali, competenze professionali, competenze comunicative,
    competenze organizzative, competenze organizzative e gestionali, competenze relazionali, altre competenze,
    conoscenze, conoscenze informatiche, abilità, strumenti, tecnologie, software, informatica,
    punti di forza, hard skills, soft skills, skills, competenze chiave, competenze trasversali,
    capacità e competenze tecniche, capacità e competenze personali, aree di competenza, conoscenze tecniche,
    linguaggi di programmazione, programmi, attitudini, competenza digitale, competenza comunicativa,
    qualifiche, specializzazioni, cosa so fare, cassetta degli attrezzi, capacità tecniche,
    capacità personali, capacità organizzative, capacità relazionali, conoscenze e competenze`,
  certifications: `
    certificazioni, certificazione, certificati, corsi, corsi di formazione, attestati, licenze, abilitazioni,
    corsi e certificazioni, formazione continua, formazione complementare, aggiornamento professionale,
    corsi di aggiornamento, patentini, abilitazione, seminari, abilitazioni e certificazioni,
    corsi e attestati, patenti e abilitazioni, titoli abilitanti, iscrizioni ad albi, corsi professionali,
    iscrizione all'albo`,
  languages: `
    lingue, lingua, competenze linguistiche, conoscenze linguistiche, lingue straniere, lingua madre,
    madrelingua, altre lingue, altra lingua`,
  projects: `
    progetti, progetto, progetti personali, portfolio, ricerca, progetti di ricerca, lavori,
    attività di ricerca, realizzazioni, opere`,
  publications: `
    pubblicazioni, pubblicazione, articoli, libri, conferenze, presentazioni, brevetti, tesi, interventi,
    convegni, relazioni, mostre`,
  awards: `
    premi, premio, riconoscimenti, riconoscimenti e premi, premi e riconoscimenti, borse di studio,
    onorificenze, risultati, traguardi, successi`,
  volunteering: `
    volontariato, attività di volontariato, attività, attività extracurriculari, associazioni,
    appartenenza a gruppi, attività sociali, impegno sociale, affiliazioni, esperienze di volontariato,
    appartenenza ad associazioni, esperienza di volontariato`,
  interests: 'interessi, hobby, interessi personali, tempo libero, passioni, hobby e interessi',
  references: 'referenze, referenza, raccomandazioni',
  other: `
    altro, varie, ulteriori informazioni, altre informazioni, informazioni aggiuntive,
    informazioni supplementari, allegati, patente, patente di guida, patenti, dati,
    trattamento dei dati personali, disponibilità, servizio militare`,
  fillers: `
    mie, miei, mia, mio, le, la, il, i, altre, altri, ulteriori, principali, professionali, professionale,
    personali, rilevanti, recenti, selezionate, selezionati, varie`,
  prepositions: 'di, del, in, nel, nei, per, con',
  conjunctions: 'e, ed, o',
};
