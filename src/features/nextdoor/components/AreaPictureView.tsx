import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { coordinatesOf } from '@/domain/contact/pin';
import { useZipPlaces } from '@/entities/property/zipPins';
import { downloadFile } from '@/lib/downloadFile';
import { AREA_HEIGHT_PX, AREA_WIDTH_PX, drawAreaPicture } from '../areaPicture';
import classes from './nextdoor.module.css';

type AreaPictureViewProps = {
  /** Blurred location; see `nextdoorPostSchema`. */
  area: string;
  radiusMiles: number;
  title: string;
};

/** Shows the neighborhood's picture, drawn on this device, with a download button. */
export function AreaPictureView({ area, radiusMiles, title }: AreaPictureViewProps) {
  const { company } = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { data: zips } = useZipPlaces();
  const { name, branding } = company;

  useEffect(() => {
    const place = coordinatesOf(area);
    if (!canvas.current || !place || !zips) return;
    const picture = { place, radiusMiles, title, companyName: name, primaryColor: branding.primaryColor };
    drawAreaPicture(canvas.current, picture, zips);
  }, [area, radiusMiles, title, name, branding.primaryColor, zips]);

  const download = (): void =>
    canvas.current?.toBlob((file) => {
      if (file) downloadFile('neighborhood.png', file);
    }, 'image/png');

  return (
    <>
      <canvas
        ref={canvas}
        className={classes['canvas']}
        width={AREA_WIDTH_PX}
        height={AREA_HEIGHT_PX}
        role="img"
        aria-label={`A blurred map of where we worked${title === '' ? '' : `: ${title}`}`}
      />
      <div>
        <Button variant="default" onClick={download} leftSection={<IconDownload size={18} aria-hidden />}>
          Download the picture
        </Button>
      </div>
    </>
  );
}
