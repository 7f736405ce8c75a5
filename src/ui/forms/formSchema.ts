type Issue = { path: readonly PropertyKey[]; message: string; code?: string | undefined };
type Words = { error: (issue: { code?: string | undefined }) => string | undefined };

/**
 * The part of a schema that forms use. Every zod schema fits; the sign-in page provides a hand-written one, because zod would be a tenth
 * of its bundle.
 */
export type FormSchema<Values> = {
  parse: (values: unknown) => Values;
  safeParse: (values: unknown, words?: Words) => { success: boolean; error?: { issues: readonly Issue[] } | undefined };
};
