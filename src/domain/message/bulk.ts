/** How many customers are written to at once: a minute of `answerCustomer`, and no newsletter. */
export const BULK_MESSAGE_LIMIT = 25;
