import type { Industry } from './industry';

/** Trades with many stops, or that depend on the weather. */
export const RECURRING: readonly Industry[] = [
  {
    id: 'roofing',
    name: 'Roofing',
    trade: 'roofing',
    job: 'roof',
    crew: 'crews',
    headline: 'The roof is sold on the ladder. Get it signed on the lawn.',
    lead: 'Photos from the roof, three shingles side by side, a deposit by card, and a crew that knows where to be when the rain is over.',
    description:
      'Software for roofing companies: photos from the roof, good-better-best estimates, deposits and progress bills, and a schedule that moves with rain.',
    day: [
      {
        at: '7:00',
        text: 'Rain until noon. Two jobs move to Thursday by drag and drop, and their customers’ pages show the new time.',
      },
      { at: '13:00', text: 'The inspection: twelve photos, a leak around the chimney.' },
      { at: '13:40', text: 'Repair, 30-year or 50-year shingle, with the picture of the flashing beside the price.' },
      { at: '14:00', text: 'Signed, with a third as deposit. The office orders.' },
      { at: '17:00', text: 'The tear-off is done: the second bill of three goes out.' },
    ],
    words: [
      { theirs: 'Square', ours: 'Quantity of an item, in the unit you choose' },
      { theirs: 'Supplement', ours: 'Revision of an estimate, under the same number' },
      { theirs: 'Draw', ours: 'Progress bill' },
    ],
    papers: [
      'Estimate with photos, options and a deposit',
      'Revised estimate under the same number, with what changed',
      'Progress bills up to the signed total',
    ],
    matters: [
      { feature: 'estimates', why: 'Options with photos, signed at the customer’s door.' },
      { feature: 'invoices', why: 'Deposit, progress bills and the rest, never more than was signed.' },
      { feature: 'schedule', why: 'A wet day is moved by drag and drop, and each step can be taken back.' },
    ],
    limits: [
      'No measuring from aerial pictures, and no insurance estimates in carriers’ formats.',
      'Supplier catalogs and orders are not connected.',
    ],
  },
  {
    id: 'landscaping',
    name: 'Landscaping',
    trade: 'landscaping',
    job: 'stop',
    crew: 'crews',
    headline: 'Fourteen stops, one route, every one of them billed',
    lead: 'Crews see their stops in order, tick off what was done with a photo, and the invoices of the month are ready when the month is.',
    description:
      'Software for landscaping companies: stops in the best order, photos as proof, recurring invoices and estimates for larger work. One flat price.',
    day: [
      { at: '6:30', text: 'The crew’s stops are in order. A better one saves forty minutes, and you decide.' },
      { at: '9:00', text: 'Gate code, dog, do not mow behind the shed: it stands on the stop.' },
      { at: '12:00', text: 'Done, with a photo. The office sees it at once, or when the signal is back.' },
      { at: '15:00', text: 'A patio: estimate with two stones to choose from.' },
      { at: '18:00', text: 'The month’s recurring invoices are due, and nobody had to remember them.' },
    ],
    words: [
      { theirs: 'Stop, cut', ours: 'Visit' },
      { theirs: 'Contract customer', ours: 'Customer with a recurring invoice' },
      { theirs: 'Enhancement', ours: 'Estimate' },
    ],
    papers: [
      'Recurring invoice by month or season',
      'Estimate with options for installations',
      'Photos of each stop as proof',
    ],
    matters: [
      { feature: 'schedule', why: 'Routes in a better order, with the reason for each change.' },
      { feature: 'invoices', why: 'Recurring invoices by the month, quarter or year.' },
      { feature: 'jobs', why: 'Notes of the property where the crew needs them.' },
    ],
    limits: [
      'Members are billed by invoice: a card on file that is charged automatically is not built.',
      'No measuring of lawns from pictures.',
    ],
  },
  {
    id: 'pest-control',
    name: 'Pest control',
    trade: 'pest control',
    job: 'treatment',
    crew: 'technicians',
    headline: 'Every treatment on time, on paper and paid',
    lead: 'Arrival windows that people can plan with, a record of each treatment with photos, and invoices that send themselves reminders.',
    description:
      'Software for pest control companies: tight routes, licenses with reminders, treatment records with photos, and invoices that follow up for you.',
    day: [
      { at: '7:45', text: 'The applicator’s license ends next month. The reminder came in time.' },
      { at: '9:00', text: 'Text messages: you are on the way, and please keep the cat inside.' },
      { at: '9:20', text: 'Checklist: what was found, where, what was used and how much.' },
      { at: '12:00', text: 'Done. The record is with the property, and the invoice is sent.' },
    ],
    words: [
      { theirs: 'Service, treatment', ours: 'Job with a checklist' },
      { theirs: 'Route', ours: 'Route, with windows kept' },
      { theirs: 'Retreat', ours: 'Callback' },
    ],
    papers: [
      'Checklist with product, amount and place, kept with the property',
      'Invoice with automatic reminders',
      'Technicians’ licenses with their end',
    ],
    matters: [
      { feature: 'technicians', why: 'Licenses with their end, and a warning before it.' },
      { feature: 'schedule', why: 'Short routes with windows that hold.' },
      { feature: 'invoices', why: 'Reminders that stop when the money is in.' },
    ],
    limits: [
      'No product label database and no state usage reports; checklists record what was used.',
      'Members are billed by invoice: a card on file that is charged automatically is not built.',
    ],
  },
  {
    id: 'cleaning',
    name: 'Cleaning',
    trade: 'cleaning',
    job: 'cleaning',
    crew: 'teams',
    headline: 'Keys, codes and teams, all at the right door',
    lead: 'Who cleans where, how to get in, what the customer likes, and an invoice that nobody has to write twice.',
    description:
      'Software for cleaning companies: teams by day and address, entry notes, checklists with photos, recurring invoices and card payments.',
    day: [
      { at: '7:00', text: 'Three teams, nineteen addresses. One person is sick: move her stops in a minute.' },
      { at: '9:00', text: 'Door code and alarm stand on the stop, not in a group chat.' },
      { at: '11:00', text: 'Checklist done, with a photo of the broken vase that was broken before.' },
      { at: '17:00', text: 'Invoices out. Most customers have paid from their phone by dinner.' },
    ],
    words: [
      { theirs: 'Cleaning, turnover', ours: 'Job' },
      { theirs: 'Team', ours: 'Technicians on one visit' },
      { theirs: 'Deep clean', ours: 'Bundle in the pricebook' },
    ],
    papers: ['Checklist by room, with photos', 'Recurring invoice', 'Estimate for move-outs and first cleanings'],
    matters: [
      { feature: 'schedule', why: 'Someone is sick: the day is planned again in a minute.' },
      { feature: 'jobs', why: 'Checklists and entry notes, also offline.' },
      { feature: 'payments', why: 'Paid by link, without chasing.' },
    ],
    limits: [
      'Customers book free times on your website; there is no portal in which they sign in.',
      'Hours go to payroll as a file; payroll itself is not built.',
    ],
  },
  {
    id: 'handyman',
    name: 'Handyman',
    trade: 'handyman',
    job: 'job',
    crew: 'people',
    headline: 'The whole list, one visit, one invoice',
    lead: 'Twelve small things at one address: priced line by line, ticked off on the phone, invoiced before you leave.',
    description:
      'Software for handyman companies: lists of small work priced line by line, done on the phone, invoiced the same day and paid by card.',
    day: [
      { at: '8:00', text: 'Four addresses, each with its list and its photos.' },
      { at: '9:30', text: 'One more thing, while you are here: a line is added, and the total with it.' },
      { at: '11:00', text: 'Finished job to sent invoice: two clicks.' },
      { at: '18:00', text: 'The books are done, because they were done all day.' },
    ],
    words: [
      { theirs: 'Punch list', ours: 'Checklist' },
      { theirs: 'Hourly rate', ours: 'Labor item in the pricebook' },
      { theirs: 'Bid', ours: 'Estimate' },
    ],
    papers: ['Estimate with optional lines', 'Invoice from what was ticked off', 'Photos before and after'],
    matters: [
      { feature: 'estimates', why: 'Optional lines that customers tick themselves.' },
      { feature: 'invoices', why: 'Two clicks from done to sent.' },
      { feature: 'customers', why: 'Free for good, for one person or ten.' },
    ],
    limits: ['Time is recorded by visit, not by task.'],
  },
];
