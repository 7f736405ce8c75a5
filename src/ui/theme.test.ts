import { expect, it } from 'vitest';
import { contrastOf } from '@/domain/brand/contrast';
import { cssVariablesResolver, theme } from './theme';

it.each(['light', 'dark'] as const)(
  'white on a red button can be read, at rest and under the pointer: %s',
  (scheme) => {
    const variables = cssVariablesResolver(theme as Parameters<typeof cssVariablesResolver>[0])[scheme];
    for (const name of ['--mantine-color-red-filled', '--mantine-color-red-filled-hover'])
      expect(contrastOf('#ffffff', Reflect.get(variables, name) as string)).toBeGreaterThanOrEqual(4.5);
  },
);
