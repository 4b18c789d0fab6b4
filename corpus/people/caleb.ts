import type { Person } from '../person';

export const caleb: Person = {
  id: 'caleb',
  language: 'en',
  name: 'Caleb J. Rosenquist',
  title: 'Postdoctoral Research Associate',
  email: 'crosenquist@cedarcreek.example',
  phone: '(608) 555-0173',
  place: 'Madison, WI',
  links: [
    { site: 'ORCID', address: 'https://orcid.org/0000-0003-5550-4417' },
    { site: 'GitHub', address: 'https://github.com/cjrosenquist' },
    { site: 'rosenquist.example', address: 'https://rosenquist.example' },
  ],
  summary:
    'Experimental particle astrophysicist working on neutrino detection and low-background instrumentation. Nine years of experience with photomultipliers, trigger systems and statistical inference in collaborations of 20 to 300 people.',
  work: [
    {
      company: 'University of Wisconsin–Madison, Department of Physics',
      position: 'Postdoctoral Research Associate',
      place: 'Madison, WI',
      start: '2022-09',
      end: 'present',
      bullets: [
        'Lead the calibration working group (11 people) of a cubic-kilometer neutrino telescope',
        'Developed a likelihood reconstruction that improved the angular resolution of cascades by 28%',
        'Spent two austral summers at the South Pole deploying upgrade strings',
        'Co-advise two PhD students and three undergraduates',
      ],
    },
    {
      company: 'Fermi National Accelerator Laboratory',
      position: 'Visiting Scholar',
      place: 'Batavia, IL',
      start: '2022-01',
      end: '2022-08',
      bullets: ['Characterized silicon photomultipliers at liquid-argon temperature for a 300-ton prototype'],
    },
    {
      company: 'University of Minnesota',
      position: 'Graduate Research Assistant',
      place: 'Minneapolis, MN',
      start: '2017-06',
      end: '2021-12',
      bullets: [
        'Designed the muon veto and wrote its slow-control software in Python and C++',
        'Set a world-leading limit on sterile neutrino mixing between 2 and 8 eV²',
      ],
    },
    {
      company: 'University of Minnesota',
      position: 'Graduate Teaching Assistant',
      place: 'Minneapolis, MN',
      start: '2015-09',
      end: '2017-05',
      bullets: [
        'Taught discussion and lab sections of Introductory Physics for Science and Engineering I and II',
      ],
    },
    {
      company: 'Argonne National Laboratory',
      position: 'SULI Undergraduate Intern',
      place: 'Lemont, IL',
      start: '2014-06',
      end: '2014-08',
      bullets: ['Simulated a gamma-ray tracking array in Geant4'],
    },
  ],
  education: [
    {
      institution: 'University of Minnesota',
      degree: 'Ph.D.',
      field: 'Physics',
      place: 'Minneapolis, MN',
      start: '2015-09',
      end: '2021-12',
      note: 'Thesis: “Short-baseline oscillations in a segmented scintillator.” Advisor: Prof. Ingrid Halvorson',
    },
    {
      institution: 'Grinnell College',
      degree: 'B.A.',
      field: 'Physics and Mathematics',
      place: 'Grinnell, IA',
      start: '2011-08',
      end: '2015-05',
      note: 'With honors, GPA 3.88',
    },
  ],
  skills: [
    { group: 'Programming', items: ['Python', 'C++', 'Julia', 'Bash', 'SQL'] },
    { group: 'Analysis', items: ['ROOT', 'Geant4', 'PyTorch', 'Bayesian inference', 'Monte Carlo methods'] },
    {
      group: 'Laboratory',
      items: ['Photomultiplier testing', 'Cryogenics', 'FPGA readout', 'Ultra-high vacuum'],
    },
  ],
  certifications: [
    { name: 'Radiological Worker II', issuer: 'Fermi National Accelerator Laboratory', date: '2022-02' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'German', level: 'intermediate' },
  ],
  further: [
    {
      kind: 'publications',
      lines: [
        'C. J. Rosenquist et al., “Reconstruction of cascades with a hybrid likelihood,” J. Instrum. 19, P04021 (2024).',
        'C. J. Rosenquist, I. Halvorson, and T. Nakagawa, “Search for eV-scale sterile neutrinos,” Phys. Rev. D 104, 092003 (2021).',
        'M. Abara, C. J. Rosenquist, and L. Petrov, “A segmented muon veto,” Nucl. Instrum. Meth. A 958, 162830 (2020).',
      ],
    },
    {
      kind: 'awards',
      lines: [
        'Doctoral Dissertation Fellowship, University of Minnesota, 2020',
        'NSF Graduate Research Fellowship, Honorable Mention, 2016',
      ],
    },
    { kind: 'volunteering', lines: ['Organizer, Physics in the Park, Madison (800 visitors a year)'] },
  ],
};
