import { isCalendarDay } from '@/lib/calendar';
import { parseCents } from '../money/parse';
import { fileLineOf, type FileLine, type RefusedRow, type Statement } from './fileLine';

/** An element: a value, or child elements. SGML files omit the end tag of elements with a value. */
type Element = { name: string; value: string; children: Element[] };

/** Whether text is OFX, the format of `.ofx`, `.qfx` and `.qbo` files, in its SGML or XML form. */
export const isOfx = (text: string): boolean => /<OFX>/i.test(text.slice(0, 5_000));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decoded = (text: string): string =>
  text.replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,5});/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return ENTITIES[code.toLowerCase()] ?? whole;
    const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });

/** Converts a bank's CDATA sections to entities: their content isn't markup. */
const plain = (text: string): string =>
  text.replaceAll(/<!\[CDATA\[(.*?)\]\]>/gs, (_, inside: string) =>
    inside.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );

/** Elements with children. Anything else has a value, closed or not. */
const PARENTS = /^(?:OFX|\w+MSGSRSV\d+|\w*(?:STMT)?TRNRS|\w*STMTRS|BANKTRANLIST|STMTTRN|\w*ACCTFROM|STATUS|LEDGERBAL)$/;

/** Parses the elements of an OFX text. An unclosed element ends with its parent. */
function elementsOf(text: string): Element {
  const root: Element = { name: '', value: '', children: [] };
  const open: Element[] = [root];
  for (const [, slash = '', tag = '', after = ''] of text.matchAll(/<(\/?)([\w.]+)[^<>]*>([^<]*)/g)) {
    const name = tag.toUpperCase();
    if (slash === '/') {
      const at = open.findLastIndex((element) => element.name === name);
      if (at > 0) open.length = at;
      continue;
    }
    const element: Element = { name, value: decoded(after).trim(), children: [] };
    // An unclosed transaction ends where the next begins.
    if (name === 'STMTTRN') {
      const at = open.findLastIndex((around) => around.name === name);
      if (at > 0) open.length = at;
    }
    open.at(-1)?.children.push(element);
    if (PARENTS.test(name)) open.push(element);
  }
  return root;
}

function* all(element: Element, name: RegExp): Generator<Element> {
  for (const child of element.children) {
    if (name.test(child.name)) yield child;
    yield* all(child, name);
  }
}

const valueOf = (element: Element | undefined, name: string): string =>
  element?.children.find((child) => child.name === name)?.value ?? '';

const KINDS: Readonly<Record<string, string>> = {
  CHECKING: 'Checking',
  SAVINGS: 'Savings',
  MONEYMRKT: 'Money market',
  CREDITLINE: 'Credit line',
  CD: 'CD',
};

/**
 * Reads the statements of an OFX text, one per account. A transaction without a day or an amount is rejected, by its place in the file.
 * Account numbers are cut to their last four digits.
 */
export function readOfx(text: string): Statement[] {
  const root = elementsOf(plain(text.slice(Math.max(0, text.search(/<OFX>/i)))));
  const statements = new Map<string, Statement>();
  let row = 0;
  for (const statement of all(root, /^\w*STMTRS$/)) {
    const [account] = all(statement, /ACCTFROM$/);
    const accountEnd = valueOf(account, 'ACCTID').replaceAll(/\W/g, '').slice(-4);
    const kind = account?.name === 'CCACCTFROM' ? 'Credit card' : (KINDS[valueOf(account, 'ACCTTYPE')] ?? 'Account');
    const held = statements.get(`${kind}${accountEnd}`) ?? {
      accountName: accountEnd === '' ? '' : `${kind} …${accountEnd}`,
      accountEnd,
      currency: valueOf(statement, 'CURDEF').toUpperCase(),
      lines: [],
      refused: [],
    };
    statements.set(`${kind}${accountEnd}`, held);
    for (const transaction of all(statement, /^STMTTRN$/)) {
      row += 1;
      const read = lineOf(transaction, row);
      if ('why' in read) held.refused.push(read);
      else held.lines.push(read);
    }
  }
  return [...statements.values()];
}

function lineOf(transaction: Element, row: number): FileLine | RefusedRow {
  const [name, payee, memo] = [
    valueOf(transaction, 'NAME'),
    valueOf(transaction, 'PAYEE'),
    valueOf(transaction, 'MEMO'),
  ];
  const title = name || payee;
  // Banks repeat the name in the memo, truncated or in full.
  const description = (
    memo.startsWith(title) ? memo : [title, memo].filter((part, at, parts) => parts.indexOf(part) === at).join(' ')
  ).trim();
  const on = dayOf(valueOf(transaction, 'DTPOSTED') || valueOf(transaction, 'DTUSER'));
  const amount = amountOf(valueOf(transaction, 'TRNAMT'));
  const refused = (why: string): RefusedRow => ({ row, text: description.slice(0, 200), why });
  if (on === '') return refused('No day that can be read');
  if (amount === null) return refused('No amount that can be read');
  return fileLineOf({
    on,
    amountCents: amount,
    description,
    checkNumber: valueOf(transaction, 'CHECKNUM'),
    bankId: valueOf(transaction, 'FITID'),
  });
}

/** Reads the bank's own day: `20261128`, `20261128120000.000[-5:EST]`. '' for anything else. */
function dayOf(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? [];
  const on = `${year}-${month}-${day}`;
  return isCalendarDay(on) ? on : '';
}

/** Reads amounts like `-1234.5`, `-1234,56`, `1,234.56`, and ones with zeros after the cents. */
function amountOf(text: string): number | null {
  const read = parseCents(text.replace(/^\+/, '').replace(/(\.\d{2})0+$/, '$1'), { decimalSeparator: '.' });
  return read.ok ? read.value : null;
}
