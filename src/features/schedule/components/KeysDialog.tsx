import { Kbd, Modal, Table } from '@mantine/core';

const KEYS: [keys: string, does: string][] = [
  ['← →', 'Previous or next visit in the row'],
  ['↑ ↓', 'Nearest visit in another row'],
  ['Enter', 'Show details'],
  ['M', 'Move: arrows by 15 minutes, with Shift by 5, up and down to another technician; Enter drops it, Esc cancels'],
  ['R', 'Change the length'],
  ['A', 'Change the time or technicians'],
  ['L', 'Lock or unlock'],
  ['U', 'Unschedule and return to the tray'],
  ['X', 'Select more than one'],
  ['Shift F10', 'Visit menu'],
  ['J K', 'Next and previous day'],
  ['T', 'Today'],
  ['Ctrl U', 'Open or close the tray'],
  ['Ctrl Z', 'Undo; with Shift, redo'],
];

/** Lists the board's keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts" size="lg">
      <Table verticalSpacing={6}>
        <Table.Tbody>
          {KEYS.map(([keys, does]) => (
            <Table.Tr key={keys}>
              <Table.Td w={120}>
                <Kbd>{keys}</Kbd>
              </Table.Td>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
