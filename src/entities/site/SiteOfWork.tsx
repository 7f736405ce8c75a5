import { Button, Stack } from '@mantine/core';
import { IconBulldozer } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/lib/lazyPage';
import { GateHold } from './GateHold';

const SiteSheet = lazyPart(() => import('./SiteSheet').then((module) => module.SiteSheet));

type SiteOfWorkProps = {
  work: { siteId: string };
  jobId: string;
  /** Work has begun or is over: what is open is no longer in its way. */
  isBegun: boolean;
};

/** On a stop or job that is on a site: why it cannot begin, and the site's list, log and tickets. Nothing for other work. */
export function SiteOfWork({ work, jobId, isBegun }: SiteOfWorkProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (work.siteId === '') return null;
  return (
    <Stack gap="xs">
      {!isBegun && <GateHold work={work} jobId={jobId} />}
      <Button variant="default" leftSection={<IconBulldozer size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Site: start list, daily log, tickets
      </Button>
      <Suspense fallback={null}>
        {isOpen && <SiteSheet siteId={work.siteId} jobId={jobId} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </Stack>
  );
}
