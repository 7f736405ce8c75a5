// Faults on request: requests that fail, break off or hang, as tests ask for it.
import { StripeFault } from './http/fault.mjs';
import { fitsPath } from './requests.mjs';

/**
 * @typedef {object} Rule
 * @property {string} path of the requests it meets, "*" at its end for anything
 * @property {string} [method]
 * @property {string} [companyId] meets this company's requests only
 * @property {number | 'drop' | 'timeout'} status an HTTP status; `drop` breaks the connection off, `timeout` never answers
 * @property {boolean} [isAfter] the work is done first: the client does not hear of it
 * @property {number} times how many requests it meets
 */

export function createTrouble() {
  /** @type {Rule[]} */
  let rules = [];
  const releases = [];

  return {
    clear() {
      rules = [];
      for (const release of releases.splice(0)) release();
    },
    /** @param {Partial<Rule>} rule */
    add(rule) {
      if (!rule.path || rule.status === undefined)
        throw new StripeFault(400, { message: 'A failure needs a path and a status.' });
      const added = { times: 1, ...rule };
      rules.push(added);
      return added;
    },
    /** Returns the first rule that applies to a request, and uses it up once. */
    take({ path, method, companyId }) {
      const rule = rules.find(
        (one) =>
          fitsPath(one.path, path) &&
          (!one.method || one.method === method) &&
          (!one.companyId || one.companyId === companyId),
      );
      if (!rule) return undefined;
      rule.times -= 1;
      if (rule.times <= 0) rules = rules.filter((one) => one !== rule);
      return rule;
    },
    /** Releases hanging requests. */
    release() {
      for (const release of releases.splice(0)) release();
    },
    /**
     * @param {Rule} rule
     * @param {import('node:http').IncomingMessage} request
     */
    async make({ status, code, type, message }, request) {
      if (status === 'timeout') {
        return new Promise((resolve) => {
          releases.push(resolve);
        });
      }
      if (status === 'drop') {
        request.socket.destroy();
        throw new Error('Broken off on order');
      }
      throw new StripeFault(status, {
        type:
          type ??
          (status === 402 ? 'card_error' : status < 500 && status !== 429 ? 'invalid_request_error' : 'api_error'),
        ...((code || status === 429) && { code: code ?? 'rate_limit' }),
        message: message ?? `Failed on order with ${status}.`,
      });
    },
  };
}
