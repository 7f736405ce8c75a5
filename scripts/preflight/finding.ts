/** The result of one check: a line for the user, and what to do if something is wrong. */
export type Finding = {
  state: 'good' | 'wrong' | 'open';
  /** One line, starting with its subject. */
  text: string;
  /** The command or step that fixes it. */
  todo?: string;
};

export const good = (text: string): Finding => ({ state: 'good', text });
export const wrong = (text: string, todo: string): Finding => ({ state: 'wrong', text, todo });
/** A finding that can't be decided here, and doesn't block a deployment. */
export const open = (text: string, todo: string): Finding => ({ state: 'open', text, todo });

/** Compares a number with its limit, in one line: `Functions: 139 of 1,000`. */
export const within = (what: string, count: number, limit: number, todo: string): Finding => {
  const text = `${what}: ${count.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')}`;
  return count <= limit ? good(text) : wrong(text, todo);
};

const SIGNS: Record<Finding['state'], string> = { good: '✔', wrong: '✘', open: '·' };

/** Formats the finding for printing. */
export const lineOf = ({ state, text, todo }: Finding): string =>
  `${SIGNS[state]} ${text}${todo === undefined || state === 'good' ? '' : `\n    ${todo}`}`;
