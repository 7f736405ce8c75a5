import { paragraphs, type Letter } from '../mail/letter';

/** The e-mail that leads to a report of last month. It holds no figures: who lost access in the meantime sees none. */
export const reportLetter = (title: string, companyName: string): Letter => ({
  subject: `${title}: last month’s report`,
  message: paragraphs(
    `The report “${title}” of ${companyName} for last month is ready.`,
    'It opens with its charts and tables, each as CSV and for printing. You need to be signed in.',
  ),
  linkLabel: 'Open the report',
});
