/** What customers answer to “Reply C to confirm”. YES is also how somebody opts in again; both are followed. */
const CONFIRMING = /^(?:c|confirm|confirmed|confirming|yes|y|yep|yeah|ok|okay)$/;

/** Whether a text confirms a visit: one of the words alone, whatever signs are around it. */
export const confirmsVisit = (body: string): boolean =>
  CONFIRMING.test(
    body
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .trim(),
  );
