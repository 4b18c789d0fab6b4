import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../support/database';
import { simulateVisits } from '../support/visits/simulate-visits';

const database = useTestDatabase();

const simulate = (visits: number, servers: number) =>
  simulateVisits({
    connectionString: database().connectionString,
    visits,
    seed: 14,
    servers,
    compare: ({ question, answered, true: truth }) => expect(answered, question).toEqual(truth),
  });

describe('simulated visits with a known truth', () => {
  test('every figure is exact with two processes at once', async () => {
    expect((await simulate(500, 2)).visits).toBeGreaterThan(400);
  });

  test('every figure is exact with one process', async () => {
    expect((await simulate(250, 1)).visits).toBeGreaterThan(200);
  });
});

