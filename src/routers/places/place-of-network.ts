import ipaddr from 'ipaddr.js';
import type { Place } from '../../contracts/place';
import type { Geo } from '../ports';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** The country of a network in the form of `networkOf`, or why it is unknown. */
export function placeOfNetwork(geo: Geo, network: string): Place {
  const [address = ''] = network.split('/');
  if (!ipaddr.isValid(address)) return unknown('no address was recorded');
  if (ipaddr.parse(address).range() !== 'unicast') return unknown('private network');
  const country = geo.countryOf(address);
  return country ? { name: nameOf(country), reason: null } : unknown('not in the location database');
}

const unknown = (reason: string): Place => ({ name: 'Unknown', reason });

const nameOf = (country: string) => countryNames.of(country) ?? country;
