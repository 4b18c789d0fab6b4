/** Titles, units and other words that are followed by a name or a number; what also ends sentences, such as `etc.`, is not. */
const abbreviations = new Set(
  [
    'dr drs prof mr mrs ms mx st ste mt ft jr sr hon rev gen col maj capt cpt lt sgt no nos nr vol fig ed eds vs cf ca',
    'approx dept est inc ltd co corp bros yr yrs mos hrs avg min max incl excl ave blvd rd univ assoc asst esp op ref tel',
    'hr fr dipl ing mag phil med rer nat bzw evtl ggf inkl exkl zzgl vgl sog geb abt str mio mrd ehem insb bspw',
    'mme mlle env av bd sra srta lic dña dott sig avv dhr mevr mgr inż hab ul np tzw bijv',
    'jan feb mar apr jun jul aug sep sept oct nov dec okt dez',
  ].flatMap((line) => line.split(' ')),
);

/** How a text goes on after its stop. */
const goingOn = [
  // An initial, as in `z. B.`
  /(?:^|[^\p{L}\p{M}])\p{L}\.$/u,
  // A short word without a vowel, as in `Hrn.`, unless it is in capitals.
  /(?:^|[^\p{L}\p{M}])[B-DF-HJ-NP-TV-XZb-df-hj-np-tv-xz][b-df-hj-np-tv-xz]{1,3}\.$/u,
  // An abbreviation with stops in it, as in `Ph.D.`
  /\p{L}\.\p{L}{1,4}\.$/u,
  // An ordinal, as in `1. Mai`.
  /(?:^|[^\p{N}.,])\p{N}{1,2}\.$/u,
];

/** The word before the stop in the end; empty where there is none. */
const lastWord = (end: string) =>
  (end.endsWith('.') ? end.slice(0, -1).split(/[^\p{L}\p{M}]/u) : []).at(-1) ?? '';

/** Whether what a segmenter takes for a sentence ends with an abbreviation. */
function isUnfinished(segment: string): boolean {
  const end = segment.trimEnd().slice(-24);
  return goingOn.some((form) => form.test(end)) || abbreviations.has(lastWord(end).toLowerCase());
}

/** A segmenter leaves the bracket or quotation mark that opens a Japanese sentence with the one before. */
const strandedBracket = /(?<=\p{Sentence_Terminal})\p{Open_Punctuation}+$/u;

/** The first sentences of a text: as many as make `fewest` characters, or all. */
export function openingOf(text: string, fewest: number, sentences: Intl.Segmenter): string {
  let opening = '';
  for (const { segment } of sentences.segment(text)) {
    opening += segment;
    if (!isUnfinished(segment) && opening.trim().length >= fewest) break;
  }
  return opening.trim().replace(strandedBracket, '');
}
