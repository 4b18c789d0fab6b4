import { expect, test } from 'vitest';
import { faultsIn } from '../../src/client/sections/form/form-values';

test('the first error of each field is shown', () => {
  const form = { name: 'Go\u0000\nRust', category: 'Other', proficiency: 'Expert', yearsOfExperience: 99 };
  expect(faultsIn('skills', form)).toMatchObject({
    name: 'Remove the characters that cannot be shown.',
    yearsOfExperience: 'Use 50 or less.',
  });
});
