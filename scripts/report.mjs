// The developer commands' output: one line per item, and an error is a sentence and a command.

/** A problem the user can fix: one sentence, and the command that fixes it. */
export class Mendable extends Error {
  /**
   * @param {string} sentence what is wrong
   * @param {string} [command] what to run to mend it
   */
  constructor(sentence, command) {
    super(sentence);
    this.name = 'Mendable';
    this.command = command;
  }
}

/**
 * Prints one line about one thing.
 * @param {string} what the thing
 * @param {string} text the finding or action
 */
export function say(what, text) {
  console.log(`${what.padEnd(11)} ${text}`);
}

/**
 * Prints an error that ends the command; one that the person can mend comes without a stack.
 * @param {unknown} error
 */
export function printFailure(error) {
  if (error instanceof Mendable) {
    console.error(`\n${error.message}${error.command ? `\n\n    ${error.command}\n` : ''}`);
  } else {
    console.error(error);
  }
}
