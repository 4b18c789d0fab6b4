const plain = new Intl.NumberFormat('en-US');

/** '10,000'. */
export const numberText = (value: number) => plain.format(value);

/** '1 file', '2 files', '2 entries'. */
export const countText = (count: number, noun: string, plural = `${noun}s`) =>
  `${numberText(count)} ${count === 1 ? noun : plural}`;
