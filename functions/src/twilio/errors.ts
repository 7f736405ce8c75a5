/** Twilio's error response; `code` is its own (0 if it gave none). */
export class TwilioError extends Error {
  readonly code: number;
  readonly status: number;

  constructor({ code, status, message }: { code: number; status: number; message: string }) {
    super(message);
    this.name = 'TwilioError';
    this.code = code;
    this.status = status;
  }
}

/** The number has opted out, according to the provider or carrier. */
const UNSUBSCRIBED = 21610;

export const isUnsubscribed = (error: unknown): boolean => error instanceof TwilioError && error.code === UNSUBSCRIBED;

/** Explains a Twilio code, immediate or from a later report, for the person who clicked "Send". */
export function textFailureOf(code: number): string {
  switch (code) {
    case UNSUBSCRIBED:
      return 'The customer has opted out of text messages.';
    case 21211:
    case 21217:
    case 21614:
    case 30005:
      return 'This number does not exist or cannot get text messages.';
    case 30006:
      return 'This number is a landline and cannot get text messages.';
    case 30003:
      return 'The phone could not be reached: it is switched off or out of range.';
    case 30004:
    case 30007:
      return 'The customer’s carrier blocked the message.';
    case 30034:
      return 'The sending number is not registered with the carriers yet. Please tell your administrator.';
    case 20003:
    case 20404:
      return 'The text message provider refused our sign-in. Please tell your administrator.';
    default:
      return `The text message was not delivered${code > 0 ? ` (code ${code})` : ''}.`;
  }
}

/** Returns why a text message couldn't be sent, as a message. */
export function textFailure(error: unknown): string {
  if (!(error instanceof TwilioError) || error.status >= 500 || error.status === 429)
    return 'The text message provider cannot be reached right now. Please try again in a moment.';
  return textFailureOf(error.status === 401 ? 20003 : error.code);
}

/** Failures before there was a connection: nothing was sent. */
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Whether the provider may have the message although sending it failed. It certainly doesn't if there was no connection, or if it
 * responded with a refusal; a timeout, a lost connection and a gateway's 5xx prove nothing.
 */
export function mayBeTaken(error: unknown): boolean {
  if (error instanceof TwilioError) return error.status >= 500 && error.status !== 503 && error.code === 0;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return !NO_CONNECTION.has(code);
}
