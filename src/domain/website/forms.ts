/** The site's form fields, by field name. */
export const REQUEST_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'street',
  'city',
  'state',
  'zip',
  'wanted',
  'message',
] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];
/** Additional fields for a booking: service and time. */
export type FormField = RequestField | 'service' | 'slot';

/** The hidden field, the signed ticket, the originating campaign, and the text message consent box. */
export const HIDDEN_FIELD = 'homepage';
export const TICKET_FIELD = 'ticket';
export const CAMPAIGN_FIELD = 'campaign';
export const TEXTS_FIELD = 'texts';

export type FormValues = Partial<Record<FormField, string>>;

/** An arrival window: instants. */
export type Slot = { startsAt: string; endsAt: string };

/** A form's contents when its page is rendered. */
export type FormState = {
  ticket: string;
  campaign: string;
  values: FormValues;
  isTextsTicked: boolean;
  faults: Partial<Record<FormField, keyof SiteFaults>>;
  /** The text above it. */
  notice: '' | 'pleaseCheck' | 'tooFast' | 'tooOld' | 'tooMany' | 'slotGone' | 'enoughBooked' | 'broken';
  /** The result for the ZIP code entered. */
  area: '' | 'inside' | 'outside' | 'no-zip';
  /** Times to choose from; null while the service and place aren't known. */
  slots: Slot[] | null;
  /** The submission's outcome, once sent. */
  outcome: null | { kind: 'sent'; isOutOfArea: boolean } | { kind: 'booked'; slot: Slot } | { kind: 'asked' };
};
export type SiteFaults = Record<
  'name' | 'reach' | 'phone' | 'phoneNeeded' | 'email' | 'street' | 'zip' | 'slot' | 'long',
  string
>;

export const EMPTY_FORM: FormState = {
  ticket: '',
  campaign: '',
  values: {},
  isTextsTicked: false,
  faults: {},
  notice: '',
  area: '',
  slots: null,
  outcome: null,
};
