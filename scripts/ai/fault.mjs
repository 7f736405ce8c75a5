// An error in the provider's own format.

/** https://platform.openai.com/docs/guides/error-codes and https://docs.claude.com/en/api/errors */
const TYPES = {
  400: ['invalid_request_error', 'invalid_request_error'],
  401: ['invalid_request_error', 'authentication_error'],
  402: ['insufficient_quota', 'billing_error'],
  403: ['invalid_request_error', 'permission_error'],
  404: ['invalid_request_error', 'not_found_error'],
  409: ['conflict_error', 'conflict_error'],
  413: ['invalid_request_error', 'request_too_large'],
  429: ['rate_limit_error', 'rate_limit_error'],
  500: ['server_error', 'api_error'],
  503: ['server_error', 'overloaded_error'],
  529: ['server_error', 'overloaded_error'],
};
const CODES = { 401: 'invalid_api_key', 402: 'insufficient_quota', 429: 'rate_limit_exceeded' };

export class Fault extends Error {
  /**
   * @param {number} status
   * @param {string} message
   * @param {{ code?: string, param?: string, headers?: Record<string, string> }} [options]
   */
  constructor(status, message, { code, param, headers = {} } = {}) {
    super(message);
    this.status = status;
    this.code = code ?? CODES[status] ?? null;
    this.param = param ?? null;
    this.headers = headers;
  }

  body(provider, requestId) {
    const [openai, anthropic] = TYPES[this.status] ?? TYPES[400];
    return provider === 'openai'
      ? { error: { message: this.message, type: openai, param: this.param, code: this.code } }
      : { type: 'error', error: { type: anthropic, message: this.message }, request_id: requestId };
  }
}

/** @param {string} message @param {string} [param] */
export const invalid = (message, param) => new Fault(400, message, { param });
