const PREFIX = 'application-';

/** Returns the id of an application's invoice, which encodes the application; the replacement for a voided bill has its own. */
export const invoiceIdOf = (applicationId: string, attempt: number): string =>
  `${PREFIX}${applicationId}${attempt === 1 ? '' : `_${attempt}`}`.slice(0, 128);

/** Whether an invoice's id shows it was created by an application for payment. */
export const isOfApplication = (invoiceId: string): boolean => invoiceId.startsWith(PREFIX);
