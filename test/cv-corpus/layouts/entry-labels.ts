import type { Language } from '../person';

type Label =
  | 'period'
  | 'date'
  | 'position'
  | 'employer'
  | 'place'
  | 'tasks'
  | 'degree'
  | 'school'
  | 'note'
  | 'certificate'
  | 'issuer'
  | 'language'
  | 'level';

/** What forms and tables call the facts of an entry. */
export const entryLabels: Record<Language, Record<Label, string>> = {
  en: {
    period: 'Dates',
    date: 'Date',
    position: 'Position held',
    employer: 'Employer',
    place: 'Location',
    tasks: 'Main duties',
    degree: 'Qualification',
    school: 'Institution',
    note: 'Remarks',
    certificate: 'Certificate',
    issuer: 'Awarded by',
    language: 'Language',
    level: 'Level',
  },
  de: {
    period: 'Zeitraum',
    date: 'Datum',
    position: 'Tätigkeit als',
    employer: 'Arbeitgeber',
    place: 'Ort',
    tasks: 'Aufgaben',
    degree: 'Abschluss',
    school: 'Einrichtung',
    note: 'Bemerkung',
    certificate: 'Nachweis',
    issuer: 'Ausgestellt von',
    language: 'Sprache',
    level: 'Niveau',
  },
  fr: {
    period: 'Dates',
    date: 'Date',
    position: 'Poste occupé',
    employer: 'Employeur',
    place: 'Lieu',
    tasks: 'Missions',
    degree: 'Diplôme',
    school: 'Établissement',
    note: 'Remarque',
    certificate: 'Intitulé',
    issuer: 'Délivré par',
    language: 'Langue',
    level: 'Niveau',
  },
  es: {
    period: 'Fechas',
    date: 'Fecha',
    position: 'Puesto',
    employer: 'Empresa',
    place: 'Lugar',
    tasks: 'Funciones',
    degree: 'Título',
    school: 'Centro',
    note: 'Observaciones',
    certificate: 'Denominación',
    issuer: 'Expedido por',
    language: 'Idioma',
    level: 'Nivel',
  },
  it: {
    period: 'Date',
    date: 'Data',
    position: 'Posizione ricoperta',
    employer: 'Datore di lavoro',
    place: 'Luogo',
    tasks: 'Mansioni',
    degree: 'Titolo di studio',
    school: 'Istituto',
    note: 'Note',
    certificate: 'Attestato',
    issuer: 'Rilasciato da',
    language: 'Lingua',
    level: 'Livello',
  },
  nl: {
    period: 'Periode',
    date: 'Datum',
    position: 'Functie',
    employer: 'Werkgever',
    place: 'Plaats',
    tasks: 'Werkzaamheden',
    degree: 'Diploma',
    school: 'Instelling',
    note: 'Opmerking',
    certificate: 'Certificaat',
    issuer: 'Afgegeven door',
    language: 'Taal',
    level: 'Niveau',
  },
  pt: {
    period: 'Período',
    date: 'Data',
    position: 'Cargo',
    employer: 'Empresa',
    place: 'Local',
    tasks: 'Principais atividades',
    degree: 'Curso',
    school: 'Instituição',
    note: 'Observações',
    certificate: 'Curso',
    issuer: 'Entidade',
    language: 'Idioma',
    level: 'Nível',
  },
};
