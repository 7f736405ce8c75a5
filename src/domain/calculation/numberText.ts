import { withoutNoise } from './withoutNoise';
import { fromUnits, inUnits, QUANTITIES, type Quantity, type UnitSystem } from './units';

/** A parsed number, or the reason it couldn't be parsed. */
export type ReadNumber = { ok: true; value: number } | { ok: false; message: string };

const TOKEN =
  /\s*(?:(\d+(?:\.\d*)?|\.\d+)\s*(?:(['′’])(?:\s*(\d+(?:\.\d*)?)\s*(?:["″”]|'')?)?|(["″”]))?|([-+*/x×·()]))/iy;

type Token = { value: number } | { sign: string };

/** Splits text into tokens: `12'6"` and `12'6` are 12.5; `6"` is half a foot. */
function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) return null;
    const [, number, feet, inches, inchMark, sign] = match;
    if (sign !== undefined) tokens.push({ sign: /[x×·]/i.test(sign) ? '*' : sign });
    else
      tokens.push({
        value:
          inchMark !== undefined
            ? Number(number) / 12
            : feet !== undefined
              ? Number(number) + Number(inches ?? 0) / 12
              : Number(number),
      });
  }
  return tokens;
}

/** Evaluates sums and products as people jot them down next to a drawing. */
function evaluate(tokens: readonly Token[]): number | null {
  let at = 0;
  const signAt = (): string => {
    const token = tokens[at];
    return token && 'sign' in token ? token.sign : '';
  };
  const atom = (): number => {
    const token = tokens[at];
    if (!token) return Number.NaN;
    at += 1;
    if ('value' in token) return token.value;
    if (token.sign === '-') return -atom();
    if (token.sign === '+') return atom();
    if (token.sign !== '(') return Number.NaN;
    const inner = sum();
    if (signAt() !== ')') return Number.NaN;
    at += 1;
    return inner;
  };
  const product = (): number => {
    let value = atom();
    for (let sign = signAt(); sign === '*' || sign === '/'; sign = signAt()) {
      at += 1;
      value = sign === '*' ? value * atom() : value / atom();
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    for (let sign = signAt(); sign === '+' || sign === '-'; sign = signAt()) {
      at += 1;
      value = sign === '+' ? value + product() : value - product();
    }
    return value;
  };
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : null;
}

/** Treats `1,200` as twelve hundred; any other comma is a decimal comma. */
const withoutCommas = (text: string): string =>
  text.replace(/\b\d{1,3}(?:,\d{3})+\b/g, (number) => number.replaceAll(',', '')).replaceAll(',', '.');

/** Parses a number or a calculation as typed: `96`, `12x8`, `12*8+3`, `12'6" x 8'`. */
export function readNumber(text: string): ReadNumber {
  const tokens = tokensOf(withoutCommas(text.trim()));
  const value = tokens && tokens.length > 0 ? evaluate(tokens) : null;
  return value === null
    ? { ok: false, message: `“${text.trim().slice(0, 40)}” is no number; 12x8 and 12*8+3 are calculated` }
    : { ok: true, value };
}

/** Parses input in the chosen system's unit and returns it in US units: 3 m is 9.8425197 ft. */
export function readQuantity(text: string, quantity: Quantity, system: UnitSystem): ReadNumber {
  const read = readNumber(text);
  return read.ok ? { ok: true, value: withoutNoise(fromUnits(read.value, quantity, system)) } : read;
}

/** Formats a number for an input field: without separators; in US units, as typed. */
export function fieldText(value: number, quantity: Quantity, system: UnitSystem): string {
  const shown = inUnits(value, quantity, system);
  return String(
    system === 'us' ? Number(shown.toFixed(4)) : Number(shown.toFixed(QUANTITIES[quantity].decimals.si + 1)),
  );
}
