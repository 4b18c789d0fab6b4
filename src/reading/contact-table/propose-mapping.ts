import type { ContactMapping, ContactTableField } from '../../contracts/contact-import';

/** Headers by which a field is known, in letters and digits only; the best-known first. */
const headersOf: Record<ContactTableField, string[]> = {
  employerName: [
    'name',
    'employername',
    'contactname',
    'fullname',
    'contact',
    'contactperson',
    'recruiter',
    'person',
  ],
  firstName: ['firstname', 'givenname', 'vorname', 'prenom'],
  lastName: ['lastname', 'surname', 'familyname', 'nachname', 'nom'],
  employerCompany: [
    'company',
    'employercompany',
    'companyname',
    'organisation',
    'organization',
    'employer',
    'firma',
  ],
  employerRole: ['role', 'employerrole', 'contactrole', 'contacttitle', 'jobtitleofcontact'],
  employerEmail: ['email', 'employeremail', 'emailaddress', 'mail', 'contactemail', 'emailadresse'],
  employerPhone: ['phone', 'employerphone', 'phonenumber', 'telephone', 'mobile', 'tel', 'telefon'],
  employerLocation: ['location', 'employerlocation', 'city', 'place', 'ort'],
  position: ['position', 'job', 'jobtitle', 'title', 'vacancy', 'roleappliedfor', 'stelle'],
  status: ['status', 'stage', 'state', 'list'],
  contactMethod: ['contactmethod', 'method', 'channel', 'source', 'via'],
  notes: ['notes', 'note', 'comment', 'comments', 'remarks', 'notizen'],
  jobUrl: ['joburl', 'joblink', 'jobad', 'posting', 'jobposting', 'postingurl'],
  jobDescription: ['jobdescription', 'textofthead'],
  salary: ['salary', 'maxsalary', 'salaryrange', 'compensation', 'pay', 'gehalt'],
  deadline: ['deadline', 'applicationdeadline', 'applyby', 'closingdate', 'closes'],
  nextAction: ['nextaction', 'nextstep', 'todo', 'followup'],
  nextActionOn: ['nextactionon', 'nextactiondate', 'due', 'duedate', 'duedon', 'followupdate'],
  createdAt: [
    'addedon',
    'createdat',
    'created',
    'date',
    'added',
    'dateadded',
    'applied',
    'appliedon',
    'dateapplied',
    'datesaved',
    'connectedon',
    'datum',
  ],
  statusHistory: ['statushistory'],
};

const known = new Map(
  Object.entries(headersOf).flatMap(([field, headers]) =>
    headers.map((header, rank): [string, { field: string; rank: number }] => [header, { field, rank }]),
  ),
);

/** The letters and digits of a header, without accents. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Which field each column probably holds, by its header; of two columns for one field, the better-known header wins.
 * @param isDated whether a column holds nothing but dates
 */
export function proposeMapping(headers: string[], isDated: (column: number) => boolean): ContactMapping {
  const found = headers.map((header, column) => {
    const match = known.get(plainHeader(header));
    // “Follow up” is what to do, or when.
    return match?.field === 'nextAction' && isDated(column) ? { ...match, field: 'nextActionOn' } : match;
  });
  return found.map((match, column) => {
    if (!match) return null;
    const isBeaten = found.some(
      (other, index) =>
        other?.field === match.field &&
        (other.rank < match.rank || (other.rank === match.rank && index < column)),
    );
    return isBeaten ? null : fieldOf(match.field);
  });
}

const fieldOf = (name: string): ContactTableField | null => (isField(name) ? name : null);

const isField = (name: string): name is ContactTableField => name in headersOf;
