const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** '1.5 MB'. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${oneDecimal.format(bytes / 1024 ** power)} ${units[power]}`;
}
