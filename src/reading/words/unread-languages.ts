/** Languages in which CVs are not read, with words that show that a CV is in one of them. */
export const unreadLanguages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Albanian:
      'përvoja, përvojë, arsimi, arsimimi, aftësitë, aftësi, gjuhët, është, punës, shkolla, të dhënat',
    Catalan: `
      experiència, formació acadèmica, formació, idiomes, coneixements, habilitats, educació, amb, dels, aptituds, català, anys,
      actualitat, estudis, feina`,
    Croatian: `
      radno iskustvo, obrazovanje, vještine, veštine, jezici, znanja, osobni podaci, lični podaci,
      sveučilište, univerzitet, vozačka dozvola, iskustvo, poznavanje, godine, sadašnjost`,
    Czech: `
      vzdělání, praxe, pracovní zkušenosti, zkušenosti, dovednosti, jazyky, jazykové znalosti, znalosti, osobní údaje,
      řidičský průkaz, současnost, dosud, vysoká, angličtina, zájmy, životopis, univerzita`,
    Estonian:
      'töökogemus, haridus, oskused, keeled, keeleoskus, ülikool, isikuandmed, huvid, kursused, elulookirjeldus, praegu',
    Finnish: `
      työkokemus, koulutus, kielitaito, osaaminen, taidot, yliopisto, sekä, nykyinen, alkaen, ansioluettelo, työ,
      kielet, suomi, englanti, harrastukset, suosittelijat, työnantaja, tutkinto, ammattikorkeakoulu`,
    Hungarian: `
      szakmai tapasztalat, tapasztalat, munkatapasztalat, tanulmányok, végzettség, nyelvtudás, nyelvismeret, ismeretek,
      egyetem, jelenleg, készségek, önéletrajz, személyes adatok, képzettség, főiskola, munkahely, angol`,
    Icelandic:
      'starfsreynsla, starfsferill, menntun, færni, tungumál, tungumálakunnátta, háskóli, meðmæli, námskeið, kunnátta, íslenska, enska',
    Indonesian: `
      pengalaman kerja, pengalaman, pendidikan, keahlian, keterampilan, kemampuan, bahasa, universitas, yang, dengan,
      sekarang, pelatihan, data diri, riwayat hidup, tahun, sampai, untuk`,
    Latvian:
      'darba pieredze, izglītība, prasmes, valodas, valodu prasmes, universitāte, zināšanas, personas dati, darbs, kopš',
    Lithuanian:
      'darbo patirtis, išsilavinimas, įgūdžiai, kalbos, universitetas, asmeninė informacija, gebėjimai, dabar, mokykla, kalbų mokėjimas, patirtis',
    Romanian: `
      experiență profesională, experiență, experiența, educație, educația, studii, limbi străine, abilități,
      aptitudini, facultatea, universitatea, liceul, prezent, pentru, cunoștințe, date personale`,
    Slovak: `
      vzdelanie, prax, pracovné skúsenosti, skúsenosti, zručnosti, jazyky, jazykové znalosti, znalosti, osobné údaje,
      vodičský preukaz, súčasnosť, vysoká, anglický, záujmy, životopis, univerzita, schopnosti`,
    Slovenian:
      'izobrazba, delovne izkušnje, izkušnje, znanja, jeziki, veščine, osebni podatki, fakulteta, univerza, vozniški, tuji',
    Turkish: `
      iş deneyimi, deneyim, eğitim, eğitim bilgileri, beceriler, yetenekler, yabancı dil, diller, üniversitesi,
      kişisel bilgiler, bilgisayar, için, sertifikalar, referanslar, özgeçmiş, devam ediyor, bölümü`,
    Vietnamese:
      'kinh nghiệm, kinh nghiệm làm việc, học vấn, kỹ năng, đại học, mục tiêu, mục tiêu nghề nghiệp, hiện tại, chứng chỉ, ngoại ngữ, công ty',
  }),
);

/** Scripts in which CVs are not read, what a text in one of them is said to be in, and the share of its letters. */
export const unreadScripts = [
  { name: 'Japanese', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, share: 0.1 },
  { name: 'Korean', letters: /\p{Script=Hangul}/gu, share: 0.3 },
  { name: 'Chinese', letters: /\p{Script=Han}/gu, share: 0.3 },
  { name: 'Arabic letters', letters: /\p{Script=Arabic}/gu, share: 0.5 },
  { name: 'Hebrew', letters: /\p{Script=Hebrew}/gu, share: 0.5 },
  { name: 'Greek', letters: /\p{Script=Greek}/gu, share: 0.5 },
  { name: 'Cyrillic letters', letters: /\p{Script=Cyrillic}/gu, share: 0.5 },
  { name: 'Thai', letters: /\p{Script=Thai}/gu, share: 0.5 },
  { name: 'Georgian', letters: /\p{Script=Georgian}/gu, share: 0.5 },
  { name: 'Armenian', letters: /\p{Script=Armenian}/gu, share: 0.5 },
  { name: 'Devanagari letters', letters: /\p{Script=Devanagari}/gu, share: 0.5 },
  { name: 'letters that are not known here', letters: /(?=\p{L})\P{Script=Latin}/gu, share: 0.5 },
];
