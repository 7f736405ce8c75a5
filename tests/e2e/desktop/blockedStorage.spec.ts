import { signIn } from '../actions/session';
import { expect, test } from '../fixtures/test';

const SENTENCE = 'This browser cannot save anything. Do not close the page until everything is sent.';

/** What browsers do that are told to keep no data of a site: they throw as soon as it is asked for. */
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
  test(`a browser that blocks ${what} signs in, works, and says that it keeps nothing`, async ({ page, company }) => {
    await page.addInitScript(block);
    await signIn(page, company.owner);
    await expect(page.getByText(SENTENCE)).toBeVisible();
  });
}
