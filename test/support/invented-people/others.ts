import { type InventedPerson, lasting, reachedAt, skillsOf } from './invented-person';

const places = ['Uppsala', 'Delft', 'Nairobi', 'Lisbon', 'Toronto'];
const schools = ['Institute of Hydrology', 'River Research Centre', 'Department of Water Resources'];
const roles = ['Visiting Researcher', 'Research Fellow', 'Lecturer', 'Principal Investigator', 'Adviser'];
const themes = [
  'groundwater',
  'flood forecasting',
  'river ice',
  'sediment',
  'urban drainage',
  'drought',
  'tides',
  'wetlands',
];
const methods = [
  'modelling',
  'field work',
  'statistics',
  'remote sensing',
  'teaching',
  'policy',
  'writing',
  'software',
  'supervision',
  'review',
];

const one = (list: string[], index: number) => list[index % list.length] ?? '';

/** 25 jobs, 80 skills, 30 publications and 60 photos. */
export const academic: InventedPerson = {
  profile: {
    displayName: 'Professor Eleonora Konstantina Papadopoulou-Fitzgerald, FRS',
    jobTitle: 'Professor of Hydrology',
    location: 'Dublin, Ireland',
    bio: 'I study how water moves through land that people have changed, and what that means for the towns downstream.\n\nMy group measures small rivers in four countries, publishes its data, and builds forecasts that municipalities can run themselves.',
  },
  sections: {
    workExperience: Array.from({ length: 25 }, (_, index) => ({
      position: index === 0 ? 'Professor of Hydrology' : one(roles, index),
      company: index === 0 ? 'Liffey University' : `${one(schools, index)}, ${one(places, index)}`,
      location: one(places, index),
      ...(index === 0 ? lasting('2019-01') : lasting(`${2019 - index}-02`, `${2019 - index}-12`)),
      description: `Led work on ${one(themes, index)} and taught ${one(methods, index)} to graduate students.`,
      achievements: index < 6 ? [`Grant for ${one(themes, index + 3)} of 1.2 million euros`] : [],
    })),
    education: [
      {
        institution: 'Delta University',
        degree: 'PhD',
        fieldOfStudy: 'Hydrology',
        ...lasting('1991-09', '1994-06'),
      },
      {
        institution: 'Aegean Polytechnic',
        degree: "Master's Degree",
        fieldOfStudy: 'Civil Engineering',
        ...lasting('1986-09', '1991-06'),
      },
      {
        institution: 'Open Courses',
        degree: 'Online Course',
        fieldOfStudy: 'Hydrology and Water Resources in Python',
        ...lasting('2024-01', '2024-03'),
      },
    ],
    skills: Array.from({ length: 80 }, (_, index) => ({
      name: `${one(themes, index)} ${one(methods, Math.floor(index / themes.length))}`.replace(
        /^./,
        (letter) => letter.toUpperCase(),
      ),
      category:
        (['Analytics', 'Technical Skills', 'Project Management', 'Other'] as const)[index % 4] ?? 'Other',
      proficiency: (['Expert', 'Advanced'] as const)[index % 2] ?? 'Expert',
      isHighlighted: index < 4,
      description: index < 4 ? 'Used in each of our catchments since the first season.' : null,
    })),
    publications: Array.from({ length: 30 }, (_, index) => ({
      title: `On ${one(themes, index)} and ${one(themes, index + 3)}: evidence from ${one(places, index)}`,
      publisher: 'Journal of Small Rivers',
      date: `${2025 - Math.floor(index / 2)}`,
      authors: ['E. K. Papadopoulou-Fitzgerald', 'M. Lindqvist', 'J. Otieno'],
      url: `https://journal.example/${index + 1}`,
    })),
    awards: [
      { title: 'Medal for Water Science', awarder: 'European Union of Hydrologists', date: '2021' },
      { title: 'Fellow', awarder: 'Royal Academy of Rivers', date: '2017' },
    ],
    languages: [
      { name: 'Greek', level: 'Native' },
      { name: 'English', level: 'C2' },
      { name: 'Swedish', level: 'B2' },
    ],
    contacts: [
      ...reachedAt('eleonora@hydrology.example', '+353 20 910 0066'),
      { type: 'website', label: 'Research group', value: 'https://hydrology.example' },
    ],
  },
  photos: Array.from({ length: 60 }, (_, index) =>
    index % 3 === 0 ? `Season ${index + 1}: ${one(themes, index)}` : '',
  ),
};

export const junior: InventedPerson = {
  profile: {
    displayName: 'Sam Whitlock',
    jobTitle: 'Junior web developer',
    location: 'Norwich',
    bio: 'I taught myself to program by building what my friends needed. Now I am looking for a team to learn from.',
  },
  sections: {
    projects: [
      {
        name: 'Lost & Found',
        url: 'https://lost-and-found.example',
        ...lasting('2025-02'),
        description:
          'A board for things lost on the buses of Norwich. **1,200 visitors** in its first month.',
        highlights: ['Search that forgives typing errors', 'Works without JavaScript'],
        technologies: ['TypeScript', 'SQLite', 'Fastify'],
      },
      {
        name: 'Allotment',
        url: 'https://allotment.example',
        ...lasting('2024-05', '2024-12'),
        description: 'Plans beds and sowing dates; used by eleven gardeners.',
        technologies: ['React', 'IndexedDB'],
      },
      {
        name: 'Nine Letters',
        ...lasting('2024-01', '2024-03'),
        description: 'A word game for the terminal.',
        technologies: ['Rust'],
      },
    ],
    education: [
      {
        institution: 'Wensum Sixth Form',
        degree: 'High School Diploma',
        fieldOfStudy: 'Mathematics, Physics, Art',
        ...lasting('2022-09', '2024-06'),
      },
    ],
    skills: skillsOf('Technical Skills', 'Intermediate', 'TypeScript, React, SQL, HTML, CSS, Git'),
    contacts: [
      { type: 'email', label: 'E-mail', value: 'sam@whitlock.example' },
      { type: 'social', label: 'GitHub', value: '@samwhitlock' },
    ],
  },
};

export const german: InventedPerson = {
  profile: {
    displayName: 'Jürgen Müller-Lüdenscheidt',
    jobTitle: 'Entwicklungsingenieur Geschwindigkeitsüberwachungssysteme',
    location: 'Braunschweig, Deutschland',
    language: 'de',
    bio: 'Ich entwickle Messsysteme für Schienenfahrzeuge, z. B. für die Geschwindigkeitsüberwachung auf Nebenstrecken. Seit zwölf Jahren arbeite ich an der Schnittstelle von Elektronik, Software und Zulassung.\n\nMir ist wichtig, dass Prüfergebnisse nachvollziehbar bleiben: vom Rohsignal bis zum Abnahmeprotokoll.',
  },
  sections: {
    workExperience: [
      {
        position: 'Gruppenleiter Geschwindigkeitsüberwachungssystementwicklung',
        company: 'Schienenfahrzeugprüfgesellschaft Niedersachsen mbH',
        location: 'Braunschweig',
        ...lasting('2019-04'),
        description:
          'Verantwortung für sechs Entwicklerinnen und Entwickler, das Anforderungsmanagement und die Zusammenarbeit mit dem Eisenbahnbundesamt.',
        achievements: [
          'Zulassungsverfahren von 14 auf 9 Monate verkürzt',
          'Messunsicherheitsbetrachtung für drei Fahrzeugbaureihen eingeführt',
        ],
        technologies: ['C++', 'MATLAB', 'Rust'],
      },
      {
        position: 'Softwareentwickler Antriebssteuerung',
        company: 'Elektromotorenwerk Harz AG',
        location: 'Goslar',
        ...lasting('2013-10', '2019-03'),
        description: 'Regelungssoftware für Asynchronmaschinen, Inbetriebnahme beim Kunden.',
      },
    ],
    education: [
      {
        institution: 'Technische Hochschule Okertal',
        degree: "Master's Degree",
        fieldOfStudy: 'Fahrzeugtechnik',
        location: 'Braunschweig',
        ...lasting('2011-10', '2013-09'),
        gpa: '1,4',
      },
      {
        institution: 'Technische Hochschule Okertal',
        degree: "Bachelor's Degree",
        fieldOfStudy: 'Elektrotechnik',
        ...lasting('2008-10', '2011-09'),
      },
    ],
    certifications: [
      {
        name: 'Fachkraft für Funktionale Sicherheit',
        issuer: 'Prüfverein Nord',
        issueDate: '2020-05',
        category: 'Professional',
      },
    ],
    skills: [
      ...skillsOf('Technical Skills', 'Expert', 'Signalverarbeitung, C++, Regelungstechnik'),
      ...skillsOf('Project Management', 'Advanced', 'Anforderungsmanagement, Zulassungsverfahren'),
    ],
    languages: [
      { name: 'Deutsch', level: 'Native' },
      { name: 'Englisch', level: 'C1' },
    ],
    contacts: reachedAt('juergen@mueller.example', '+49 30 23125 077', ['E-Mail', 'Telefon']),
    addresses: [
      {
        type: 'home',
        label: 'Zuhause',
        street: 'Am Eisenbütteler Wehr 5',
        city: 'Braunschweig',
        state: 'Niedersachsen',
        postalCode: '38122',
        country: 'Deutschland',
      },
    ],
  },
};

export const arabic: InventedPerson = {
  profile: {
    displayName: 'ليلى عبد الرحمن الحسن',
    jobTitle: 'مهندسة معمارية أولى',
    location: 'عمّان، الأردن',
    language: 'ar',
    bio: 'أصمم مباني عامة تحترم المناخ والناس. عملت خلال خمسة عشر عامًا في عمّان ودبي على مدارس ومكتبات ومراكز صحية.\n\nأؤمن بأن المبنى الجيد يبدأ بالاستماع إلى من سيستخدمه.',
  },
  sections: {
    workExperience: [
      {
        position: 'مهندسة معمارية أولى',
        company: 'مكتب الأفق للعمارة',
        location: 'عمّان',
        ...lasting('2018-03'),
        description: 'قيادة فريق من ستة معماريين، من الفكرة الأولى حتى التسليم.',
        achievements: ['خفض استهلاك الطاقة في ثلاث مدارس بنسبة 35%', 'تسليم مكتبة البلدية قبل موعدها بشهرين'],
        technologies: ['Revit', 'AutoCAD'],
      },
      {
        position: 'مهندسة معمارية',
        company: 'شركة الواحة للتصميم',
        location: 'دبي',
        ...lasting('2010-09', '2018-02'),
        description: 'تصميم مراكز صحية والإشراف على تنفيذها.',
      },
    ],
    education: [
      {
        institution: 'جامعة اليرموك الجديدة',
        degree: "Bachelor's Degree",
        fieldOfStudy: 'الهندسة المعمارية',
        location: 'إربد',
        ...lasting('2005-09', '2010-06'),
      },
    ],
    skills: [
      ...skillsOf('Design & UX', 'Expert', 'التصميم المعماري, التصميم البيئي'),
      ...skillsOf('Technical Skills', 'Advanced', 'Revit, AutoCAD, نمذجة الطاقة'),
    ],
    languages: [
      { name: 'العربية', level: 'Native' },
      { name: 'الإنجليزية', level: 'C1' },
    ],
    contacts: reachedAt('layla@alhassan.example', '+962 6 555 0188', ['البريد الإلكتروني', 'الهاتف']),
  },
};

export const longName: InventedPerson = {
  profile: {
    displayName: 'María Fernanda Guadalupe Etxeberria Montenegro',
    jobTitle: 'Traductora e intérprete',
    location: 'Bilbao, España',
    language: 'es',
    bio: 'Traduzco contratos y novelas del inglés y del euskera. Llevo dieciocho años entre tribunales, ferias y editoriales, y reviso cada texto en voz alta antes de entregarlo.',
  },
  sections: {
    workExperience: [
      {
        position: 'Traductora autónoma',
        company: 'Etxeberria Traducciones',
        location: 'Bilbao',
        ...lasting('2012-01'),
        description: 'Contratos, patentes y literatura; unas 400.000 palabras al año.',
      },
      {
        position: 'Intérprete judicial',
        company: 'Tribunal Provincial de la Ría',
        location: 'Bilbao',
        ...lasting('2007-09', '2011-12'),
      },
    ],
    education: [
      {
        institution: 'Universidad del Nervión',
        degree: "Bachelor's Degree",
        fieldOfStudy: 'Traducción e Interpretación',
        ...lasting('2003-09', '2007-06'),
      },
    ],
    skills: skillsOf('Other', 'Expert', 'Traducción jurídica, Interpretación simultánea, Corrección'),
    languages: [
      { name: 'Español', level: 'Native' },
      { name: 'Euskera', level: 'C2' },
      { name: 'Inglés', level: 'C2' },
    ],
    contacts: reachedAt('maria@etxeberria.example', '+34 600 555 099', ['Correo', 'Teléfono']),
  },
};
