import { Drawer } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderWithUi } from '@/testing/renderWithUi';
import { notify } from './notify';
import { NotificationsHost } from './NotificationsHost';

/** A fake of the phone's board: something that opens a drawer. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open visit</button>
      <Drawer
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title="Visit"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <button>On the way</button>
      </Drawer>
      <NotificationsHost />
    </>
  );
}

const layerOf = (element: HTMLElement | null): number =>
  Number(element?.closest<HTMLElement>('[data-position]')?.style.getPropertyValue('--notifications-z-index'));
const layerOfNotice = (text: string): number => layerOf(screen.getByText(text));
const layerOfDrawer = (): number =>
  Number(
    screen.getByRole('dialog').closest<HTMLElement>('[style*="--mb-z-index"]')?.style.getPropertyValue('--mb-z-index'),
  );

it('puts a message behind a drawer opened later, and in front of the one it belongs to', async () => {
  const { user } = renderWithUi(<Page />);
  act(() => notify.error('The visit was not moved.'));
  await screen.findByText('The visit was not moved.', {}, { timeout: 5000 });

  await user.click(screen.getByRole('button', { name: 'Open visit' }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(layerOfNotice('The visit was not moved.')).toBeLessThan(layerOfDrawer()));

  act(() => notify.error('The change was not saved.'));
  await screen.findByText('The change was not saved.');
  await waitFor(() => expect(layerOfNotice('The change was not saved.')).toBeGreaterThan(layerOfDrawer()));
  await user.click(screen.getByRole('button', { name: 'On the way' }));
  expect(layerOfNotice('The change was not saved.')).toBeGreaterThan(layerOfDrawer());
});
