import { paragraphs, type Letter } from '../mail/letter';

/** The subject of e-mails about the books, in the e-mail log. */
export const BOOKS_SUBJECT = 'quickbooks';

/** Builds the e-mail about a lost connection: nothing is pushed or compared until someone reconnects. `reason`: in the connection's words. */
export const connectionOverLetter = (reason: string): Letter => ({
  subject: 'Connect QuickBooks again',
  message: paragraphs(
    'QuickBooks is no longer connected, so nothing is pushed and the books are not compared.',
    reason,
    'Nothing of your mapping or history is lost.',
  ),
  linkLabel: 'Connect again',
});

/** Builds the e-mail that QuickBooks ends the connection on a day, however much it is used. `day`: formatted for people. */
export const connectionEndsLetter = (day: string): Letter => ({
  subject: `QuickBooks ends the connection on ${day}`,
  message: paragraphs(
    `QuickBooks gives an access five years at most, and yours ends on ${day}.`,
    'Connect again before that day, and nothing is interrupted.',
  ),
  linkLabel: 'Connect again',
});

/** Builds the e-mail that both books differ. No figures: it may reach someone who has lost access in the meantime. */
export const differencesLetter = (count: number, companyName: string): Letter => ({
  subject: 'Your books and QuickBooks differ',
  message: paragraphs(
    `Last night ${count === 1 ? '1 document' : `${String(count)} documents`} of ${companyName} differed from QuickBooks.`,
    'Each difference is listed with its reason and what to do. You get this e-mail once for the same differences.',
  ),
  linkLabel: 'Look at the differences',
});
