import type { Portrait } from '../contracts/portrait';
import type { Words } from './words';

/** The alternative text of a portrait that readers get. */
export const portraitText = ({ alt }: Pick<Portrait, 'alt'>, name: string, { t }: Words): string =>
  alt || (name ? t('page.head.portraitOf', { name }) : t('page.head.portrait'));
