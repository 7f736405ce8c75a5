import { Button, Stack } from '@mantine/core';
import { IconBulldozer } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/lib/lazyPage';
import { GateHold } from './GateHold';

const SiteSheet = lazyPart(() => import('./SiteSheet').then((module) => module.SiteSheet));

type SiteOfWorkProps = {
  work: { siteId: string };
  jobId: string;
  /** Work has started or is finished: open requirements no longer block it. */
  isBegun: boolean;
};

/** Shows on a stop or job at a site why it can't start, and the site's list, log and tickets. Renders nothing for other work. */
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
