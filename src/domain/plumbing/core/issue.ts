/** What is wrong with one field, or worth saying about it. Paths are like `fixtures.2.qty`. */
export type PlumbingIssue = { path: string; message: string };

/** Thrown inside a calculation by what only looking at several fields shows; `calculate` makes errors of it and never throws. */
export class InputFault extends Error {
  readonly issues: readonly PlumbingIssue[];

  constructor(path: string, message: string, others: readonly PlumbingIssue[] = []) {
    super(message);
    this.name = 'InputFault';
    this.issues = [{ path, message }, ...others];
  }
}
