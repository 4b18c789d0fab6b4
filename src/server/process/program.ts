import type { Program } from '../../routers/context';
import { migrationsFolder, version } from './project-root';
import { resetDemo } from '../demo/reset-demo';

/** This program, for its procedures. */
export const program: Program = { version, migrationsFolder, resetDemo };
