import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const tr = {
  locale: 'tr',
  direction: 'ltr',
  frequent:
    've bir bu ile için olarak olan sonra önce kadar daha çok gibi ancak veya üzere yılında yıl tarafından göre arasında üzerinde birlikte ayrıca değil tüm bana benim çalıştım aldım ise çalışmalar deneyim yönelik sahip da de her en yeni çalışma ekip ekibi bizim diğer çünkü hem',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
