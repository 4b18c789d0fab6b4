import type { degrees } from '../../contracts/sections/education';

interface DegreeWords {
  degree: (typeof degrees)[number];
  words: readonly string[];
  isApproximate?: true;
  isVague?: true;
}

/** How degrees are printed in Danish, Swedish, Norwegian and Polish. */
export const northernDegreeWords: readonly DegreeWords[] = [
  {
    degree: 'PhD',
    words: [
      'ph d grad, doktorgrad, doktorsexamen, filosofie doktor, fil dr, teknologie doktor, tekn dr, dr philos',
      'dr scient, doktorat, studia doktoranckie, stopień doktora, dr hab, dr inż',
    ],
  },
  { degree: 'PhD', words: ['licentiat, licentiatexamen, teknologie licentiat'], isApproximate: true },
  {
    degree: "Master's Degree",
    words: [
      'kandidatuddannelse, kandidatgrad, candm*, candp*, cands*, candj*, cando*, candit, cand, masteruddannelse',
      'masterexamen, masterprogram, masterprogrammet, magisterexamen, mastergrad, masterstudium',
      'filosofie magister, filosofie magisterexamen, fil mag, ekonomie magister, teknologie master',
      'studia magisterskie, jednolite studia magisterskie, magisterskie, mgr, mgr inż, magister inżynier',
      'studia ii stopnia, studia drugiego stopnia, tytuł magistra',
    ],
  },
  {
    degree: "Master's Degree",
    words: [
      'civilingeniør, civilingenjör, civilingenjörsexamen, civilekonom, sivilingeniør, siviløkonom, jur kand',
      'juristexamen, hovedfag, läkarexamen, psykologexamen',
    ],
    isApproximate: true,
  },
  {
    degree: "Bachelor's Degree",
    words: [
      'bacheloruddannelse, bachelorgrad, bachelorstudium, professionsbachelor, diplomingeniør, kandidatexamen',
      'filosofie kandidat, filosofie kandidatexamen, fil kand, ekonomie kandidat, teknologie kandidat, pol kand',
      'högskoleingenjör, högskoleingenjörsexamen, kandidatprogram, kandidatprogrammet, licencjat',
      'studia licencjackie, licencjackie, inżynier, inż, studia inżynierskie, inżynierskie, studia i stopnia',
      'studia pierwszego stopnia',
    ],
  },
  {
    degree: "Bachelor's Degree",
    words: [
      'sjuksköterskeexamen, lärarexamen, socionomexamen, yrkesexamen, høgskolekandidat, høyskolekandidat',
      'lærerutdanning, cand mag',
    ],
    isApproximate: true,
  },
  {
    degree: "Associate's Degree",
    words: [
      'datamatiker, akademiøkonom, markedsføringsøkonom, finansøkonom, multimediedesigner, serviceøkonom',
      'akademiuddannelse, merkonom, yrkeshögskoleexamen, yh examen, yh utbildning, högskoleexamen, fagskole',
      'fagskoleutdanning',
    ],
    isApproximate: true,
  },
  {
    degree: 'High School Diploma',
    words: [
      'studentereksamen, stx, hf, hhx, htx, hf eksamen, højere forberedelseseksamen, folkeskole, afgangseksamen',
      'folkeskolens afgangseksamen, 9 klasse, 10 klasse, gymnasieexamen, gymnasieutbildning, studentexamen',
      'gymnasieskola, naturvetenskapliga programmet, samhällsvetenskapliga programmet, teknikprogrammet',
      'ekonomiprogrammet, studiekompetanse, generell studiekompetanse, studiespesialisering',
      'studiespesialiserende, videregående, videregående skole, allmennfag, egzamin maturalny',
      'świadectwo dojrzałości, liceum, liceum ogólnokształcące, wykształcenie średnie, technikum',
    ],
    isApproximate: true,
  },
  {
    degree: 'Certificate Program',
    words: [
      'erhvervsuddannelse, svendebrev, svendeprøve, eud, eux, hg, diplomuddannelse, efteruddannelse, gesällbrev',
      'fagbrev, svennebrev, mesterbrev, yrkesfag, årsstudium, årsenhet, ppu, forkurs, lärlingsutbildning',
      'studia podyplomowe, podyplomowe, technik informatyk, technik ekonomista, technik elektronik',
      'technik elektryk, technik mechanik, technik logistyk, technik handlowiec, technik budownictwa',
      'technik administracji, szkoła zawodowa, wykształcenie zawodowe, czeladnik, kurs zawodowy',
    ],
    isApproximate: true,
  },
  {
    degree: 'Certificate Program',
    words: ['kursus, kurs, kursbevis, certifikat, sertifikat, certyfikat, vitnemål, dyplom, szkolenie'],
    isApproximate: true,
    isVague: true,
  },
];

/** Words between a degree and its field of study in these languages. */
export const northernFieldLinks: readonly string[] = [
  'i, som, inden for, indenfor, med speciale i, med hovedfag i, linje, inom, med inriktning mot, inriktning',
  'huvudområde, innen, innenfor, med fordypning i, med spesialisering i, retning',
  'na kierunku, kierunek, w zakresie, o specjalności, specjalność, z zakresu, na wydziale',
];
