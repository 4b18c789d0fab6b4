import type { Person } from '../person';

export const femke: Person = {
  id: 'femke',
  language: 'nl',
  name: 'Femke Wiersma-Bouali',
  title: 'Verpleegkundige dialyse',
  email: 'f.wiersmabouali@ijsselmail.example',
  phone: '06-5550 1392',
  street: 'Assendorperdijk 118',
  place: '8012 EH Zwolle',
  placeForms: ['Zwolle'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/femke-wiersma-bouali' },
    { site: 'Blog', address: 'https://www.zusterfemke.example' },
  ],
  summary:
    'Betrokken en nuchtere hbo-verpleegkundige met twaalf jaar ervaring in het ziekenhuis en de wijk. Ik houd overzicht als het druk is, geef graag les aan leerlingen en denk mee over betere zorg. BIG-geregistreerd.',
  work: [
    {
      company: 'Isala',
      position: 'Dialyseverpleegkundige',
      place: 'Zwolle',
      start: '2018-03',
      end: 'present',
      bullets: [
        'Zelfstandig uitvoeren van hemodialyse bij acute en chronische patiënten',
        'Werkbegeleider van leerling-verpleegkundigen',
        'Lid van de werkgroep thuisdialyse',
      ],
    },
    {
      company: 'Buurtzorg Nederland',
      position: 'Wijkverpleegkundige',
      place: 'Hattem',
      start: '2015-06',
      end: '2018-02',
      bullets: [
        'Indicatiestelling en zorgplannen voor circa 35 cliënten',
        'Wondzorg, palliatieve zorg en contact met huisartsen',
      ],
    },
    {
      company: 'Deventer Ziekenhuis',
      position: 'Verpleegkundige interne geneeskunde',
      place: 'Deventer',
      start: '2012-09',
      end: '2015-05',
      bullets: ['Afdeling met 28 bedden, wisselende diensten', 'Aandachtsvelder medicatieveiligheid'],
    },
    {
      company: 'Woonzorgcentrum De Venus',
      position: 'Weekendhulp verzorging',
      place: 'Zwolle',
      start: '2009-10',
      end: '2012-06',
      bullets: ['Bijbaan tijdens de opleiding'],
    },
  ],
  education: [
    {
      institution: 'Dialyse Academie',
      degree: 'Vervolgopleiding dialyseverpleegkundige',
      place: 'Amersfoort',
      start: '2018-09',
      end: '2019-12',
    },
    {
      institution: 'Hogeschool Windesheim',
      degree: 'Bachelor of Nursing (hbo-v)',
      place: 'Zwolle',
      start: '2008-09',
      end: '2012-07',
      note: 'Afstudeeronderzoek naar slaap op de afdeling, cijfer 8',
    },
    {
      institution: 'Carolus Clusius College',
      degree: 'Havo, profiel Natuur en Gezondheid',
      place: 'Zwolle',
      start: '2003',
      end: '2008',
    },
  ],
  skills: [
    {
      group: 'Verpleegkundig',
      items: ['Hemodialyse', 'Shuntaanprikken', 'Wondzorg', 'Infuustherapie', 'Palliatieve zorg'],
    },
    { group: 'Systemen', items: ['HiX', 'Omaha System', 'Diamant'] },
    { group: 'Persoonlijk', items: ['Stressbestendig', 'Coachend begeleiden', 'Klinisch redeneren'] },
  ],
  certifications: [
    { name: 'BIG-registratie verpleegkundige', issuer: 'CIBG', date: '2012-08' },
    { name: 'Advanced Life Support (ALS)', issuer: 'Nederlandse Reanimatie Raad', date: '2023-05' },
    { name: 'Werkbegeleiding in de zorg', issuer: 'Deltion College', date: '2020' },
  ],
  languages: [
    { name: 'Nederlands', level: 'moedertaal' },
    { name: 'Engels', level: 'goed' },
    { name: 'Arabisch', level: 'basis' },
  ],
  further: [
    { kind: 'volunteering', lines: ['EHBO bij het Bevrijdingsfestival Overijssel, sinds 2014'] },
    { kind: 'interests', lines: ['Wielrennen, moestuin, koor'] },
  ],
};
