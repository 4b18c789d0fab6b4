import {
  type ImportableSection,
  importableSections,
  type Proposal,
  type ProposedEntry,
  type ProposedSections,
  type ReadText,
} from '../../contracts/cv-import';
import { recordOf } from '../../contracts/keys-of';
import { type ProfileInformation, profileInformation } from '../../contracts/profile';
import { sectionContracts } from '../../contracts/sections';
import { contradictingFacts } from '../contradicting-facts';
import type { Reading, ReadValue, Sourced } from '../reading';
import { sectionReadings } from '../sections';
import type { SectionReading } from '../sections/section-reading';
import { isWholeAddress, partsOf, residence } from './contacts';
import { withoutContacts } from './contacts-alone';
import { fitter, tidyText } from './fit';
import { textOf } from './text-of';
import { uncitedLines } from './uncited';

const fitProfile = fitter(profileInformation.partial());

/** A long CV has a few hundred lines; anything with more unplaced texts is not a CV. */
const mostUnplaced = 3000;

/** Turns what was read into drafts that the sections accept, or that only lack required fields. */
export function propose(reading: Reading): Proposal {
  const unplaced: Proposal['unplaced'] = [];
  const contradictions = contradictingFacts(reading, new Date().toISOString().slice(0, 'YYYY-MM-DD'.length));
  const warnings = new Set(reading.warnings.map((text) => tidyText(text)).filter(Boolean));
  for (const sentence of contradictions.ofWhole) warnings.add(sentence);
  const addUnplaced = ({ lines }: Sourced, texts: string[]) => {
    for (const text of texts) if (text) unplaced.push({ text, page: lines[0]?.page ?? null, lines });
  };
  const addAllUnplaced = (read: Sourced) => addUnplaced(read, [...textsOfTitles(read), textOf(read)]);

  function profileText(field: keyof ProfileInformation, text: ReadValue | undefined): ReadText {
    if (!text) return null;
    const { values, left } = fitProfile.clip({ [field]: text.value });
    addUnplaced(text, left);
    const value = values[field];
    if (!value) addUnplaced(text, textsOfTitles(text));
    return value ? { value, confidence: share(text.confidence), lines: linesOf(text) } : null;
  }

  function entriesOf<K extends ImportableSection>(key: K): ProposedEntry<K>[] {
    const { draftsOf, fit, isEntry }: SectionReading<K> = sectionReadings[key];
    const { maxItems, noun } = sectionContracts[key];
    const drafts = draftsOf(reading);
    if (drafts.length > maxItems) {
      warnings.add(
        `The document has more than ${maxItems} entries for one section (${noun}). The others are listed as text.`,
      );
    }
    for (const { read } of drafts.slice(maxItems)) addAllUnplaced(read);
    return drafts.slice(0, maxItems).flatMap(({ read, draft }) => {
      const { uncertain = [], printed = {}, left = [] } = draft;
      const { values, contacts } = withoutContacts(draft.values);
      const fitted = fit.clip(values);
      if (!isEntry(fitted.values)) {
        addAllUnplaced(read);
        return [];
      }
      if (fitted.left.length > 0) {
        warnings.add('Some texts do not fit into their fields. What did not fit is listed as text.');
      }
      addUnplaced(read, [...left, ...contacts, ...fitted.left]);
      const contradicting = contradictions.ofParts.get(read);
      return [
        {
          values: fitted.values,
          confidence: share(read.confidence),
          lines: linesOf(read),
          uncertain: [...new Set(uncertain)],
          printed,
          ...(contradicting && { contradictions: contradicting }),
        },
      ];
    });
  }

  const home = reading.location ?? locationOf(reading.addresses);
  for (const address of reading.addresses) {
    const isShown = isWholeAddress(address) || partsOf(address).every((part) => home?.value.includes(part));
    if (!isShown) addAllUnplaced(address);
  }

  const read = {
    profile: {
      displayName: profileText('displayName', reading.name),
      jobTitle: profileText('jobTitle', reading.jobTitle),
      location: profileText('location', home),
      // CVs of others seldom say it, and it is soon out of date.
      availability: null,
      bio: profileText('bio', reading.summary),
    },
    sections: recordOf<ProposedSections>(importableSections, entriesOf),
  };
  const texts = tidied(reading).concat(unplaced);
  const uncited = uncitedLines(reading, read, texts);
  return {
    ...read,
    unplaced: listed(texts.concat(uncited), warnings),
    ...(reading.leftOut.length > 0 && {
      leftOut: reading.leftOut.slice(0, mostUnplaced).map((each) => ({ ...each, text: tidyText(each.text) })),
    }),
    headings: reading.headings,
    warnings: [...warnings],
  };
}

const textsOfTitles = ({ titles = [] }: Sourced) => titles.map(({ text }) => text);
const linesOf = ({ titles = [], lines }: Sourced) => [...titles, ...lines];

/** Limits the number of texts to what people can look through. */
function listed(texts: Proposal['unplaced'], warnings: Set<string>): Proposal['unplaced'] {
  if (texts.length > mostUnplaced) {
    warnings.add(`Only the first ${mostUnplaced} of ${texts.length} texts without a place are listed.`);
  }
  return texts.slice(0, mostUnplaced);
}

/** The document's unplaced texts, except for those without visible characters. */
const tidied = ({ unplaced }: Reading): Proposal['unplaced'] =>
  unplaced
    .map(({ text, page, heading, lines }) => ({
      text: tidyText(text, true),
      page,
      ...(heading ? { heading } : {}),
      lines,
    }))
    .filter(({ text }) => text !== '');

/** Where somebody lives, according to the first address that says so. */
function locationOf(addresses: Reading['addresses']): ReadValue | undefined {
  const address = addresses.find((each) => residence(each) !== '');
  return address && { ...address, value: residence(address) };
}

const share = (confidence: number) => Math.min(1, Math.max(0, confidence)) || 0;
