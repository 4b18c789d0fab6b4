import { keysOf, recordOf } from '../../src/contracts/keys-of';
import { sectionContracts } from '../../src/contracts/sections';
import type { Entries } from '../../src/documents/portfolio';

/** The lists of a portfolio without entries. */
export const noEntries = recordOf<Entries>(keysOf(sectionContracts), () => []);
