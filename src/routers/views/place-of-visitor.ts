import type { ViewPlace } from '../../../db/views/record-views';
import { isPrivateAddress } from '../network';
import type { Geo } from '../ports';

/** Where a visitor is, as near as the location database knows, or why that is unknown. */
export function placeOfVisitor(geo: Geo, ip: string): ViewPlace {
  if (ip === '') return unknown('no address');
  if (isPrivateAddress(ip)) return unknown('private network');
  const place = geo.placeOf(ip);
  return place ? { ...place, unknownPlace: null } : unknown('not in the location database');
}

const unknown = (unknownPlace: string): ViewPlace => ({ country: null, city: null, unknownPlace });
