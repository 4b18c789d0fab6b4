import { expect, test } from 'vitest';
import { createAppRouter } from '../../src/client/application';
import { plainScreens } from '../../src/client/sections/plain-screens';
import { screenPaths } from '../../src/contracts/screen-paths';

test('the server knows the address of every screen', () => {
  const routes = Object.keys(createAppRouter().routesByPath).filter((path) => path !== '/$section');
  const paths = [...routes, ...Object.keys(plainScreens)].map((path) => path.replace(/(?<!^)\/$/, ''));
  expect([...new Set(paths)].toSorted()).toEqual(screenPaths);
});
