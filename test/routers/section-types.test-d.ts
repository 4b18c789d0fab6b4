import { z } from 'zod';
import { defineSection } from '../../src/contracts/sections/define';
import { createSectionRouter } from '../../src/routers/sections/section-router';

// Compile-only: `npm run check` fails where the factory takes a contract that its table does not fit.

const fits = { fact: z.string() };
const names = { path: 'facts', noun: 'fact', part: 'facts', maxItems: 1 } as const;
const define = <R extends z.ZodRawShape>(required: R) => defineSection({ ...names, required, optional: {} });

createSectionRouter(define(fits), 'facts', {});

// @ts-expect-error a field without a column
createSectionRouter(define({ ...fits, mood: z.string() }), 'facts', {});

// @ts-expect-error the contract allows null, the column does not
createSectionRouter(define({ fact: z.string().nullable() }), 'facts', {});

// @ts-expect-error the table can hold null, the contract rejects it
createSectionRouter(define({ name: z.string(), description: z.string() }), 'skills', {});

// @ts-expect-error the column's enumeration lacks a value of the contract
createSectionRouter(define({ proficiency: z.enum(['Beginner', 'Godlike']) }), 'skills', {});

// @ts-expect-error the column's enumeration has values that the contract rejects
createSectionRouter(define({ proficiency: z.enum(['Beginner']) }), 'skills', {});

// @ts-expect-error no section's table
createSectionRouter(define(fits), 'accounts', {});

const derived = { derived: { width: z.string() } };

// @ts-expect-error the table holds a derived field as another type
createSectionRouter(defineSection({ ...names, required: fits, optional: {}, ...derived }), 'gallery', {});
