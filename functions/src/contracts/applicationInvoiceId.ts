const PREFIX = 'application-';

/** The id of an application's invoice, which says whose it is; the second bill of one that was voided has its own. */
export const invoiceIdOf = (applicationId: string, attempt: number): string =>
  `${PREFIX}${applicationId}${attempt === 1 ? '' : `_${attempt}`}`.slice(0, 128);

/** Whether an invoice's id says that an application for payment made it. */
export const isOfApplication = (invoiceId: string): boolean => invoiceId.startsWith(PREFIX);
