import { describe, expect, it } from 'vitest';
import { decodeText } from '../import/decode';
import { isOfx, readOfx } from './ofx';

/** The format banks write for QuickBooks: elements with values have no end tags. */
const SGML = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261128120000<LANGUAGE>ENG<INTU.BID>3000</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>0<STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>121000248<ACCTID>000123456789<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261128
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261127120000.000[-5:EST]<TRNAMT>1240.17<FITID>202611270001<NAME>STRIPE<MEMO>STRIPE TRANSFER ST-K7B2
<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20261126<TRNAMT>-85,50<FITID>202611260002<CHECKNUM>0001042<NAME>Smith &amp; Sons</STMTTRN>
<STMTTRN><TRNTYPE>DEP<DTPOSTED>20261125<TRNAMT>+300.500<FITID>3<NAME>DEPOSIT</STMTTRN>
<STMTTRN><TRNTYPE>DEP<DTPOSTED>20261325<TRNAMT>10.00<FITID>4<NAME>NO SUCH DAY</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>9000.00<DTASOF>20261128</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const XML = `<?xml version="1.0" encoding="UTF-8" standalone="no"?><?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE"?>
<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD</CURDEF><CCACCTFROM><ACCTID>4111-1111-1111-4242</ACCTID></CCACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261120</DTPOSTED><TRNAMT>-19.99</TRNAMT><FITID>a1</FITID><NAME>Caf&#233; Müller</NAME><MEMO></MEMO></STMTTRN></BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;

describe('OFX and QBO', () => {
  it('are read as unclosed SGML, with the bank’s dates, decimal commas, check numbers and bad lines', () => {
    expect(isOfx(SGML)).toBe(true);
    expect(readOfx(SGML)).toEqual([
      {
        accountName: 'Checking …6789',
        accountEnd: '6789',
        currency: 'USD',
        lines: [
          {
            on: '2026-11-27',
            amountCents: 124_017,
            description: 'STRIPE TRANSFER ST-K7B2',
            checkNumber: '',
            bankId: '202611270001',
          },
          {
            on: '2026-11-26',
            amountCents: -8_550,
            description: 'Smith & Sons',
            checkNumber: '1042',
            bankId: '202611260002',
          },
          { on: '2026-11-25', amountCents: 30_050, description: 'DEPOSIT', checkNumber: '', bankId: '3' },
        ],
        refused: [{ row: 4, text: 'NO SUCH DAY', why: 'No day that can be read' }],
      },
    ]);
  });

  it('are read as XML for a card, in any encoding', () => {
    const latin = Uint8Array.from(XML.replace('UTF-8', 'windows-1252'), (letter) => letter.charCodeAt(0));
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...Array.from(XML).flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    ]);
    for (const bytes of [new TextEncoder().encode(XML), latin, utf16])
      expect(readOfx(decodeText(bytes).text)).toMatchObject([
        {
          accountName: 'Credit card …4242',
          lines: [{ on: '2026-11-20', amountCents: -1_999, description: 'Café Müller' }],
        },
      ]);
  });

  it('with two accounts give two statements, and unclosed transactions end at the next', () => {
    const second = SGML.replace('000123456789', '55501').replace('CHECKING', 'SAVINGS');
    const both = SGML.replace('</OFX>', second.slice(second.indexOf('<BANKMSGSRSV1>')));
    expect(readOfx(both).map(({ accountName, lines }) => [accountName, lines.length])).toEqual([
      ['Checking …6789', 3],
      ['Savings …5501', 3],
    ]);
  });

  it('are read quickly for a busy year, and with tags that never end', () => {
    const many = SGML.replace(
      '<STMTTRN>',
      '<STMTTRN><TRNTYPE>DEP<DTPOSTED>20261125<TRNAMT>1.00<FITID>x<NAME>D</STMTTRN>\n'.repeat(5_000) + '<STMTTRN>',
    );
    expect(readOfx(many)[0]?.lines).toHaveLength(5_003);
    expect(readOfx(`<OFX>${'<STMTTRN>'.repeat(5_000)}${'<'.repeat(5_000)}`)).toEqual([]);
  });
});
