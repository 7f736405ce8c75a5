import { describe, expect, it } from 'vitest';
import { formatPhone, phoneDigits } from './format';
import { readPhone } from './phone';
import { firstPhoneIn, phonesIn } from './phonesIn';
import { soundsLikeCompany, splitName } from './personName';
import { splitAddress, tidyAddress } from './postalAddress';
import { readPostalCode } from './postalCode';
import { knownRegion } from './regions';
import { optionalPhone } from './schema';

// All names, numbers and addresses are made up; the formats are from public reports of what importers and forms get wrong.
describe('one phone number', () => {
  it.each([
    ['512-555-0141 (cell)', '512-555-0141'],
    ['cell 512-555-0147', '512-555-0147'],
    ['Mobile: (512) 555-0147', '(512) 555-0147'],
    ['c: 512.555.0147', '512.555.0147'],
    ['512-555-0147 (h)', '512-555-0147'],
    ['Home/Work: 512-555-0147', '512-555-0147'],
    ['Tel. +1 512 555 0147', '+1 512 555 0147'],
    ['512‑555‑0145', '512-555-0145'],
    ['512 555 0145', '512 555 0145'],
    ['(512) 555—0145', '(512) 555-0145'],
    ['５１２５５５０１１５', '5125550115'],
    ['\u202a+1 (512) 555-0145\u202c', '+1 (512) 555-0145'],
    ["'5125550116", '5125550116'],
    ['5125550144.0', '5125550144'],
    ['15125550144.00', '15125550144'],
    ['5.125550144E9', '5125550144'],
    ['5,125,550,144', '5125550144'],
    ['5125550144.', '5125550144'],
    ['5.125550144e+09', '5125550144'],
    ['512-555-0146 #12', '512-555-0146 ext. 12'],
    ['512-555-0146, ext. 5', '512-555-0146 ext. 5'],
    ['512-555-0146 extension 5', '512-555-0146 ext. 5'],
    ['512-555-0146;ext=5', '512-555-0146 ext. 5'],
    ['(512) 555-0146 Ext: 5', '(512) 555-0146 ext. 5'],
    ['(512) 555-0146 (ext 5)', '(512) 555-0146 ext. 5'],
    ['5125550146extn7', '5125550146 ext. 7'],
    ['512-555-0146 x5 (office)', '512-555-0146 x5'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['001 512-555-0114', '+1 512-555-0114'],
    ['011 44 20 7946 0958', '+44 20 7946 0958'],
  ])('%s is read as %s', (typed, phone) => {
    expect(readPhone(typed)?.phone).toBe(phone);
    expect(optionalPhone.parse(typed)).toBe(phone);
    // A stored value parses to itself.
    expect(optionalPhone.parse(phone)).toBe(phone);
  });

  it.each([
    'call wife',
    'call his wife Jo 512-555-0109',
    '512-555-0134 or 0135',
    '512-555-0134, 512-555-0199',
    '5.13E+09',
    '88421905550134512',
    '512-555-0134 x1234567',
    '512-555-0107/0108',
    'N/A',
    '',
    '(((((((((((((((((((((((((((((((((((((((((((((((((',
  ])('%j is not a phone number', (typed) => {
    expect(readPhone(typed)).toBeNull();
  });

  it('compares by digits, and is shown in the usual format', () => {
    expect(phoneDigits('512‑555‑0145')).toBe('5125550145');
    expect(phoneDigits('512-555-0146 #12')).toBe('5125550146');
    expect(phoneDigits('５１２５５５０１１５')).toBe('5125550115');
    expect(formatPhone('512‑555‑0145')).toBe('(512) 555-0145');
  });
});

describe('phone numbers in text', () => {
  it.each([
    ['512-555-0134, (512) 555-0199', ['512-555-0134', '(512) 555-0199'], ''],
    ['512-555-0134 / 512-555-0199', ['512-555-0134', '512-555-0199'], ''],
    ['512-555-0134, ext. 5, 512-555-0199', ['512-555-0134 ext. 5', '512-555-0199'], ''],
    ['Phone: 512-555-0134 Mobile: 512-555-0199', ['512-555-0134', '512-555-0199'], ''],
    ['Main: 512-555-0134 | Fax: 512-555-0199', ['512-555-0134', '512-555-0199'], ''],
    ['512-555-0134 512-555-0199', ['512-555-0134', '512-555-0199'], ''],
    ['call his wife Jo 512-555-0109', ['512-555-0109'], 'call his wife Jo'],
    ['512-555-0109 after 5 pm', ['512-555-0109'], 'after 5 pm'],
    ['Jo (512) 555-0109 x7 & Al 512-555-0110', ['(512) 555-0109 x7', '512-555-0110'], 'Jo, Al'],
    ['H: 512-555-0109 C: 512-555-0110', ['512-555-0109', '512-555-0110'], ''],
    ['512-555-0109 day / 512-555-0110 eve', ['512-555-0109', '512-555-0110'], ''],
    ['512-555-0107/0108', ['512-555-0107', '512-555-0108'], ''],
    ['(512) 555-0107 & 0108', ['(512) 555-0107', '(512) 555-0108'], ''],
    ['ask at the desk', [], 'ask at the desk'],
  ])('are found in: %s', (text, phones, rest) => {
    const found = phonesIn(text);
    expect(found.phones.map(({ phone }) => phone)).toEqual(phones);
    expect(found.rest).toBe(rest);
  });

  it.each([
    ['Order 88421905550134 call 512-555-0134', '512-555-0134'],
    ['ref 550912334455', ''],
    ['invoice #5125550134', ''],
    ['$5125550134', ''],
    ['2026-11-19 14:02:11', ''],
    ['https://x.example/leads/5125550134', ''],
    ['+1 512.555.0134.', '+1 512.555.0134'],
  ])('begin in %s with %j', (text, phone) => {
    expect(firstPhoneIn(text)).toBe(phone);
  });
});

describe('a name', () => {
  it.each([
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['Lovelace, Ada', 'Ada', 'Lovelace'],
    ['c/o Ada Lovelace', 'Ada', 'Lovelace'],
    ['LOVELACE ,  ADA', 'ADA', 'LOVELACE'],
    ['Dr. Ada King Lovelace', 'Ada King', 'Lovelace'],
    ['Mr. & Mrs. John Smith', 'John', 'Smith'],
    ['John Smith Jr.', 'John', 'Smith Jr.'],
    ['John Smith, Jr.', 'John', 'Smith Jr.'],
    ['Smith, John, Jr.', 'John', 'Smith Jr.'],
    ['John Smith III', 'John', 'Smith III'],
    ['Ann & Bob Smith', 'Ann & Bob', 'Smith'],
    ['Smith, Ann and Bob', 'Ann and Bob', 'Smith'],
    ['Ludwig van der Berg', 'Ludwig', 'van der Berg'],
    ['Maria De La Cruz', 'Maria', 'De La Cruz'],
    ['de la Cruz, Maria', 'Maria', 'de la Cruz'],
    ['Van Nguyen', 'Van', 'Nguyen'],
    ['Weird Al Yankovic', 'Weird Al', 'Yankovic'],
    ['Ann & Di Ray', 'Ann & Di', 'Ray'],
    ['Robert (Bob) O’Neil', 'Robert (Bob)', 'O’Neil'],
    ['The Smith Family', '', 'The Smith Family'],
    ['Estate of John Doe', '', 'Estate of John Doe'],
    ['Jones, Mr. & Mrs. Bob', 'Bob', 'Jones'],
    ['Bob Smith (tenant)', 'Bob', 'Smith (tenant)'],
    ['Bob Smith - rental', 'Bob', 'Smith - rental'],
    ['Lovelace, Ada (Sue)', 'Ada (Sue)', 'Lovelace'],
    ['Prince', '', 'Prince'],
    ['Drake', '', 'Drake'],
    ['  ', '', ''],
    ['Núñez, José María', 'José María', 'Núñez'],
  ])('is split: %s', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  it('of one word is a first name in an inquiry', () => {
    expect(splitName('Bob', 'firstName')).toEqual({ firstName: 'Bob', lastName: '' });
    expect(soundsLikeCompany('Corner Burger #442')).toBe(true);
    expect(soundsLikeCompany('Bob Poe')).toBe(false);
  });
});

describe('a state', () => {
  it.each([
    ['Texas', 'TX'],
    ['tx', 'TX'],
    ['Tex.', 'TX'],
    ['D.C.', 'DC'],
    ['N.Y.', 'NY'],
    ['N. Carolina', 'NC'],
    ['Calif', 'CA'],
    ['new  jersey', 'NJ'],
    ['Texoma', ''],
    ['', ''],
  ])('%s is read as %s', (typed, code) => {
    expect(knownRegion(typed, 'US')).toBe(code);
  });
});

describe('a ZIP code', () => {
  it.each([
    ['78701.0', 'TX', '78701'],
    ['2138.0', 'MA', '02138'],
    ['2138', '', '02138'],
    ['787', 'TX', '787'],
    ['7870', 'TX', '7870'],
    ['787011234', 'TX', '78701-1234'],
    ['78701-', 'TX', '78701'],
    ['78701 1234', 'TX', '78701-1234'],
    ['2138-1234', 'MA', '02138-1234'],
    ['02138-0000', 'MA', '02138'],
    ["'02138", 'MA', '02138'],
    ['m5v1a1', 'ON', 'M5V 1A1'],
    ['SW1A 1AA', '', 'SW1A 1AA'],
  ])('%s in %s is read as %s', (typed, state, code) => {
    expect(readPostalCode(typed, state)).toBe(code);
  });
});

describe('an address in a single cell', () => {
  it.each([
    ['12 Elm St, Austin, Texas 78701', ['12 Elm St', '', 'Austin', 'TX', '78701']],
    ['12 Elm St, Austin, Texas, 78701', ['12 Elm St', '', 'Austin', 'TX', '78701']],
    ['12 Elm St, Austin, Tex. 78701', ['12 Elm St', '', 'Austin', 'TX', '78701']],
    ['16 Elm St, Washington, D.C. 20001', ['16 Elm St', '', 'Washington', 'DC', '20001']],
    ['16 Elm St, Washington DC 20001', ['16 Elm St', '', 'Washington', 'DC', '20001']],
    ['16 Elm St, Washington 20001', ['16 Elm St', '', 'Washington', 'DC', '20001']],
    ['22 Elm St\nAustin, Texas 78701', ['22 Elm St', '', 'Austin', 'TX', '78701']],
    ['20 Elm St, Apt 4, Austin, TX 78701, USA', ['20 Elm St', 'Apt 4', 'Austin', 'TX', '78701']],
    ['20 Elm St, Apt 4 Austin, TX 78701', ['20 Elm St', 'Apt 4', 'Austin', 'TX', '78701']],
    ['24 Elm St Austin TX 78701', ['24 Elm St', '', 'Austin', 'TX', '78701']],
    ['24 Elm St Apt 4 Austin TX 78701-1234', ['24 Elm St', 'Apt 4', 'Austin', 'TX', '78701-1234']],
    ['100 Park Ave S New York NY 10003', ['100 Park Ave S', '', 'New York', 'NY', '10003']],
    ['9 Elm Ave St Paul MN 55101', ['9 Elm Ave', '', 'St Paul', 'MN', '55101']],
    ['9 Elm St Mountlake Terrace WA 98043', ['9 Elm St', '', 'Mountlake Terrace', 'WA', '98043']],
    ['4 Court St Plymouth MA 02360', ['4 Court St', '', 'Plymouth', 'MA', '02360']],
    ['1 Infinite Loop Cupertino, CA 95014', ['1 Infinite Loop', '', 'Cupertino', 'CA', '95014']],
    ['1 Broadway New York NY 10004', ['1 Broadway New York', '', '', 'NY', '10004']],
    ['12 ELM CT 78701', ['12 ELM CT', '', '', '', '78701']],
    ['12 Elm St Hartford CT 06103', ['12 Elm St', '', 'Hartford', 'CT', '06103']],
    ['5 Oak Rd, Bradenton 34203', ['5 Oak Rd', '', 'Bradenton', 'FL', '34203']],
    ['5 Oak Rd, Florida 34203', ['5 Oak Rd', '', '', 'FL', '34203']],
    ['5 Oak Rd, Nevada 64772', ['5 Oak Rd', '', 'Nevada', 'MO', '64772']],
    ['5 Oak Rd, Charleston, West Virginia 25301', ['5 Oak Rd', '', 'Charleston', 'WV', '25301']],
    ['5 Oak Rd, Port Washington, New York 11050', ['5 Oak Rd', '', 'Port Washington', 'NY', '11050']],
    ['The Oaks, 12 Elm St, Austin, TX 78701', ['12 Elm St', 'The Oaks', 'Austin', 'TX', '78701']],
    ['PO Box 12, Salem, OR 97308', ['PO Box 12', '', 'Salem', 'OR', '97308']],
    ['12 1/2 Elm St, Austin, TX', ['12 1/2 Elm St', '', 'Austin', 'TX', '']],
    ['55 Elm, Ste 200, Austin, tx', ['55 Elm', 'Ste 200', 'Austin', 'TX', '']],
    ['12 Elm St Austin, TX 78701 (back house)', ['12 Elm St', 'back house', 'Austin', 'TX', '78701']],
    ['Weaverville, NC 28787', ['', '', 'Weaverville', 'NC', '28787']],
    ['3 Main St, Boston, MA 2138.0', ['3 Main St', '', 'Boston', 'MA', '02138']],
    ['3 Main St, Boston, Massachusetts, 2138', ['3 Main St', '', 'Boston', 'MA', '02138']],
    ['3 Main St, Austin, TX 7870', ['3 Main St, Austin, TX 7870', undefined, undefined, undefined, undefined]],
    ['3 Main St, Boston, MA 02138.0', ['3 Main St', '', 'Boston', 'MA', '02138']],
    ['12 King St W, Toronto, Ontario M5V 1A1, Canada', ['12 King St W', '', 'Toronto', 'ON', 'M5V 1A1']],
    ['The lot behind the mill', ['The lot behind the mill', undefined, undefined, undefined, undefined]],
    ['12 Elm Ct', ['12 Elm Ct', undefined, undefined, undefined, undefined]],
    ['12 Elm St, Washington', ['12 Elm St, Washington', undefined, undefined, undefined, undefined]],
    ['County Road 40500', ['County Road 40500', undefined, undefined, undefined, undefined]],
    ['12 Elm St ,  ', ['12 Elm St ,', undefined, undefined, undefined, undefined]],
    ['', ['', undefined, undefined, undefined, undefined]],
  ])('is split: %j', (text, [street, unit, city, state, postalCode]) => {
    expect({ ...splitAddress(text) }).toMatchObject(
      Object.fromEntries(
        Object.entries({ street, unit, city, state, postalCode }).filter(([, part]) => part !== undefined),
      ),
    );
    if (city === undefined) expect(splitAddress(text).city).toBeUndefined();
  });

  it('is split when it was put in the street field, and normalized', () => {
    expect(tidyAddress({ street: '12 Elm St, Austin, Texas 78701' })).toMatchObject({ city: 'Austin', state: 'TX' });
    expect(tidyAddress({ street: '1 A St', state: 'Massachusetts', postalCode: '2138.0', country: 'USA' })).toEqual({
      street: '1 A St',
      unit: '',
      city: '',
      state: 'MA',
      postalCode: '02138',
      country: 'US',
    });
    expect(tidyAddress({ street: '12 King St W, Toronto, ON M5V 1A1, Canada' }).country).toBe('CA');
    const long = `1 A St, ${'x'.repeat(70)}, Austin, TX 78701`;
    expect(tidyAddress({ street: long }).street).toBe(long);
  });
});
