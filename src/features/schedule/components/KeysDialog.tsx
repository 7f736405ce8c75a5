import { Kbd, Modal, Table } from '@mantine/core';

const KEYS: [keys: string, does: string][] = [
  ['← →', 'The visit before or after, in the same row'],
  ['↑ ↓', 'The nearest visit of another technician'],
  ['Enter', 'Show details'],
  [
    'M',
    'Move: arrows by 15 minutes, with Shift by 5, up and down to another technician; Enter sets it down, Esc leaves it',
  ],
  ['R', 'Make it longer or shorter'],
  ['A', 'Change time or people in a dialog'],
  ['L', 'Lock or unlock'],
  ['U', 'Unschedule: back to the tray'],
  ['X', 'Select, for several at once'],
  ['Shift F10', 'The menu of a visit'],
  ['J K', 'Next and previous day'],
  ['T', 'Today'],
  ['Ctrl U', 'Open or close the tray'],
  ['Ctrl Z', 'Undo; with Shift, redo'],
];

/** Lists the board's keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Keys of the board" size="lg">
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
