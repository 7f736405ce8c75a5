import { describe, expect, it } from 'vitest';
import { decodeRows, type DirectoryRow } from '@/domain/directory/schema';
import { directoryRow, fitRows } from './row';

const address = (street: string) => ({
  street,
  unit: '',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
});

describe('directoryRow', () => {
  it('lists each phone, e-mail, address and serial number once', () => {
    const customer = {
      name: 'Ada Lovelace',
      sortName: 'lovelace, ada',
      kind: 'company',
      phone: '512-555-0134',
      email: 'ada@example.com',
      isDoNotService: true,
      source: 'google',
      contacts: [
        { phone: '512-555-0134', email: 'office@example.com' },
        { phone: '', email: '' },
      ],
      tags: ['vip'],
      billingAddress: address('12 Elm St'),
      status: 'active',
    };

    expect(
      directoryRow(
        'c1',
        customer,
        [{ address: address('12 Elm St') }, { address: address('7 Oak Ave') }],
        [{ serial: 'SN' }, { serial: '' }, { serial: 'SN' }],
      ),
    ).toEqual({
      id: 'c1',
      name: 'Ada Lovelace',
      sortName: 'lovelace, ada',
      phones: ['512-555-0134'],
      emails: ['ada@example.com', 'office@example.com'],
      addresses: ['12 Elm St, Austin, TX 78701', '7 Oak Ave, Austin, TX 78701'],
      serials: ['SN'],
      tags: ['vip'],
      isDoNotService: true,
      isCompany: true,
      source: 'google',
    });
  });

  it('has no row for an archived or deleted customer', () => {
    expect(directoryRow('c1', { name: 'Ada', status: 'archived' }, [], [])).toBeNull();
    expect(directoryRow('c1', undefined, [], [])).toBeNull();
  });

  it('handles incomplete or invalid documents', () => {
    expect(
      directoryRow('c1', { name: 'Ada', contacts: 'x', tags: [1], billingAddress: null }, [{ address: 7 }], [{}]),
    ).toMatchObject({ name: 'Ada', phones: [], addresses: [], tags: [] });
  });

  it('limits the row of a landlord with many properties', () => {
    const properties = Array.from({ length: 100 }, (_, index) => ({ address: address(`${index} Elm St`) }));
    const equipment = Array.from({ length: 200 }, (_, index) => ({ serial: `SN-${index}` }));

    const row = directoryRow('c1', { name: 'Landlord' }, properties, equipment);
    expect([row?.addresses.length, row?.serials.length]).toEqual([20, 30]);
  });
});

describe('fitRows', () => {
  const row = (id: string): DirectoryRow => ({
    id,
    name: `Name ${id}`,
    sortName: `name ${id}`,
    phones: ['512-555-0134'],
    emails: ['a@example.com'],
    isDoNotService: false,
    isCompany: false,
    source: '',
    tags: [],
    addresses: Array.from({ length: 20 }, (_, index) => `${index} Élm St, Austin, TX 78701`),
    serials: [],
  });

  it('sorts the rows, so the same rows give the same string', () => {
    expect(fitRows([row('b'), row('a')])).toEqual(fitRows([row('a'), row('b')]));
  });

  it('keeps every customer and drops details when a shard would be too large', () => {
    const rows = Array.from({ length: 2000 }, (_, index) => row(String(index)));

    const fitted = fitRows(rows);

    expect(Buffer.byteLength(fitted.rows)).toBeLessThanOrEqual(900_000);
    expect(fitted.count).toBe(2000);
    expect(decodeRows(fitted.rows)[0]).toMatchObject({ phones: ['512-555-0134'], addresses: { length: 8 } });
  });

  it('counts bytes, with two for a letter with an accent', () => {
    const rows = [row('a'), row('b')];
    const bytes = Buffer.byteLength(fitRows(rows).rows);
    expect(Buffer.byteLength(fitRows(rows, bytes).rows)).toBe(bytes);
    expect(Buffer.byteLength(fitRows(rows, bytes - 1).rows)).toBeLessThan(bytes);
  });

  it('keeps one phone and one e-mail per customer to search by', () => {
    const many = {
      ...row('a'),
      phones: ['512-555-0134', '512-555-0135'],
      emails: ['a@x.com', 'b@x.com'],
      addresses: ['x'.repeat(500)],
    };
    const [found] = decodeRows(fitRows([many], 300).rows);
    expect(found).toMatchObject({ phones: ['512-555-0134'], emails: ['a@x.com'], addresses: [] });
  });

  it('drops customers only as a last resort', () => {
    const fitted = fitRows(
      Array.from({ length: 100 }, (_, index) => row(String(index))),
      2000,
    );

    expect(Buffer.byteLength(fitted.rows)).toBeLessThanOrEqual(2000);
    expect(fitted.count).toBe(decodeRows(fitted.rows).length);
  });
});

describe('a damaged customer', () => {
  const customer = (name: string) => ({ name, sortName: name, kind: 'person', phone: '', email: '', status: 'active' });
  const other = directoryRow('z', customer('Grace'), [], []);

  it('keeps its row and the other rows of its shard, whatever its fields contain', () => {
    const huge = 'x'.repeat(900_000);
    const damaged = directoryRow(
      'a',
      {
        ...customer(huge),
        phone: 7,
        tags: Array.from({ length: 900 }, () => huge.slice(0, 1000)),
        contacts: [null, { phone: huge }],
      },
      [{ address: { street: huge } }, { address: 7 }],
      [{ serial: huge }, {}],
    );
    const rows = [damaged, other].flatMap((row) => row ?? []);
    const { rows: stored, count } = fitRows(rows);
    expect(count).toBe(2);
    expect(decodeRows(stored).map(({ id }) => id)).toEqual(['a', 'z']);
    expect(stored.length).toBeLessThan(20_000);
  });
});
