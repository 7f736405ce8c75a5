/** Most customers that can be written to at once: a minute of `answerCustomer`, not a newsletter. */
export const BULK_MESSAGE_LIMIT = 25;
