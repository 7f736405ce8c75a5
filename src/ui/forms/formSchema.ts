type Issue = { path: readonly PropertyKey[]; message: string; code?: string | undefined };
type Words = { error: (issue: { code?: string | undefined }) => string | undefined };

/**
 * What a form needs of a schema. Every zod schema is one; the sign-in page brings a hand-written one, because zod would
 * be a tenth of what it loads.
 */
export type FormSchema<Values> = {
  parse: (values: unknown) => Values;
  safeParse: (values: unknown, words?: Words) => { success: boolean; error?: { issues: readonly Issue[] } | undefined };
};
