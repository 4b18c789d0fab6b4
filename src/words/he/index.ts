import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const he = {
  locale: 'he',
  direction: 'rtl',
  frequent:
    'של את על עם אני לא גם או כל בין זה אל כי היה הייתי יותר אך לאחר במשך כולל תוך שנות ניסיון באמצעות וכן אשר בתחום מול עבור עד כמו ידי ניהול עבודה הוא היא',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
