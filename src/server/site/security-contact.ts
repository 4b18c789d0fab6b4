import { mailtoHref } from '../../contracts/email-address';
import { originMark } from '../assets/site-text';
import type { Operator } from './operator';
import { support } from './pages/support';

/**
 * Where vulnerabilities are reported, as a URI: to the configured contact, else to the operator, whose address the page
 * about support shows anyway, else as that page says.
 */
export const securityContactOf = (configured: string | undefined, { email }: Operator): string =>
  configured ?? (email ? mailtoHref(email) : originMark + support.path);
