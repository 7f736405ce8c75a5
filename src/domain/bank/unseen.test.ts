import { expect, it } from 'vitest';
import { decodeText } from '../import/decode';
import { guessBankReading, openBankCsv, readBankCsv } from './csv';
import { isOfx, readOfx } from './ofx';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const windows = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, first: number[], isLow: boolean): Uint8Array =>
  Uint8Array.from([
    ...first,
    ...Array.from(text).flatMap((letter) => {
      const pair = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255];
      return isLow ? pair.toReversed() : pair;
    }),
  ]);

/** Lists lines as `day cents text`, followed by rejected lines. */
function read(bytes: Uint8Array): string[] {
  const { text } = decodeText(bytes);
  if (isOfx(text))
    return readOfx(text).flatMap(({ accountName, lines, refused }) => [
      ...lines.map((line) => `${accountName} ${line.on} ${String(line.amountCents)} ${line.description}`),
      ...refused.map(({ row, why }) => `${String(row)}: ${why}`),
    ]);
  const source = openBankCsv(text);
  if (!source) return ['no table'];
  const { lines, refused } = readBankCsv(source, guessBankReading(source));
  return [
    ...lines.map(({ on, amountCents, description }) => `${on} ${String(amountCents)} ${description}`),
    ...refused.map(({ row, why }) => `${String(row)}: ${why}`),
  ];
}

const statement = (transactions: string): Uint8Array =>
  utf8(
    `<?xml version="1.0" encoding="UTF-8"?>\r\n<?OFX OFXHEADER="200" VERSION="220"?>\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD</CURDEF><BANKACCTFROM><ACCTID>99887</ACCTID><ACCTTYPE>SAVINGS</ACCTTYPE></BANKACCTFROM><BANKTRANLIST>${transactions}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  );

// Written after the reader, each in the format of some bank or program; the expected results were worked out by hand.
it.each<[string, Uint8Array, string[]]>([
  [
    'UTF-8 with its mark, tabs and CRLF',
    utf8('\ufeffDate\tDescription\tAmount\r\n11/27/2026\tStripe\t1,240.17\r\n11/26/2026\tRent\t(85.50)\r\n'),
    ['2026-11-27 124017 Stripe', '2026-11-26 -8550 Rent'],
  ],
  [
    'UTF-16, high byte first',
    utf16('Date,Description,Amount\n2026-11-27,Café,12.00\n', [0xfe, 0xff], false),
    ['2026-11-27 1200 Café'],
  ],
  [
    'UTF-16 without a mark',
    utf16('Date,Description,Amount\n2026-11-27,Stripe,12.00\n', [], true),
    ['2026-11-27 1200 Stripe'],
  ],
  [
    'Windows-1252 with a dash of its own',
    windows('Date,Description,Amount\n11/27/2026,Caf\u00e9 \u0096 Bar,12.00\n'),
    ['2026-11-27 1200 Café – Bar'],
  ],
  [
    'a German savings bank: days first, commas, an account in front',
    windows(
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Verwendungszweck";"Betrag";"Waehrung"\r\n"DE12";"27.11.26";"27.11.26";"Rechnung M\u00fcller";"1.240,17";"EUR"\r\n"DE12";"03.11.26";"03.11.26";"Miete";"-1.085,50";"EUR"\r\n',
    ),
    ['2026-11-27 124017 Rechnung Müller', '2026-11-03 -108550 Miete'],
  ],
  [
    'a bank of Quebec: Retrait and Dépôt, blanks between thousands',
    windows(
      'Date;Description;Retrait;D\u00e9p\u00f4t;Solde\r\n2026-11-27;Ch\u00e8que;85,50;;1 154,67\r\n2026-11-28;D\u00e9p\u00f4t;;1 240,17;2 394,84\r\n',
    ),
    ['2026-11-27 -8550 Chèque', '2026-11-28 124017 Dépôt'],
  ],
  [
    'Swiss thousands',
    utf8("Date;Description;Amount\n27.11.2026;Zahlung;1'240.17\n13.11.2026;Miete;-1'085.50\n"),
    ['2026-11-27 124017 Zahlung', '2026-11-13 -108550 Miete'],
  ],
  [
    'a British app: days first, which one day says',
    utf8(
      'Transaction ID,Date,Time,Type,Name,Amount\nt1,27/11/2026,10:00,Card,Ada,1240.17\nt2,03/11/2026,10:00,Card,Fuel,-45.10\n',
    ),
    ['2026-11-27 124017 Ada', '2026-11-03 -4510 Fuel'],
  ],
  [
    'a minus behind, and an amount with a comma that nobody quoted',
    utf8('Date,Description,Amount\n11/27/2026,a,85.50-\n11/26/2026,b,$1,240.17\n'),
    [
      '2026-11-27 -8550 a',
      '3: It has more cells than the file has columns: an amount with a comma needs double quotes',
    ],
  ],
  [
    'dollar signs on either side of the minus',
    utf8('Date,Description,Amount\n11/26/2026,b,-$85.50\n11/25/2026,c,"-$1,085.50"\n11/24/2026,d,"($3.00)"\n'),
    ['2026-11-26 -8550 b', '2026-11-25 -108550 c', '2026-11-24 -300 d'],
  ],
  [
    'a card of Chase: two days, a type that is no direction',
    utf8(
      'Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n11/26/2026,11/27/2026,SHELL,Gas,Sale,-45.10,\n11/20/2026,11/21/2026,Thank You,,Payment,500.00,\n',
    ),
    ['2026-11-27 -4510 SHELL', '2026-11-21 50000 Thank You'],
  ],
  [
    'Capital One: no signs, and another column says which way',
    utf8(
      'Account Number,Transaction Date,Transaction Amount,Transaction Type,Transaction Description,Balance\n4471,11/27/26,1240.17,Credit,STRIPE,3000.00\n4471,11/26/26,85.50,Debit,RENT,1759.83\n',
    ),
    ['2026-11-27 124017 STRIPE', '2026-11-26 -8550 RENT'],
  ],
  [
    'columns of amounts that nobody knows are not guessed',
    utf8('Date,Description,Uit,In\n11/27/2026,a,85.50,\n11/26/2026,b,,12.00\n'),
    ['2: It has no amount', '3: It has no amount'],
  ],
  [
    'a text over two lines',
    utf8('Date,Description,Amount\n11/27/2026,"STRIPE\nTRANSFER ""X""",12.00\n'),
    ['2026-11-27 1200 STRIPE TRANSFER "X"'],
  ],
  [
    'OFX 2 with a CDATA section',
    statement(
      '<STMTTRN><DTPOSTED>20261127</DTPOSTED><TRNAMT>1240.17</TRNAMT><FITID>1</FITID><NAME><![CDATA[Smith & Sons <LLC>]]></NAME></STMTTRN>',
    ),
    ['Savings …9887 2026-11-27 124017 Smith & Sons <LLC>'],
  ],
  [
    'OFX 1 in small letters, without a head',
    utf8(
      '<ofx><bankmsgsrsv1><stmttrnrs><stmtrs><bankacctfrom><acctid>12345<accttype>CHECKING</bankacctfrom><banktranlist><stmttrn><dtposted>20261127<trnamt>12.00<fitid>9<name>D</stmttrn></banktranlist></stmtrs></stmttrnrs></bankmsgsrsv1></ofx>',
    ),
    ['Checking …2345 2026-11-27 1200 D'],
  ],
  [
    'OFX with European amounts, thousands without cents, and none before the point',
    statement(
      ['-1.240,17', '12,5', '1,240', '-.50']
        .map(
          (amount, at) =>
            `<STMTTRN><DTPOSTED>20261127</DTPOSTED><TRNAMT>${amount}</TRNAMT><FITID>${String(at)}</FITID><NAME>A</NAME></STMTTRN>`,
        )
        .join(''),
    ),
    [-124_017, 1_250, 124_000, -50].map((cents) => `Savings …9887 2026-11-27 ${String(cents)} A`),
  ],
  [
    'QBO behind a mark and empty lines',
    utf8(
      '\ufeff\n\nOFXHEADER:100\nDATA:OFXSGML\n\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CCACCTFROM><ACCTID>4242</CCACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20261127<TRNAMT>-3.00<FITID>a<NAME>X</STMTTRN></BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>',
    ),
    ['Credit card …4242 2026-11-27 -300 X'],
  ],
])('reads a bank’s file: %s', (_name, bytes, lines) => {
  expect(read(bytes)).toEqual(lines);
});
