import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

/** jsdom has no layout: what lists, menus and virtual rows measure is answered here with one fixed screen. */
const SCREEN = { width: 1280, height: 800 };
const ROW_HEIGHT = 48;

class FixedResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== 'undefined') {
  window.ResizeObserver = FixedResizeObserver;
  window.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      dispatchEvent: () => false,
    }) as unknown as MediaQueryList;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: { configurable: true, get: () => SCREEN.width },
    offsetHeight: { configurable: true, get: () => ROW_HEIGHT },
    clientWidth: { configurable: true, get: () => SCREEN.width },
    clientHeight: { configurable: true, get: () => SCREEN.height },
  });
  // Mantine waits for fonts before it sizes a textarea.
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { addEventListener: () => {}, removeEventListener: () => {}, ready: Promise.resolve() },
  });
}

let consoleError: MockInstance<typeof console.error>;

/** A test that provokes an error on purpose says so: `vi.mocked(console.error).mockClear()` after asserting on it. */
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup();
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
  const unexpected = consoleError.mock.calls;
  consoleError.mockRestore();
  expect(unexpected, 'unexpected console.error').toEqual([]);
});
