import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const ar = {
  locale: 'ar',
  direction: 'rtl',
  comma: '، ',
  frequent:
    'في على إلى عن التي الذي الذين مع كما ذلك هذا هذه بعد خلال حيث قد وقد كان كانت لدى بين إن لا لم عبر ضمن تم منذ جميع كل من أن أو بما ثم وفي ومن وعلى سنوات مجال',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
