import type { EmployerContactStatus } from '../tables.gen';

/** An event of a contact, this many days ago. */
type Happened = { daysAgo: number } & (
  | { status: EmployerContactStatus }
  | { note: string }
  | { message: string }
  | { round: { kind: string; outcome: string | null; note: string | null } }
  | { mail: true }
);

/** A next action, due in this many days. */
interface Due {
  nextAction: string;
  dueIn: number;
}

/** The history of Maren and an employer; the contact's own status is the last one. */
interface DemoHistory {
  begins: EmployerContactStatus;
  happened?: Happened[];
  due?: Due;
}

const round = (kind: string, outcome: string | null = null, note: string | null = null) => ({
  round: { kind, outcome, note },
});

/** Of each employer by their address, the earliest first; all invented. */
export const contactHistories: Record<string, DemoHistory> = {
  'a.munro@skerrywind.example': {
    begins: 'new',
    happened: [
      {
        daysAgo: 0.3,
        message:
          'Your notes on rotor ships settled an argument in our office. We build wing sails and look for our first head of product: may I call you this week?',
      },
    ],
    due: { nextAction: 'Call Alasdair back', dueIn: 1 },
  },
  'noor.haddad@meridiangrid.example': { begins: 'new' },
  'sofie@havenkracht.example': {
    begins: 'interested',
    happened: [
      { daysAgo: 4.5, status: 'contacted' },
      { daysAgo: 2.1, ...round('First call', 'Went well', 'They want a short brief on shore power queues.') },
      { daysAgo: 2, status: 'in_progress' },
    ],
    due: { nextAction: 'Send the brief on shore power', dueIn: 2 },
  },
  'callum@ternanalytics.example': {
    begins: 'interested',
    happened: [{ daysAgo: 6.3, note: 'Their satellite data comes from two sources, by the talk in March.' }],
    due: { nextAction: 'Ask where the data comes from', dueIn: 5 },
  },
  'b.moreira@atlanticoverde.example': {
    begins: 'new',
    happened: [
      { daysAgo: 11.8, mail: true },
      { daysAgo: 11.8, status: 'responded' },
      { daysAgo: 8, ...round('First interview', 'Invited again') },
      { daysAgo: 7.9, status: 'interview' },
      {
        daysAgo: 1.5,
        note: 'Second interview is with the whole product team, in Portuguese for ten minutes.',
      },
    ],
    due: { nextAction: 'Second interview: the Finisterre story with its numbers', dueIn: 3 },
  },
  'jonas.albrecht@kielwasser.example': {
    begins: 'interested',
    happened: [
      { daysAgo: 16.4, mail: true },
      { daysAgo: 16.4, status: 'contacted' },
    ],
    due: { nextAction: 'Ask again', dueIn: -2 },
  },
  'amara.osei@coastaltrust.example': {
    begins: 'new',
    happened: [
      { daysAgo: 21, mail: true },
      { daysAgo: 21, status: 'responded' },
      { daysAgo: 17, ...round('Meeting with the board', 'Unanimous') },
      { daysAgo: 16.8, status: 'interview' },
      { daysAgo: 14, status: 'offer' },
      { daysAgo: 12.5, status: 'hired' },
    ],
  },
  'mlchua@straitsbunkering.example': {
    begins: 'new',
    happened: [
      { daysAgo: 23, mail: true },
      { daysAgo: 23, status: 'responded' },
      {
        daysAgo: 9.2,
        message: 'Thank you for the frank answer. If the London desk opens, you hear of it first.',
      },
    ],
  },
  'oliver@fenwickhale.example': {
    begins: 'new',
    happened: [{ daysAgo: 29.6, status: 'contacted' }],
    due: { nextAction: 'Ask who the client is', dueIn: 6 },
  },
  'ingrid@nordlys.example': {
    begins: 'new',
    happened: [
      { daysAgo: 36.5, mail: true },
      { daysAgo: 36.5, status: 'responded' },
      { daysAgo: 31, ...round('Video call', 'Invited to Oslo') },
      { daysAgo: 30.9, status: 'interview' },
      {
        daysAgo: 20,
        ...round('A day in Oslo', 'They want me', 'Good harbour, good people, early mornings.'),
      },
      { daysAgo: 6, status: 'offer' },
    ],
    due: { nextAction: 'Answer the offer', dueIn: 8 },
  },
  'rhys.llewellyn@cambriantidal.example': {
    begins: 'interested',
    happened: [
      { daysAgo: 42, status: 'contacted' },
      { daysAgo: 35, status: 'responded' },
      { daysAgo: 25, ...round('Site visit in Swansea', 'To be continued') },
      { daysAgo: 24.8, status: 'interview' },
    ],
  },
  'hannah.brandt@volthafen.example': {
    begins: 'new',
    happened: [
      { daysAgo: 47, status: 'responded' },
      { daysAgo: 40, ...round('Video call') },
      { daysAgo: 39.5, status: 'interview' },
      { daysAgo: 33, status: 'offer' },
      { daysAgo: 31, status: 'declined' },
    ],
  },
  'samuel@ledgerloam.example': { begins: 'interested' },
  'claire.dumont@voilesfret.example': {
    begins: 'interested',
    happened: [
      { daysAgo: 60, status: 'contacted' },
      { daysAgo: 52, mail: true },
      { daysAgo: 52, status: 'responded' },
      { daysAgo: 51, note: 'Proposal for two days in Nantes sent.' },
    ],
  },
  'pbyrne@emeraldferries.example': {
    begins: 'new',
    happened: [
      { daysAgo: 66, status: 'responded' },
      { daysAgo: 58, ...round('First interview') },
      { daysAgo: 57.9, status: 'interview' },
      { daysAgo: 50, status: 'rejected' },
    ],
  },
  'y.tanabe@seto-autonomous.example': {
    begins: 'new',
    happened: [{ daysAgo: 70, status: 'in_progress' }],
  },
  'georgia.whitlock@publicrivers.example': {
    begins: 'new',
    happened: [
      { daysAgo: 78, status: 'responded' },
      { daysAgo: 60, status: 'archived' },
    ],
  },
  'matteo.ricci@lanternacharter.example': {
    begins: 'interested',
    happened: [
      { daysAgo: 85, status: 'contacted' },
      { daysAgo: 62, status: 'archived' },
    ],
  },
};
