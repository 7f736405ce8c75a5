/** What the forms of a site ask, by the names that their fields have. */
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
/** Beside them: the service and the time of a booking. */
export type FormField = RequestField | 'service' | 'slot';

/** The field that nobody sees, the signed ticket, the campaign that led here, and the box about text messages. */
export const HIDDEN_FIELD = 'homepage';
export const TICKET_FIELD = 'ticket';
export const CAMPAIGN_FIELD = 'campaign';
export const TEXTS_FIELD = 'texts';

export type FormValues = Partial<Record<FormField, string>>;

/** A span in which somebody may arrive: instants. */
export type Slot = { startsAt: string; endsAt: string };

/** What stands in a form when its page is made. */
export type FormState = {
  ticket: string;
  campaign: string;
  values: FormValues;
  isTextsTicked: boolean;
  faults: Partial<Record<FormField, keyof SiteFaults>>;
  /** What is said above it. */
  notice: '' | 'pleaseCheck' | 'tooFast' | 'tooOld' | 'tooMany' | 'slotGone' | 'enoughBooked' | 'broken';
  /** What is known of the ZIP code that was asked about. */
  area: '' | 'inside' | 'outside' | 'no-zip';
  /** Times to choose from; null while no service and place are known. */
  slots: Slot[] | null;
  /** What was sent, once it was. */
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
