/** Customers' answers to “Reply C to confirm”. YES is also how someone opts in again; both take effect. */
const CONFIRMING = /^(?:c|confirm|confirmed|confirming|yes|y|yep|yeah|ok|okay)$/;

/** Whether a text confirms a visit: just one of the words, with any punctuation around it. */
export const confirmsVisit = (body: string): boolean =>
  CONFIRMING.test(
    body
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .trim(),
  );
