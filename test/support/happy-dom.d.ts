import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  interface Window {
    /** Controls the page, in tests with `@vitest-environment happy-dom`. */
    readonly happyDOM: DetachedWindowAPI;
  }
}
