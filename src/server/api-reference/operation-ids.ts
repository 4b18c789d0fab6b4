/**
 * The names of calls for client generators, where they do not follow from the procedure's own. They are part of the
 * interface: a procedure that is renamed keeps its old name here.
 */
const chosenNames: Record<string, string> = {
  'auth.setUpAdmin': 'setUpFirstAdmin',
  'auth.me': 'getOwnAccount',
  'auth.forgotPassword': 'requestPasswordReset',
  'auth.resendVerification': 'resendVerificationMail',
  'auth.twoFactor.get': 'getTwoFactorState',
  'auth.twoFactor.start': 'startTwoFactorSetup',
  'auth.twoFactor.confirm': 'confirmTwoFactorSetup',
  'account.update': 'updateOwnAccount',
  'account.deactivate': 'deactivateOwnAccount',
  'account.requestDeletion': 'requestAccountDeletion',
  'account.cancelDeletion': 'cancelAccountDeletion',
  'account.activity': 'listOwnActivity',
  'account.storage': 'getStorageUse',
  'account.sessions.endOthers': 'endOtherSessions',
  'admin.users.list': 'listAccounts',
  'admin.users.stats': 'getAccountStatistics',
  'admin.users.setRole': 'setAccountRole',
  'admin.users.deactivate': 'deactivateAccount',
  'admin.users.reactivate': 'reactivateAccount',
  'admin.settings.get': 'getServerSettings',
  'admin.settings.setRegistration': 'setRegistrationMode',
  'admin.settings.setMaintenance': 'setMaintenanceMode',
  'admin.operations.versions': 'getVersions',
  'admin.operations.examineFiles': 'examineFiles',
  'admin.operations.sweepFiles': 'sweepFiles',
  'admin.operations.resetDemo': 'resetDemo',
  'admin.templates.list': 'listMailTemplates',
  'admin.templates.update': 'updateMailTemplate',
  'admin.templates.preview': 'previewMailTemplate',
  'admin.templates.reset': 'resetMailTemplate',
  'admin.analytics': 'getServerAnalytics',
  'admin.auditLog': 'listAuditLog',
  'profile.read': 'getProfileById',
  'profile.unprintable': 'findUnprintableCharacters',
  'profile.checkSlug': 'checkSlug',
  'cv.list': 'listCvs',
  'cvImport.read': 'readCv',
  'cvImport.accept': 'acceptCvProposal',
  'cvImport.acceptFile': 'acceptFileProposal',
  'analytics.summary': 'getAnalytics',
  'analytics.recentViews': 'listRecentViews',
  'analytics.changeToken': 'getAnalyticsChangeToken',
  'analytics.settings': 'getAnalyticsSettings',
  'analytics.updateSettings': 'updateAnalyticsSettings',
  'calendar.address': 'getCalendarAddress',
  'design.save': 'saveDesignDraft',
  'design.changeSection': 'changeDesignSection',
  'design.discard': 'discardDesignDraft',
  'design.undo': 'undoDesignPublication',
  'employerContacts.request': 'sendContactRequest',
  'employerContacts.timeline': 'getEmployerContactTimeline',
  'employerContacts.changeToken': 'getEmployerContactChangeToken',
  'employerContacts.reply': 'recordReply',
  'employerContacts.undoMove': 'undoEmployerContactMove',
  'employerContacts.figures': 'getEmployerContactFigures',
  'links.details': 'getLink',
  'views.progress': 'recordViewProgress',
  'storage.config': 'getStorageConfig',
  'sections.gallery.list': 'listGalleryImages',
  'sections.gallery.create': 'createGalleryImage',
  'sections.gallery.update': 'updateGalleryImage',
  'sections.gallery.remove': 'removeGalleryImage',
  'sections.gallery.restore': 'restoreGalleryImage',
  'sections.gallery.reorder': 'reorderGalleryImages',
  'mailChoices.get': 'getMailChoices',
  'mailChoices.update': 'updateMailChoices',
  'system.status': 'getSystemStatus',
  'billing.createCheckoutSession': 'createCheckoutSession',
  'billing.subscription': 'getSubscription',
  'billing.refresh': 'refreshSubscription',
  'billing.invoices': 'listInvoices',
};

/** Routers whose names say nothing that the rest of the name does not. */
const silentRouters = new Set(['sections', 'auth', 'account', 'admin']);

/** Verbs of several things. */
const pluralVerbs = new Set(['list', 'reorder', 'sort']);

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const singular = (noun: string) => noun.replace(/(ss)es$|([^s])s$/, '$1$2');

/** The name of a procedure's call: `sections.skills.create` is `createSkill`. */
export function operationIdOf(procedure: string): string {
  const chosen = chosenNames[procedure];
  if (chosen) return chosen;
  const parts = procedure.split('.').filter((part) => !silentRouters.has(part));
  const name = parts.pop() ?? '';
  const verb = /^[a-z]+/.exec(name)?.[0] ?? '';
  const qualifier = name.slice(verb.length);
  const last = parts.length - 1;
  const nouns = parts.map((noun, index) => (index === last && pluralVerbs.has(verb) ? noun : singular(noun)));
  return verb + nouns.map(capitalized).join('') + qualifier;
}
