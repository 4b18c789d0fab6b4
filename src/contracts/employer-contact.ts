import { z } from 'zod';
import { instant } from './dates';
import { id } from './ids';

/** How far the owner and an employer have come; a visitor's message starts as `new`. */
const employerContactStatuses = [
  'new',
  'in_progress',
  'interested',
  'contacted',
  'interview',
  'offer',
  'hired',
  'responded',
  'declined',
  'rejected',
  'archived',
] as const;

const contactMethods = ['email', 'phone', 'linkedin', 'direct', 'referral'] as const;

/** The most employer contacts that a profile may have. */
export const maxEmployerContacts = 2000;

/** An employer contact as its owner sees it. Plain strings: a rule for writing must not make stored data unreadable. */
const employerContact = z.object({
  id,
  profileId: id,
  employerName: z.string(),
  employerCompany: z.string().nullable(),
  employerRole: z.string().nullable(),
  employerEmail: z.string().nullable(),
  employerPhone: z.string().nullable(),
  employerLocation: z.string().nullable(),
  position: z.string().nullable(),
  status: z.enum(employerContactStatuses),
  contactMethod: z.enum(contactMethods),
  /** The owner's notes; of a contact that a visitor made, the message. */
  notes: z.string().nullable(),
  createdAt: instant,
});

export const employerContactList = z.array(employerContact);
