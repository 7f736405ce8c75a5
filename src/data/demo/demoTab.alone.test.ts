// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Loads the module as a freshly loaded page would. */
async function loaded() {
  vi.resetModules();
  return import('./demoTab');
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  sessionStorage.clear();
  window.name = '';
});
afterEach(() => void vi.restoreAllMocks());

it('keeps a tab’s demo after a reload', async () => {
  (await loaded()).changeDemoTab({ trade: 'roofing', role: 'office' });
  const { demoTab, keepsTab } = await loaded();
  expect(demoTab()).toMatchObject({ trade: 'roofing', role: 'office' });
  expect(keepsTab()).toBe(true);
  expect(window.name).toBe('');
});

it('plays on in a browser without storage, says so, and can end the demo', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  (await loaded()).changeDemoTab({ trade: 'roofing', role: 'office' });
  const again = await loaded();
  expect(again.demoTab()).toMatchObject({ trade: 'roofing', role: 'office' });
  expect(again.keepsTab()).toBe(false);
  again.endDemoTab();
  expect((await loaded()).demoTab()).toBeNull();
});

it('uses the latest choice when storage is full', async () => {
  (await loaded()).changeDemoTab({ trade: 'roofing', role: 'office' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  (await loaded()).changeDemoTab({ role: 'technician' });
  expect((await loaded()).demoTab()).toMatchObject({ trade: 'roofing', role: 'technician' });
});

it('does not let another site start a demo through window.name', async () => {
  window.name = `fieldwright:demo${JSON.stringify({ id: 'x', trade: 'hvac', role: 'admin', startedAtMs: 1 })}`;
  expect((await loaded()).demoTab()).toBeNull();
});
