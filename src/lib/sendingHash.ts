/** URL hash that opens a record's page with its e-mail ready to send. */
export const SENDING = '#send';
