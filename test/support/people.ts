import type { Portfolio } from '../../src/documents/portfolio';
import { noEntries } from './no-entries';

/** The words of a person who writes in one script. */
export interface Person {
  name: string;
  role: string;
  place: string;
  bio: string;
  point: string;
  skill: string;
}

/** Somebody who writes in Latin letters, most of them with marks. */
export const latin: Person = {
  name: 'Zoë Łukaszewska-Nguyễn',
  role: 'Développeuse',
  place: 'Łódź',
  bio: 'I build bridges “made of software”.\n\nIch übersetze straßenweise Größe; ñandú, þing, ő, ș.',
  point: 'Cut 40 % of #evil [x] *y* $z$ @ref <label> \\ // /* ` ~ costs',
  skill: 'C++',
};

/** One person for each script that documents must show. */
export const people: Record<string, Person> = {
  Latin: latin,
  Greek: {
    name: 'Γιώργος Παπαδόπουλος',
    role: 'Μηχανικός λογισμικού',
    place: 'Αθήνα',
    bio: 'Εργάζομαι στην ανάπτυξη λογισμικού.\n\nΠιστεύω στις απλές διεπαφές.',
    point: 'Μείωσα τον χρόνο φόρτωσης κατά 40%',
    skill: 'Βάσεις δεδομένων',
  },
  Cyrillic: {
    name: 'Иван Петров',
    role: 'Ведущий инженер',
    place: 'Алматы',
    bio: 'Разрабатываю веб-приложения.\n\nПростые интерфейсы помогают людям: ї, є, ґ, қ.',
    point: 'Сократил время загрузки на 40 %',
    skill: 'Базы данных',
  },
  Arabic: {
    name: 'محمد عبد السلام الأحمد',
    role: 'مهندس برمجيات أول',
    place: 'الإسكندرية',
    bio: 'أعمل في تطوير البرمجيات في الرياض منذ ثلاثة أعوام.\n\nلا أحب التعقيد؛ الواجهات البسيطة تساعد الناس على الفهم.',
    point: 'خفضت زمن التحميل بنسبة 40%',
    skill: 'قواعد البيانات',
  },
  Hebrew: {
    name: 'דוד כהן',
    role: 'מהנדס תוכנה בכיר',
    place: 'תל אביב',
    bio: 'אני עובד בפיתוח תוכנה עשר שנים.\n\nממשקים פשוטים עוזרים לאנשים.',
    point: 'קיצרתי את זמן הטעינה',
    skill: 'מסדי נתונים',
  },
  Chinese: {
    name: '王小明',
    role: '高级软件工程师',
    place: '北京',
    bio: '我在北京的一家软件公司工作，负责产品设计。\n\n臺灣繁體中文網頁設計師，鬱龜龍。',
    point: '将页面加载时间缩短了',
    skill: '数据库',
  },
  Japanese: {
    name: '山田太郎',
    role: 'ソフトウェアエンジニア',
    place: '東京都',
    bio: '十年以上にわたり、設計と開発に携わってきました。\n\n休日は登山を楽しんでいます。',
    point: 'ページの表示速度を改善',
    skill: 'データベース',
  },
  Korean: {
    name: '김민수',
    role: '소프트웨어 엔지니어',
    place: '서울특별시',
    bio: '저는 웹 애플리케이션을 설계합니다.\n\n주말에는 등산을 즐깁니다. 뷁쀍.',
    point: '페이지 로딩 시간을 단축',
    skill: '데이터베이스',
  },
  Emoji: {
    name: 'Robin 🚀',
    role: 'Developer 👩‍💻',
    place: 'Lisboa 🇵🇹',
    bio: 'I love ☕, 🎸 and ❤️.\n\n🏆 ★ ✓ →',
    point: 'Shipped 🎉',
    skill: 'Surfing 🏄',
  },
};

const kept = { id: 'x', isPublic: true };

/** A portfolio in the person's words. */
export const portfolioOf = ({ name, role, place, bio, point, skill }: Person): Portfolio => ({
  ...noEntries,
  id: 'profile',
  profileSlug: 'person',
  visibility: 'public',
  // Tests look for English words of ours, whatever theirs are.
  language: 'en',
  cvLook: null,
  paper: null,
  pageLanguages: [],
  displayName: name,
  jobTitle: role,
  location: place,
  availability: '',
  bio,
  facts: [{ ...kept, fact: point, emoji: '🎸' }],
  gallery: [],
  testimonials: [
    {
      ...kept,
      name,
      role,
      company: skill,
      content: bio,
      rating: 4,
      date: '2025-06-01',
      location: place,
      isConfirmed: false,
      checkUrl: null,
      photoUrl: null,
    },
  ],
  skills: [
    {
      ...kept,
      name: skill,
      category: 'Technical Skills',
      proficiency: 'Expert',
      yearsOfExperience: 9,
      isHighlighted: true,
      description: point,
      certifications: [],
      projects: [],
    },
  ],
  workExperience: [
    {
      ...kept,
      company: skill,
      position: role,
      location: place,
      startDate: '2021-03',
      endDate: null,
      isCurrent: true,
      description: bio,
      achievements: [point],
      technologies: [skill],
      industry: 'Technology',
      companySize: null,
      employmentType: 'Full-time',
    },
  ],
  education: [],
  certifications: [],
  contacts: [
    {
      ...kept,
      type: 'website',
      label: 'Website',
      value: 'https://person.example/work',
      isPrimary: true,
      description: null,
    },
  ],
  addresses: [],
  cvs: [],
  video: null,
  portrait: null,
  design: null,
});

/** A portfolio with every section, and each field of its entries, in the person's words. */
export function wholePortfolioOf(person: Person): Portfolio {
  const { name, role, place, bio, point, skill } = person;
  const portfolio = portfolioOf(person);
  const described = portfolio.skills.map((each) => ({
    ...each,
    certifications: [{ name: role, issuer: skill, date: '2024-05' }],
    projects: [point],
  }));
  const [website] = portfolio.contacts;
  return {
    ...portfolio,
    skills: described,
    gallery: [
      {
        ...kept,
        imageUrl: '/api/files/picture',
        caption: point,
        category: 'travel',
        metadata: { tags: [skill], date: '2025-06-01', favorite: true, portfolio: false },
        width: 1600,
        height: 900,
        placeholder: 'data:image/webp;base64,AA==',
      },
    ],
    education: [
      {
        ...kept,
        institution: skill,
        degree: 'PhD',
        fieldOfStudy: role,
        location: place,
        startDate: '2014-09',
        endDate: '2018-06',
        isCurrent: false,
        gpa: '1.3',
        honors: name,
        description: bio,
        activities: [role],
        relevantCoursework: [skill],
        achievements: [point],
      },
    ],
    certifications: [
      {
        ...kept,
        name: role,
        issuer: skill,
        issueDate: '2023-01',
        expiryDate: '2026-01-15',
        credentialId: 'AB-12',
        credentialUrl: 'https://issuer.example/ab-12',
        category: 'Professional',
        level: 'Advanced',
        description: bio,
        skills: [skill],
        isHighlighted: false,
        isVerified: true,
      },
    ],
    projects: [
      {
        ...kept,
        name: skill,
        role,
        url: 'https://person.example/project',
        startDate: '2021-03',
        endDate: '2022-06',
        isCurrent: false,
        description: bio,
        highlights: [point],
        technologies: [skill],
      },
    ],
    publications: [
      {
        ...kept,
        title: point,
        publisher: skill,
        date: '2020-05',
        url: 'https://person.example/paper',
        authors: [name, role],
        description: bio,
      },
    ],
    languages: [{ ...kept, name: skill, level: 'C1', description: point }],
    volunteering: [
      {
        ...kept,
        organization: skill,
        position: role,
        location: place,
        startDate: '2015-04',
        endDate: '2019-09',
        isCurrent: false,
        description: bio,
        highlights: [point],
      },
    ],
    awards: [
      {
        ...kept,
        title: role,
        awarder: skill,
        date: '2018-11-02',
        url: 'https://person.example/award',
        description: bio,
      },
    ],
    contacts: [
      ...(website ? [{ ...website, label: skill, description: point }] : []),
      {
        ...kept,
        type: 'email',
        label: role,
        value: 'person@person.example',
        isPrimary: false,
        description: null,
      },
      {
        ...kept,
        type: 'phone',
        label: role,
        value: '+44 20 7946 0000',
        isPrimary: false,
        description: null,
      },
    ],
    addresses: [
      {
        ...kept,
        type: 'work',
        label: skill,
        street: role,
        city: place,
        state: name,
        postalCode: '10115',
        country: skill,
        isPrimary: true,
        description: point,
      },
    ],
  };
}
