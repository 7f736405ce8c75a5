import { ESTIMATE_SCREEN, INVOICE_SCREEN, MY_DAY_SCREEN, SIGN_SCREEN, type Screen } from './pictures';

/** Steps from the call to the payment, in chronological order. Everything said here works today. */
export type Step = { name: string; title: string; points: readonly string[]; screen: Screen };

export const STEPS: readonly Step[] = [
  {
    name: 'Quote',
    title: 'Good, better and best in minutes',
    points: [
      'Pick from your pricebook: quantities, discounts and sales tax add up while you type.',
      'See cost and margin of each option before your customer sees the price.',
      'Send it by e-mail, by text or as a link, with your logo and colors.',
    ],
    screen: ESTIMATE_SCREEN,
  },
  {
    name: 'Sign',
    title: 'Customers say yes on their phone',
    points: [
      'No app and no account: they open the link, compare the options and sign.',
      'You see when it was opened, accepted or declined, and why.',
      'An accepted estimate becomes the job. Nothing is typed twice.',
    ],
    screen: SIGN_SCREEN,
  },
  {
    name: 'Do',
    title: 'A technician’s whole day on one screen',
    points: [
      'Next stop, call, navigate, start, photograph, finish: with one thumb.',
      'No signal in the basement? Notes, photos and progress wait on the phone and arrive in order.',
      'The office sees what is done, what is late and what is next, as it happens.',
    ],
    screen: MY_DAY_SCREEN,
  },
  {
    name: 'Get paid',
    title: 'From finished job to sent invoice in two clicks',
    points: [
      'Work and parts from the job are already on the invoice, tax included.',
      'Card payments go straight to your own Stripe account. We add nothing to the fee.',
      'Reminders go out on their own, once you turn them on, and stop when you are paid.',
    ],
    screen: INVOICE_SCREEN,
  },
];
