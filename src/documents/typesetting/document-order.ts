import type { TypePairing } from '../../contracts/design';
import type { Portfolio } from '../portfolio';
import { type CardOptions, cardContent } from './card';
import { type ContentOptions, documentContent } from './content';
import type { Pictures, TypesettingOrder } from './typeset';

interface Basis {
  portfolio: Portfolio;
  pictures: Pictures;
  typePairing: TypePairing;
}

/** A document of a portfolio. Its content is put together by the thread that typesets it. */
export type DocumentOrder =
  | (Basis & { form: 'png'; options: CardOptions })
  /** `source` as in `TypesettingOrder`. */
  | (Basis & { form: 'pdf'; options: ContentOptions; source?: string });

/** The same with its content. */
export function typesettingOrder({ portfolio, ...order }: DocumentOrder): TypesettingOrder {
  if (order.form === 'png') {
    const { options, ...rest } = order;
    return { ...rest, template: 'card', content: cardContent(portfolio, options) };
  }
  const { options, ...rest } = order;
  return { ...rest, template: options.form, content: documentContent(portfolio, options) };
}
