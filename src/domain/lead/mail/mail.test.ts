import { describe, expect, it } from 'vitest';
import { ANGI_MAIL, FACEBOOK_MAIL, GOOGLE_MAIL, THUMBTACK_MAIL } from './fixtures';
import { importMail, mailLeadId } from './importMail';
import { readMail } from './readMail';

describe('a lead e-mail from a seller', () => {
  it('from Angi is read from a multipart mail: fields, number and fee', () => {
    const { seller, input, receipt, externalId, sentAt, isRead } = importMail(ANGI_MAIL);
    expect({ seller, externalId, isRead, sentAt }).toEqual({
      seller: 'angi',
      externalId: '8842190',
      isRead: true,
      sentAt: '2026-11-19T19:02:11.000Z',
    });
    expect(input).toMatchObject({
      firstName: 'Marta',
      lastName: 'Ellison',
      phone: '(704) 555-0192',
      email: 'marta.ellison@example.com',
      address: { street: '41 Chestnut Street', city: 'Asheville', state: 'NC', postalCode: '28801' },
      wanted: 'Heat pump - repair',
      costCents: 6200,
      channel: 'mail',
    });
    expect(input.message).toContain('Prefers mornings – has a dog.');
    expect(receipt).toMatchObject({
      messageId: '<20261119.84421@mail.angi.com>',
      subject: 'New lead: Heat pump repair – Asheville',
      costCents: 6200,
    });
  });

  it('from Thumbtack is read from its subject and table', () => {
    const { seller, input, externalId } = importMail(THUMBTACK_MAIL);
    expect(seller).toBe('thumbtack');
    expect(externalId).toBe('550912334455');
    expect(input).toMatchObject({
      firstName: 'Dana',
      lastName: 'R.',
      phone: '828-555-0177',
      wanted: 'Central Air Conditioning Repair',
      address: { city: 'Weaverville', state: 'NC', postalCode: '28787' },
      message: 'AC runs but does not cool & the breaker trips.',
      costCents: 4850,
    });
  });

  it('from Google Local Services is read from base64', () => {
    const { seller, input, externalId } = importMail(GOOGLE_MAIL);
    expect(seller).toBe('google');
    expect(externalId).toBe('GLS-998877');
    expect(input).toMatchObject({
      lastName: 'Raman',
      wanted: 'Install furnace',
      address: { postalCode: '28804' },
      costCents: 0,
    });
  });

  it('from Facebook is read by the form’s own questions', () => {
    const { seller, input } = importMail(FACEBOOK_MAIL);
    expect(seller).toBe('facebook');
    expect(input).toMatchObject({
      lastName: 'Okafor',
      phone: '+18285550155',
      email: 'lee.okafor@example.com',
      address: { street: '9 Laurel Avenue', city: 'Black Mountain', state: 'NC', postalCode: '28711' },
      wanted: 'Fall tune-up',
    });
  });
});

describe('a forwarded lead e-mail', () => {
  const [, words = ''] = /\n\n(You have a new lead![^]*?)\n--b1/.exec(ANGI_MAIL.replaceAll('=\n', '')) ?? [];
  const forwarded = (text: string) =>
    `From: Office <office@blue-ridge.example>\nSubject: Fwd: lead\nMessage-ID: <f@x>\n\nFrom: Angi Leads <leads@angi.com>\n\n${text}`;

  it.each([
    ['in a quotation', words.replaceAll(/^/gm, '> ')],
    ['with stars for bold names', words.replaceAll(/^([A-Z][\w ]+):/gm, '*$1:*')],
    ['with stars inside of the colon', words.replaceAll(/^([A-Z][\w ]+):/gm, '*$1*:')],
  ])('%s gives the same lead with the same fields', async (_, text) => {
    const [mail, seller] = [importMail(forwarded(text)), importMail(ANGI_MAIL)];
    const { message: __, ...fields } = seller.input;
    expect(mail.input).toMatchObject(fields);
    expect(await mailLeadId(mail)).toBe(await mailLeadId(seller));
  });
});

it('keeps all lines of a message, and an address on two lines', () => {
  const { input } = importMail(
    'From: Angi <leads@angi.com>\nSubject: lead\n\nContact: Ada Lovelace\nTel: 704.555.0192\nE-mail address: ada@example.com\nService address: 12 Elm St\nAsheville, NC 28801\nNotes: It drips.\nSince Tuesday.\nReference: 77\nYour price: USD 62',
  );
  expect(input).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '704.555.0192',
    email: 'ada@example.com',
    address: { street: '12 Elm St', city: 'Asheville', state: 'NC', postalCode: '28801' },
    message: 'It drips.\nSince Tuesday.',
    costCents: 6200,
  });
});

describe('any other e-mail text', () => {
  it('becomes a lead with the full text and whatever can be read', () => {
    const { seller, input, receipt, isRead } = importMail('Hi, my boiler leaks.\nCall me: 828 555 0101\nBob');
    expect(seller).toBe('');
    expect(isRead).toBe(true);
    expect(input.phone).toBe('828 555 0101');
    expect(input.message).toContain('my boiler leaks');
    expect(receipt.original).toContain('Bob');
  });

  it.each(['', '<script>alert(1)</script>', 'From: \n\n\0\0', `Phone: ${'9'.repeat(5000)}`, '=?x?B?%%%?=: y\n\nz'])(
    'never fails: %j',
    (text) => {
      expect(importMail(text).input.channel).toBe('mail');
    },
  );

  it('drops markup and scripts', () => {
    const mail = readMail('Subject: x\nContent-Type: text/html\n\n<script>evil()</script><p>A &lt;b&gt; C</p>');
    expect(mail.text).toBe('A <b> C');
  });
});

it('gives the same mail the same lead id, and another mail a different one', async () => {
  const [angi, again, google] = await Promise.all(
    [ANGI_MAIL, ANGI_MAIL.replace('Prefers', 'prefers'), GOOGLE_MAIL].map((mail) => mailLeadId(importMail(mail))),
  );
  expect(angi).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(again).toBe(angi);
  expect(google).not.toBe(angi);
});

describe('a lead e-mail in free form', () => {
  const mail = (lines: string) =>
    importMail(`From: Leads <leads@seller.example>\nSubject: New lead\n\n${lines}\n`).input;

  it('is parsed like an import: full state names, a phone with words, a company', () => {
    expect(
      mail('Name: Tess Arlen\nPhone: 512-555-0188 (cell)\nAddress: 12 Elm St, Austin, Texas 78701\nService: AC repair'),
    ).toMatchObject({
      firstName: 'Tess',
      lastName: 'Arlen',
      phone: '512-555-0188',
      address: { street: '12 Elm St', city: 'Austin', state: 'TX', postalCode: '78701' },
    });
    expect(mail('Name: Arlen, Tess\nPhone: 512‑555‑0188 #4')).toMatchObject({
      firstName: 'Tess',
      lastName: 'Arlen',
      phone: '512-555-0188 ext. 4',
    });
    expect(mail('Customer: Blue Heron LLC\nLocation: Washington, D.C. 20001')).toMatchObject({
      companyName: 'Blue Heron LLC',
      lastName: '',
      address: { city: 'Washington', state: 'DC', postalCode: '20001' },
    });
  });

  it('finds no phone number inside a longer number', () => {
    expect(mail('Order 88421905550134 call 512-555-0134').phone).toBe('512-555-0134');
    expect(mail('Order 88421905550134').phone).toBe('');
  });

  it.each([
    ['3 credits ($62.00)', 6200],
    ['up to 20% off $45', 4500],
    ['20% off', 0],
    ['3 credits', 0],
    ['USD 1,200.50', 120_050],
    ['62', 6200],
    ['$2k', 200_000],
    ['1.5k', 150_000],
    ['10 miles', 0],
    ['$45 per lead', 4500],
    ['45 dollars, 10 miles away', 4500],
    ['1,250.', 125_000],
  ])('reads the cost in %s', (price, cents) => {
    expect(mail(`Name: Ada King\nLead price: ${price}`).costCents).toBe(cents);
  });
});
