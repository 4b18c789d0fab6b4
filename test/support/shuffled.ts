/** The items in an order that depends only on the seed. */
export function shuffled<T>(items: T[], seed: number): T[] {
  let state = seed;
  const next = () => {
    // The constants of Numerical Recipes; good enough to mix a list.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
