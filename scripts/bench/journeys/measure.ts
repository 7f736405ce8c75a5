import type { Browser, Page } from '@playwright/test';
import { fillSignIn } from '../../../tests/e2e/actions/session';
import { foundCompany, type Account } from '../../../tests/e2e/fixtures/company';
import { patchDocument } from '../../../tests/e2e/fixtures/database';
import { QUOTE_TO_CASH, switchOn } from '../../../tests/e2e/fixtures/features';
import { addCustomer, addJob, addProperty, addTechnician } from '../../../tests/e2e/fixtures/records';
import { rebuildDirectory } from '@/domain/customer/api';
import { recordConsent } from '@/domain/message/api';
import { call } from '../../seed/client';
import { inBrowser, newPage, PHONE } from '../browser';
import type { Figure } from '../figures';
import { agreementJourney } from './agreement';
import { bookedByText, finishJob, invitedColleague, paidAtTheDoor, signedHere } from './door';
import { isWalked, walkJourney, type Journey } from './journey';
import { ownerJourneys } from './owner';
import { officeJourneys, technicianJourney } from './team';

/**
 * Measures the clicks, filled fields and scrolls of fifteen journeys, in companies created for them: one from the home page to its first
 * payment, one with an office and a technician at work.
 */
export const measureJourneys = (address: string): Promise<Figure[]> =>
  inBrowser(async (browser) => [...(await walkAsOwner(browser, address)), ...(await walkAsTeam(browser, address))]);

async function walkAsOwner(browser: Browser, address: string): Promise<Figure[]> {
  const { byOwner, byCustomer, afterwards } = ownerJourneys();
  const page = await newPage(browser, address);
  const theirs = await newPage(browser, address, PHONE);
  const figures: Figure[] = [];
  const walk = async (on: Page, journey: Journey): Promise<void> => {
    // Each starts where the previous one ended.
    if (figures.every(isWalked)) figures.push(await walkJourney(on, journey));
  };
  for (const journey of byOwner) await walk(page, journey);
  await walk(theirs, byCustomer);
  for (const journey of afterwards) await walk(page, journey);
  await Promise.all([page.context().close(), theirs.context().close()]);
  return figures;
}

async function walkAsTeam(browser: Browser, address: string): Promise<Figure[]> {
  const company = await foundCompany();
  const { owner } = company;
  const technician = await company.hire('technician');
  const figures: Figure[] = [];
  try {
    await switchOn(company, [owner, technician], [...QUOTE_TO_CASH, 'serviceagreement']);
    const customer = await addCustomer(owner);
    const property = await addProperty(owner, customer.id);
    const { id } = await addTechnician(owner, technician);
    await addJob(owner, { customer, property, technicianIds: [id] });
    // Unassigned, so that the technician's day contains only the other one.
    const finished = await addJob(owner, { customer, property, title: 'No cooling' });
    // Before the first payment, texts only go to people whose consent doesn't rest on the office's word.
    await patchDocument(`companies/${company.companyId}`, {
      subscription: { firstPaidAt: '2026-01-01T00:00:00.000Z' },
    });
    await call(owner.client, recordConsent, { customerId: customer.id, state: 'yes', source: 'phone' });
    // Triggers add new customers to the search directory after a while; these people have been here for years.
    await call(owner.client, rebuildDirectory, {});
    const office = await signedIn(browser, address, owner);
    for (const journey of officeJourneys) figures.push(await walkJourney(office, journey));
    const [, estimateId = ''] = /\/estimates\/([^/]+)/.exec(office.url()) ?? [];
    figures.push(await walkJourney(office, bookedByText));
    await finishJob(office, `/jobs/${finished.id}`);
    const phone = await signedIn(browser, address, technician, PHONE);
    const theirs = await newPage(browser, address, PHONE);
    figures.push(await walkJourney(phone, technicianJourney));
    // From now on, finishing leads to the invoice, and the finished job is assigned to them.
    await patchDocument(`companies/${company.companyId}/jobs/${finished.id}`, { technicianIds: [id] });
    await patchDocument(`users/${technician.uid}`, {
      rights: { collects: true, seesCosts: false, creditLimitCents: 0, refundLimitCents: 0 },
    });
    figures.push(await walkJourney(phone, paidAtTheDoor(`/jobs/${finished.id}`)));
    figures.push(await walkJourney(office, invitedColleague(theirs)));
    figures.push(await walkJourney(phone, signedHere(estimateId)));
    await office.goto(`/estimates/${estimateId}/view`);
    figures.push(await walkJourney(office, agreementJourney));
    await Promise.all([office, phone, theirs].map((page) => page.context().close()));
  } finally {
    await company.close();
  }
  return figures;
}

async function signedIn(browser: Browser, address: string, account: Account, viewport?: typeof PHONE): Promise<Page> {
  const page = await newPage(browser, address, viewport);
  await page.goto('/login');
  await fillSignIn(page, account);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  return page;
}
