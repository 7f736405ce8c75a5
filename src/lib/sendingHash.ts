/** What the address of a record's page ends in when it opens with its e-mail, ready to be sent. */
export const SENDING = '#send';
