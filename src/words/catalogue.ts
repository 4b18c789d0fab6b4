import type { TemplateTexts } from '../contracts/mail-template';
import type { en } from './en';

/** The same keys, with any text in place of the English one. */
type Translated<M> = { readonly [K in keyof M]: M[K] extends string ? string : Translated<M[K]> };

export type EnglishMessages = (typeof en)['messages'];

/** What every catalogue has to say: neither less nor more than the English one. */
export type Messages = Translated<EnglishMessages>;

export interface Catalogue {
  locale: string;
  direction: 'ltr' | 'rtl';
  /** What separates the owner's texts in a row, with its space; that of Latin letters if left out. */
  comma?: string;
  /** Between a beginning and an end; a dash between spaces if left out. */
  range?: string;
  /** What follows the name of an owner, but not the words for one without a name. */
  honorific?: string;
  frequent: string;
  messages: Messages;
  mails: Record<keyof (typeof en)['mails'], TemplateTexts>;
}
