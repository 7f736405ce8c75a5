import { ENDED_GRACE_DAYS, PAST_DUE_GRACE_DAYS } from '@/domain/subscription/entitlement';
import { TRIAL_DAYS } from '@/domain/subscription/plans';

/** Questions contractors ask before they pay. Each answer describes what the program does, with its own numbers. */
export const QUESTIONS: readonly { question: string; answer: readonly string[] }[] = [
  {
    question: 'What happens when I cancel?',
    answer: [
      'You cancel in the settings with one click, without a call and without a notice period. Nothing more is charged, and the plan runs to the end of what you have paid for.',
      `Then everything works for ${ENDED_GRACE_DAYS} more days. After that the features of the plan are switched off; customers, jobs and technicians stay free, and what you entered elsewhere stays readable and can be exported.`,
    ],
  },
  {
    question: 'Do I pay per technician or per user?',
    answer: [
      'No. A plan has one price for the whole company. Add technicians, office people and seasonal help as you like: the price stays the same, and inviting someone never costs anything.',
    ],
  },
  {
    question: 'Is there a contract?',
    answer: [
      'There is no contract. You pay for a month or a year in advance, and it is renewed until you cancel. A month or year that has started is not refunded; it runs to its end.',
      `A company’s first subscription begins with ${TRIAL_DAYS} days that cost nothing. No card is asked for, so if you do nothing, nothing is charged.`,
    ],
  },
  {
    question: 'Can the price go up?',
    answer: [
      'A running subscription keeps the price at which it was bought. New prices count for new subscriptions, and for you when you change your plan: you then see the amount, line by line, before you confirm it.',
      `If a payment fails, everything works for ${PAST_DUE_GRACE_DAYS} more days while you put it right.`,
    ],
  },
  {
    question: 'Can I leave with my data?',
    answer: [
      'Your lists, yes, at any time, without asking anybody. Customers with their service addresses, gate codes, equipment, tags and notes, jobs, technicians, leads, estimates, service agreements, invoices, payments and your prices are downloaded as CSV files that any spreadsheet opens; papers are PDF files, and your website is a ZIP that any server shows. That holds during a trial, with a plan, and after you have canceled.',
      'Photos, visits and text messages are not among these files yet: they can be seen and saved one by one.',
    ],
  },
];
