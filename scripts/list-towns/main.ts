import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { wordsOf } from '../../src/reading/entries/text/lexicon';

// Makes the list of towns that are recognised in CVs from GeoNames' list of places
// (https://download.geonames.org/export/dump, cities1000.zip, CC BY 4.0): npx tsx scripts/list-towns/main.ts
// cities1000.txt

/**
 * Minimum population by country; the more documents in the supported languages mention a country's towns, the lower it
 * is.
 */
const minimumPopulation = [
  { countries: 'DE AT CH LI LU FR BE NL ES IT PT GB IE', population: 5000 },
  {
    countries:
      'US CA AU NZ MX AR CL CO PE UY EC VE BR CR PA CU DO BO PY GT ZA IN DK SE NO FI PL CZ TR GR HU RO UA RU MA DZ TN EG SN CI CM AO MZ',
    population: 20_000,
  },
];
const minimumElsewhere = 100_000;
/** Minimum length of a name; shorter ones usually mean something else. */
const shortestName = 4;
const columns = { name: 1, country: 8, population: 14 };

const minimumOf = (country: string) =>
  minimumPopulation.find(({ countries }) => countries.split(' ').includes(country))?.population ??
  minimumElsewhere;

async function townsIn(file: string): Promise<Map<string, Set<string>>> {
  const towns = new Map<string, Set<string>>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const values = line.split('\t');
    const [name = '', country = '', population] = [
      values[columns.name],
      values[columns.country],
      values[columns.population],
    ];
    const folded = wordsOf(name).join(' ');
    if (Number(population) >= minimumOf(country) && folded.length >= shortestName) {
      towns.set(country, (towns.get(country) ?? new Set()).add(folded));
    }
  }
  return towns;
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: npx tsx scripts/list-towns/main.ts cities1000.txt');
const towns = [...(await townsIn(file))]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([country, names]) => [country, [...names].toSorted().join(',')] as const);
const target = path.join(import.meta.dirname, '../../src/reading/words/towns.json');
await writeFile(target, `${JSON.stringify(Object.fromEntries(towns), null, 2)}\n`);
