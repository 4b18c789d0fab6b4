import { z } from 'zod';
import { day, instant } from './dates';
import { emailAddress } from './email-address';
import { id, profileId } from './ids';
import { ignoredFields } from './ignored-fields';
import { wholeNumber } from './numbers';
import { orNull } from './or-null';
import { asRead, defineSection } from './sections/define';
import { boundedText, multiline, requiredLine, singleLine } from './text';
import { timeZone } from './time-zone';
import { webAddress } from './web-address';

/** The statuses of an employer contact, with their labels for the owner, in the order of the board. */
export const employerContactStatuses = [
  { key: 'new', label: 'New' },
  { key: 'in_progress', label: 'In Progress' },
  { key: 'interested', label: 'Interested' },
  { key: 'contacted', label: 'Contacted' },
  { key: 'responded', label: 'Responded' },
  { key: 'interview', label: 'Interview' },
  { key: 'offer', label: 'Offer' },
  { key: 'hired', label: 'Hired' },
  { key: 'declined', label: 'Declined' },
  { key: 'rejected', label: 'Rejected' },
  { key: 'archived', label: 'Archived' },
] as const;
export type EmployerContactStatus = (typeof employerContactStatuses)[number]['key'];

export const employerContactStatus = z.enum(employerContactStatuses.map(({ key }) => key));

/** The statuses of a contact to whom the owner has not applied yet, so that its deadline still matters. */
export const statusesBeforeApplying = [
  'new',
  'in_progress',
  'interested',
] as const satisfies EmployerContactStatus[];

/** The statuses of a contact that a reply makes `responded`; from any other one, that would be a step back. */
export const statusesBeforeReply: readonly EmployerContactStatus[] = [...statusesBeforeApplying, 'contacted'];

/** The ways to reach an employer, with the names for the owner. */
export const contactMethods = [
  { key: 'email', label: 'Email' },
  { key: 'phone', label: 'Phone' },
  { key: 'linkedin', label: 'LinkedIn' },
  { key: 'direct', label: 'Direct' },
  { key: 'referral', label: 'Referral' },
] as const;

/** The most employer contacts that a profile may have. */
export const maxEmployerContacts = 5000;

const line = (max: number) => orNull(singleLine(max));

/**
 * An employer contact. One that its owner adds starts as `interested`; one that a visitor makes starts as `new`, with the
 * message as its notes.
 */
export const employerContact = defineSection({
  path: 'employer-contacts',
  noun: 'employer contact',
  part: null,
  maxItems: maxEmployerContacts,
  required: { employerName: requiredLine(200) },
  optional: {
    employerCompany: line(200),
    employerRole: line(150),
    employerEmail: orNull(emailAddress),
    employerPhone: line(50),
    employerLocation: line(200),
    position: line(200),
    status: employerContactStatus,
    contactMethod: z.enum(contactMethods.map(({ key }) => key)),
    notes: orNull(multiline(5000)),
    /** Where the job is advertised, and the text of the ad, which is often gone before the interview. */
    jobUrl: orNull(webAddress),
    jobDescription: orNull(multiline(20_000)),
    salary: line(100),
    /** The last day to apply. */
    deadline: orNull(day),
    /** What the owner does next, and on which day. */
    nextAction: line(300),
    nextActionOn: orNull(day),
  },
  derived: {
    statusSince: instant,
    /** Of an archived contact, the status to which it can be brought back; null if it never had another one. */
    archivedFrom: employerContactStatus.nullable(),
  },
});
export type EmployerContact = z.output<typeof employerContact.item>;

/** A contact in a list, which leaves out the long text of the ad. */
export const listedContact = asRead(employerContact.item.omit({ jobDescription: true }));
export type ListedContact = z.output<typeof listedContact>;
export const employerContactList = z.array(listedContact);

/** Below this number of cases, a figure of the contacts means nothing. */
export const fewContacts = 5;

/** The steps of the funnel: a contact that came to a later one counts in those before. */
export const funnelSteps = ['new', 'contacted', 'responded', 'interview', 'offer', 'hired'] as const;

/** The months of the figures, this one last. */
export const figureMonths = 12;

const count = z.int();
/** In days with one decimal; null below `fewContacts` cases. */
const days = z.number().nullable();

/**
 * The figures of a profile's contacts, all from the histories. `medianResponseDays` is the time from a contact's beginning
 * to its first `responded`. The trend compares the contacts of the last 30 days with those of the 30 before, in percent,
 * null where those had none or both together are fewer than `fewContacts`. Months are those of the profile's time zone, `YYYY-MM`.
 */
export const employerContactFigures = z.object({
  total: count,
  new: count,
  responded: count,
  medianResponseDays: days,
  responseCases: count,
  months: z.array(z.object({ month: z.string(), count })),
  monthlyTrend: z.int().nullable(),
  funnel: z.array(z.object({ step: z.enum(funnelSteps), count })),
  /** Contacts with a next action, the earliest day first; those without a day last. */
  due: z.array(
    z.object({
      id,
      employerName: z.string(),
      nextAction: z.string().nullable(),
      nextActionOn: z.string().nullable(),
    }),
  ),
  /** For each rule of hints, how often it was raised and how often an answer followed. */
  hints: z.array(z.object({ rule: z.string(), raised: count, answered: count })),
});
export type EmployerContactFigures = z.infer<typeof employerContactFigures>;

/** A line of a contact's history, newest first in lists. */
const happened = { id, at: instant };

/** What was read of a page that was opened through a link. */
const opened = {
  linkId: id,
  label: z.string(),
  openId: id,
  /** Which of the link's readers, from 1 on: the second one got it from the first. */
  reader: count,
  location: z.string(),
  device: z.string().nullable(),
  seconds: count,
  sections: z.array(z.object({ section: z.string(), seconds: count })),
  videoSeconds: count,
  downloads: z.array(z.string()),
};

/** A note of the owner. */
/** With its version, for changes of it. */
export const note = z.object({
  ...happened,
  kind: z.literal('note'),
  text: z.string(),
  updatedAt: instant,
});

/** What the timeline tells of an interview round, besides its kind. */
const storedText = z.string().nullable();
const roundAsRead = {
  date: z.string(),
  time: storedText,
  timeZone: storedText,
  minutes: count.nullable(),
  place: storedText,
  meetingUrl: storedText,
  outcome: storedText,
  note: storedText,
};

/** What happens with a contact. */
export const timelineEvent = z.discriminatedUnion('kind', [
  z.object({
    ...happened,
    kind: z.literal('status'),
    /** Null for the initial one. */
    from: employerContactStatus.nullable(),
    to: employerContactStatus,
  }),
  note,
  /** A mail that the owner started with Reply. */
  z.object({ ...happened, kind: z.literal('mail') }),
  z.object({
    ...happened,
    kind: z.literal('round'),
    roundId: id,
    round: z.string(),
    ...roundAsRead,
    /** The version of the round, for changes of it. */
    updatedAt: instant,
  }),
  /** A message through the page; with the label of the link if it came through one, and the details that its sender gave. */
  z.object({
    ...happened,
    kind: z.literal('message'),
    text: z.string(),
    label: z.string().nullable(),
    sender: z
      .object({
        name: z.string(),
        company: z.string().nullable(),
        role: z.string().nullable(),
        email: z.string(),
      })
      .nullable(),
  }),
  z.object({ ...happened, kind: z.literal('link-made'), linkId: id, label: z.string() }),
  z.object({ ...happened, kind: z.literal('link-opened'), ...opened }),
  z.object({ ...happened, kind: z.literal('link-revoked'), linkId: id, label: z.string() }),
  z.object({
    ...happened,
    kind: z.literal('next-action'),
    /** Null if it was done or removed. */
    nextAction: z.string().nullable(),
    nextActionOn: z.string().nullable(),
  }),
]);
export type TimelineEvent = z.infer<typeof timelineEvent>;
export const timeline = z.array(timelineEvent);

/** The most lines of a timeline in one answer. */
export const timelineLength = 1000;

/** `before` is the id of the last line of an answer, after which the list continues. */
export const timelineQuery = z.strictObject({ id, before: id.optional() });

/** Changes whenever something of a contact or its timeline does. */
export const contactChangeToken = z.object({ changeToken: z.string() });

const noteText = multiline(5000).min(1, 'Write a note first.');
/** `id` is the contact's. */
export const newNote = z.strictObject({ id, text: noteText });
/** `id` is the note's. */
const noteChange = { id, text: noteText, updatedAt: instant.optional() };
export const noteUpdate = z.strictObject({ ...ignoredFields(note, noteChange), ...noteChange });

/** The most notes, and the most interview rounds, of a contact. */
export const maxNotes = 2000;
export const maxRounds = 200;

/** The beginning of a mail to a contact. */
export const mailDraft = z.object({ to: z.string(), subject: z.string(), body: z.string() });
/** The contact after a reply, and the draft to open. */
export const reply = z.object({ contact: employerContact.item, draft: mailDraft });

const timeHint = 'Enter a time as HH:MM, such as 14:30.';
const clockTime = boundedText('HH:MM'.length, { error: timeHint, tooLong: timeHint }).regex(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  timeHint,
);

/** Undoes the move of the contact to `status`. */
export const undoneMove = z.strictObject({ id, status: employerContactStatus });

/** An interview round. Its time is that of the clocks in its time zone. */
const roundFields = {
  date: day,
  kind: requiredLine(100),
  time: orNull(clockTime),
  timeZone: orNull(timeZone),
  minutes: orNull(wholeNumber('Enter the length in minutes.', { min: 1, max: 1440 })),
  place: line(300),
  meetingUrl: orNull(webAddress),
  outcome: line(200),
  note: orNull(multiline(5000)),
};
const { date, kind, ...unrequired } = roundFields;
export const newRound = z.strictObject({ id, date, kind, ...z.object(unrequired).partial().shape });
export const interviewRound = z.object({ id, contactId: id, updatedAt: instant, ...roundFields });
const roundChange = { ...z.object(roundFields).partial().shape, id, updatedAt: instant.optional() };
export const roundUpdate = z.strictObject({ ...ignoredFields(interviewRound, roundChange), ...roundChange });

/** A named state of the screen: `search` is the query of its address. */
export const savedView = z.object({ id, name: z.string(), search: z.string() });
export const newSavedView = z.strictObject({
  profileId,
  name: requiredLine(60),
  search: singleLine(1000),
});
export const savedViewList = z.array(savedView);
/** The most saved views of a profile. */
export const maxSavedViews = 30;

/** Proposes the next step with a contact, by a simple rule. */
export const hintRules = [
  { key: 'opened-often', label: 'Opened three times in two days' },
  { key: 'quiet-after-visit', label: 'Nothing for ten days after a visit' },
  { key: 'cv-without-answer', label: 'CV downloaded and no answer' },
] as const;
export const hintRule = z.enum(hintRules.map(({ key }) => key));

/** A hint about a contact; `raisedAt` distinguishes it from an earlier one of the same rule. */
export const hint = z.object({ contactId: id, employerName: z.string(), rule: hintRule, raisedAt: instant });
export const hintList = z.array(hint);
export const dismissedHint = z.strictObject({ id, rule: hintRule, raisedAt: instant });
