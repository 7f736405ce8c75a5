import { Modal } from '@mantine/core';
import type { BoardFace } from '@/domain/statusboard/face';
import type { BoardParams } from '../hooks/useBoardParams';
import { Wall } from './Wall';
import { WallButton } from './WallButton';

type WallDialogProps = {
  face: BoardFace;
  companyName: string;
  params: BoardParams;
  now: Date;
  contactAt: string;
};

/** Shows a full-window wall for a signed-in user, who may show names, with a way back. */
export function WallDialog({ params, ...shown }: WallDialogProps) {
  const { grouping, setGrouping, hasNames, setNames, setWall } = params;
  return (
    <Modal.Root
      opened
      onClose={() => setWall(false)}
      fullScreen
      padding={0}
      zIndex={400}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Content aria-label="Wall status board">
        <Wall
          {...shown}
          grouping={grouping}
          onGrouping={setGrouping}
          controls={
            <>
              <WallButton text={hasNames ? 'Hide names' : 'Show names'} onClick={() => setNames(!hasNames)} />
              <WallButton text="Leave wall mode" onClick={() => setWall(false)} />
            </>
          }
        />
      </Modal.Content>
    </Modal.Root>
  );
}
