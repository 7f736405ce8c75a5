/** A file's object, or one line explaining why it isn't one. */
export type CaseFile = { raw: object; fault: '' } | { raw: undefined; fault: string };

/**
 * Reads the text of a command's case file.
 * @param shape the message for JSON that is not an object
 */
export function readCaseFile(text: string, shape: string): CaseFile {
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { raw: undefined, fault: oneLine(`not JSON: ${error instanceof Error ? error.message : String(error)}`) };
  }
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? { raw, fault: '' }
    : { raw: undefined, fault: shape };
}

/** Formats a command's message about a faulty input: the first fault, and how many more there are. */
export const faultLine = (field: string, message: string, count: number): string =>
  oneLine(`${field}: ${message}${count > 1 ? ` (and ${count - 1} more)` : ''}`);

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
