import { testCorpus } from '../support/corpus-floors';

// The same for half of the corpus, without slack, is in test/slow.
testCorpus(4, 0.05);
