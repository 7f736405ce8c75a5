// Runs npm from a script that may itself have been started by npm.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Runs npm and waits; throws when it fails.
 * @param {string[]} args
 * @param {{ cwd: string, node?: string, env?: Record<string, string> }} options node: what runs npm itself
 */
export function npm(args, { cwd, node, env = {} }) {
  const options = {
    cwd,
    env: { ...withoutOuterNpm(process.env), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  const outer = process.env.npm_execpath;
  if (outer?.endsWith('.js') && existsSync(outer)) {
    execFileSync(node ?? process.execPath, [outer, ...args], options);
  } else {
    execFileSync('npm', args, { ...options, shell: process.platform === 'win32' });
  }
}

/** An npm started by npm inherits the outer one's project folder, command and script. */
function withoutOuterNpm(env) {
  const isOurs =
    /^npm_(package|lifecycle|command|config_(local_prefix|prefix|global_prefix|noproxy|node_gyp)|node_execpath)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isOurs.test(name)));
}
