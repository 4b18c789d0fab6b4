const plain = new Intl.NumberFormat('en-US');

/** '10,000'. */
export const numberText = (value: number) => plain.format(value);

/** '1 file', '2 files'. */
export const countText = (count: number, noun: string) =>
  `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`;
