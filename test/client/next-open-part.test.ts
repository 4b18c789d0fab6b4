import { describe, expect, test } from 'vitest';
import { nextOpenPart, type PortfolioPart, portfolioParts } from '../../src/contracts/portfolio-parts';

const complete = (open: PortfolioPart[]) =>
  Object.fromEntries(portfolioParts.map(({ key }) => [key, !open.includes(key)])) as Record<
    PortfolioPart,
    boolean
  >;

describe('the next part that is empty', () => {
  test('is the first one in the order of the dashboard', () => {
    expect(nextOpenPart(complete(['contact', 'video']))?.key).toBe('video');
  });

  test('comes after the part that was left, and never is that one', () => {
    const open = complete(['facts', 'gallery', 'contact']);
    expect(nextOpenPart(open, 'gallery')?.key).toBe('contact');
    expect(nextOpenPart(open, 'contact')?.key).toBe('facts');
    expect(nextOpenPart(open, 'languages')?.key).toBe('facts');
    expect(nextOpenPart(complete(['facts']), 'facts')).toBeUndefined();
  });
});
