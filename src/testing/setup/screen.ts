/** jsdom has no layout: what lists, menus and virtual rows measure comes from one fixed screen here. */
const SCREEN = { width: 1280, height: 800 };
const ROW_HEIGHT = 48;

class FixedResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

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
