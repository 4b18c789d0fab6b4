import { z } from 'zod';
import { galleryDownload } from '../../src/contracts/gallery-download';
import { galleryUpload } from '../../src/contracts/gallery-upload';
import { appRouter } from '../../src/routers/app-router';
import type { RestRoute } from '../../src/routers/rest-meta';

/** A procedure that takes something, and where it stands. */
export interface TakingProcedure {
  name: string;
  type: 'query' | 'mutation';
  input: z.ZodType;
  /** Left out where it has no REST twin. */
  rest: RestRoute | undefined;
  body: 'short' | 'long';
}

interface Definition {
  type: 'query' | 'mutation';
  inputs: z.ZodType[];
  meta?: { rest?: RestRoute; body?: 'short' | 'long' };
}

/** Every procedure with an input. */
export const takingProcedures: TakingProcedure[] = Object.entries<unknown>(appRouter._def.procedures).flatMap(
  ([name, procedure]) => {
    const { type, inputs, meta } = (procedure as { _def: Definition })._def;
    const { rest, body = 'short' } = meta ?? {};
    return inputs.map((input) => ({ name, type, input, rest, body }));
  },
);

/** What comes in beside procedures. */
export const doorContracts = { galleryUpload, galleryDownload };

/** A place in a contract where something comes in: its path, with `*` for the items of a list. */
export interface Leaf {
  path: string[];
  schema: z.core.$ZodTypes;
}

/** Every place of a contract, containers and what is in them; of a pipe only what first says what it takes. */
export function placesOf(schema: z.core.$ZodType, path: string[] = []): Leaf[] {
  const known = schema as z.core.$ZodTypes;
  const own = { path, schema: known };
  const { def } = known._zod;
  // What may be repeated and is never read.
  if (z.globalRegistry.get(known)?.readOnly === true) return [];
  switch (def.type) {
    case 'object':
      return [own, ...Object.entries(def.shape).flatMap(([key, field]) => placesOf(field, [...path, key]))];
    case 'array':
      return [own, ...placesOf(def.element, [...path, '*'])];
    case 'union':
      return def.options.flatMap((option) => placesOf(option, path));
    case 'optional':
    case 'nullable':
      return placesOf(def.innerType, path);
    case 'pipe':
      return placesOf(def.in._zod.def.type === 'transform' ? def.out : def.in, path);
    default:
      return [own];
  }
}

/** An input that holds nothing but the one value at the path. */
export function inputWith(path: string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = inputWith(rest, value);
  return key === '*' ? [inner] : { [key]: inner };
}
