import type { Program } from '../../routers/context';
import { resetDemo } from '../demo/reset-demo';
import { migrationsFolder, version } from './project-root';

/** This program, for its procedures. */
export const program: Program = { version, migrationsFolder, resetDemo };
