import type { proficiencies } from '../../contracts/sections/skill';

type Proficiency = (typeof proficiencies)[number];

/**
 * How levels of skills and languages are printed in the languages in which CVs are read.
 */
export const levelWords: Record<Proficiency, readonly string[]> = {
  Beginner: [
    'beginner, basic, basics, elementary, novice, learning, familiar, a1, a2, school level',
    'grundkenntnisse, grundlagen, anfänger, basiskenntnisse, débutant, notions, bases, scolaire',
    'élémentaire, básico, básica, principiante, elemental, base, elementare, scolastico',
    'scolastica, basis, iniciante, nociones, limited, noções, begynder, grundlæggende, nybegynner',
    'grunnleggende, nybörjare, grundläggande, grundnivå, baskunskaper, skolekundskaber, skolkunskaper',
    'skolekunnskaper, podstawowy, podstawowa, podstawy, początkujący, początkująca',
  ],
  Intermediate: [
    'intermediate, conversational, competent, good, working knowledge, limited working, b1, b2',
    'gut, gute, gute kenntnisse, mittel, solide, fortgeschrittene anfänger, intermédiaire, bon',
    'bonne, intermedio, intermedia, medio, buono, buona, bueno, buena, bien, gemiddeld',
    'goed, redelijk, intermédio, intermediário, intermédia, intermediária, bom, boa, mellemniveau',
    'samtaleniveau, godt, god, gode, goda, middels, mellomnivå, medelnivå, medel, goda kunskaper',
    'średniozaawansowany, średniozaawansowana, komunikatywny, komunikatywna, komunikatywnie, dobry',
    'dobra, dobrze, średni',
  ],
  Advanced: [
    'advanced, proficient, fluent, very good, professional working, full professional, c1',
    'professional, business fluent, upper intermediate, sehr gut, sehr gute, fließend, fliessend',
    'verhandlungssicher, fortgeschritten, gute bis sehr gute, avancé, courant, très bon, maîtrise',
    'très bonne, professionnel, avanzado, avanzada, fluido, fluida, fluente, ottimo, ottima',
    'avanzato, avanzata, muy bueno, alto, gevorderd, vloeiend, zeer goed, avançado, avançada',
    'flydende, flytande, flytende, meget godt, meget god, meget gode, svært god, svært godt, svært gode',
    'mycket god, mycket goda, mycket goda kunskaper, avanceret, avancerad, avansert, øvet, rutineret',
    'forhandlingsniveau, obehindrat, biegły, biegła, biegle, płynny, płynnie, zaawansowany',
    'zaawansowana, bardzo dobry, bardzo dobra, bardzo dobrze',
  ],
  Expert: [
    'expert, native, native speaker, mother tongue, bilingual, native or bilingual, master, c2',
    'experte, expertin, muttersprache, muttersprachlich, muttersprachler, muttersprachlerin',
    'langue maternelle, bilingue, natif, native, lengua materna, nativo, nativa, experto',
    'experta, madrelingua, esperto, esperta, moedertaal, língua materna, especialista, modersmål',
    'morsmål, tosproget, tospråklig, tvåspråkig, ekspert, ojczysty, język ojczysty, dwujęzyczny',
  ],
};
