import type { Page } from '@playwright/test';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay, instantAt } from '@/lib/dates';
import { signIn } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { TIME_ZONE } from '../fixtures/company';
import { switchOn } from '../fixtures/features';
import { addCustomer, addJob, addProperty, addTechnician } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

const stopsOn = (page: Page) => page.getByRole('list', { name: 'Routes' }).getByRole('link');

test('an inefficient day is planned in the worker, accepted and undone', async ({ page, company }) => {
  const { owner } = company;
  await switchOn(company, [owner], ['schedule']);
  const [customer, technician] = await Promise.all([addCustomer(owner), addTechnician(owner)]);
  const date = addCalendarDays(calendarDay(TIME_ZONE), 1);
  // Far, near, far again: even on a Saturday or Sunday, when there are no shifts.
  const places = [
    ['Far', '35.9000, -82.5500', '09:00'],
    ['Near', '35.6100, -82.5500', '12:00'],
    ['Farther', '35.9100, -82.5500', '15:00'],
  ] as const;
  for (const [title, pin, time] of places) {
    const property = await addProperty(owner, customer.id, { pin });
    const scheduledTime = instantAt(date, time, TIME_ZONE).toISOString();
    await addJob(owner, { customer, property, title, scheduledTime, technicianIds: [technician.id] });
  }

  await signIn(page, owner, `/routing?date=${date}`);
  await expect(stopsOn(page)).toHaveText(['Far', 'Near', 'Farther']);
  await page.getByRole('button', { name: 'Optimize' }).click();
  await expect(page.getByRole('row', { name: /^Difference .* less/ })).toBeVisible();
  await checkPage(page);

  await page.getByRole('button', { name: /^Accept \d changes?$/ }).click();
  await expect(page.getByRole('table', { name: 'Before and after' })).toBeHidden();
  await expect(stopsOn(page)).not.toHaveText(['Far', 'Near', 'Farther']);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(stopsOn(page)).toHaveText(['Far', 'Near', 'Farther']);
});
