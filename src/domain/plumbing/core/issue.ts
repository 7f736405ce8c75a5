/** An error in one field, or a remark on it. Paths are like `fixtures.2.qty`. */
export type PlumbingIssue = { path: string; message: string };

/** Thrown inside a calculation for problems that involve several fields; `calculate` turns it into errors and never throws. */
export class InputFault extends Error {
  readonly issues: readonly PlumbingIssue[];

  constructor(path: string, message: string, others: readonly PlumbingIssue[] = []) {
    super(message);
    this.name = 'InputFault';
    this.issues = [{ path, message }, ...others];
  }
}
