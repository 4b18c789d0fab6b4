import { expect, test } from 'vitest';
import { placeEvidence, placeOf, shortPlace, splitPlace } from '../../src/reading/entries/places/places';

test.each([
  [
    '17 Prime Avenue, Apt 37, Springfield, Pennsylvania 10111, USA',
    {
      street: '17 Prime Avenue, Apt 37',
      postalCode: '10111',
      city: 'Springfield',
      state: 'Pennsylvania',
      country: 'USA',
    },
  ],
  ['Pleasantville, CA 94588', { postalCode: '94588', city: 'Pleasantville', state: 'CA' }],
  [
    'ABC Road, 100/2 - 12345 Rome (Italy)',
    { street: 'ABC Road', postalCode: '12345', city: 'Rome', country: 'Italy' },
  ],
  ['Via Zamboni 37 40126 Bologna', { street: 'Via Zamboni 37', postalCode: '40126', city: 'Bologna' }],
  [
    '15 Brompton Road, London W1J 8RE Regno Unito',
    { street: '15 Brompton Road', postalCode: 'W1J 8RE', city: 'London', country: 'Regno Unito' },
  ],
  [
    '62, Avenue de la Paix, 67000 Strasbourg',
    { street: '62 Avenue de la Paix', postalCode: '67000', city: 'Strasbourg' },
  ],
  ['Musterstraße 5, 80331 München', { street: 'Musterstraße 5', postalCode: '80331', city: 'München' }],
  [
    'Keizersgracht 12, 1015 CN Amsterdam',
    { street: 'Keizersgracht 12', postalCode: '1015 CN', city: 'Amsterdam' },
  ],
  ['8001 Zürich', { postalCode: '8001', city: 'Zürich' }],
  ['Istanbul, Türkiye', { city: 'Istanbul', country: 'Türkiye' }],
])('the parts of %s are told apart', (text, parts) => {
  const { evidence, ...place } = placeOf(text);
  expect(place).toEqual(parts);
  expect(evidence).toBeGreaterThanOrEqual(2);
});

test.each(['Senior Web Developer', 'Creative Solutions Inc.', 'Responsible for the whole building'])(
  '%s is no place',
  (text) => {
    expect(placeEvidence(text)).toBe(0);
  },
);

test.each([
  [
    'First University, Springfield, Massachusetts, USA',
    'First University',
    'Springfield, Massachusetts, USA',
  ],
  ['Hand Welder, Pressure Vessels, Tomago, NSW', 'Hand Welder, Pressure Vessels', 'Tomago, NSW'],
  ['Sous-chef, Maison Dupont, Lyon', 'Sous-chef, Maison Dupont', 'Lyon'],
  ['San Francisco, CA', 'San Francisco, CA', undefined],
  ['Studio X, Milano (MI)', 'Studio X', 'Milano (MI)'],
  ['Hotel Post, Davos GR', 'Hotel Post', 'Davos GR'],
  ['Smith & Sons, Aarhus C', 'Smith & Sons', 'Aarhus C'],
  ['Metal X Ltda., Campinas/SP', 'Metal X Ltda.', 'Campinas/SP'],
  ['École hôtelière, Sainte-Adèle (QC)', 'École hôtelière', 'Sainte-Adèle (QC)'],
  ['Presentation School, Tralee, Co. Kerry', 'Presentation School', 'Tralee, Co. Kerry'],
  ['City Hospital, Adelaide SA', 'City Hospital', 'Adelaide SA'],
  ['Support, Lyon SA', 'Support, Lyon SA', undefined],
  ['City Hospital, Glenelg, South Australia', 'City Hospital', 'Glenelg, South Australia'],
  ['Studio X, Bolzano/Bozen', 'Studio X', 'Bolzano/Bozen'],
  ['Acme GmbH, 10115 Berlin', 'Acme GmbH', '10115 Berlin'],
  ['Concours, Paris 2019', 'Concours, Paris 2019', undefined],
  ['Elétrica Pelourinho, Salvador', 'Elétrica Pelourinho', 'Salvador'],
  ['Acme, Remote', 'Acme', 'Remote'],
  ['Traffic Analyst, Sweco AB', 'Traffic Analyst, Sweco AB', undefined],
  ['Google, Inc.', 'Google, Inc.', undefined],
])('%s is a name and its place', (text, name, place) => {
  expect(splitPlace(text)).toEqual(place === undefined ? { name } : { name, place });
});

test('the place of residence leaves out the street', () => {
  expect(shortPlace(placeOf('Example St. 1, 12345 Somewhere'))).toBe('Somewhere');
});

test.each([
  ['Freiburg im Breisgau', 'Freiburg im Breisgau'],
  ['San Fernando, Trinidad and Tobago', 'San Fernando'],
  ['St Albans, Hertfordshire', 'St Albans'],
  ['Neustadt an der Weinstraße', 'Neustadt an der Weinstraße'],
  ['Belo Horizonte/MG', 'Belo Horizonte'],
  ['Reggio nell’Emilia', 'Reggio nell’Emilia'],
  ['Ciudad de México', 'Ciudad de México'],
  ['Unquillo, Córdoba', 'Unquillo'],
  ['Bâtiment C, 4 allée des Tilleuls, 69003 Lyon', 'Lyon'],
  ['The Old Mill, Church Road, Salisbury, United Kingdom', 'Salisbury'],
])('the town of %s', (text, city) => {
  const place = placeOf(text);
  expect(place.city).toBe(city);
  expect(place.evidence).toBeGreaterThan(0);
});

test.each([
  ['Lyon 3e', 'Lyon'],
  ['Dublin 8, Ireland', 'Dublin, Ireland'],
  ['Pune, Maharashtra 411001', 'Pune, Maharashtra'],
  ['Lyon (69)', 'Lyon'],
  ['Davos GR', 'Davos, GR'],
  ['Lodi (LO)', 'Lodi, LO'],
  ['20131 Milano MI', 'Milano, MI'],
  ['8000 Aarhus C, Denmark', 'Aarhus C, Denmark'],
  ['31-147 Kraków, Poland', 'Kraków, Poland'],
  ['Sveavägen 12, 111 57 Stockholm', 'Stockholm'],
  ['Sydney NSW 2000', 'Sydney, NSW'],
  ['D08 XY45, Dublin', 'Dublin'],
  ['Praha, Czech Republic', 'Praha, Czech Republic'],
  ['Te Aro, Wellington 6011', 'Wellington'],
  ['Chennai 600 017', 'Chennai'],
  ['Istanbul / Turkey', 'Istanbul, Turkey'],
  ['Campinas – SP – CEP 13070-100', 'Campinas, SP'],
])('%s is in %s', (text, place) => {
  expect(shortPlace(placeOf(text))).toBe(place);
});

test('the abbreviation of a legal form is not a province', () => {
  expect(placeEvidence('Sweco AB')).toBe(0);
  expect(placeEvidence('Calgary, AB')).toBeGreaterThan(1);
});
