/** Shares one call among all who ask while it is running and for `ms` afterwards. Failures are not shared. */
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
