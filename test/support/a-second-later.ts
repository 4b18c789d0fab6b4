const now = performance.now.bind(performance);
let ahead = 0;

/** As if a second had passed: by then, every process shows what another one has written. */
export function aSecondLater(): void {
  ahead += 1_000;
  performance.now = () => now() + ahead;
}
