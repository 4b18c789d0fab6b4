import type { Catalogue } from '../catalogue';
import { asked } from './asked';
import { choices } from './choices';
import { forms } from './forms';
import { mails } from './mails';
import { page } from './page';

export const sv = {
  locale: 'sv',
  direction: 'ltr',
  frequent:
    'och att för är från till jag inte också genom mellan många mycket när där även utan inom ett ska varit vår våra vid än så hade sedan olika över hur både under arbete arbetat arbetade i en den det som på av med har de om nya alla sin sina vi oss kan man tillsammans efter mig dig men år igen blev var få fick kunde',
  messages: { page, choices, forms, asked },
  mails,
} satisfies Catalogue;
