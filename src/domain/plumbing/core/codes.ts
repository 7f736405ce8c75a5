import { z } from 'zod';
import { InputFault } from './issue';

export const CODE_NAMES = ['IPC', 'UPC', 'NSPC'] as const;
export type CodeName = (typeof CODE_NAMES)[number];
export type Code = { name: CodeName; year: number };

/** The default edition. */
const USUAL: Readonly<Record<CodeName, number>> = { IPC: 2021, UPC: 2021, NSPC: 2015 };
/** Editions whose tables were read; others of the same code are calculated with these, with a warning. */
const READ: Readonly<Record<CodeName, readonly number[]>> = {
  IPC: [2015, 2018, 2021],
  UPC: [2018, 2021],
  NSPC: [2006, 2015],
};

const WRONG_CODE = `Code must be one of ${CODE_NAMES.join(', ')}, with or without an edition, like “IPC-2021”`;

/** “IPC”, “IPC-2018” or “IPC 2018”. */
export const codeField = z
  .string({ error: ({ input }) => (input === undefined ? 'Code is missing' : WRONG_CODE) })
  .transform((text, context): Code => {
    const match = /^(IPC|UPC|NSPC)(?:[- ](20\d\d))?$/.exec(text.trim().toUpperCase());
    const name = CODE_NAMES.find((known) => known === match?.[1]);
    if (name) return { name, year: match?.[2] === undefined ? USUAL[name] : Number(match[2]) };
    context.addIssue({ code: 'custom', message: `${WRONG_CODE}, not “${text}”` });
    return z.NEVER;
  })
  .meta({ title: 'Plumbing code and edition', why: 'IPC, UPC or NSPC, like “IPC-2021”' });

/** A code with a default. */
export const codeOr = (name: CodeName): z.ZodDefault<typeof codeField> =>
  codeField
    .default({ name, year: USUAL[name] })
    .meta({ title: 'Plumbing code and edition', why: `IPC, UPC or NSPC; ${name}-${USUAL[name]} where none is named` });

/** “IPC 2021”. */
export const editionOf = ({ name, year }: Code): string => `${name} ${year}`;

/** Returns the remark on an edition whose book wasn't read; '' if it was. */
export const unreadEdition = ({ name, year }: Code): string =>
  READ[name].includes(year)
    ? ''
    : `${name} ${year} was not read; the values are those of ${name} ${READ[name].join(' and ')}`;

/** Throws if the tables of this code aren't available for the question. */
export function requireCode(code: Code, names: readonly CodeName[], what: string): void {
  if (!names.includes(code.name))
    throw new InputFault('code', `${what}: there are tables of ${names.join(' and ')}, none of ${code.name}`);
}

/** Returns the editions of a code whose tables were read, ascending. */
export const editionsRead = (name: CodeName): readonly number[] => READ[name];
