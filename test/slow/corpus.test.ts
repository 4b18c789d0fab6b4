import { testCorpus } from '../support/corpus-floors';

testCorpus(2);
