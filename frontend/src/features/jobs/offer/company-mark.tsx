import styled from '@emotion/styled';
import { token } from '../../../theme/theme.js';

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

const Picture = styled('img')({ flex: 'none', borderRadius: 12, objectFit: 'contain', background: '#fffcf6' });

const Letters = styled('span')({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: 12,
  background: token('tint'),
  color: token('ink-soft'),
  fontWeight: 680,
  fontVariationSettings: '"FLAR" 100',
});
