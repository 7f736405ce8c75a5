import type { Page } from '@playwright/test';

/**
 * Counts what the page's Firestore client receives: each document of each list is one `documentChange` in a listen stream, and one billed
 * read. A string, because the compiler would expect its own helper in the page.
 */
const COUNT_DOCUMENTS = `{
  window.documentsRead = 0;
  const counter = () => {
    let rest = '';
    return (text) => {
      const all = rest + text;
      const found = all.split('"documentChange"');
      window.documentsRead += found.length - 1;
      rest = found[found.length - 1].slice(-20);
    };
  };
  const { fetch: ask, XMLHttpRequest: Request } = window;
  window.fetch = async (...asked) => {
    const response = await ask(...asked);
    if (!response.url.includes('/Listen/') || !response.body) return response;
    const [own, other] = response.body.tee();
    const count = counter();
    const decoder = new TextDecoder();
    const reader = own.getReader();
    (async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        count(decoder.decode(value, { stream: true }));
      }
    })().catch(() => undefined);
    return new Response(other, { status: response.status, statusText: response.statusText, headers: response.headers });
  };
  const { open } = Request.prototype;
  Request.prototype.open = function (method, url, ...others) {
    if (String(url).includes('/Listen/')) {
      const count = counter();
      let known = 0;
      const read = () => {
        if (this.readyState < 3) return;
        count(this.responseText.slice(known));
        known = this.responseText.length;
      };
      this.addEventListener('progress', read);
      this.addEventListener('load', read);
    }
    return open.call(this, method, url, ...others);
  };
}`;

/** Starts counting on every page opened from now on. */
export const countDocuments = (page: Page): Promise<unknown> => page.addInitScript(COUNT_DOCUMENTS);

/** Returns the number of documents sent to the page since it loaded. */
export const documentsRead = (page: Page): Promise<number> => page.evaluate<number>('window.documentsRead');
