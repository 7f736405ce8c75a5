import { Button } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useOnline } from '@/data/react/useOnline';
import { askAdmins } from '@/domain/team/api';
import type { Ask } from '@/domain/team/asks';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';

/** Lets a user without access notify the admins that they want it. The same request is sent at most once a day. */
export function AskAdminsButton({ ask }: { ask: Ask }) {
  const isOnline = useOnline();
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  if (isAsked) return <span role="status">Your admins have an e-mail about it.</span>;
  return (
    <>
      <Button
        variant="default"
        loading={isBusy}
        disabled={!isOnline}
        onClick={() =>
          void submit(async () => {
            await callFunction(askAdmins, { ask });
            setIsAsked(true);
          })
        }
      >
        Ask your admins
      </Button>
      <SubmitNotice fault={fault} isSlow={isSlow} />
    </>
  );
}
