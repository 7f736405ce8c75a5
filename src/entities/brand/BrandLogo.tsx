import type { PaperCompany } from '@/domain/paper/schema';
import classes from './BrandLogo.module.css';

type BrandLogoProps = {
  company: Pick<PaperCompany, 'logoUrl' | 'kit'>;
  className?: string | undefined;
};

/**
 * Renders a company's logo, in the version for its background. Without one for dark backgrounds, it gets a white plate there, because it
 * might not be visible. Renders nothing if there is no logo.
 */
export function BrandLogo({ company: { logoUrl, kit }, className = '' }: BrandLogoProps) {
  const darkUrl = kit?.logoDarkUrl ?? '';
  if (logoUrl === '') return null;
  if (darkUrl === '') return <img src={logoUrl} alt="" className={`${className} ${classes['plated']}`} />;
  return (
    <>
      <img src={logoUrl} alt="" className={`${className} ${classes['forLight']}`} />
      <img src={darkUrl} alt="" className={`${className} ${classes['forDark']}`} />
    </>
  );
}
