import type { Locator, Page } from '@playwright/test';

/** A user's actions. Filling a field counts as one, however long the text is. */
export type Counts = { clicks: number; fields: number; scrolls: number };

/** The only way a journey touches a page, so that every action is counted. */
export type Hand = {
  page: Page;
  counts: Counts;
  click: (target: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  /** Presses the button that opens the device's photos, and picks one. */
  photograph: (target: Locator, picture: Buffer) => Promise<void>;
  /** Draws a line with a finger: counts as a click. */
  draw: (target: Locator) => Promise<void>;
  /** The same count on another page, for another participant. */
  on: (other: Page) => Hand;
  /** A click outside the app, such as on the link in an e-mail. */
  clickElsewhere: (work: () => Promise<unknown>) => Promise<void>;
};

/** Returns how many screens lie between the visible part and the middle of `target`; 0 while that is on screen. */
const screensAway = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    if (middle >= 0 && middle <= window.innerHeight) return 0;
    const distance = middle < 0 ? -middle : middle - window.innerHeight;
    return Math.ceil(distance / window.innerHeight);
  });

/** Creates a hand on `page` that counts into `counts`, which several pages of one journey may share. */
export function handOn(page: Page, counts: Counts = { clicks: 0, fields: 0, scrolls: 0 }): Hand {
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor();
    counts.scrolls += await screensAway(target);
    // A form re-renders when its initial data arrives.
    await target.scrollIntoViewIfNeeded().catch(() => target.scrollIntoViewIfNeeded());
  };
  const click = async (target: Locator): Promise<void> => {
    await reach(target);
    counts.clicks += 1;
    await target.click();
  };
  return {
    page,
    counts,
    click,
    fill: async (field, text) => {
      await reach(field);
      counts.fields += 1;
      await field.fill(text);
    },
    photograph: async (target, picture) => {
      const chooser = page.waitForEvent('filechooser');
      await click(target);
      // The shutter of the phone's own camera.
      counts.clicks += 1;
      await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: picture });
    },
    draw: async (target) => {
      await reach(target);
      counts.clicks += 1;
      const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width * 0.2, y + height * 0.6);
      await page.mouse.down();
      await page.mouse.move(x + width * 0.5, y + height * 0.3, { steps: 5 });
      await page.mouse.move(x + width * 0.8, y + height * 0.6, { steps: 5 });
      await page.mouse.up();
    },
    on: (other) => handOn(other, counts),
    clickElsewhere: async (work) => {
      counts.clicks += 1;
      await work();
    },
  };
}
