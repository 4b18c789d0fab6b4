const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** '1.5 MB'. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${oneDecimal.format(bytes / 1024 ** power)} ${units[power]}`;
}

/** @param pence a whole number */
export const moneyText = (pence: number) => money.format(pence / 100);
