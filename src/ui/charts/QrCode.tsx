import { useMemo } from 'react';
import { qrCode } from '@/lib/qrCode';

type QrCodeProps = {
  text: string;
  /** What it leads to, for who does not see it. */
  label: string;
  /** In pixels, quiet zone included; it shrinks with what is around it. */
  size?: number;
};

/** Cameras need light around a code. */
const QUIET_MODULES = 4;

/** A text as a QR code: dark on light in the dark theme too, because many cameras read nothing else. */
export function QrCode({ text, label, size = 288 }: QrCodeProps) {
  const { path, width } = useMemo(() => {
    const modules = qrCode(text);
    const dark = modules.flatMap((line, row) =>
      line.flatMap((isDark, column) => (isDark ? `M${column + QUIET_MODULES} ${row + QUIET_MODULES}h1v1h-1z` : [])),
    );
    return { path: dark.join(''), width: modules.length + QUIET_MODULES * 2 };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      width={size}
      height={size}
      style={{ maxWidth: '100%', height: 'auto', borderRadius: 8 }}
      shapeRendering="crispEdges"
    >
      <rect width={width} height={width} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
