// Shared by the engines' commands: reading the given file, and stating in one line why it can't be used.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const WRONG_INPUT = 2;

/**
 * @param {string} command its name begins the line
 * @returns {{ read: (name: string) => string, refuse: (line: string) => never }} `read` gives a file's text; `refuse` ends with exit code 2
 */
export function commandInput(command) {
  const refuse = (line) => {
    console.error(`${command}: ${line}`);
    process.exit(WRONG_INPUT);
  };
  /** npm runs scripts in the project's folder, so the name is resolved against the folder it was typed in, then against this one. */
  const read = (name) => {
    const typedIn = resolve(process.env.INIT_CWD ?? process.cwd(), name);
    try {
      return readFileSync(existsSync(typedIn) ? typedIn : resolve(name), 'utf8');
    } catch (error) {
      return refuse(`${name}: cannot be read (${error.code ?? error.message})`);
    }
  };
  return { read, refuse };
}
