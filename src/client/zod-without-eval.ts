import { z } from 'zod';

// The content security policy allows no code that is made at run time. Zod would try it once, at the first
// object schema, so this module must be the first one that the application imports.
z.config({ jitless: true });
