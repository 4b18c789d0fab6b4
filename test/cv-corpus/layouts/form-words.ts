import type { Language } from '../person';

type Label =
  | 'period'
  | 'employer'
  | 'position'
  | 'duties'
  | 'school'
  | 'degree'
  | 'place'
  | 'note'
  | 'language'
  | 'level'
  | 'certificate'
  | 'issuer'
  | 'date';

/** The labels of forms, which print one before each value or at the top of each column of a table. */
export const formWords: Record<Language, Record<Label, string>> = {
  en: {
    period: 'Dates',
    employer: 'Employer',
    position: 'Position held',
    duties: 'Main duties',
    school: 'Institution',
    degree: 'Qualification',
    place: 'Location',
    note: 'Remarks',
    language: 'Language',
    level: 'Level',
    certificate: 'Certificate',
    issuer: 'Issued by',
    date: 'Date',
  },
  de: {
    period: 'Zeitraum',
    employer: 'Arbeitgeber',
    position: 'Position',
    duties: 'Aufgaben',
    school: 'Einrichtung',
    degree: 'Abschluss',
    place: 'Ort',
    note: 'Anmerkung',
    language: 'Sprache',
    level: 'Niveau',
    certificate: 'Zertifikat',
    issuer: 'Ausgestellt von',
    date: 'Datum',
  },
  fr: {
    period: 'Période',
    employer: 'Employeur',
    position: 'Poste occupé',
    duties: 'Missions',
    school: 'Établissement',
    degree: 'Diplôme',
    place: 'Lieu',
    note: 'Remarque',
    language: 'Langue',
    level: 'Niveau',
    certificate: 'Certificat',
    issuer: 'Délivré par',
    date: 'Date',
  },
  es: {
    period: 'Periodo',
    employer: 'Empresa',
    position: 'Cargo',
    duties: 'Funciones',
    school: 'Centro',
    degree: 'Titulación',
    place: 'Lugar',
    note: 'Observaciones',
    language: 'Idioma',
    level: 'Nivel',
    certificate: 'Certificado',
    issuer: 'Expedido por',
    date: 'Fecha',
  },
  it: {
    period: 'Periodo',
    employer: 'Datore di lavoro',
    position: 'Posizione ricoperta',
    duties: 'Mansioni',
    school: 'Istituto',
    degree: 'Titolo conseguito',
    place: 'Sede',
    note: 'Note',
    language: 'Lingua',
    level: 'Livello',
    certificate: 'Attestato',
    issuer: 'Rilasciato da',
    date: 'Data',
  },
  nl: {
    period: 'Periode',
    employer: 'Werkgever',
    position: 'Functie',
    duties: 'Taken',
    school: 'Instelling',
    degree: 'Diploma',
    place: 'Plaats',
    note: 'Opmerking',
    language: 'Taal',
    level: 'Niveau',
    certificate: 'Certificaat',
    issuer: 'Afgegeven door',
    date: 'Datum',
  },
  pt: {
    period: 'Período',
    employer: 'Entidade empregadora',
    position: 'Cargo',
    duties: 'Funções',
    school: 'Instituição',
    degree: 'Título obtido',
    place: 'Local',
    note: 'Observações',
    language: 'Idioma',
    level: 'Nível',
    certificate: 'Certificado',
    issuer: 'Emitido por',
    date: 'Data',
  },
};
