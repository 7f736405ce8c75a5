import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playedStripe } from '@/testing/playedStripe';
import { theme } from '@/ui/theme';
import { CardFields } from './CardFields';

const FIELDS = { publishableKey: 'pk_test_1', accountId: 'acct_1', clientSecret: 'seti_1_secret_2', script: '' };

it('matches the card fields to the page’s colors, and keeps entries when they change', async () => {
  const { looks } = playedStripe([]);
  const shown = (scheme: 'light' | 'dark') => (
    <MantineProvider theme={theme} env="test" forceColorScheme={scheme}>
      <CardFields
        fields={FIELDS}
        kind="setup"
        submitLabel="Save card"
        onDone={() => undefined}
        onUnavailable={() => undefined}
      />
    </MantineProvider>
  );
  const { rerender } = render(shown('dark'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save card' })).toBeEnabled());
  expect(looks).toEqual([{ how: 'create', theme: 'night' }]);
  rerender(shown('light'));
  // The fields are changed, not recreated, so a half-typed number is still there.
  await waitFor(() =>
    expect(looks).toEqual([
      { how: 'create', theme: 'night' },
      { how: 'update', theme: 'stripe' },
    ]),
  );
});
