import { afterEach, expect, it } from 'vitest';
import { printInLight } from './printInLight';

const scheme = () => document.documentElement.dataset['mantineColorScheme'];
const print = (then: () => void): void => {
  window.dispatchEvent(new Event('beforeprint'));
  then();
  window.dispatchEvent(new Event('afterprint'));
};
afterEach(() => {
  delete document.documentElement.dataset['mantineColorScheme'];
});

it('prints dark pages in light colors, then restores dark', () => {
  const stop = printInLight();
  document.documentElement.dataset['mantineColorScheme'] = 'dark';
  print(() => expect(scheme()).toBe('light'));
  expect(scheme()).toBe('dark');
  // Some browsers tell twice that they begin.
  window.dispatchEvent(new Event('beforeprint'));
  print(() => expect(scheme()).toBe('light'));
  expect(scheme()).toBe('dark');
  stop();
  print(() => expect(scheme()).toBe('dark'));
});
