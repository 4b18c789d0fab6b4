import { accountRouter } from './account/account-router';
import { adminRouter } from './admin/admin-router';
import { analyticsRouter } from './analytics/analytics-router';
import { authRouter } from './auth/auth-router';
import { billingRouter } from './billing/billing-router';
import { binRouter } from './bin/bin-router';
import { calendarRouter } from './calendar/calendar-router';
import { cvRouter } from './cv/cv-router';
import { cvImportRouter } from './cv-import/cv-import-router';
import { dashboardRouter } from './dashboard/dashboard-router';
import { designRouter } from './design/design-router';
import { domainsRouter } from './domains/domains-router';
import { employerContactsRouter } from './employer-contacts/employer-contacts-router';
import { storageRouter } from './files/storage-router';
import { linksRouter } from './links/links-router';
import { mailChoicesRouter } from './mail-choices/mail-choices-router';
import { portfoliosRouter } from './portfolios/portfolios-router';
import { portraitRouter } from './portrait/portrait-router';
import { profileRouter } from './profile/profile-router';
import { sectionsRouter } from './sections';
import { systemRouter } from './system/system-router';
import { testimonialRequestsRouter } from './testimonials/testimonials-router';
import { createCallerFactory, router } from './trpc';
import { versionsRouter } from './versions/versions-router';
import { videoRouter } from './video/video-router';
import { viewsRouter } from './views/views-router';

export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  admin: adminRouter,
  profile: profileRouter,
  portfolios: portfoliosRouter,
  portrait: portraitRouter,
  cv: cvRouter,
  cvImport: cvImportRouter,
  dashboard: dashboardRouter,
  analytics: analyticsRouter,
  billing: billingRouter,
  bin: binRouter,
  calendar: calendarRouter,
  design: designRouter,
  domains: domainsRouter,
  employerContacts: employerContactsRouter,
  links: linksRouter,
  mailChoices: mailChoicesRouter,
  testimonialRequests: testimonialRequestsRouter,
  versions: versionsRouter,
  video: videoRouter,
  views: viewsRouter,
  storage: storageRouter,
  sections: sectionsRouter,
  system: systemRouter,
});

/** All that the client knows of the server. */
export type AppRouter = typeof appRouter;

/** Calls procedures in process, as the REST routes do. */
export const createCaller = createCallerFactory(appRouter);
