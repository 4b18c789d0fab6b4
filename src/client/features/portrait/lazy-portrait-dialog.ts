import { lazy } from 'react';

/** The portrait's dialog, loaded when it is opened first. */
export const LazyPortraitDialog = lazy(() =>
  import('./portrait-dialog').then((module) => ({ default: module.PortraitDialog })),
);
