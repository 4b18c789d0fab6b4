import type { HeadingWords } from './heading-words';

export const de: HeadingWords = {
  contact: `
    kontakt, kontaktdaten, kontaktinformationen, persönliche daten, persönliche angaben,
    persönliche informationen, angaben zur person, zur person, persönliches, personalien, adresse, anschrift,
    online, profile, soziale netzwerke, links, daten, so erreichen sie mich, erreichbarkeit,
    kontaktieren sie mich`,
  summary: `
    profil, kurzprofil, über mich, zusammenfassung, persönliches profil, berufliches profil, berufsziel, ziel,
    ziele, motivation, einleitung, qualifikationsprofil, überblick, steckbrief, wer ich bin, kurzvorstellung,
    vorstellung, berufliche ziele, auf einen blick, kurz und knapp, in kürze, das bin ich, über meine person,
    kernprofil`,
  work: `
    berufserfahrung, berufserfahrungen, berufliche erfahrung, berufliche erfahrungen, beruflicher werdegang,
    berufspraxis, berufliche praxis, werdegang, berufstätigkeit, berufliche tätigkeit, berufliche tätigkeiten,
    berufliche stationen, berufliche laufbahn, berufslaufbahn, arbeitserfahrung, arbeitserfahrungen,
    praxiserfahrung, praktische erfahrung, praktische erfahrungen, erfahrung, erfahrungen, praktika,
    praktikum, nebentätigkeit, nebentätigkeiten, freiberufliche tätigkeit, freiberufliche tätigkeiten, selbständige tätigkeit, nebenjobs, beschäftigung, beschäftigungen, beschäftigungsverhältnisse, beruf, karriere,
    anstellungen, tätigkeiten, berufsweg, stationen, bisherige tätigkeiten, beruflicher hintergrund,
    lehrtätigkeit, lehre, lehrerfahrung, selbstständigkeit, engagements, berufliche erfahrungen und praktika,
    bisherige stationen, bisherige arbeitgeber, beruflicher weg, mein weg, berufliche entwicklung,
    wichtigste stationen, erwerbstätigkeit, arbeitsverhältnisse, praxis, aktuelle position, aktuelle tätigkeit, derzeitige tätigkeit`,
  education: `
    ausbildung, ausbildungen, bildung, bildungsweg, bildungsgang, akademische ausbildung,
    akademischer werdegang, studium, schulbildung, schule, schulische ausbildung, schulausbildung,
    hochschulausbildung, hochschulbildung, berufsausbildung, berufliche ausbildung, schul- und berufsbildung,
    schul- und hochschulbildung, studium und ausbildung, aus- und weiterbildung, hochschulstudium, promotion,
    abschlüsse, bildungsabschlüsse, akademische laufbahn, schulischer werdegang, schulzeit, ausbildungsweg,
    studien, meine ausbildung, aus- und fortbildung, studium und schule, schule und studium,
    schule und ausbildung, akademische bildung, schulabschluss, schulabschlüsse, bildungsstationen,
    ausbildung und studium`,
  skills: `
    kenntnisse, top-kenntnisse, fähigkeiten, kompetenzen, fertigkeiten, skills, it-kenntnisse, edv-kenntnisse, edv, it,
    computerkenntnisse, pc-kenntnisse, fachkenntnisse, technische kenntnisse, technische fähigkeiten,
    kernkompetenzen, schlüsselkompetenzen, soft skills, softskills, besondere kenntnisse, stärken,
    persönliche stärken, technologien, programmiersprachen, computersprachen, werkzeuge, programme, software,
    digitale kompetenzen, qualifikationen, fachliche kompetenzen, soziale kompetenzen,
    persönliche fähigkeiten, expertise, schwerpunkte, kenntnisse und fähigkeiten, spezialkenntnisse,
    edv- kenntnisse, eigenschaften, fachkompetenzen, fachgebiete, softwarekenntnisse, programmierkenntnisse,
    methoden, was ich kann, das kann ich, know-how, fachwissen, werkzeugkasten, it-skills,
    fachliche kenntnisse, fachliche fähigkeiten, persönliche kompetenzen, methodenkompetenz, it kenntnisse,
    edv kenntnisse, das kann ich gut, kann ich gut, darin bin ich gut`,
  certifications: `
    zertifikate, zertifikat, zertifizierungen, zertifizierung, weiterbildung, weiterbildungen, fortbildung,
    fortbildungen, lizenzen, kurse, seminare, berufliche weiterbildung, zusatzqualifikationen,
    zusatzqualifikation, scheine, schulungen, bescheinigungen, fort- und weiterbildung,
    fort- und weiterbildungen, zusatzausbildung, zertifikate und lizenzen, nachweise, befähigungsnachweise,
    zulassungen, approbation, berechtigungen, zertifikate und weiterbildungen, kurse und zertifikate,
    befähigungen, prüfungen und scheine, scheine und prüfungen, prüfungen, weitere qualifikationen`,
  languages: `
    sprachen, sprachkenntnisse, fremdsprachen, fremdsprachenkenntnisse, sprachliche fähigkeiten,
    sprachkompetenzen, muttersprache`,
  projects: `
    projekte, projekt, projekterfahrung, projekterfahrungen, projektarbeit, projektarbeiten,
    persönliche projekte, ausgewählte projekte, eigene projekte, private projekte, forschung,
    forschungsprojekte, referenzprojekte, forschungsinteressen, werkverzeichnis, arbeiten, portfolio,
    forschungsschwerpunkte`,
  publications: `
    publikationen, publikation, veröffentlichungen, veröffentlichung, publikationsliste, schriften, vorträge,
    artikel, bücher, abschlussarbeiten, abschlussarbeit, patente, konferenzen, präsentationen, ausstellungen,
    dissertation, masterarbeit, bachelorarbeit, diplomarbeit`,
  awards: `
    auszeichnungen, auszeichnung, preise, ehrungen, stipendien, stipendium, erfolge,
    preise und auszeichnungen, wettbewerbe, förderungen`,
  volunteering: `
    ehrenamt, ehrenämter, ehrenamtliche tätigkeit, ehrenamtliche tätigkeiten, ehrenamtliches engagement,
    engagement, soziales engagement, gesellschaftliches engagement, freiwilligenarbeit,
    freiwilliges engagement, außeruniversitäres engagement, mitgliedschaften, mitgliedschaft, gremien,
    vereine, aktivitäten, außerschulische aktivitäten`,
  interests: `
    interessen, hobbys, hobbies, hobby, freizeit, persönliche interessen, freizeitaktivitäten, leidenschaften,
    privates`,
  references: 'referenzen, referenz, empfehlungen, referenzgeber',
  other: `
    sonstiges, sonstige, weiteres, weitere angaben, zusätzliche informationen, weitere informationen, anlagen,
    anhang, führerschein, wehrdienst, zivildienst, wehr- und zivildienst, bundesfreiwilligendienst,
    verschiedenes, auslandserfahrung, auslandsaufenthalte, auslandsaufenthalt, verfügbarkeit, mobilität`,
  fillers: `
    meine, mein, weitere, weiterer, sonstige, sonstiges, besondere, berufliche, beruflicher, relevante,
    ausgewählte, wichtigste, persönliche, fachliche, zusätzliche, aktuelle, bisherige, bisheriger, allgemeine,
    wesentliche, akademischer, schulischer, schulische`,
  prepositions: 'in, im, von, bei, mit, als, im bereich, für',
  conjunctions: 'und, sowie, oder',
};
