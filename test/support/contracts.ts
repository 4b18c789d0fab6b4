import { z } from 'zod';
import { contactExport, contactTableChoices } from '../../src/contracts/contact-import';
import { galleryDownload } from '../../src/contracts/gallery-download';
import { galleryUpload } from '../../src/contracts/gallery-upload';
import { appRouter } from '../../src/routers/app-router';
import type { BodySize, LimitName } from '../../src/routers/limits/limits';
import type { RestRoute } from '../../src/routers/rest-meta';

/** A procedure with an input, and its route. */
export interface TakingProcedure {
  name: string;
  type: 'query' | 'mutation';
  input: z.ZodType;
  /** Missing if it has no REST twin. */
  rest: RestRoute | undefined;
  limit: LimitName | undefined;
  body: BodySize;
}

interface Definition {
  type: 'query' | 'mutation';
  inputs: z.ZodType[];
  meta?: { rest?: RestRoute; limit?: LimitName; body?: BodySize };
}

/** Every procedure with an input. */
export const takingProcedures: TakingProcedure[] = Object.entries<unknown>(appRouter._def.procedures).flatMap(
  ([name, procedure]) => {
    const { type, inputs, meta } = (procedure as { _def: Definition })._def;
    const { rest, limit, body = 'short' } = meta ?? {};
    return inputs.map((input) => ({ name, type, input, rest, limit, body }));
  },
);

/** The inputs of routes that are not procedures. */
export const doorContracts = { galleryUpload, galleryDownload, contactTableChoices, contactExport };

/** A place in an input contract: its path, with `*` for the items of a list. */
export interface Leaf {
  path: string[];
  schema: z.core.$ZodTypes;
}

/** Every place of a contract, including containers; of a pipe only its input side. */
export function placesOf(schema: z.core.$ZodType, path: string[] = []): Leaf[] {
  const known = schema as z.core.$ZodTypes;
  const own = { path, schema: known };
  const { def } = known._zod;
  // Derived fields may be sent back and are never read.
  if (z.globalRegistry.get(known)?.readOnly === true) return [];
  switch (def.type) {
    case 'object':
      return [own, ...Object.entries(def.shape).flatMap(([key, field]) => placesOf(field, [...path, key]))];
    case 'array':
      return [own, ...placesOf(def.element, [...path, '*'])];
    case 'record': {
      // Keys are bounded only if they are enumerated.
      const key = def.keyType._zod.values?.values().next().value;
      return key === undefined ? [own] : placesOf(def.valueType, [...path, String(key)]);
    }
    case 'union':
      return def.options.flatMap((option) => placesOf(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
      return placesOf(def.innerType, path);
    case 'pipe':
      return placesOf(def.in._zod.def.type === 'transform' ? def.out : def.in, path);
    default:
      return [own];
  }
}

/** An input with only this value at the path. */
export function inputWith(path: string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = inputWith(rest, value);
  return key === '*' ? [inner] : { [key]: inner };
}
