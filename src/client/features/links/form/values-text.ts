import { pageLanguages } from '../../../../contracts/page-language';
import { sectionName } from '../../../../contracts/view-names';
import { momentOf } from '../../../ui/instant-text';
import { sectionLabel } from '../../design/labels';
import type { LinkValues } from './link-values';

/** The names of a link's fields, for its owner. */
export const fieldLabels: Record<string, string> = {
  label: 'Label',
  expiresAt: 'Open until',
  maxOpens: 'Most opens',
  note: 'Note to the reader',
  hiddenSections: 'Sections left out',
  sectionOrder: 'Order of the sections',
  language: 'Language',
  mailsOpens: 'Mail me when it is opened',
};

/** The fields in words, so that two versions can be compared; contact and passcode have none. */
export const inWords = (values: LinkValues) => ({
  label: values.label,
  expiresAt: values.expiresAt ? momentOf(values.expiresAt) : 'You revoke it',
  maxOpens: values.maxOpens ?? 'No limit',
  note: values.note || 'None',
  hiddenSections: values.hiddenSections.map(sectionName).join(', ') || 'None',
  sectionOrder: values.sectionOrder.map(sectionLabel).join(', ') || 'As on the page',
  language: values.language ? pageLanguages[values.language] : 'As on the page',
  mailsOpens: values.mailsOpens ? 'Yes' : 'No',
});
