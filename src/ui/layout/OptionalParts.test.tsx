import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderWithUi } from '@/testing/renderWithUi';
import { OptionalParts } from './OptionalParts';

function Parts({ tag = '' }: { tag?: string }) {
  const [value, setValue] = useState(tag);
  const tagInput = <TextInput label="Tag" value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
  return (
    <OptionalParts
      parts={[
        { id: 'tag', label: 'Tag', isFilled: value !== '', content: tagInput },
        { id: 'note', label: 'Note', isFilled: false, content: <TextInput label="Note" /> },
      ]}
    />
  );
}

it('shows an empty part as a link that opens it and focuses its field', async () => {
  const { user } = renderWithUi(<Parts />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Note' }));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Note' })).not.toBeInTheDocument();
});

it('opens a part with a value, and keeps it open when cleared', async () => {
  const { user } = renderWithUi(<Parts tag="VIP" />);
  await user.clear(screen.getByRole('textbox', { name: 'Tag' }));
  expect(screen.getByRole('textbox', { name: 'Tag' })).toHaveFocus();
});
