import type { TypePairing } from '../../contracts/design';
import type { Audience } from '../../contracts/exports';
import { jsonResume } from '../json-resume';
import { type Portfolio, shownTo } from '../portfolio';
import { type CardOptions, cardContent } from './card';
import { type ContentOptions, documentContent } from './content';
import type { Pictures, TypesettingOrder } from './typeset';

interface Basis {
  /** A `Portfolio` as JSON, as the database wrote it. */
  json: string;
  audience: Audience;
  pictures: Pictures;
  typePairing: TypePairing;
}

/** A document of a portfolio, which the thread that typesets it reads. */
export type DocumentOrder =
  | (Basis & { form: 'png'; options: CardOptions })
  | (Basis & { form: 'pdf' | 'first page' | 'unprintable'; options: ContentOptions });

/** What a reader expects of a CV. */
const mostPagesOfCv = 2;

/** What the thread is asked for: the order with its content. */
export function typesettingOrder({ json, audience, ...order }: DocumentOrder): TypesettingOrder {
  const whole: Portfolio = JSON.parse(json);
  const portfolio = shownTo(audience, whole);
  if (order.form === 'png') {
    const { options, ...rest } = order;
    return { ...rest, template: 'card', content: cardContent(portfolio, options) };
  }
  const { options, form: made, ...rest } = order;
  const { form, isArchival, canonical } = options;
  const content = documentContent(portfolio, options);
  if (made === 'unprintable') return { ...rest, form: made, template: 'document', content };
  return {
    ...rest,
    form: made,
    template: 'document',
    content,
    ...(form === 'plain' && { mostPages: mostPagesOfCv }),
    ...(isArchival && { source: jsonResume(portfolio, canonical) }),
  };
}
