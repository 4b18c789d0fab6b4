import type { FurtherPart, Language } from './person';

/** The headings of a CV. */
export type Heading =
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'contact'
  | FurtherPart['kind'];

interface Words {
  /** The forms of each heading in CVs, the most common first. */
  headings: Record<Heading, string[]>;
  present: string[];
  since: string;
  seasons: Record<'spring' | 'summer' | 'autumn' | 'winter', string>;
  /** The word between a degree and its field. */
  degreeIn: string;
  labels: Record<'email' | 'phone' | 'place' | 'page' | 'name' | 'document', string>;
}

/** The words that layouts print in each language, apart from the people's own texts. */
export const words: Record<Language, Words> = {
  en: {
    headings: {
      summary: ['Profile', 'Summary', 'About me'],
      work: ['Work experience', 'Experience', 'Employment history', 'Professional experience'],
      education: ['Education', 'Education and training', 'Academic background'],
      skills: ['Skills', 'Key skills', 'Technical skills', 'Core competencies'],
      certifications: ['Certifications', 'Licences and certifications', 'Certificates'],
      languages: ['Languages'],
      contact: ['Contact', 'Contact details'],
      projects: ['Projects', 'Selected projects'],
      publications: ['Publications'],
      awards: ['Awards', 'Honours and awards'],
      volunteering: ['Volunteering', 'Volunteer work'],
      interests: ['Interests', 'Hobbies'],
      references: ['References'],
    },
    present: ['present', 'now', 'Present', 'current'],
    since: 'since',
    seasons: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' },
    degreeIn: 'in',
    labels: {
      email: 'E-mail',
      phone: 'Phone',
      place: 'Address',
      page: 'Page',
      name: 'Name',
      document: 'Curriculum vitae',
    },
  },
  de: {
    headings: {
      summary: ['Profil', 'Kurzprofil', 'Über mich'],
      work: ['Berufserfahrung', 'Beruflicher Werdegang', 'Praktische Erfahrung'],
      education: ['Ausbildung', 'Bildungsweg', 'Studium und Ausbildung'],
      skills: ['Kenntnisse', 'Fähigkeiten', 'Kompetenzen'],
      certifications: ['Zertifikate', 'Zertifizierungen', 'Weiterbildung'],
      languages: ['Sprachen', 'Sprachkenntnisse'],
      contact: ['Kontakt', 'Persönliche Daten'],
      projects: ['Projekte'],
      publications: ['Veröffentlichungen', 'Publikationen'],
      awards: ['Auszeichnungen', 'Preise'],
      volunteering: ['Ehrenamt', 'Ehrenamtliches Engagement'],
      interests: ['Interessen', 'Hobbys'],
      references: ['Referenzen'],
    },
    present: ['heute', 'jetzt', 'dato'],
    since: 'seit',
    seasons: { spring: 'Frühjahr', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter' },
    degreeIn: 'in',
    labels: {
      email: 'E-Mail',
      phone: 'Telefon',
      place: 'Anschrift',
      page: 'Seite',
      name: 'Name',
      document: 'Lebenslauf',
    },
  },
  fr: {
    headings: {
      summary: ['Profil', 'À propos', 'Présentation'],
      work: ['Expérience professionnelle', 'Expériences professionnelles', 'Parcours professionnel'],
      education: ['Formation', 'Formations', 'Études et diplômes'],
      skills: ['Compétences', 'Compétences clés', 'Savoir-faire'],
      certifications: ['Certifications', 'Certificats', 'Habilitations'],
      languages: ['Langues'],
      contact: ['Contact', 'Coordonnées'],
      projects: ['Projets'],
      publications: ['Publications'],
      awards: ['Distinctions', 'Prix et distinctions'],
      volunteering: ['Bénévolat', 'Engagement associatif'],
      interests: ['Centres d’intérêt', 'Loisirs'],
      references: ['Références'],
    },
    present: ['aujourd’hui', 'présent', 'ce jour'],
    since: 'depuis',
    seasons: { spring: 'Printemps', summer: 'Été', autumn: 'Automne', winter: 'Hiver' },
    degreeIn: 'en',
    labels: {
      email: 'Courriel',
      phone: 'Téléphone',
      place: 'Adresse',
      page: 'Page',
      name: 'Nom',
      document: 'Curriculum vitae',
    },
  },
  es: {
    headings: {
      summary: ['Perfil', 'Perfil profesional', 'Sobre mí'],
      work: ['Experiencia laboral', 'Experiencia profesional', 'Experiencia'],
      education: ['Formación académica', 'Educación', 'Estudios'],
      skills: ['Habilidades', 'Competencias', 'Conocimientos'],
      certifications: ['Certificaciones', 'Certificados', 'Cursos y certificados'],
      languages: ['Idiomas'],
      contact: ['Contacto', 'Datos personales'],
      projects: ['Proyectos'],
      publications: ['Publicaciones'],
      awards: ['Premios', 'Reconocimientos'],
      volunteering: ['Voluntariado'],
      interests: ['Intereses', 'Aficiones'],
      references: ['Referencias'],
    },
    present: ['actualidad', 'presente', 'actualmente'],
    since: 'desde',
    seasons: { spring: 'Primavera', summer: 'Verano', autumn: 'Otoño', winter: 'Invierno' },
    degreeIn: 'en',
    labels: {
      email: 'Correo',
      phone: 'Teléfono',
      place: 'Dirección',
      page: 'Página',
      name: 'Nombre',
      document: 'Currículum vítae',
    },
  },
  it: {
    headings: {
      summary: ['Profilo', 'Profilo professionale', 'Chi sono'],
      work: ['Esperienza professionale', 'Esperienze lavorative', 'Esperienza lavorativa'],
      education: ['Istruzione', 'Istruzione e formazione', 'Formazione'],
      skills: ['Competenze', 'Competenze tecniche', 'Capacità'],
      certifications: ['Certificazioni', 'Attestati', 'Corsi e certificazioni'],
      languages: ['Lingue', 'Conoscenze linguistiche'],
      contact: ['Contatti', 'Dati personali'],
      projects: ['Progetti'],
      publications: ['Pubblicazioni'],
      awards: ['Premi', 'Riconoscimenti'],
      volunteering: ['Volontariato'],
      interests: ['Interessi', 'Hobby'],
      references: ['Referenze'],
    },
    present: ['oggi', 'presente', 'in corso'],
    since: 'dal',
    seasons: { spring: 'Primavera', summer: 'Estate', autumn: 'Autunno', winter: 'Inverno' },
    degreeIn: 'in',
    labels: {
      email: 'E-mail',
      phone: 'Telefono',
      place: 'Indirizzo',
      page: 'Pagina',
      name: 'Nome',
      document: 'Curriculum vitae',
    },
  },
  nl: {
    headings: {
      summary: ['Profiel', 'Samenvatting', 'Over mij'],
      work: ['Werkervaring', 'Loopbaan', 'Relevante werkervaring'],
      education: ['Opleiding', 'Opleidingen', 'Opleiding en scholing'],
      skills: ['Vaardigheden', 'Competenties', 'Kennis en vaardigheden'],
      certifications: ['Certificaten', 'Cursussen en certificaten'],
      languages: ['Talen', 'Talenkennis'],
      contact: ['Contact', 'Personalia'],
      projects: ['Projecten'],
      publications: ['Publicaties'],
      awards: ['Prijzen', 'Onderscheidingen'],
      volunteering: ['Vrijwilligerswerk'],
      interests: ['Interesses', 'Hobby’s'],
      references: ['Referenties'],
    },
    present: ['heden', 'nu'],
    since: 'sinds',
    seasons: { spring: 'Voorjaar', summer: 'Zomer', autumn: 'Najaar', winter: 'Winter' },
    degreeIn: 'in',
    labels: {
      email: 'E-mail',
      phone: 'Telefoon',
      place: 'Adres',
      page: 'Pagina',
      name: 'Naam',
      document: 'Curriculum vitae',
    },
  },
  pt: {
    headings: {
      summary: ['Perfil', 'Resumo', 'Sobre mim'],
      work: ['Experiência profissional', 'Experiência', 'Percurso profissional'],
      education: ['Formação académica', 'Formação', 'Educação'],
      skills: ['Competências', 'Habilidades', 'Conhecimentos'],
      certifications: ['Certificações', 'Certificados', 'Cursos e certificações'],
      languages: ['Idiomas', 'Línguas'],
      contact: ['Contacto', 'Dados pessoais'],
      projects: ['Projetos'],
      publications: ['Publicações'],
      awards: ['Prémios', 'Distinções'],
      volunteering: ['Voluntariado'],
      interests: ['Interesses', 'Passatempos'],
      references: ['Referências'],
    },
    present: ['atual', 'presente', 'até ao momento'],
    since: 'desde',
    seasons: { spring: 'Primavera', summer: 'Verão', autumn: 'Outono', winter: 'Inverno' },
    degreeIn: 'em',
    labels: {
      email: 'E-mail',
      phone: 'Telefone',
      place: 'Morada',
      page: 'Página',
      name: 'Nome',
      document: 'Curriculum vitae',
    },
  },
};
