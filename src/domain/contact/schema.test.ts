import { describe, expect, it } from 'vitest';
import { text } from '../record/schema';
import { formatAddress, formatPhone, phoneDigits } from './format';
import { addressSchema, optionalEmail, optionalPhone, requiredEmail, requiredPhone } from './schema';

describe('phone fields', () => {
  it.each([
    '512-555-0134',
    '(512) 555-0134',
    '+1 512 555 0134',
    '512.555.0134',
    '512/555 0134',
    '5550134',
    '+49 30 901820',
    '+380 44 123 45 67',
    '123456789012345',
    '(512) 555-0134 x12',
    '(512) 555-0134 ext. 1234',
    '5125550134EXT5',
  ])('accept %s as typed', (phone) => {
    expect(optionalPhone.parse(phone)).toBe(phone);
    expect(requiredPhone.parse(phone)).toBe(phone);
  });

  it.each([
    '555013',
    '1234567890123456',
    'call me',
    '512-555-0134 or 0135',
    '512-555-0134 x1234567',
    '+',
    '()',
    '📞 5125550134',
    '<b>5125550134</b>',
  ])('refuse %s', (phone) => {
    expect(optionalPhone.safeParse(phone).error?.issues[0]?.message).toBe('Enter a phone number with 7 to 15 digits');
  });

  it('count the digits of the number, not the extension', () => {
    expect(optionalPhone.safeParse('555 x123456').success).toBe(false);
  });

  it('may be empty only if optional', () => {
    expect(optionalPhone.parse(undefined)).toBe('');
    expect(optionalPhone.parse('   ')).toBe('');
    expect(requiredPhone.safeParse('  ').error?.issues[0]?.message).toBe('Enter a phone number');
  });

  it('compare equal in any format', () => {
    for (const phone of ['512-555-0134', '(512) 555 0134', '+1 512.555.0134', '15125550134', '5125550134 x9']) {
      expect(phoneDigits(phone)).toBe('5125550134');
    }
  });

  it('are shown in the usual format with ten digits, otherwise as typed', () => {
    expect(formatPhone('5125550134')).toBe('(512) 555-0134');
    expect(formatPhone('+1 512 555 0134')).toBe('(512) 555-0134');
    expect(formatPhone('5125550134 x12')).toBe('5125550134 x12');
    // Ten digits with a country code, but not a US number.
    expect(formatPhone('+49 30 901820')).toBe('+49 30 901820');
    expect(formatPhone('')).toBe('');
  });
});

describe('e-mail fields', () => {
  it('are trimmed and stored in lower case', () => {
    expect(optionalEmail.parse('  Ada@Example.COM ')).toBe('ada@example.com');
    expect(requiredEmail.parse(' Ada.L+hvac@Mail.Example.CO.UK')).toBe('ada.l+hvac@mail.example.co.uk');
  });

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@example..com',
    'ada@example.com, bob@example.com',
  ])('refuse %s', (email) => {
    expect(optionalEmail.safeParse(email).success).toBe(false);
    expect(requiredEmail.safeParse(email).success).toBe(false);
  });

  it('may be empty only if optional', () => {
    expect(optionalEmail.parse('')).toBe('');
    expect(optionalEmail.parse(undefined)).toBe('');
    expect(requiredEmail.safeParse(' ').error?.issues[0]?.message).toBe('Enter an e-mail address');
  });

  it('allow at most 254 characters', () => {
    const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`;
    expect(optionalEmail.safeParse(`${long}${'m'.repeat(10)}`).success).toBe(false);
  });
});

describe('text in any language', () => {
  it.each(['Zoë', '李小龍', 'محمد علي', 'שלום 12', '👩‍🔧 Fix-It', 'O’Brien & Söhne', '‏ימין'])(
    'keeps %s unchanged',
    (value) => {
      expect(addressSchema.parse({ street: value }).street).toBe(value);
      expect(text(10_000).parse(value)).toBe(value);
    },
  );

  it('allows exactly 10 000 characters', () => {
    expect(text(10_000).parse('x'.repeat(10_000))).toHaveLength(10_000);
    expect(text(10_000).safeParse('x'.repeat(10_001)).error?.issues[0]?.message).toBe('At most 10000 characters');
  });

  it('keeps line breaks and spaces in long text', () => {
    expect(text(50).parse('  one\n\n two ')).toBe('  one\n\n two ');
  });
});

describe('addresses', () => {
  it('may be empty', () => {
    expect(addressSchema.parse({})).toEqual({
      street: '',
      unit: '',
      city: '',
      state: '',
      postalCode: '',
      country: 'US',
    });
  });

  it('are shown on one line, without commas for missing parts', () => {
    const full = addressSchema.parse({
      street: '12 Elm St',
      unit: 'Apt 4',
      city: 'Austin',
      state: 'TX',
      postalCode: '78701',
    });
    expect(formatAddress(full)).toBe('12 Elm St, Apt 4, Austin, TX 78701');
    expect(formatAddress({ ...full, unit: '', state: '' })).toBe('12 Elm St, Austin, 78701');
    expect(formatAddress(addressSchema.parse({ street: 'The lot behind the mill' }))).toBe('The lot behind the mill');
    expect(formatAddress(addressSchema.parse({}))).toBe('');
  });
});
