import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULE = 'virtual:build-facts';

type Env = Readonly<Record<string, unknown>>;

/** The operator of this site, as named on the legal pages. */
export type Operator = { name: string; address: string; email: string; isPlaceholder: boolean };

const PLACEHOLDER: Operator = {
  name: 'Example Operator',
  address: '1 Example Street, Example City, EX 00000',
  email: 'operator@fieldwright.example',
  isPlaceholder: true,
};

/** @throws Error for a production build with no operator configured: its legal pages would name no one. */
export function operatorOf(env: Env, isProduction: boolean): Operator {
  const read = (name: string): string => {
    const value = env[name];
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '' && isProduction)
      throw new Error(
        `Missing configuration: ${name}. The privacy policy and the terms name who runs the site. See docs/deploy.md.`,
      );
    return text;
  };
  const operator = {
    name: read('VITE_OPERATOR_NAME'),
    address: read('VITE_OPERATOR_ADDRESS'),
    email: read('VITE_OPERATOR_EMAIL'),
  };
  return Object.values(operator).includes('') ? PLACEHOLDER : { ...operator, isPlaceholder: false };
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // A download without Git history can be built too.
    return '';
  }
}

/** Gives pages what only the build knows: version, commit, day, and the operator. */
export function buildFacts(): Plugin {
  let operator = PLACEHOLDER;
  return {
    name: 'build-facts',
    configResolved({ env, mode, command }) {
      operator = operatorOf(env, mode === 'production' && command === 'build');
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
      const facts = { version, commit: commit(), builtOn: new Date().toISOString().slice(0, 10) };
      return `export const BUILD = ${JSON.stringify(facts)};\nexport const OPERATOR = ${JSON.stringify(operator)};`;
    },
  };
}
