import type { Feature } from '@/domain/access/features';
import customers from '../pictures/customers.webp';
import day from '../pictures/day.webp';
import discounts from '../pictures/discounts.webp';
import estimate from '../pictures/estimate.webp';
import invoice from '../pictures/invoice.webp';
import jobs from '../pictures/jobs.webp';
import manualJ from '../pictures/manual-j.webp';
import myDay from '../pictures/my-day.webp';
import payments from '../pictures/payments.webp';
import pricebook from '../pictures/pricebook.webp';
import schedule from '../pictures/schedule.webp';
import sign from '../pictures/sign.webp';
import taxes from '../pictures/taxes.webp';
import technicians from '../pictures/technicians.webp';

/** A screen of the app, taken from the demo by `npm run pictures`; the size is that of the window, in CSS pixels. */
export type Screen = { src: string; alt: string; width: number; height: number };

const page = (src: string, alt: string): Screen => ({ src, alt, width: 1024, height: 640 });
const phone = (src: string, alt: string): Screen => ({ src, alt, width: 390, height: 780 });

export const DAY_SCREEN: Screen = {
  src: day,
  alt: 'The start page of an office: today’s jobs, what is late and what waits for its invoice',
  width: 1200,
  height: 750,
};
export const MY_DAY_SCREEN = phone(
  myDay,
  'A technician’s day on a phone: the next stop with its address and what to do',
);
export const SIGN_SCREEN = phone(sign, 'An estimate on a customer’s phone, with options to choose from and to accept');
export const ESTIMATE_SCREEN = page(estimate, 'An estimate with its options, lines and totals');
export const INVOICE_SCREEN = page(invoice, 'An invoice with its lines, tax and balance due');
export const MANUAL_J_SCREEN = page(
  manualJ,
  'The results of a load calculation: heating and cooling loads and what they are made of',
);

/** A screen of each feature that can be used. */
export const FEATURE_SCREENS: Partial<Record<Feature, Screen>> = {
  customers: page(customers, 'A customer with contacts, properties and history'),
  jobs: page(jobs, 'The list of jobs with time, customer, technician and status'),
  technicians: page(technicians, 'The technicians with skills and licenses'),
  schedule: page(
    schedule,
    'A day on the schedule: a row for each technician, visits with their arrival windows, and what waits for a time',
  ),
  estimates: ESTIMATE_SCREEN,
  pricebook: page(pricebook, 'The pricebook with cost, price and margin of each item'),
  discounts: page(discounts, 'Discounts with their codes, limits and use'),
  invoices: INVOICE_SCREEN,
  payments: page(payments, 'Payments with method, amount and invoice'),
  taxes: page(taxes, 'Tax zones with today’s rates, and a place to try them'),
  manualJ: MANUAL_J_SCREEN,
};
