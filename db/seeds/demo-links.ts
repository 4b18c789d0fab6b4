import type { SectionSeconds } from '../column-types';

/** A visit through a link, this many days ago. */
interface DemoOpen {
  daysAgo: number;
  /** Which reader it was; the second one got the link from the first. */
  reader: 'first' | 'second';
  device: 'desktop' | 'mobile' | 'tablet';
  sections: SectionSeconds;
  videoSeconds?: number;
  downloads?: string[];
}

/** A link that Maren made for one of her employers, or for anybody by name. */
interface DemoLink {
  /** The address of the employer; null for a link that is for nobody in particular. */
  employerEmail: string | null;
  label: string;
  daysAgo: number;
  note?: string;
  hiddenSections?: string[];
  revokedDaysAgo?: number;
  place: { country: string; city: string | null };
  /** The earliest first. */
  opens: DemoOpen[];
}

/** Who was sent the page and what they read of it; all invented. */
export const demoLinks: DemoLink[] = [
  {
    employerEmail: 'sofie@havenkracht.example',
    label: 'HavenKracht, with the brief',
    daysAgo: 4.4,
    note: 'Sofie, the work on shore power comes first, as you asked.',
    place: { country: 'NL', city: 'Rotterdam' },
    opens: [
      {
        daysAgo: 4.2,
        reader: 'first',
        device: 'desktop',
        sections: { about: 21, workExperience: 96, skills: 34 },
      },
      {
        daysAgo: 2.05,
        reader: 'first',
        device: 'desktop',
        sections: { workExperience: 48, video: 62 },
        videoSeconds: 62,
      },
      {
        daysAgo: 1.2,
        reader: 'second',
        device: 'mobile',
        sections: { about: 12, workExperience: 40 },
        downloads: ['cv'],
      },
    ],
  },
  {
    employerEmail: 'b.moreira@atlanticoverde.example',
    label: 'Atlântico Verde',
    daysAgo: 11.7,
    place: { country: 'PT', city: 'Lisbon' },
    opens: [
      {
        daysAgo: 11.1,
        reader: 'first',
        device: 'desktop',
        sections: { about: 26, workExperience: 74, testimonials: 31 },
      },
      {
        daysAgo: 8.2,
        reader: 'first',
        device: 'desktop',
        sections: { workExperience: 55, education: 18 },
        downloads: ['pdf'],
      },
    ],
  },
  {
    employerEmail: 'jonas.albrecht@kielwasser.example',
    label: 'Kielwasser',
    daysAgo: 16.3,
    hiddenSections: ['facts'],
    place: { country: 'DE', city: 'Kiel' },
    opens: [
      { daysAgo: 14.6, reader: 'first', device: 'tablet', sections: { about: 15, workExperience: 28 } },
    ],
  },
  {
    employerEmail: 'ingrid@nordlys.example',
    label: 'Nordlys',
    daysAgo: 36.2,
    revokedDaysAgo: 5.8,
    place: { country: 'NO', city: 'Oslo' },
    opens: [
      {
        daysAgo: 35.4,
        reader: 'first',
        device: 'desktop',
        sections: { about: 30, workExperience: 120, gallery: 22 },
        downloads: ['cv', 'vcf'],
      },
    ],
  },
  {
    employerEmail: null,
    label: 'Handout at the harbor talk',
    daysAgo: 33,
    place: { country: 'DE', city: 'Hamburg' },
    opens: [
      { daysAgo: 32.9, reader: 'first', device: 'mobile', sections: { about: 9, facts: 14 } },
      { daysAgo: 32.6, reader: 'second', device: 'mobile', sections: { about: 17, workExperience: 35 } },
    ],
  },
];
