// Output of developer commands: one line each; an error is a sentence and a command.

/** A problem the person can fix: one sentence, and the command that fixes it. */
export class Mendable extends Error {
  /**
   * @param {string} sentence what is wrong
   * @param {string} [command] what to run to fix it
   */
  constructor(sentence, command) {
    super(sentence);
    this.name = 'Mendable';
    this.command = command;
  }
}

/**
 * Prints one line about one item.
 * @param {string} what the item
 * @param {string} text the finding or action
 */
export function say(what, text) {
  console.log(`${what.padEnd(11)} ${text}`);
}

/**
 * Prints an error that ends the command; one the person can fix is printed without a stack.
 * @param {unknown} error
 */
export function printFailure(error) {
  if (error instanceof Mendable) {
    console.error(`\n${error.message}${error.command ? `\n\n    ${error.command}\n` : ''}`);
  } else {
    console.error(error);
  }
}
