import { type SectionKey, sectionContracts } from '../../src/contracts/sections';
import { datedSections } from '../../src/contracts/sections/newest-first';
import type { ProcedureRule } from './access-rule';
import type { World } from './access-world';
import { draftFor, sectionSamples } from './section-samples';

const profileOf = ({ owner }: World) => ({ profileId: owner.profileId });

async function newEntry(world: World, key: SectionKey): Promise<string> {
  const { app, owner } = world;
  const input = { ...profileOf(world), ...(await draftFor(key, app.db, owner.profileId)) };
  return (await app.trpc(`mutation sections.${key}.create`, input, owner)).body.id;
}

function rulesOf(key: SectionKey): Record<string, ProcedureRule> {
  const byEntry = async (world: World) => ({ id: await newEntry(world, key) });
  return {
    list: { access: 'readers', input: profileOf },
    create: {
      access: 'owner',
      input: async (world) => ({
        ...profileOf(world),
        ...(await draftFor(key, world.app.db, world.owner.profileId)),
      }),
    },
    update: {
      access: 'owner',
      input: async (world) => ({ ...(await byEntry(world)), ...sectionSamples[key].change }),
    },
    remove: { access: 'owner', input: byEntry },
    restore: {
      access: 'owner',
      input: async (world) => {
        const entry = await byEntry(world);
        await world.app.trpc(`mutation sections.${key}.remove`, entry, world.owner);
        return entry;
      },
    },
    reorder: {
      access: 'owner',
      input: async (world) => ({ ...profileOf(world), ids: [await newEntry(world, key)] }),
    },
    ...(isDated(key) && { sortByDate: { access: 'owner', input: profileOf } }),
  };
}

const isDated = (key: SectionKey) => datedSections.some((dated) => dated === key);

/** The access rules of the calls of all sections. */
export const sectionRules: Record<string, ProcedureRule> = Object.fromEntries(
  (Object.keys(sectionContracts) as SectionKey[]).flatMap((key) =>
    Object.entries(rulesOf(key)).map(([name, rule]) => [`sections.${key}.${name}`, rule]),
  ),
);
