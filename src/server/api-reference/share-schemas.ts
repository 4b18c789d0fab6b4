import { type ApiDocument, type MediaType, type Operation, operationsOf } from './document';
import type { Schema } from './examples';

/** Smaller objects are as clear in their place. */
const fewestFields = 3;

/** Verbs whose answer is the one thing that they name. */
const namingVerb = /^(?:get|create|update|upload|restore)(?=[A-Z])/;

/** A schema within an answer. */
interface Place {
  schema: Schema;
  /** What the call names; undefined if its answer is something else. */
  name: string | undefined;
  replace(schema: Schema): void;
}

/**
 * Moves objects that several calls answer into the components, each under the name of the thing, so that generated
 * clients have one type for it.
 */
export function shareSchemas(document: ApiDocument): void {
  const alike = new Map<string, Place[]>();
  for (const { operation } of operationsOf(document)) {
    for (const place of answeredObjects(operation)) {
      const key = JSON.stringify(place.schema);
      alike.set(key, [...(alike.get(key) ?? []), place]);
    }
  }
  const { schemas } = document.components;
  for (const [first, ...others] of alike.values()) {
    if (!first || others.length === 0) continue;
    const name = [first, ...others].find((place) => place.name && !(place.name in schemas))?.name;
    if (!name) continue;
    schemas[name] = first.schema;
    for (const place of [first, ...others]) place.replace({ $ref: `#/components/schemas/${name}` });
  }
}

function answeredObjects({ operationId, responses }: Operation): Place[] {
  const name = namingVerb.test(operationId) ? operationId.replace(namingVerb, '') : undefined;
  return Object.entries(responses).flatMap(([status, { content }]) => {
    const media = status.startsWith('2') ? content?.['application/json'] : undefined;
    return media?.schema ? placesIn(media, media.schema, name) : [];
  });
}

function placesIn(media: MediaType, schema: Schema, name: string | undefined): Place[] {
  if (isLarge(schema)) {
    const replace = (shared: Schema) => {
      media.schema = shared;
    };
    return [{ schema, name, replace }];
  }
  if (schema.items && isLarge(schema.items)) {
    const replace = (items: Schema) => {
      schema.items = items;
    };
    return [{ schema: schema.items, name: undefined, replace }];
  }
  const variants = schema.anyOf ?? [];
  return variants.flatMap((variant, index) =>
    isLarge(variant)
      ? [{ schema: variant, name, replace: (shared) => variants.splice(index, 1, shared) }]
      : [],
  );
}

const isLarge = ({ properties = {} }: Schema) => Object.keys(properties).length >= fewestFields;
