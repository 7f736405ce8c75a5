import type { Plugin } from 'vite';

const DEVELOPMENT = /\/node_modules\/react-router\/dist\/development\/.*\.mjs$/;
const WARNINGS = /^var ENABLE_DEV_WARNINGS = true;$/m;

/**
 * Strips React Router's developer warnings. Its package points bundlers to the development files in every mode.
 * @param code one of the router's files
 */
export const withoutWarnings = (code: string): string => code.replace(WARNINGS, 'var ENABLE_DEV_WARNINGS = false;');

/** Makes the router smaller for browsers; the development server and tests use it unchanged. */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: (code, id) =>
    DEVELOPMENT.test(id) && WARNINGS.test(code) ? { code: withoutWarnings(code), map: null } : undefined,
});
