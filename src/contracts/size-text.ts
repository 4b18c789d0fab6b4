const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** '12 B', '120 kB', '1.4 MB': a size in bytes, in the largest unit that it fills. A unit is 1024 of the one before. */
export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${oneDecimal.format(bytes / 1024 ** power)} ${units[power]}`;
}
