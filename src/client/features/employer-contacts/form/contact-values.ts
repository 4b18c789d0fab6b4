import { z } from 'zod';
import { type EmployerContact, employerContact } from '../../../../contracts/employer-contact';

/** The values of a contact's form, as they are sent. */
export const contactDraft = z.object({ ...employerContact.required, ...employerContact.optional });
export type ContactDraft = z.output<typeof contactDraft>;

/** The fields of the form as its values, where an empty string stands for null. */
export type ContactValues = Record<keyof ContactDraft, string>;

/** The label of each field: in the form, on the contact's page, and where two versions are compared. */
export const contactLabels: ContactValues = {
  employerName: 'Name',
  employerCompany: 'Company',
  employerRole: 'Role',
  employerEmail: 'Email',
  employerPhone: 'Phone',
  employerLocation: 'Location',
  position: 'Position',
  jobUrl: 'Job ad',
  jobDescription: 'Text of the ad',
  salary: 'Salary',
  deadline: 'Deadline',
  status: 'Status',
  contactMethod: 'Contact method',
  nextAction: 'Next action',
  nextActionOn: 'Next action on',
  notes: 'Notes',
};

/** The initial values of a contact that its owner adds. */
export const blankContact: ContactValues = {
  employerName: '',
  employerCompany: '',
  employerRole: '',
  employerEmail: '',
  employerPhone: '',
  employerLocation: '',
  position: '',
  jobUrl: '',
  jobDescription: '',
  salary: '',
  deadline: '',
  status: 'interested',
  contactMethod: 'email',
  nextAction: '',
  nextActionOn: '',
  notes: '',
};

/** A contact as form values. */
export const valuesOf = (contact: EmployerContact): ContactValues => ({
  employerName: contact.employerName,
  employerCompany: contact.employerCompany ?? '',
  employerRole: contact.employerRole ?? '',
  employerEmail: contact.employerEmail ?? '',
  employerPhone: contact.employerPhone ?? '',
  employerLocation: contact.employerLocation ?? '',
  position: contact.position ?? '',
  jobUrl: contact.jobUrl ?? '',
  jobDescription: contact.jobDescription ?? '',
  salary: contact.salary ?? '',
  deadline: contact.deadline ?? '',
  status: contact.status,
  contactMethod: contact.contactMethod,
  nextAction: contact.nextAction ?? '',
  nextActionOn: contact.nextActionOn ?? '',
  notes: contact.notes ?? '',
});

/** The fields that the form has changed; only these are sent, so that nothing else is overwritten. */
export function changesOf(values: ContactValues, before: ContactValues): Partial<ContactDraft> {
  const kept = new Map(Object.entries(before));
  const changed = Object.entries(values).filter(([field, value]) => value !== kept.get(field));
  return contactDraft.partial().parse(Object.fromEntries(changed));
}
