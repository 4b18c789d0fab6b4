import { z } from 'zod';
import { maxEmployerContacts } from './employer-contact';
import { id } from './ids';
import { boundedText } from './text';

/** The largest table of contacts, in bytes and in rows below its headers. */
export const contactTableMaxBytes = 4 * 1024 * 1024;
export const contactTableMaxRows = maxEmployerContacts;
export const contactTableMaxColumns = 60;
export const contactTableTooLarge = 'The table must be 4 MB or less.';

/** The fields that a column of a table can hold, with their labels for the owner. `statusHistory` is as exports write it. */
export const contactTableFields = [
  { key: 'employerName', label: 'Name' },
  { key: 'firstName', label: 'First name' },
  { key: 'lastName', label: 'Last name' },
  { key: 'employerCompany', label: 'Company' },
  { key: 'employerRole', label: 'Role' },
  { key: 'employerEmail', label: 'Email' },
  { key: 'employerPhone', label: 'Phone' },
  { key: 'employerLocation', label: 'Location' },
  { key: 'position', label: 'Position' },
  { key: 'status', label: 'Status' },
  { key: 'contactMethod', label: 'Contact method' },
  { key: 'notes', label: 'Notes' },
  { key: 'jobUrl', label: 'Job ad' },
  { key: 'jobDescription', label: 'Text of the ad' },
  { key: 'salary', label: 'Salary' },
  { key: 'deadline', label: 'Deadline' },
  { key: 'nextAction', label: 'Next action' },
  { key: 'nextActionOn', label: 'Next action on' },
  { key: 'createdAt', label: 'Added on' },
  { key: 'statusHistory', label: 'Status history' },
] as const;
export const contactTableField = z.enum(contactTableFields.map(({ key }) => key));
export type ContactTableField = z.infer<typeof contactTableField>;

/** The fields that hold dates. */
export const datedFields: readonly (ContactTableField | null)[] = ['deadline', 'nextActionOn', 'createdAt'];

/** Which field each column holds, null for none; each field has one column at most. */
export const contactMapping = z
  .array(contactTableField.nullable())
  .max(contactTableMaxColumns)
  .refine((fields) => {
    const chosen = fields.filter((field) => field !== null);
    return new Set(chosen).size === chosen.length;
  }, 'Choose each field for one column.');
export type ContactMapping = z.infer<typeof contactMapping>;

/** How dates with slashes are meant: 3/4 is in April, or in March. */
const dateOrders = ['dmy', 'mdy'] as const;

const row = z.int().min(1);

/** The owner's choices about a table; defaults are proposed. Rows are numbered as in the table, headers included. */
export const contactTableChoices = z.strictObject({
  mapping: contactMapping.optional(),
  dateOrder: z.enum(dateOrders).optional(),
  /** Whether duplicates are added as well. */
  addsDuplicates: z.boolean().optional(),
  /** Rows that are not added. */
  leaveOut: z.array(row).max(contactTableMaxRows).optional(),
});
export type ContactTableChoices = z.infer<typeof contactTableChoices>;

/** The choices as the field of a form: JSON. */
export const choicesField = boundedText(64 * 1024);

/** How many faults and rows a preview shows. */
export const previewed = { issues: 200, rows: 20 };

/** What a table would add; nothing is stored. */
export const contactPreview = z.object({
  encoding: z.enum(['UTF-8', 'UTF-16', 'Windows-1252']),
  separator: z.enum([',', ';', '\t', '|']),
  headers: z.array(z.string()),
  mapping: contactMapping,
  /** Whether the mapping is the remembered one for these headers. */
  isRemembered: z.boolean(),
  dateOrder: z.enum(dateOrders),
  /** Rows below the headers, without blank ones. */
  rows: z.int(),
  /** The first rows as they are in the table. */
  sample: z.array(z.object({ row, cells: z.array(z.string()) })),
  /** Rows that duplicate a contact or a row further up, by address or by name and company. */
  duplicates: z.array(
    z.object({
      row,
      employerName: z.string(),
      by: z.enum(['address', 'name']),
      contactId: id.nullable(),
      sameAsRow: row.nullable(),
    }),
  ),
  /** The first faults, and all rows that have one. Such rows must be corrected or left out. */
  issues: z.array(z.object({ row, field: contactTableField.nullable(), message: z.string() })),
  faultyRows: z.array(row),
});
export type ContactPreview = z.infer<typeof contactPreview>;

/** What was added, and how many rows were left out as duplicates. */
export const importedContacts = z.object({ added: z.int(), duplicates: z.int() });

export const contactExportFormats = ['csv', 'json'] as const;
export const contactExport = z.strictObject({ format: z.enum(contactExportFormats).default('csv') });
