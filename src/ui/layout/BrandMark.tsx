import classes from './BrandMark.module.css';

type BrandMarkProps = { size?: number; withName?: boolean };

/** The mark: an F whose arms are a spirit level and a wrench's jaw. Same drawing as public/favicon.svg. */
export function BrandMark({ size = 28, withName = true }: BrandMarkProps) {
  return (
    <span className={classes.brand}>
      <svg width={size} height={size} viewBox="0 0 64 64" role="img" aria-label={withName ? undefined : 'Fieldwright'} aria-hidden={withName || undefined}>
        <rect width="64" height="64" rx="14" fill="#0b5d57" />
        <path d="M16 12h36v11H27.5v29H16z" fill="#fff" />
        <path d="M31 29.5h9.2l3.3 4.6-3.3 4.6H31z" fill="#fff" />
        <circle cx="41.5" cy="17.5" r="3.4" fill="#fbb624" />
      </svg>
      {withName && <span className={classes.name} style={{ fontSize: size * 0.64 }}>Fieldwright</span>}
    </span>
  );
}
