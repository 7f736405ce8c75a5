import { paragraphs, type Letter } from '../mail/letter';

/** Builds the e-mail that links to last month's report. `hasFiles`: the report and its tables are attached. */
export const reportLetter = (title: string, companyName: string, hasFiles: boolean): Letter => ({
  subject: `${title}: last month’s report`,
  message: paragraphs(
    `The report “${title}” of ${companyName} for last month is ready.`,
    hasFiles
      ? 'It is attached as a PDF with its charts, and its tables are attached as CSV files, which open in Excel and Google Sheets.'
      : '',
    'On its page every figure leads to its records. You need to be signed in.',
  ),
  linkLabel: 'Open the report',
});
