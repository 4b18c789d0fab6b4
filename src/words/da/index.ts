import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const da = {
  locale: 'da',
  direction: 'ltr',
  frequent:
    'af efter blev blevet mig dig hvad meget nogle noget nogen mellem uden gennem været havde vores fik gik altid lidt igen ud arbejde arbejdet arbejder arbejdede udvikling udviklet opgaver forskellige og i en et den det som på med har de om jeg er til for at fra ikke også ved vi os alle kan hvor der sammen nye år men under så sin både man var',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
