import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const nb = {
  locale: 'nb',
  direction: 'ltr',
  frequent:
    'å av etter ble blitt meg deg seg hva mye noe noen mellom uten gjennom vært hadde våre fikk alltid litt igjen opp nå arbeid arbeidet arbeider jobbet jobber utvikling utviklet oppgaver ulike og i en et den det som på med har de om jeg er til for at fra ikke også ved vi oss alle kan hvor der sammen nye år men under så sin både man var',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
