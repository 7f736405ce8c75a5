/** The checklist of a company's first hour. */
export function FirstSteps() {
  return null;
}
