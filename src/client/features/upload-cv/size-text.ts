const sizeUnits = [
  { unit: 'megabyte', bytes: 1024 * 1024, digits: 1 },
  { unit: 'kilobyte', bytes: 1024, digits: 0 },
] as const;

/** '1.4 MB', '120 kB' or '12 byte'. */
export function sizeText(bytes: number): string {
  const {
    unit,
    bytes: divisor,
    digits,
  } = sizeUnits.find((candidate) => bytes >= candidate.bytes) ?? {
    unit: 'byte',
    bytes: 1,
    digits: 0,
  };
  const format = { style: 'unit', unit, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat('en-US', format).format(bytes / divisor);
}
