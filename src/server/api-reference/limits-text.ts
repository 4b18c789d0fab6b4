import { countText, numberText } from '../../contracts/count-text';
import { megabyte } from '../../contracts/plans';
import {
  type BodySize,
  bodyBytes,
  type LimitName,
  type LimitRule,
  type LimitSubject,
  limits,
} from '../../routers/limits/limits';

const subjects: Record<LimitSubject, string> = {
  network: 'from one network',
  account: 'of one account',
  profile: 'to one profile',
  address: 'about one address',
  link: 'about one link',
  'network and address': 'from one network about one address',
  'network and link': 'from one network about one link',
};

const units = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
];

/** A period as it reads after 'per': `15 minutes`, `hour`. */
export function inWords(seconds: number): string {
  const unit = units.find(({ seconds: size }) => seconds % size === 0) ?? { name: 'second', seconds: 1 };
  const count = seconds / unit.seconds;
  return count === 1 ? unit.name : countText(count, unit.name);
}

const ruleInWords = ({ calls, by, seconds }: LimitRule, counted: string) =>
  `${numberText(calls)} ${counted} ${subjects[by]} per ${inWords(seconds)}`;

/** What a limit allows, as a sentence. */
export function limitInWords(name: LimitName): string {
  const { counts, rules } = limits[name];
  const counted = counts === 'failures' ? 'failed calls' : 'calls';
  return `At most ${rules.map((rule) => ruleInWords(rule, counted)).join(', and ')}.`;
}

/** A number of bytes for people: `16 kB`, `10 MB`. */
export const bytesInWords = (bytes: number): string =>
  bytes < megabyte ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / megabyte)} MB`;

/** The largest body of a kind, in words. */
export const bodyInWords = (size: BodySize): string => bytesInWords(bodyBytes[size]);
