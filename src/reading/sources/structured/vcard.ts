import { UnreadableDocumentError } from '../../errors';
import { type ForeignResume, joined, ResumeParts, type Values } from './values';

/** The file has the cards of several people. */
class AddressBookError extends UnreadableDocumentError {
  constructor(count: number) {
    super(`This is an address book with ${count} people: export your own card alone, and upload that.`);
  }
}

/** A property of a card: `TEL;TYPE=home:+46 8 123`. */
interface Property {
  name: string;
  /** By their names in lower case; those without a name are types. */
  parameters: Map<string, string>;
  value: string;
}

/** What says something about the card or about programs instead of the person. */
const technical =
  /^(?:BEGIN|END|VERSION|PRODID|UID|REV|SOURCE|KIND|MAILER|SORT-STRING|CLIENTPIDMAP|XML|CLASS|PROFILE|LOGO|SOUND|KEY|FN|N|X-ABLABEL|X-ABSHOWAS|X-ABADR|X-ABUID|X-IMAGETYPE|X-IMAGEHASH|X-MS-.*|X-EVOLUTION-.*)$/;

/** Reads a vCard, version 2.1 to 4.0. @throws AddressBookError */
export function readVcard(text: string): ForeignResume {
  const properties = propertiesIn(text);
  const count = properties.filter(({ name }) => name === 'BEGIN').length;
  if (count > 1) throw new AddressBookError(count);
  const parts = new ResumeParts();
  const all = (name: string) => properties.filter((property) => property.name === name);
  const texts = (name: string) => all(name).map(({ value }) => unescaped(value));
  const { basics } = parts;
  const [family, given, additional, prefix, suffix] = partsOf(all('N')[0]);
  const composed = joined(' ', prefix, given, additional, family, suffix);
  basics.name = texts('FN')[0] || composed;
  const [label] = texts('TITLE');
  const [organization] = all('ORG').map((property) => joined(', ', ...partsOf(property)));
  basics.label = label;
  basics.summary = joined('\n\n', ...texts('NOTE'));
  basics.email = texts('EMAIL').map((address) => address.replace(/^mailto:/i, ''));
  basics.phone = texts('TEL');
  basics.url = texts('URL');
  basics.image = all('PHOTO').map(photoOf)[0];
  if (organization) parts.add('work', { name: organization, position: label });
  for (const property of all('ADR')) addAddress(parts, property);
  for (const property of [...all('X-SOCIALPROFILE'), ...all('SOCIALPROFILE')])
    parts.add('profiles', profileOf(property));
  for (const property of properties) {
    if (!technical.test(property.name) && !read.has(property.name)) {
      parts.addOther('vCard', `${property.name}: ${unescaped(property.value)}`);
    }
  }
  return parts.whole();
}

const read = new Set([
  'TITLE',
  'ORG',
  'NOTE',
  'EMAIL',
  'TEL',
  'URL',
  'PHOTO',
  'ADR',
  'X-SOCIALPROFILE',
  'SOCIALPROFILE',
]);

function propertiesIn(text: string): Property[] {
  // A line that begins with a space goes on with the one before; in quoted-printable, one that ends in = goes on.
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last?.endsWith('=') && /;ENCODING=QUOTED-PRINTABLE/i.test(last.slice(0, 200))) {
      whole[whole.length - 1] = last.slice(0, -1) + line;
    } else whole.push(line);
  }
  return whole.flatMap((line) => propertyOf(line) ?? []);
}

function propertyOf(line: string): Property | undefined {
  const [head] = /^(?:[^":]|"[^"]*"){1,1000}(?=:)/.exec(line) ?? [];
  if (head === undefined) return undefined;
  const [name = '', ...others] = head.split(';');
  const pairs = others.map((parameter) => {
    const [key = '', ...value] = parameter.split('=');
    return value.length === 0 ? (['type', key] as const) : ([key.toLowerCase(), value.join('=')] as const);
  });
  const parameters = new Map(pairs);
  const raw = line.slice(head.length + 1);
  const isQuoted = /quoted-printable/i.test(parameters.get('encoding') ?? parameters.get('type') ?? '');
  // The group only ties a label to a property.
  return { name: name.replace(/^.*\./, '').toUpperCase(), parameters, value: isQuoted ? unquoted(raw) : raw };
}

const unquoted = (text: string) =>
  Buffer.from(
    text.replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const unescaped = (value: string) =>
  value
    .replace(/\\([nN,;:\\])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
    .trim();

/** The parts of a value between semicolons. */
const partsOf = (property: Property | undefined): string[] =>
  (property?.value ?? '').split(/(?<!\\);/).map(unescaped);

function addAddress(parts: ResumeParts, property: Property): void {
  const [box, extended, street, city, region, postalCode, country] = partsOf(property);
  const location = { address: joined(', ', box, extended, street), city, region, postalCode, country };
  if (parts.basics.location === undefined) parts.basics.location = location;
  else parts.addOther('ADR', joined(', ', ...Object.values(location)));
}

/** A photo that is in the card has no address. */
const photoOf = ({ value, parameters }: Property) =>
  /^https?:/i.test(value) && !parameters.has('encoding') ? value : 'data:';

function profileOf({ value, parameters }: Property): Values {
  const text = unescaped(value);
  const network = parameters.get('service-type') ?? parameters.get('type');
  const isKind = network === undefined || /^(?:home|work|pref|text)$/i.test(network);
  const isAddress = /^https?:\/\//i.test(text);
  const username = parameters.get('x-user') ?? (isAddress ? undefined : text.replace(/^x-apple:/i, ''));
  return { network: isKind ? undefined : network, username, url: isAddress ? text : undefined };
}
