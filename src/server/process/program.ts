import type { Program } from '../../routers/context';
import { resetDemo } from '../demo/reset-demo';
import { findUnprintable } from '../public-page/exports/find-unprintable';
import { migrationsFolder, version } from './project-root';

/** This program, for its procedures. */
export const program: Program = { version, migrationsFolder, resetDemo, findUnprintable };
