import { parseUrl } from '../../contracts/parse-url';
import { FieldError } from '../errors';

/**
 * The addresses as a browser would open them.
 * @throws FieldError if one of them is not on this site
 */
export function ownAddresses<K extends string>(origin: string, given: Record<K, string>): Record<K, string> {
  const addresses = { ...given };
  for (const field in given) {
    const url = parseUrl(given[field]);
    if (url?.origin !== origin) {
      throw new FieldError([{ path: [field], message: `Use an address of this site: ${origin}/…` }]);
    }
    addresses[field] = url.href;
  }
  return addresses;
}
