// Errors in Stripe's shape.

/** A request rejected the way Stripe rejects it. */
export class StripeFault extends Error {
  /**
   * @param {number} status of the answer
   * @param {{ type?: string, code?: string, message: string, param?: string, [field: string]: unknown }} details
   */
  constructor(status, { type = 'invalid_request_error', message, ...details }) {
    super(message);
    this.name = 'StripeFault';
    this.status = status;
    this.body = { error: { ...details, message, type } };
  }
}

/** @param {string} message @param {string} [param] @param {string} [code] */
export function invalid(message, param, code) {
  return new StripeFault(400, { message, ...(param && { param }), ...(code && { code }) });
}

/** @param {string} kind such as "customer" @param {string} id @param {string} [param] */
export function missing(kind, id, param = 'id') {
  // A missing id in the path: 404. A missing id in a parameter: 400.
  const status = param === 'id' ? 404 : 400;
  return new StripeFault(status, { code: 'resource_missing', message: `No such ${kind}: '${id}'`, param });
}

/** @param {string} what the parameter or combination that the real Stripe would take */
export function notImplemented(what, param = what) {
  return invalid(`The local stand-in for Stripe does not implement ${what}.`, param, 'local_not_implemented');
}
