import type { Person } from '../person';

export const lakshmi: Person = {
  id: 'lakshmi',
  language: 'en',
  name: 'Lakshmi Priya Subramanian',
  title: 'Postdoctoral Research Fellow, Battery Materials',
  email: 'lakshmipriya.s@mailbox-sg.example',
  phone: '+65 8555 0142',
  street: 'Blk 412 Clementi Avenue 1 #08-123',
  place: 'Singapore 120412',
  placeForms: ['Singapore'],
  links: [
    { site: 'Google Scholar', address: 'https://scholar.google.com/citations?user=LpS0example' },
    { site: 'ORCID', address: 'https://orcid.org/0000-0000-5550-0142' },
  ],
  summary:
    'Materials scientist with seven years of research in solid electrolytes and sodium-ion cathodes. 14 peer-reviewed papers, one granted patent. Looking for an R&D position in the battery industry in Singapore or the Netherlands.',
  work: [
    {
      company: 'Nanyang Technological University',
      position: 'Research Fellow',
      place: 'Singapore',
      start: '2022-08',
      end: 'present',
      bullets: [
        'Lead the synthesis work package of an S$2.1M programme on sodium-ion pouch cells',
        'Raised capacity retention of layered oxide cathodes from 71% to 88% after 500 cycles',
        'Co-supervise two PhD students and four final-year projects',
      ],
    },
    {
      company: 'Technische Universiteit Delft',
      position: 'Visiting Researcher',
      place: 'Delft, Netherlands',
      start: '2021-09',
      end: '2022-06',
      bullets: ['Operando neutron diffraction of solid-state cells at the reactor institute'],
    },
    {
      company: 'Indian Institute of Technology Madras',
      position: 'Half-Time Teaching Assistant',
      place: 'Chennai, India',
      start: '2016-07',
      end: '2021-05',
      bullets: [
        'Tutorials and labs for MM2030 Thermodynamics of Materials, 60 students per semester',
        'Maintained the departmental X-ray diffractometer and trained new users',
      ],
    },
    {
      company: 'Coromandel Alloys Ltd.',
      position: 'Graduate Engineer Trainee',
      place: 'Visakhapatnam, India',
      start: '2015-07',
      end: '2016-06',
      bullets: ['Failure analysis of induction furnace linings', 'Six Sigma project on melt loss'],
    },
  ],
  education: [
    {
      institution: 'IIT Madras',
      degree: 'Ph.D.',
      field: 'Metallurgical and Materials Engineering',
      place: 'Chennai, India',
      start: '2016-07',
      end: '2021-08',
      note: 'Thesis: Grain-boundary transport in NASICON-type solid electrolytes. CGPA 9.1/10',
    },
    {
      institution: 'PSG College of Technology',
      degree: 'B.E.',
      field: 'Metallurgical Engineering',
      place: 'Coimbatore, India',
      start: '2011-08',
      end: '2015-05',
      note: 'First Class with Distinction',
    },
    {
      institution: 'Kendriya Vidyalaya No. 2',
      degree: 'Class XII (CBSE)',
      place: 'Tiruchirappalli, India',
      end: '2011-05',
      note: '94.6%',
    },
  ],
  skills: [
    { group: 'Synthesis', items: ['Sol-gel', 'Solid-state synthesis', 'Glovebox work', 'Slot-die coating'] },
    {
      group: 'Characterisation',
      items: ['XRD and Rietveld refinement', 'SEM/EDX', 'Impedance spectroscopy', 'XPS', 'DSC/TGA'],
    },
    { group: 'Programming', items: ['Python', 'Origin', 'LaTeX', 'VESTA'] },
  ],
  certifications: [
    { name: 'GATE 2015 (All India Rank 112)', issuer: 'Ministry of Education', date: '2015-03' },
    { name: 'Lean Six Sigma Green Belt', issuer: 'Indian Statistical Institute', date: '2016-05' },
  ],
  languages: [
    { name: 'Tamil', level: 'mother tongue' },
    { name: 'English', level: 'fluent' },
    { name: 'Hindi', level: 'fluent' },
    { name: 'Dutch', level: 'A2' },
  ],
  further: [
    {
      kind: 'publications',
      lines: [
        'L. P. Subramanian, A. Raghavan, “Percolation in doped NASICON ceramics”, J. Solid State Ionics Res. 41 (2021) 115–127',
        'W. J. Lim, L. P. Subramanian et al., “Water-stable P2 cathodes”, Adv. Energy Lett. 9 (2024) 2201',
      ],
    },
    {
      kind: 'awards',
      lines: [
        'Best Poster Award, Asian Conference on Solid State Ionics, 2019',
        'MHRD Scholarship, 2016–2021',
      ],
    },
  ],
};
