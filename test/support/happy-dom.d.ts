import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  interface Window {
    /** Controls the page, in the tests of the client. */
    readonly happyDOM: DetachedWindowAPI;
  }
}
