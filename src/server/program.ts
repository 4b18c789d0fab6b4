import type { Program } from '../routers/ports';
import { migrationsFolder, version } from './project-root';
import { resetDemo } from './reset-demo';

/** This program, as its procedures know it. */
export const program: Program = { version, migrationsFolder, resetDemo };
