/** Asks once for all who ask while an answer is under way, and for `ms` after it came. A failure is not kept. */
export function shareAnswer<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | undefined;
  const forget = () => {
    shared = undefined;
  };
  return () => {
    if (shared) return shared;
    shared = ask();
    shared.then(() => setTimeout(forget, ms).unref(), forget);
    return shared;
  };
}
