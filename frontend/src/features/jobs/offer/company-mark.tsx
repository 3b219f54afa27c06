import { withClass } from '../../../theme/with-class.js';
import css from './company-mark.module.css';

/** A company's logo, or its first letters on a tone that its name decides. */
export function CompanyMark({ name, logo, size = 44 }: { name: string; logo: string | null; size?: number }) {
  if (logo !== null) return <Picture src={logo} alt="" width={size} height={size} loading="lazy" decoding="async" />;
  const letters = name
    .split(/\s+/)
    .map((word) => word.match(/\p{L}|\p{N}/u)?.[0] ?? '')
    .join('')
    .slice(0, 2);
  return (
    <Letters aria-hidden="true" style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {letters.toLocaleUpperCase() || '·'}
    </Letters>
  );
}

const Picture = withClass('img', css.picture);

const Letters = withClass('span', css.letters);
