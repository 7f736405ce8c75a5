// QuickBooks' error responses.

/** An error response in QuickBooks' own envelope. */
export class Fault extends Error {
  constructor(status, { type = 'ValidationFault', code = '', message = '', detail = '' }) {
    super(detail || message);
    this.status = status;
    this.body = { Fault: { Error: [{ Message: message, Detail: detail, code, element: '' }], type } };
  }
}

const invalid = (code, message, detail) => new Fault(400, { code, message, detail });
export const faults = {
  duplicateName: (name) =>
    invalid(
      '6240',
      'Duplicate Name Exists Error',
      `The name supplied already exists. : Another customer, vendor or employee is already using this name: ${name}`,
    ),
  duplicateNumber: (number) =>
    invalid(
      '6140',
      'Duplicate Document Number Error',
      `You must specify a different number. This number has already been used. DocNumber=${number}`,
    ),
  notFound: (what) =>
    invalid(
      '610',
      'Object Not Found',
      `Object Not Found : Something you're trying to use has been made inactive. Check the fields with accounts, customers, items, vendors or employees. ${what}`,
    ),
  badReference: (what) => invalid('2500', 'Invalid Reference Id', `Invalid Reference Id : ${what}`),
  deposited: () =>
    invalid(
      '6540',
      'Deposited Transaction cannot be changed',
      'You cannot change or delete this transaction because it has been deposited.',
    ),
  business: (detail) =>
    invalid(
      '6000',
      'A business validation error has occurred while processing your request',
      `Business Validation Error: ${detail}`,
    ),
  badFile: (detail) => invalid('2010', 'Request has invalid or unsupported property', detail),
  wrongAmount: () =>
    invalid('6070', 'Amount calculation incorrect in the request', 'Amount is not equal to UnitPrice * Qty.'),
  tooLong: (field) => invalid('2050', 'Invalid String Length', `${field} is too long`),
  missing: (field) =>
    invalid(
      '2020',
      'Required parameter missing in the request',
      `Required parameter ${field} is missing in the request`,
    ),
  stale: () =>
    invalid(
      '5010',
      'Stale Object Error',
      'Stale Object Error : You and somebody else were working on this at the same time. They finished before you did, so your work was not saved.',
    ),
  unsupported: (what) => invalid('500', 'Unsupported Operation', `Operation ${what} is not supported.`),
  query: (detail) => invalid('4000', 'Error parsing query', `QueryParserError: ${detail}`),
  expired: () =>
    new Fault(401, {
      type: 'AUTHENTICATION',
      code: '3200',
      message: 'message=AuthenticationFailed; errorCode=003200; statusCode=401',
      detail: 'Token expired',
    }),
  noRights: () =>
    new Fault(401, {
      type: 'AuthorizationFault',
      code: '120',
      message: 'Authorization Failure',
      detail: 'The user lost the right to use this company.',
    }),
  ended: () =>
    new Fault(400, {
      code: '6190',
      message: 'Invalid Company Status',
      detail: 'Subscription period has ended or canceled or there was a billing problem',
    }),
  throttled: () =>
    new Fault(429, {
      type: 'SystemFault',
      code: '3001',
      message: 'message=ThrottleExceeded; errorCode=003001; statusCode=429',
      detail: 'The request limit was reached',
    }),
};

/** Returns the fault for a status requested by a test. */
export const orderedFault = (status) =>
  status === 429
    ? faults.throttled()
    : new Fault(status, {
        type: 'SystemFault',
        code: '10000',
        message: 'An application error has occurred',
        detail: 'Ordered',
      });
