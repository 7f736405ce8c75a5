import type { Plugin } from 'vite';

const DEVELOPMENT = /\/node_modules\/react-router\/dist\/development\/.*\.mjs$/;
const WARNINGS = /^var ENABLE_DEV_WARNINGS = true;$/m;

/**
 * Removes React Router's warnings for developers. Its package leads bundlers to the development files, in any mode.
 * @param code a file of the router's
 */
export const withoutWarnings = (code: string): string => code.replace(WARNINGS, 'var ENABLE_DEV_WARNINGS = false;');

/** Makes the router smaller for browsers; the development server and tests use the full version. */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: (code, id) =>
    DEVELOPMENT.test(id) && WARNINGS.test(code) ? { code: withoutWarnings(code), map: null } : undefined,
});
