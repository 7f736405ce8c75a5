import { stateOfZip } from '@/domain/contact/zipStates';
import { formLeadSchema, type FormLead } from '@/domain/lead/arrival';
import {
  CAMPAIGN_FIELD,
  HIDDEN_FIELD,
  REQUEST_FIELDS,
  TEXTS_FIELD,
  TICKET_FIELD,
  type FormField,
  type FormState,
  type FormValues,
} from '@/domain/website/forms';

/** Typed input is read, and shown again, up to this length: longer than any field, so excess is reported, not cut. */
const SHOWN_LENGTH = 20_000;

/** A site form's submission, as plain text. */
export type SentFields = {
  values: FormValues;
  isTextsTicked: boolean;
  ticket: string;
  campaign: string;
  hidden: string;
};

export function readFields(sent: URLSearchParams): SentFields {
  // Browsers count a line break as one character but send two.
  const get = (name: string): string => (sent.get(name) ?? '').replaceAll('\r\n', '\n').slice(0, SHOWN_LENGTH);
  const names: readonly FormField[] = [...REQUEST_FIELDS, 'service', 'slot'];
  return {
    values: Object.fromEntries(names.map((name) => [name, get(name)])),
    isTextsTicked: get(TEXTS_FIELD) !== '',
    ticket: get(TICKET_FIELD).slice(0, 200),
    campaign: get(CAMPAIGN_FIELD).slice(0, 4000),
    hidden: get(HIDDEN_FIELD),
  };
}

/** Returns a ZIP code's five digits; '' if it isn't one. */
export const zipOf = (typed: string): string => /^\s*(\d{5})(-\d{4})?\s*$/.exec(typed)?.[1] ?? '';

type Read = { lead: FormLead } | { faults: FormState['faults'] };

/** Converts a form to a lead, or returns what is wrong with it, field by field. A booking requires more. */
export function leadOfFields({ values, isTextsTicked }: SentFields, isBooking: boolean): Read {
  const { firstName, lastName, phone, email, street, city, state, zip = '', wanted, message } = values;
  const read = formLeadSchema.safeParse({
    firstName,
    lastName,
    phone,
    email,
    wanted,
    message,
    isAgreed: isTextsTicked,
    // The forms don't ask for the state: taxes and documents need it, and the ZIP code determines it.
    address: { street, city, state: (state ?? '').trim() || stateOfZip(zip), postalCode: zip.trim() },
  });
  const faults: FormState['faults'] = {};
  const note = (field: FormField, fault: NonNullable<FormState['faults'][FormField]>): void => {
    faults[field] ??= fault;
  };
  if ([phone, email].every((part) => (part ?? '').trim() === '') && !isBooking) note('phone', 'reach');
  if (isBooking) {
    if ((phone ?? '').trim() === '') note('phone', 'phoneNeeded');
    if ((street ?? '').trim() === '') note('street', 'street');
    if (zipOf(zip) === '') note('zip', 'zip');
  }
  for (const { path } of read.error?.issues ?? []) {
    const [part, inner] = path;
    if (part === 'firstName') note('firstName', (firstName ?? '').trim() === '' ? 'name' : 'long');
    else if (part === 'phone') note('phone', 'phone');
    else if (part === 'email') note('email', 'email');
    else if (part === 'address')
      note(inner === 'postalCode' ? 'zip' : inner === 'city' ? 'city' : inner === 'state' ? 'state' : 'street', 'long');
    else note(part === 'lastName' || part === 'wanted' ? part : 'message', 'long');
  }
  return read.success && Object.keys(faults).length === 0 ? { lead: read.data } : { faults };
}
