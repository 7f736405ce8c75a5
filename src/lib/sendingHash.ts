/** URL hash that opens a record's page with its email ready to send. */
export const SENDING = '#send';
