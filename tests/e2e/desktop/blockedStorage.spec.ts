import { signIn } from '../actions/session';
import { expect, test } from '../fixtures/test';

const SENTENCE = 'This browser cannot save anything. Do not close the page until everything is sent.';

/** Simulates browsers set to block site data: they throw on any access. */
const BLOCKED = {
  'local storage': () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  databases: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
  },
};

for (const [what, block] of Object.entries(BLOCKED)) {
  test(`a browser that blocks ${what} can sign in and work, and says that it stores nothing`, async ({
    page,
    company,
  }) => {
    await page.addInitScript(block);
    await signIn(page, company.owner);
    await expect(page.getByText(SENTENCE)).toBeVisible();
  });
}
