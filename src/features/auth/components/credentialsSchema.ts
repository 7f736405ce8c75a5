import type { FormSchema } from '@/ui/forms/formSchema';

type Credentials = { email: string; password: string };

const textOf = (values: unknown, field: keyof Credentials): string => {
  const value: unknown =
    typeof values === 'object' && values !== null ? (values as Record<string, unknown>)[field] : '';
  return typeof value === 'string' ? value : '';
};

const read = (values: unknown): Credentials => ({
  email: textOf(values, 'email').trim(),
  password: textOf(values, 'password'),
});

/** Requires both e-mail and password. Written without zod: see FormSchema. */
export const credentialsSchema: FormSchema<Credentials> = {
  parse: read,
  safeParse: (values) => {
    const { email, password } = read(values);
    const issues = [
      ...(email === '' ? [{ path: ['email'], message: 'Enter your e-mail address' }] : []),
      ...(password === '' ? [{ path: ['password'], message: 'Enter your password' }] : []),
    ];
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
};
