import type { Portfolio } from '../../src/documents/portfolio';
import { figures, hostileText } from './hostile-texts';

/** A portfolio with every field of every section filled, each text with one that formats have to escape. */
export function hostilePortfolio(seed: number): Portfolio {
  const next = figures(seed);
  const line = (length = 200) => hostileText(next, length, false);
  const text = (length = 2000) => hostileText(next, length);
  const lines = (length = 200) => [line(length), line(length)];
  const kept = (id: string) => ({ id, isPublic: true });
  return {
    id: 'profile',
    profileSlug: 'ada-king',
    visibility: 'public',
    displayName: line(100),
    jobTitle: line(150),
    location: line(150),
    bio: text(),
    facts: [{ ...kept('f'), fact: text(500), emoji: '🚢' }],
    gallery: [
      {
        ...kept('g'),
        imageUrl: '/api/files/g',
        caption: line(300),
        category: 'travel',
        metadata: { tags: lines(60), date: '2025-06-01', favorite: true, portfolio: false },
        width: 1600,
        height: 900,
        placeholder: 'data:image/webp;base64,AA==',
      },
    ],
    testimonials: [
      {
        ...kept('t'),
        name: line(150),
        role: line(150),
        company: line(),
        content: text(5000),
        rating: 4,
        date: '2026-02-28',
        location: line(),
      },
    ],
    skills: [
      {
        ...kept('s'),
        name: line(100),
        category: 'Other',
        proficiency: 'Expert',
        yearsOfExperience: 9,
        isHighlighted: true,
        description: text(),
        certifications: [{ name: line(), issuer: line(), date: '2024-05' }],
        projects: lines(),
      },
    ],
    workExperience: [
      {
        ...kept('w'),
        company: line(),
        position: line(),
        location: line(),
        startDate: '2019-03',
        endDate: '2022-11-30',
        isCurrent: false,
        description: text(5000),
        achievements: lines(),
        technologies: lines(100),
        industry: 'Technology',
        companySize: 'SME (51-500)',
        employmentType: 'Full-time',
      },
    ],
    education: [
      {
        ...kept('e'),
        institution: line(),
        degree: 'PhD',
        fieldOfStudy: line(),
        location: line(),
        startDate: '2014-09',
        endDate: null,
        isCurrent: true,
        gpa: line(50),
        honors: line(),
        description: text(5000),
        activities: lines(),
        relevantCoursework: lines(),
        achievements: lines(),
      },
    ],
    certifications: [
      {
        ...kept('c'),
        name: line(),
        issuer: line(),
        issueDate: '2023-01',
        expiryDate: '2026-01-15',
        credentialId: line(),
        credentialUrl: 'https://bücher.example/%zz?a=[1]|{2}^`"#x#[y]',
        category: 'Professional',
        level: 'Advanced',
        description: text(5000),
        skills: lines(100),
        isHighlighted: false,
        isVerified: false,
      },
    ],
    contacts: [
      {
        ...kept('c1'),
        type: 'email',
        label: line(100),
        value: 'ada@example.com',
        isPrimary: true,
        description: text(1000),
      },
      {
        ...kept('c2'),
        type: 'phone',
        label: line(100),
        value: '+44 20 7946 0000 ext. 5',
        isPrimary: false,
        description: null,
      },
      {
        ...kept('c3'),
        type: 'website',
        label: line(100),
        value: 'https://ada.example/ä b',
        isPrimary: false,
        description: null,
      },
      {
        ...kept('c4'),
        type: 'social',
        label: line(100),
        value: `@${line()}`,
        isPrimary: false,
        description: null,
      },
      {
        ...kept('c5'),
        type: 'social',
        label: 'GitHub',
        value: 'https://github.com/ada',
        isPrimary: false,
        description: null,
      },
    ],
    addresses: [
      {
        ...kept('a'),
        type: 'work',
        label: line(100),
        street: line(300),
        city: line(150),
        state: line(150),
        postalCode: line(30),
        country: 'United Kingdom',
        isPrimary: true,
        description: text(1000),
      },
    ],
    cvs: [],
    video: null,
    portrait: null,
  };
}
