import { z } from 'zod';
import { instant } from '../dates';
import { id, profileId } from '../ids';
import { ignored } from '../ignored-fields';
import type { FieldIssue } from '../issues';
import type { FurtherPart, PortfolioPart } from '../portfolio-parts';
import { readingOfEntry } from '../proposed-entry';

const own = { isPublic: z.boolean() };

const kept = { id, profileId: id, sortOrder: z.int(), createdAt: instant, updatedAt: instant };

/** The part of the page that a list is in; null for a list that the page does not show. */
type SectionPart = PortfolioPart | FurtherPart | null;

/** The definition of a section. */
export interface SectionDefinition<
  R extends z.ZodRawShape,
  O extends z.ZodRawShape,
  D extends z.ZodRawShape = Record<never, never>,
  P extends SectionPart = SectionPart,
> {
  /** The section's part of the REST paths: `/profile/{profileId}/skills` and `/skills/{id}`. */
  path: string;
  /** The noun for one item, for use in sentences: 'skill'. */
  noun: string;
  /** One of the nine parts is complete with an item. */
  part: P;
  /** The most items a profile may have. */
  maxItems: number;
  /** Fields that are required on creation. A nullable one may be missing in an entry that a document brought. */
  required: R;
  /**
   * Fields that may be omitted on creation; the table's default applies. A nullable one is never guessed for an entry
   * that a document brought, and has to say something otherwise; one that may always be empty is an `orNull`.
   */
  optional: O;
  /** Those of the fields that can be in several languages, as `translations` holds them; none if left out. */
  texts?: z.ZodRawShape;
  /** Fields that only the product fills in: clients can read them, and what they send back is ignored. */
  derived?: D;
  /** Validation across fields, applied to the whole item on every write. */
  check?: (item: z.output<z.ZodObject<R & O>>) => FieldIssue[];
}

/** Derives all schemas of a section from its fields. */
export function defineSection<
  R extends z.ZodRawShape,
  O extends z.ZodRawShape,
  D extends z.ZodRawShape = Record<never, never>,
  P extends SectionPart = SectionPart,
>(definition: SectionDefinition<R, O, D, P>) {
  const { required, optional, check = () => [] } = definition;
  const derived = readOnly(definition.derived ?? ({} as D));
  const stated = { ...statedOf(required), ...statedOf(optional) };
  const fields = { ...required, ...optional, ...own };
  const whole = z.strictObject(fields);
  const created = {
    ...statedOf(required),
    ...z.object({ ...statedOf(optional), ...own, ...derived }).partial().shape,
  };
  return {
    ...definition,
    check,
    /** The section's own fields as they are stored. */
    fields: z.object({ ...required, ...optional }),
    /** The fields as they have to be stated, by name. */
    stated,
    /** The fields that an entry from a document may lack. */
    lackable: Object.entries({ ...required, ...optional }).flatMap(([name, field]) =>
      field instanceof z.ZodNullable ? [name] : [],
    ),
    /** An item as it is read. */
    item: z.object({ ...kept, ...derived, ...fields }),
    /** All editable fields. */
    draft: z.strictObject({ ...stated, ...own }).superRefine((draft, refinement) => {
      for (const issue of check(draft as z.output<z.ZodObject<R & O>>)) {
        refinement.addIssue({ code: 'custom', input: draft, ...issue });
      }
    }),
    /** An entry as it is being typed: whole, but for what a document may lack. */
    typed: whole.superRefine((entry, refinement) => {
      for (const issue of check(entry as z.output<z.ZodObject<R & O>>)) {
        refinement.addIssue({ code: 'custom', input: entry, ...issue });
      }
    }),
    create: z.strictObject({ ...created, profileId }),
    /**
     * `updatedAt` is the version the change is based on; if given, a stale change is refused. A required field is null
     * only where it was missing before.
     */
    update: whole.partial().extend({
      ...z.object(derived).partial().shape,
      sortOrder: ignored,
      createdAt: ignored,
      id,
      profileId: profileId.optional(),
      updatedAt: instant.optional(),
    }),
    reorder: z.strictObject({
      profileId,
      ids: z.array(id).min(1).max(500).refine(allDistinct, 'Name each id once.'),
    }),
    /**
     * Entries that a document proposes: drafts that may lack fields. Only the product's own files say whether they are
     * public.
     */
    proposed: z.array(z.object({ values: z.object(fields).partial(), ...readingOfEntry.shape })),
    /**
     * Entries to write from a document; `replaces` names the existing entry that gets the values instead of a new one. It
     * keeps what the values leave out. With `updatedAt`, it is only changed where it still has that version.
     */
    accepted: z
      .array(
        z.strictObject({
          values: z.strictObject({
            ...lacking(required),
            ...z.object({ ...optional, ...own, ...derived }).partial().shape,
          }),
          replaces: id.optional(),
          updatedAt: instant.optional(),
        }),
      )
      .max(definition.maxItems),
  };
}

/** Fields without the null of those that a document may lack. */
type Stated<R extends z.ZodRawShape> = {
  [F in keyof R]: R[F] extends z.ZodNullable<infer S extends z.core.SomeType> ? S : R[F];
};

const statedOf = <R extends z.ZodRawShape>(required: R): Stated<R> =>
  mapped(required, (field) => (field instanceof z.ZodNullable ? field.unwrap() : field)) as Stated<R>;

/** Required fields of which a document may leave out those that it may lack. */
type Lacking<R extends z.ZodRawShape> = {
  [F in keyof R]: R[F] extends z.ZodNullable ? z.ZodOptional<R[F]> : R[F];
};

const lacking = <R extends z.ZodRawShape>(required: R): Lacking<R> =>
  mapped(required, (field) => (field instanceof z.ZodNullable ? field.optional() : field)) as Lacking<R>;

const mapped = (shape: z.ZodRawShape, map: (field: z.core.$ZodType) => z.core.$ZodType) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, map(field)]));

/** The same fields, marked in the description of the interface as not to be set. */
function readOnly<D extends z.ZodRawShape>(fields: D): D {
  const marked = Object.entries<z.core.$ZodType>(fields).map(([name, field]) => [
    name,
    field instanceof z.ZodType ? field.meta({ readOnly: true }) : field,
  ]);
  return Object.fromEntries(marked) as D;
}

const allDistinct = (ids: string[]) => new Set(ids).size === ids.length;

/**
 * The same object for reading only: its texts are unchecked, because they were checked when they were written. In an
 * answer of thousands of items, checking each text again costs more than everything else.
 */
export const asRead = <S extends z.ZodRawShape>(object: z.ZodObject<S>): z.ZodObject<S> =>
  z.object(
    Object.fromEntries(Object.entries(object.shape).map(([name, field]) => [name, readingOf(field)])) as S,
  );

function readingOf(field: z.core.$ZodType): z.core.$ZodType {
  // Such as `orNull`: what comes out is what its last step lets through.
  if (field instanceof z.ZodPipe) return readingOf(field.out);
  if (field instanceof z.ZodNullable) return z.nullable(readingOf(field.unwrap()));
  return field instanceof z.ZodString || field instanceof z.ZodStringFormat ? z.string() : field;
}
