import type { degrees } from '../../contracts/sections/education';
import { northernDegreeWords, northernFieldLinks } from './northern-degree-words';

type Degree = (typeof degrees)[number];

interface DegreeWords {
  degree: Degree;
  words: readonly string[];
  /** Whether the country's degree is only roughly equivalent. */
  isApproximate?: true;
  /** Whether the words only count if nothing clearer is beside them. */
  isVague?: true;
  /** Whether the words are part of the field of study: `Engenharia Civil`. */
  isSubject?: true;
}

/** How degrees are printed in English, German, French, Spanish, Italian, Dutch and Portuguese. */
export const degreeWords: readonly DegreeWords[] = [
  ...northernDegreeWords,
  {
    degree: 'PhD',
    words: [
      'phd, ph d, dphil, doctor of philosophy, doctorate, doctoral degree, doctor',
      'doktor, doktorgrad, promotion, dr rer nat, dr phil, dr ing, dr rer pol',
      'doctorat, docteur, these de doctorat, doctorado, dottorato, dottorato di ricerca',
      'doctoraat, doutorado, doutoramento, doutor, doutora, doctora, dottore di ricerca',
    ],
  },
  {
    degree: 'PhD',
    words: ['md, dr med, doctor of medicine, jd, juris doctor, dba, edd, pharmd, dr iur, dr jur'],
    isApproximate: true,
  },
  { degree: "Master's Degree", words: ['mba, emba, executive mba, llm, ll m, master of laws'] },
  {
    degree: "Master's Degree",
    words: [
      'master, masters, msc, m sc, ms, m s, ma, m a, me, m e, meng, m eng, med, m ed, mfa, mphil, mpa, mph, mres',
      'mtech, m tech, mcom, m com, mca, mdes, march, m arch, msw, msn, mmus, mpharm, mfin, mim, mlis',
      'masterstudium, masterstudiengang, masterabschluss, mastère, maîtrise, master 1, master 2',
      'm1, m2, bac+5, bac +5, máster, mestrado, mestre, mestrado integrado, laurea magistrale',
      'laurea specialistica, laurea a ciclo unico, mastergraad, masteropleiding, wo master',
      'hbo master, doctorandus, drs, maestría, maestro en, maestra en, mestre em, mestra em',
    ],
  },
  {
    degree: "Master's Degree",
    words: [
      // Not "diplom*", because diploma and diplôme mean something else.
      'diplom, dipl, dipl ing, dipl inf, dipl kfm, dipl kffr, dipl phys, dipl math, diplom ingenieur',
      'diplom ingenieurin, engineers degree',
      'diplomb*, diplomc*, diplomg*, diplomi*, diplomk*, diplomm*, diplomp*, diploms*, diplomw*',
      'magister, magister artium, staatsexamen, erstes staatsexamen, zweites staatsexamen',
      "1 staatsexamen, 2 staatsexamen, diplôme d'ingénieur, ingénieur, dea, dess",
      'grande école, programme grande école, ir',
    ],
    isApproximate: true,
  },
  { degree: "Bachelor's Degree", words: ['llb, ll b, bachelor of laws, bba'] },
  {
    degree: "Bachelor's Degree",
    words: [
      'bachelor, bachelors',
      'bsc, b sc, bs, b s, ba, b a, be, b e, beng, b eng, bed, b ed, bfa, bcom, b com, btech, b tech, bca, bdes',
      'barch, b arch, bsw, bsn, bmus, bpharm, b pharm, basc, bas, mbbs, undergraduate degree',
      'bachelorstudium, bachelorstudiengang, bachelorabschluss, licence, licence professionnelle',
      'licence pro, l3, bac+3, bac +3, grado, grado en, licenciatura, licenciado, licenciada',
      'laurea triennale, laurea breve, laurea di primo livello, bacharel, bacharelado, bacharela',
      'bachelorgraad, bacheloropleiding, hbo, hbo bachelor, wo bachelor, graduado en, graduada en',
    ],
  },
  {
    degree: "Bachelor's Degree",
    words: [
      'but, diplomatura, diplomado en, ingeniero, ingeniera, engenheiro, engenheira, baccalaureus, ing',
      'tecnólogo, tecnologia em, curso superior de tecnologia, graduação, graduado em, graduada em',
      'ensino superior, hts, heao',
    ],
    isApproximate: true,
  },
  {
    degree: "Bachelor's Degree",
    words: ['ingeniería, ingeniería técnica, engenharia'],
    isApproximate: true,
    isSubject: true,
  },
  {
    degree: "Bachelor's Degree",
    words: ['laurea, laureato, laureata'],
    isApproximate: true,
    isVague: true,
  },
  {
    degree: "Associate's Degree",
    words: [
      'associate, associates, associate degree, foundation degree, aa, as, aas, associate in arts',
      'associate in science, associate in applied science',
    ],
  },
  {
    degree: "Associate's Degree",
    words: [
      'hnd, hnc, higher national diploma, dut, bts, deug, deust, bac+2, bac +2, classe préparatoire',
      'classes préparatoires, cpge, prépa, técnico superior, formación profesional superior',
      'ciclo formativo de grado superior, grado superior, técnico superior profissional, its',
      'tecnicatura, técnico superior universitario',
    ],
    isApproximate: true,
  },
  {
    degree: 'High School Diploma',
    words: [
      'high school, high school diploma, secondary school, sixth form, a level, a levels, gcse',
      'gcses, ged, international baccalaureate, ib diploma, abitur, allgemeine hochschulreife',
      'fachabitur, fachhochschulreife, hochschulreife, matura, maturität, realschulabschluss',
      'mittlere reife, hauptschulabschluss, sekundarabschluss, baccalauréat, bac, bac pro, brevet',
      'bachillerato, bachiller, educación secundaria, diploma di maturità, maturità',
      'maturità scientifica, maturità classica, diploma di liceo, liceo, vwo, havo, vmbo',
      'gymnasium, ensino médio, ensino secundário, segundo grau, 12o ano, educación secundaria obligatoria',
      'as level, as levels, higher secondary, senior secondary, hsc, mittlerer schulabschluss',
      'mittlerer bildungsabschluss, fachschulreife, bac général, bac technologique, bac professionnel',
      'baccalauréat professionnel, licenza media, mavo, atheneum',
    ],
  },
  {
    degree: 'Certificate Program',
    words: [
      'certificate, certificate program, certificate programme, graduate certificate, zertifikat',
      'certificat, certificado, certificato, certificaat',
    ],
    isVague: true,
  },
  {
    degree: 'Certificate Program',
    words: [
      'ausbildung, berufsausbildung, lehre, geselle, gesellenbrief, meister, meisterbrief',
      'handwerksmeister, fachwirt, fachwirtin, staatlich geprüfter, staatlich geprüfte, umschulung',
      'apprenticeship, vocational training, nvq, pgce, pgcert, pgdip, postgraduate diploma',
      'postgraduate certificate, graduate diploma, cap, bep, titre professionnel, apprentissage',
      'formación profesional, ciclo formativo, grado medio, postgrado, posgrado, curso técnico',
      'diplomado, pós graduação, pós graduado, especialização, especialización, formazione professionale',
      'qualifica professionale, técnico en, técnica en, técnico em, técnica em, meisterprüfung, facharbeiter',
      'apprendistato, corso di formazione, mbo, beroepsopleiding, propedeuse, ensino profissional',
    ],
    isApproximate: true,
  },
  {
    degree: 'Certificate Program',
    words: ['diploma, diplôme, título'],
    isApproximate: true,
    isVague: true,
  },
  {
    degree: 'Online Course',
    words: ['online course, mooc, onlinekurs, online kurs, cours en ligne, curso online, corso online'],
  },
  { degree: 'Bootcamp', words: ['bootcamp, boot camp, coding bootcamp'] },
];

/** Words between a degree and its field of study. */
export const fieldLinks: readonly string[] = [
  ...northernFieldLinks,
  'in, of, degree, degrees, course, studies, program, programme, with a major in, major in, majoring in',
  'specializing in, specialising in, student, candidate, hons, honours, honors, im, der, fach, fachrichtung',
  'studium, studiengang, studienrichtung, als, zum, zur, abschluss, fh, tu, uni, en, de, des, du, mention',
  'spécialité, option, filière, parcours, del, especialidad, universitario, universitaria, oficial, graduado',
  'di, della, indirizzo, specializzazione, em, da, do, op, van, het, gebied, richting, profiel, grado, grau',
];

/** Faculties that are part of a title (`Bachelor of Science in Physics`) without being the field of study. */
export const faculties: readonly string[] = [
  'science, sciences, arts, arts and sciences, philosophy, applied science, applied sciences, applied arts',
];

/** Words that end a field of study, because a grade follows. */
export const honoursWords: readonly string[] = [
  'with distinction, with honours, with honors, with first, first class, second class, cum laude',
  'magna cum laude, summa cum laude, upper second, mit auszeichnung, mention très bien, mention bien',
  'mention assez bien, gpa, cgpa, grade, note, abschlussnote, hons, honours, honors, expected, voto',
];
