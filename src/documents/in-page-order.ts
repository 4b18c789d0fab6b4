/** The parts of a document in the order of the page; those that it does not name come last, as they are. */
export function inPageOrder<P extends { part: string }>(parts: P[], order: string[] = []): P[] {
  const placeOf = ({ part }: P) => {
    const place = order.indexOf(part);
    return place < 0 ? order.length : place;
  };
  return parts.toSorted((one, other) => placeOf(one) - placeOf(other));
}
