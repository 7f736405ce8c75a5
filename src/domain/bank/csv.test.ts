import { describe, expect, it } from 'vitest';
import { guessBankReading, openBankCsv, readBankCsv, readingFault } from './csv';

function read(text: string, turn = false) {
  const source = openBankCsv(text);
  if (!source) throw new Error('no table');
  const reading = { ...guessBankReading(source), isTurned: turn };
  return { reading, fault: readingFault(reading), ...readBankCsv(source, reading) };
}

describe('a bank’s CSV file', () => {
  it('is read with one amount column below a title and balances, as from Chase and Bank of America', () => {
    const { lines, refused } = read(
      'Account activity,,,\nBeginning balance as of 11/01/2026,,"1,000.00",\n\nDate,Description,Amount,Running Bal.\n11/27/2026,"STRIPE TRANSFER, ST-K7","1,240.17","2,240.17"\n11/26/2026,CHECK 1042,-85.50,"2,154.67"\nTotal,,"1,154.67",\n',
    );
    expect(lines).toEqual([
      { on: '2026-11-27', amountCents: 124_017, description: 'STRIPE TRANSFER, ST-K7', checkNumber: '', bankId: '' },
      { on: '2026-11-26', amountCents: -8_550, description: 'CHECK 1042', checkNumber: '', bankId: '' },
    ]);
    expect(refused).toEqual([{ row: 7, text: 'Total · 1,154.67', why: '“Total” is not a date' }]);
  });

  it('is read with separate debit and credit columns, whatever the sign', () => {
    const { lines } = read(
      'Posted Date;Payee;Debit;Credit;Check Number;Transaction ID\n2026-11-27;Deposit;;300.50;;T1\n2026-11-26;Rent;-1200.00;;0000217;T2\n2026-11-25;Fuel;45.10;;;T3\n',
    );
    expect(lines.map(({ amountCents, checkNumber, bankId }) => [amountCents, checkNumber, bankId])).toEqual([
      [30_050, '', 'T1'],
      [-120_000, '217', 'T2'],
      [-4_510, '', 'T3'],
    ]);
  });

  it('is read without column names, as from Wells Fargo', () => {
    const { lines, fault } = read(
      '"11/27/2026","1240.17","*","","STRIPE TRANSFER"\n"11/26/2026","-85.50","*","1042","CHECK"\n',
    );
    expect(fault).toBe('');
    expect(lines).toMatchObject([
      { on: '2026-11-27', amountCents: 124_017, description: 'STRIPE TRANSFER' },
      { on: '2026-11-26', amountCents: -8_550 },
    ]);
  });

  it('is read with the day first and decimal commas, if a date shows that', () => {
    const { lines, reading } = read(
      'Datum;Verwendungszweck;Betrag\n27.11.2026;Zahlung;1.240,17\n03.11.2026;Miete;-85,5\n01.11.2026;Kaution;1.500\n',
    );
    expect(reading.dayOrder).toBe('day-first');
    expect(lines.map(({ on, amountCents }) => [on, amountCents])).toEqual([
      ['2026-11-27', 124_017],
      ['2026-11-03', -8_550],
      ['2026-11-01', 150_000],
    ]);
  });

  it('of a credit card has its signs flipped when the user says so', () => {
    expect(read('Date,Description,Amount\n11/27/2026,Fuel,45.10\n', true).lines[0]?.amountCents).toBe(-4_510);
  });

  it('reports each unreadable row, and says what is missing', () => {
    const { lines, refused } = read(
      'Date,Description,Amount\n11/27/2026,a,ten\n,b,5.00\n11/27/2026,c,\n11/27/2026,d,6.00\n',
    );
    expect(lines).toHaveLength(1);
    expect(refused.map(({ row, why }) => `${row}: ${why}`)).toEqual([
      '2: “ten” is not an amount',
      '3: It has no date',
      '4: It has no amount',
    ]);
    expect(read('When,What\nsoon,thing\n').fault).toBe('Choose the column that holds the date.');
    expect(openBankCsv('')).toBeNull();
  });
});
