const sizeUnits = [
  { unit: 'megabyte', unitDisplay: 'short', bytes: 1024 * 1024, digits: 1 },
  { unit: 'kilobyte', unitDisplay: 'short', bytes: 1024, digits: 0 },
  { unit: 'byte', unitDisplay: 'long', bytes: 1, digits: 0 },
] as const;

/** '1.4 MB', '120 kB' or '12 bytes'. */
export function sizeText(size: number): string {
  const found = sizeUnits.find(({ bytes }) => size >= bytes) ?? sizeUnits[2];
  const { unit, unitDisplay, bytes, digits } = found;
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat('en-US', format).format(size / bytes);
}
