import type { LeadSeller } from '../schema';
import { addressIn, centsIn, emailIn, fieldNamed, fieldsOf, passageNamed, phoneIn, type MailFields } from './fields';
import type { ReadMail } from './readMail';

/** A seller's e-mail about a lead; '' and 0 for missing values. */
export type MailLead = {
  seller: LeadSeller;
  name: string;
  phone: string;
  email: string;
  address: ReturnType<typeof addressIn>;
  service: string;
  message: string;
  externalId: string;
  costCents: number;
};

type Parser = { seller: Exclude<LeadSeller, ''>; isFrom: RegExp; read: (mail: ReadMail) => MailLead };

/** Field names in most sellers' e-mails. */
const KNOWN = [
  'name',
  'customer name',
  'customer',
  'full name',
  'first name',
  'last name',
  'phone',
  'phone number',
  'telephone',
  'mobile phone',
  'cell phone',
  'email',
  'e mail',
  'email address',
  'address',
  'location',
  'zip code',
  'service',
  'job type',
  'task name',
  'category',
  'project',
  'description',
  'comments',
  'details',
  'message',
  'lead id',
  'lead number',
  'price',
  'lead price',
  'lead fee',
];

const nameIn = (fields: MailFields): string =>
  fieldNamed(fields, 'customer name', 'full name', 'customer', 'contact name', 'name', 'contact') ||
  [fieldNamed(fields, 'first name'), fieldNamed(fields, 'last name')].filter(Boolean).join(' ');

/** Parses what nearly all have in common: named fields. */
function byFields(mail: ReadMail, seller: LeadSeller): MailLead {
  const fields = fieldsOf(mail.text, KNOWN);
  // An address may span several lines.
  const place = passageNamed(fields, 'address', 'location', 'service address', 'street address', 'where').replaceAll(
    '\n',
    ', ',
  );
  const address = addressIn(
    [place, /\d{5}/.test(place) ? '' : fieldNamed(fields, 'zip code', 'zip', 'postal code')].filter(Boolean).join(', '),
  );
  const city = address.city || fieldNamed(fields, 'city');
  return {
    seller,
    name: nameIn(fields),
    phone: phoneIn(
      fieldNamed(
        fields,
        ...['phone', 'phone number', 'customer phone', 'contact phone', 'primary phone', 'daytime phone'],
        ...['mobile', 'mobile phone', 'mobile number', 'cell', 'cell phone', 'tel', 'telephone'],
      ),
    ),
    email: emailIn(
      fieldNamed(fields, ...['email', 'e mail', 'customer email', 'contact email', 'email address', 'e mail address']),
    ),
    address: { ...address, city, state: address.state || fieldNamed(fields, 'state').slice(0, 60) },
    service: fieldNamed(fields, 'service', 'job type', 'task name', 'task', 'category', 'service requested', 'project'),
    message: passageNamed(
      fields,
      'comments',
      'description',
      'details',
      'message',
      'project details',
      'customer comments',
      'additional details',
      'notes',
    ),
    externalId: fieldNamed(fields, 'lead id', 'lead number', 'sr number', 'lead', 'request id', 'reference'),
    costCents: centsIn(fieldNamed(fields, 'lead price', 'lead fee', 'price', 'your price', 'cost', 'you paid')),
  };
}

/** "New lead from Angi": one field per line, with the lead's number and the charge at the end. */
const angi: Parser = {
  seller: 'angi',
  isFrom: /@([\w-]+\.)*(angi|angieslist|homeadvisor)\.com\b|^angi\b|angi leads|homeadvisor/i,
  read: (mail) => {
    const found = byFields(mail, 'angi');
    return { ...found, phone: found.phone || phoneIn(mail.text) };
  },
};

/** "Jamie R. is looking for … in …": a sentence with who, what and where, then the details; the price at the bottom. */
const thumbtack: Parser = {
  seller: 'thumbtack',
  isFrom: /@([\w-]+\.)*thumbtack\.com\b|thumbtack/i,
  read: (mail) => {
    const found = byFields(mail, 'thumbtack');
    const said = `${mail.subject}\n${mail.text}`;
    const [, name = '', service = '', place = ''] =
      /(?:^|\n|: )([A-Z][\p{L}'’-]+(?: [A-Z][\p{L}'’.-]*)?) (?:is looking for|needs help with|wants|requested)(?: an?| help with)? ([^\n]{3,120}?)(?: in ([A-Z][^\n.]{2,60}))?[.!]?(?:\n|$)/u.exec(
        said,
      ) ?? [];
    const [, id = ''] = /thumbtack\.com\/[^\s]*?(?:leads?|requests?|messages?)\/(\d{6,30})/i.exec(mail.text) ?? [];
    return {
      ...found,
      name: found.name || name,
      service: found.service || service,
      address: found.address.city === '' && place !== '' ? { ...addressIn(place) } : found.address,
      phone: found.phone || phoneIn(mail.text),
      externalId: found.externalId || id,
    };
  },
};

/** "New message lead" from Local Services Ads: name, phone, job type, ZIP code; no price, which is in the account. */
const google: Parser = {
  seller: 'google',
  isFrom: /local ?services|@([\w-]+\.)*google\.com\b.*(lead|local)|localservices-noreply@google\.com/i,
  read: (mail) => {
    const found = byFields(mail, 'google');
    const [, id = ''] = /lead[_-]?id[=/: ]+([\w-]{6,40})/i.exec(mail.text) ?? [];
    return { ...found, phone: found.phone || phoneIn(mail.text), externalId: found.externalId || id };
  },
};

/** Lead ads: the form's questions as fields (`full_name: …`), plus the advertiser's own; `ad_name`, `form_name`. */
const facebook: Parser = {
  seller: 'facebook',
  isFrom: /@([\w-]+\.)*(facebook|facebookmail|meta)\.com\b|lead ads?\b|\bfacebook\b/i,
  read: (mail) => {
    const found = byFields(mail, 'facebook');
    const fields = fieldsOf(mail.text, KNOWN);
    const street = fieldNamed(fields, 'street address');
    return {
      ...found,
      address: street === '' ? found.address : { ...found.address, street },
      phone: found.phone || phoneIn(mail.text),
      email: found.email || emailIn(mail.text),
      service: found.service || fieldNamed(fields, 'what service do you need', 'form name', 'ad name'),
      externalId: found.externalId || fieldNamed(fields, 'id', 'leadgen id'),
    };
  },
};

const PARSERS: readonly Parser[] = [angi, thumbtack, google, facebook];

/** Parses a lead e-mail from any seller. From an unknown one, everything recognizable is parsed, and all of its text is kept. */
export function leadOfMail(mail: ReadMail): MailLead {
  const parser =
    PARSERS.find(({ isFrom }) => isFrom.test(mail.from)) ??
    PARSERS.find(({ isFrom }) => isFrom.test(`${mail.subject}\n${mail.text.slice(0, 400)}`));
  if (parser) {
    const found = parser.read(mail);
    return { ...found, message: found.message || mail.text };
  }
  const found = byFields(mail, '');
  return {
    ...found,
    name: found.name,
    phone: found.phone || phoneIn(mail.text),
    email: found.email || emailIn(mail.text) || emailIn(mail.from),
    service: found.service || mail.subject,
    message: mail.text,
  };
}
