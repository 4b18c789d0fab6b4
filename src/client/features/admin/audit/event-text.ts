import type { LoggedEvent } from '../../../../contracts/admin/audit-log';
import { mailTemplates } from '../../../../contracts/mail-template';
import type { RegistrationMode } from '../../../../contracts/system';

type Words = (entry: LoggedEvent) => (string | false)[];

const modes: Record<string, string> = {
  open: 'now open',
  invitation: 'now by invitation',
  closed: 'now closed',
} satisfies Record<RegistrationMode, string>;
const templates: Record<string, { label: string }> = mailTemplates;

const invited: Words = (entry) => [entry.invited ?? 'the address is no longer kept'];
const template: Words = ({ details }) => [
  `"${templates[String(details.template)]?.label ?? details.template}"`,
  details.isReset === true && 'back to the default text',
];

const fieldNames: Record<string, string> = {
  firstName: 'first name',
  lastName: 'last name',
  company: 'company',
  displayName: 'display name',
  jobTitle: 'job title',
  location: 'location',
  availability: 'availability',
  bio: 'bio',
  language: 'language of the page',
  cvLook: 'look of the CV',
  paper: 'paper of documents',
  translations: 'texts in other languages',
  visibility: 'visibility',
};
const changedNames = ({ fields }: LoggedEvent['details']) =>
  String(fields ?? '')
    .split(', ')
    .map((field) => fieldNames[field] ?? field)
    .join(', ');
const changed: Words = ({ details }) => [changedNames(details)];

/** Further details of an event beside its name, by event. */
const words: Record<string, Words> = {
  'role-changed': ({ details }) => [details.role === 'admin' ? 'made an admin' : 'made a user'],
  'registration-changed': ({ details }) => [modes[String(details.mode)] ?? String(details.mode)],
  'maintenance-changed': ({ details }) => [
    details.isOn === true ? 'switched on' : 'switched off',
    details.isOn === true && Boolean(details.message) && `"${details.message}"`,
  ],
  'template-changed': template,
  'invitation-created': invited,
  'invitation-withdrawn': invited,
  'account-changed': changed,
  'profile-changed': ({ details }) => [
    changedNames(details),
    details.visibility !== undefined && `now ${details.visibility}`,
  ],
  'page-address-changed': ({ details }) => [`from /profile/${details.from} to /profile/${details.to}`],
  'admin-call-refused': ({ details }) => [`"${details.call}"`],
  'session-ended': ({ details }) => [Number(details.ended) > 1 && `${details.ended} sessions`],
};

const refusal: Words = ({ details }) => [details.answer !== undefined && `"${details.answer}"`];

/** An event in words: the account, the details, who did it and where. */
export function eventFacts(entry: LoggedEvent): string {
  const { event, account, actor, network } = entry;
  const facts = [
    account?.email,
    ...(words[event] ?? refusal)(entry),
    actor && actor.id !== account?.id && `by ${actor.email}`,
    network && `from ${network}`,
  ];
  return facts.filter(Boolean).join(' · ');
}
