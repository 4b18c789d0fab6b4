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

/** What forms call the facts of an entry; two texts if forms differ. */
const forms: Record<Language, Record<Label, string | [string, string]>> = {
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
    issuer: ['Awarded by', 'Issued by'],
    language: 'Language',
    level: 'Level',
  },
  de: {
    period: 'Zeitraum',
    date: 'Datum',
    position: ['Tätigkeit als', 'Position'],
    employer: 'Arbeitgeber',
    place: 'Ort',
    tasks: 'Aufgaben',
    degree: 'Abschluss',
    school: 'Einrichtung',
    note: ['Bemerkung', 'Anmerkung'],
    certificate: ['Nachweis', 'Zertifikat'],
    issuer: 'Ausgestellt von',
    language: 'Sprache',
    level: 'Niveau',
  },
  fr: {
    period: ['Dates', 'Période'],
    date: 'Date',
    position: 'Poste occupé',
    employer: 'Employeur',
    place: 'Lieu',
    tasks: 'Missions',
    degree: 'Diplôme',
    school: 'Établissement',
    note: 'Remarque',
    certificate: ['Intitulé', 'Certificat'],
    issuer: 'Délivré par',
    language: 'Langue',
    level: 'Niveau',
  },
  es: {
    period: ['Fechas', 'Periodo'],
    date: 'Fecha',
    position: ['Puesto', 'Cargo'],
    employer: 'Empresa',
    place: 'Lugar',
    tasks: 'Funciones',
    degree: ['Título', 'Titulación'],
    school: 'Centro',
    note: 'Observaciones',
    certificate: ['Denominación', 'Certificado'],
    issuer: 'Expedido por',
    language: 'Idioma',
    level: 'Nivel',
  },
  it: {
    period: ['Date', 'Periodo'],
    date: 'Data',
    position: 'Posizione ricoperta',
    employer: 'Datore di lavoro',
    place: ['Luogo', 'Sede'],
    tasks: 'Mansioni',
    degree: ['Titolo di studio', 'Titolo conseguito'],
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
    tasks: ['Werkzaamheden', 'Taken'],
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
    employer: ['Empresa', 'Entidade empregadora'],
    place: 'Local',
    tasks: ['Principais atividades', 'Funções'],
    degree: ['Curso', 'Título obtido'],
    school: 'Instituição',
    note: 'Observações',
    certificate: ['Curso', 'Certificado'],
    issuer: ['Entidade', 'Emitido por'],
    language: 'Idioma',
    level: 'Nível',
  },
};

/** The labels that one of two kinds of forms prints before each value or at the top of each column. */
export const entryLabels = (language: Language, form: 0 | 1) => (label: Label) => {
  const texts = forms[language][label];
  return typeof texts === 'string' ? texts : texts[form];
};
